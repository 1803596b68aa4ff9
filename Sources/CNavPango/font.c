// Fonts and the widths of shaped text.
#include "internal.h"

GRecMutex nav_pango_lock;

nav_font *nav_font_open(const char *family, double size, int32_t weight) {
    g_rec_mutex_lock(&nav_pango_lock);
    nav_font *font = g_new0(nav_font, 1);
    font->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (font->map == NULL) {
        g_rec_mutex_unlock(&nav_pango_lock);
        g_free(font);
        return NULL;
    }
    font->context = pango_font_map_create_context(font->map);
    // Widths that do not depend on where a glyph stands, so that measuring and drawing agree.
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    pango_cairo_context_set_font_options(font->context, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(font->context, FALSE);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, family);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_font_description_set_weight(description, (PangoWeight)weight);
    font->layout = pango_layout_new(font->context);
    pango_layout_set_font_description(font->layout, description);
    pango_layout_set_single_paragraph_mode(font->layout, TRUE);
    pango_layout_set_auto_dir(font->layout, FALSE);
    PangoFontMetrics *metrics = pango_context_get_metrics(font->context, description, NULL);
    font->ascent = pango_font_metrics_get_ascent(metrics) / (double)PANGO_SCALE;
    font->descent = pango_font_metrics_get_descent(metrics) / (double)PANGO_SCALE;
    pango_font_metrics_unref(metrics);
    pango_font_description_free(description);
    g_rec_mutex_unlock(&nav_pango_lock);
    return font;
}

void nav_font_close(nav_font *font) {
    g_rec_mutex_lock(&nav_pango_lock);
    g_object_unref(font->layout);
    g_object_unref(font->context);
    g_object_unref(font->map);
    g_free(font);
    g_rec_mutex_unlock(&nav_pango_lock);
}

void nav_font_set(nav_font *font, const char *text, int32_t length, bool right_to_left) {
    PangoDirection direction = right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
    if (pango_context_get_base_dir(font->context) != direction) {
        pango_context_set_base_dir(font->context, direction);
        pango_layout_context_changed(font->layout);
    }
    pango_layout_set_text(font->layout, text, length);
}

double nav_font_width(nav_font *font, const char *text, int32_t length, bool right_to_left) {
    g_rec_mutex_lock(&nav_pango_lock);
    nav_font_set(font, text, length, right_to_left);
    PangoRectangle ink, logical;
    pango_layout_get_extents(font->layout, &ink, &logical);
    g_rec_mutex_unlock(&nav_pango_lock);
    // A mark may reach beyond the last letter's advance: जाएँ.
    int width = logical.width;
    if (ink.width > 0 && ink.x + ink.width > width) width = ink.x + ink.width;
    return width / (double)PANGO_SCALE;
}

int32_t nav_font_ranges(
    nav_font *font, const char *text, int32_t length, bool right_to_left, int32_t start, int32_t end, double *ranges,
    int32_t capacity) {
    g_rec_mutex_lock(&nav_pango_lock);
    nav_font_set(font, text, length, right_to_left);
    PangoLayoutLine *line = pango_layout_get_line_readonly(font->layout, 0);
    if (line == NULL) {
        g_rec_mutex_unlock(&nav_pango_lock);
        return 0;
    }
    int *found = NULL;
    int count = 0;
    pango_layout_line_get_x_ranges(line, start, end, &found, &count);
    for (int i = 0; i < count && i < capacity; ++i) {
        ranges[2 * i] = found[2 * i] / (double)PANGO_SCALE;
        ranges[2 * i + 1] = found[2 * i + 1] / (double)PANGO_SCALE;
    }
    g_free(found);
    g_rec_mutex_unlock(&nav_pango_lock);
    return count < capacity ? count : capacity;
}

int32_t nav_font_unknown_glyphs(nav_font *font, const char *text, int32_t length) {
    g_rec_mutex_lock(&nav_pango_lock);
    nav_font_set(font, text, length, false);
    int32_t count = pango_layout_get_unknown_glyphs_count(font->layout);
    g_rec_mutex_unlock(&nav_pango_lock);
    return count;
}

double nav_font_ascent(const nav_font *font) { return font->ascent; }
double nav_font_descent(const nav_font *font) { return font->descent; }
