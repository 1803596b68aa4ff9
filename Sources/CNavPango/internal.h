// Shared by the files of CNavPango.
#pragma once

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>

#include "CNavPango.h"

struct nav_font {
    PangoFontMap *map;
    PangoContext *context;
    PangoLayout *layout;
    double ascent;
    double descent;
};

/// Pango and Cairo for one thread at a time: Cairo 1.16 keeps the glyphs of a font face for the whole process, and two
/// threads that measure or draw at once crash now and then, however separate their own objects are.
extern GRecMutex nav_pango_lock;

/// Makes the layout one line of this text.
void nav_font_set(nav_font *font, const char *text, int32_t length, bool right_to_left);
