// What navtext asks of Pango and Cairo, in plain C: widths of shaped text, and pictures.
//
// No header of Pango is included here, so that Swift sees none. Text is UTF-8 with an explicit length; lengths are
// pixels, colours 0xRRGGBBAA. Handles are opaque; each `_open` has its `_close`. One handle may be used by one thread
// at a time; calls from several threads wait for each other.
#ifndef CNAVPANGO_H
#define CNAVPANGO_H

#include <stdbool.h>
#include <stdint.h>

typedef struct nav_font nav_font;
/// A font by its family ("Noto Sans", or several with commas), size in pixels and weight (400 regular, 700 bold).
/// Fontconfig finds the fonts for scripts that it lacks.
nav_font *nav_font_open(const char *family, double size, int32_t weight);
void nav_font_close(nav_font *font);
/// The width of one line as it is shaped, in the direction of its paragraph.
double nav_font_width(nav_font *font, const char *text, int32_t length, bool right_to_left);
/// Where a part of one line (bytes) stands: pairs of left and right ends; returns how many pairs there are.
int32_t nav_font_ranges(
    nav_font *font, const char *text, int32_t length, bool right_to_left, int32_t start, int32_t end, double *ranges,
    int32_t capacity);
/// How many characters of the text have no glyph in any font.
int32_t nav_font_unknown_glyphs(nav_font *font, const char *text, int32_t length);
double nav_font_ascent(const nav_font *font);
double nav_font_descent(const nav_font *font);

typedef enum nav_picture_format { nav_picture_png = 0, nav_picture_svg = 1, nav_picture_pdf = 2 } nav_picture_format;
typedef struct nav_picture nav_picture;
/// A picture that is written to a file when it is closed. `scale` multiplies the pixels of a PNG.
nav_picture *nav_picture_open(const char *path, nav_picture_format format, double width, double height, double scale);
/// Writes the file; 0, or Cairo's status.
int32_t nav_picture_close(nav_picture *picture);
const char *nav_picture_error(int32_t status);
void nav_picture_rectangle(
    nav_picture *picture, double x, double y, double width, double height, double radius, uint32_t color);
/// The outline of a rectangle, drawn inside it.
void nav_picture_frame(
    nav_picture *picture, double x, double y, double width, double height, double radius, double line, uint32_t color);
/// A closed shape through `count` points.
void nav_picture_polygon(nav_picture *picture, const double *points, int32_t count, uint32_t color);
/// A line of text whose left end and baseline are given.
void nav_picture_text(
    nav_picture *picture, nav_font *font, const char *text, int32_t length, double x, double baseline,
    bool right_to_left, uint32_t color);
/// The first and the last column of a PNG in which anything is drawn yet, in its own pixels; false when nothing is.
bool nav_picture_ink(nav_picture *picture, int32_t *left, int32_t *right);

#endif
