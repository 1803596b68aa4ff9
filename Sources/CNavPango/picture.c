// Pictures through Cairo.
#include <math.h>

#include "internal.h"

struct nav_picture {
    cairo_surface_t *surface;
    cairo_t *cairo;
    nav_picture_format format;
    char *path;
};

nav_picture *nav_picture_open(const char *path, nav_picture_format format, double width, double height, double scale) {
    nav_picture *picture = g_new0(nav_picture, 1);
    picture->format = format;
    picture->path = g_strdup(path);
    switch (format) {
        case nav_picture_svg: picture->surface = cairo_svg_surface_create(path, width, height); break;
        case nav_picture_pdf: picture->surface = cairo_pdf_surface_create(path, width, height); break;
        default:
            picture->surface =
                cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
    }
    picture->cairo = cairo_create(picture->surface);
    if (format == nav_picture_png) cairo_scale(picture->cairo, scale, scale);
    return picture;
}

int32_t nav_picture_close(nav_picture *picture) {
    g_rec_mutex_lock(&nav_pango_lock);
    cairo_status_t status = cairo_status(picture->cairo);
    cairo_destroy(picture->cairo);
    if (status == CAIRO_STATUS_SUCCESS && picture->format == nav_picture_png) {
        status = cairo_surface_write_to_png(picture->surface, picture->path);
    }
    cairo_surface_finish(picture->surface);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(picture->surface);
    cairo_surface_destroy(picture->surface);
    g_rec_mutex_unlock(&nav_pango_lock);
    g_free(picture->path);
    g_free(picture);
    return (int32_t)status;
}

const char *nav_picture_error(int32_t status) { return cairo_status_to_string((cairo_status_t)status); }

static void color(nav_picture *picture, uint32_t rgba) {
    cairo_set_source_rgba(
        picture->cairo, (rgba >> 24) / 255.0, ((rgba >> 16) & 255) / 255.0, ((rgba >> 8) & 255) / 255.0,
        (rgba & 255) / 255.0);
}

static void rounded(nav_picture *picture, double x, double y, double width, double height, double radius) {
    cairo_t *cairo = picture->cairo;
    cairo_new_path(cairo);
    if (radius <= 0) {
        cairo_rectangle(cairo, x, y, width, height);
        return;
    }
    cairo_arc(cairo, x + width - radius, y + radius, radius, -G_PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
    cairo_arc(cairo, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
    cairo_close_path(cairo);
}

void nav_picture_rectangle(
    nav_picture *picture, double x, double y, double width, double height, double radius, uint32_t rgba) {
    color(picture, rgba);
    rounded(picture, x, y, width, height, radius);
    cairo_fill(picture->cairo);
}

void nav_picture_frame(
    nav_picture *picture, double x, double y, double width, double height, double radius, double line, uint32_t rgba) {
    color(picture, rgba);
    rounded(picture, x + line / 2, y + line / 2, width - line, height - line, radius);
    cairo_set_line_width(picture->cairo, line);
    cairo_stroke(picture->cairo);
}

void nav_picture_polygon(nav_picture *picture, const double *points, int32_t count, uint32_t rgba) {
    color(picture, rgba);
    cairo_new_path(picture->cairo);
    for (int32_t i = 0; i < count; ++i) cairo_line_to(picture->cairo, points[2 * i], points[2 * i + 1]);
    cairo_close_path(picture->cairo);
    cairo_fill(picture->cairo);
}

void nav_picture_text(
    nav_picture *picture, nav_font *font, const char *text, int32_t length, double x, double baseline,
    bool right_to_left, uint32_t rgba) {
    g_rec_mutex_lock(&nav_pango_lock);
    color(picture, rgba);
    nav_font_set(font, text, length, right_to_left);
    cairo_move_to(picture->cairo, x, baseline);
    PangoLayoutLine *line = pango_layout_get_line_readonly(font->layout, 0);
    if (line != NULL) pango_cairo_show_layout_line(picture->cairo, line);
    g_rec_mutex_unlock(&nav_pango_lock);
}

bool nav_picture_ink(nav_picture *picture, int32_t *left, int32_t *right) {
    if (picture->format != nav_picture_png) return false;
    cairo_surface_flush(picture->surface);
    const unsigned char *rows = cairo_image_surface_get_data(picture->surface);
    int width = cairo_image_surface_get_width(picture->surface);
    int height = cairo_image_surface_get_height(picture->surface);
    int stride = cairo_image_surface_get_stride(picture->surface);
    *left = width;
    *right = -1;
    for (int y = 0; y < height; ++y) {
        const uint32_t *pixels = (const uint32_t *)(rows + (ptrdiff_t)y * stride);
        for (int x = 0; x < width; ++x) {
            if (pixels[x] >> 24 == 0) continue;
            if (x < *left) *left = x;
            if (x > *right) *right = x;
        }
    }
    return *right >= 0;
}
