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

/// Makes the layout one line of this text.
void nav_font_set(nav_font *font, const char *text, int32_t length, bool right_to_left);
