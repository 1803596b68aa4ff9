// What navtext asks of ICU, in plain C.
//
// No ICU header is included here: a module that shows <unicode/*.h> to Swift does not build beside Foundation, and
// ICU's renaming macros (u_strlen_72) are invisible to Swift. Text is UTF-8 with an explicit length, in and out.
//
// Calls that return text write at most `capacity` bytes and return the full length: call again with a larger
// buffer when the result is larger than the capacity. `status` receives ICU's UErrorCode as a number, 0 for
// success; `nav_error_name` gives its name. Handles are opaque; each `_open` has its `_close`.
#ifndef CNAVICU_H
#define CNAVICU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Versions and errors

/// ICU's name of an error, such as "U_ILLEGAL_ARGUMENT_ERROR". A static string.
const char *nav_error_name(int32_t status);
int32_t nav_icu_version(char *buffer, int32_t capacity);
int32_t nav_cldr_version(char *buffer, int32_t capacity, int32_t *status);

// Locales. Every `locale` is a BCP 47 tag, ended by NUL.

/// The canonical tag of any spelling ("en_GB", "iw", "zh-hant-hk"), extensions kept. Fails when ill-formed.
int32_t nav_locale_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status);
/// CLDR's parent ("en-GB" gives "en-001"), empty for a language without parent but root.
int32_t nav_locale_parent(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t nav_locale_maximize(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t nav_locale_minimize(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t nav_locale_language(const char *locale, char *buffer, int32_t capacity);
int32_t nav_locale_script(const char *locale, char *buffer, int32_t capacity);
int32_t nav_locale_region(const char *locale, char *buffer, int32_t capacity);
/// The value of a Unicode extension key ("ms", "nu", "rg"), empty without one.
int32_t nav_locale_keyword(const char *locale, const char *key, char *buffer, int32_t capacity, int32_t *status);
/// The tag with the key set, or without it when `value` is empty.
int32_t nav_locale_set_keyword(
    const char *locale, const char *key, const char *value, char *buffer, int32_t capacity, int32_t *status);
bool nav_locale_is_right_to_left(const char *locale);
/// The locale's name in the words of `in_locale`.
int32_t nav_locale_display_name(const char *locale, const char *in_locale, char *buffer, int32_t capacity);
/// The region's name in the words of `locale`; empty when CLDR has none.
int32_t nav_region_name(const char *locale, const char *region, char *buffer, int32_t capacity, int32_t *status);
/// "DE" for "DEU" or "de"; empty when it is no region.
int32_t nav_region_alpha2(const char *region, char *buffer, int32_t capacity);
/// The numbering system that numbers of the locale use ("arab"); fails for an unknown `-u-nu-`.
int32_t nav_locale_numbering_system(const char *locale, char *buffer, int32_t capacity, int32_t *status);
/// Whether ICU knows this numbering system as one with ten digits.
bool nav_numbering_system_exists(const char *name);
/// The locale's ellipsis pattern: `kind` is "final" or "word-final"; "{0}…".
int32_t nav_locale_ellipsis(const char *locale, const char *kind, char *buffer, int32_t capacity, int32_t *status);

typedef struct nav_matcher nav_matcher;
nav_matcher *nav_matcher_open(const char *const *supported, int32_t count, int32_t *status);
void nav_matcher_close(nav_matcher *matcher);
/// The index of the supported locale that suits best, or -1 when none does.
int32_t nav_matcher_best(const nav_matcher *matcher, const char *desired, int32_t *status);

// Numbers. A decimal is an ASCII string such as "1.5".

typedef struct nav_number nav_number;
nav_number *nav_number_open(const char *locale, int32_t *status);
void nav_number_close(nav_number *number);
int32_t nav_number_format(
    const nav_number *number, const char *decimal, int32_t length, char *buffer, int32_t capacity, int32_t *status);

typedef enum nav_unit_width { nav_unit_narrow = 0, nav_unit_short = 1, nav_unit_full = 2 } nav_unit_width;
typedef struct nav_unit nav_unit;
/// `unit` is CLDR's ("kilometer"); `grammatical_case` too ("dative"), or empty for the locale's default.
nav_unit *nav_unit_open(
    const char *locale, const char *unit, nav_unit_width width, const char *grammatical_case, int32_t *status);
void nav_unit_close(nav_unit *unit);
/// `number_range` receives start and limit of the number in the text, in bytes; -1 where it is written in words.
int32_t nav_unit_format(
    const nav_unit *unit, const char *decimal, int32_t length, char *buffer, int32_t capacity,
    int32_t number_range[2], int32_t *status);
typedef struct nav_unit_range nav_unit_range;
/// Ranges of one unit: "10–15 min".
nav_unit_range *nav_unit_range_open(const char *locale, const char *unit, nav_unit_width width, int32_t *status);
void nav_unit_range_close(nav_unit_range *range);
int32_t nav_unit_range_format(
    const nav_unit_range *range, int64_t first, int64_t last, char *buffer, int32_t capacity, int32_t *status);
/// The unit ICU gives road distances of this many metres in the locale's region, -u-rg- included: "foot".
int32_t nav_road_unit(const char *locale, double metres, char *buffer, int32_t capacity, int32_t *status);

typedef struct nav_plural nav_plural;
nav_plural *nav_plural_open(const char *locale, bool ordinal, int32_t *status);
void nav_plural_close(nav_plural *plural);
/// The category of a decimal: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
int32_t nav_plural_select(const nav_plural *plural, const char *decimal, int32_t length, int32_t *status);
/// A bit for each category that the locale has (1 << category).
int32_t nav_plural_categories(const nav_plural *plural, int32_t *status);
/// Sample values of a category from CLDR's rules; returns how many were written.
int32_t nav_plural_samples(const nav_plural *plural, int32_t category, double *values, int32_t capacity, int32_t *status);

// Lists

/// Units of one amount ("1 hr, 5 min") have widths.
typedef enum nav_list_type {
    nav_list_and = 0, nav_list_or = 1, nav_list_units_narrow = 2, nav_list_units_short = 3, nav_list_units_full = 4
} nav_list_type;
typedef struct nav_list nav_list;
nav_list *nav_list_open(const char *locale, nav_list_type type, int32_t *status);
void nav_list_close(nav_list *list);
/// `ranges` receives start and limit of each item in the text, in bytes.
int32_t nav_list_format(
    const nav_list *list, const char *const *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity, int32_t *ranges, int32_t *status);

// Dates

typedef struct nav_date nav_date;
/// `skeleton` in ICU's letters ("jmm", "EEEjmm"), `zone` an IANA name. Fails for an unknown zone.
nav_date *nav_date_open(const char *locale, const char *skeleton, const char *zone, int32_t *status);
void nav_date_close(nav_date *date);
int32_t nav_date_format(const nav_date *date, double epoch_seconds, char *buffer, int32_t capacity, int32_t *status);
bool nav_zone_exists(const char *zone);
/// Seconds that clocks of the zone are ahead of UTC at an instant.
int32_t nav_zone_offset(const char *zone, double epoch_seconds, int32_t *status);

typedef struct nav_interval nav_interval;
/// From one instant to another: "18:05–18:20".
nav_interval *nav_interval_open(const char *locale, const char *skeleton, const char *zone, int32_t *status);
void nav_interval_close(nav_interval *interval);
/// One handle may be used by one thread at a time.
int32_t nav_interval_format(
    const nav_interval *interval, double first, double last, char *buffer, int32_t capacity, int32_t *status);

// Messages

typedef struct nav_pattern_part {
    int32_t type;      // nav_part_*
    int32_t start;     // place in the pattern, in UTF-8 bytes
    int32_t length;
    int32_t limit;     // index of the part that closes this one
    int32_t argument;  // for an argument start: nav_argument_*
    double value;      // for an explicit number
} nav_pattern_part;

enum {
    nav_part_message_start = 0, nav_part_message_limit = 1, nav_part_skip = 2, nav_part_insert = 3,
    nav_part_number_sign = 4, nav_part_argument_start = 5, nav_part_argument_limit = 6, nav_part_number_index = 7,
    nav_part_name = 8, nav_part_type = 9, nav_part_style = 10, nav_part_selector = 11, nav_part_integer = 12,
    nav_part_double = 13
};
enum {
    nav_argument_none = 0, nav_argument_simple = 1, nav_argument_choice = 2, nav_argument_plural = 3,
    nav_argument_select = 4, nav_argument_ordinal = 5
};

typedef struct nav_pattern nav_pattern;
/// Parses with ICU's MessagePattern, `''` and quoting as ICU has them. On failure `error_offset` is the place in
/// bytes and `status` the reason.
nav_pattern *nav_pattern_open(const char *pattern, int32_t length, int32_t *error_offset, int32_t *status);
void nav_pattern_close(nav_pattern *pattern);
int32_t nav_pattern_count(const nav_pattern *pattern);
nav_pattern_part nav_pattern_part_at(const nav_pattern *pattern, int32_t index);

/// ICU's own MessageFormat over named arguments, for comparison. `texts[i]` is the value of `names[i]`, or NULL for
/// the number `numbers[i]`.
int32_t nav_message_format(
    const char *locale, const char *pattern, int32_t count, const char *const *names, const char *const *texts,
    const double *numbers, char *buffer, int32_t capacity, int32_t *status);

// Text

typedef enum nav_break_kind { nav_break_grapheme = 0, nav_break_word = 1, nav_break_line = 2 } nav_break_kind;
typedef struct nav_break nav_break;
/// `keywords` are ICU's own ("lb=strict;lw=phrase"), or empty: a tag with a -u- extension makes ICU read a table that
/// takes longer than all the rest of a start.
nav_break *nav_break_open(nav_break_kind kind, const char *locale, const char *keywords, int32_t *status);
void nav_break_close(nav_break *iterator);
/// Writes the places where the text may break, in bytes, its end included and its start not; returns how many there
/// are. One handle may be used by one thread at a time.
int32_t nav_break_offsets(
    nav_break *iterator, const char *text, int32_t length, int32_t *offsets, int32_t capacity, int32_t *status);

/// Terminal columns of a code point: 0, 1 or 2 (East Asian wide, full width, emoji presentation).
int32_t nav_columns(uint32_t code_point);
/// 1 left to right, 2 right to left, 0 neither.
int32_t nav_strong_direction(uint32_t code_point);
/// Whether it is a control or an invisible formatting character that has no place in a name.
bool nav_is_stray_control(uint32_t code_point);
/// The script's four letters ("Latn"), "Zyyy" for what all scripts share.
const char *nav_script(uint32_t code_point);
/// The text with its first letter in the locale's title case and the rest as it is.
int32_t nav_capitalize_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);
/// Folded for comparison: no case, compatibility forms unified, accents kept.
int32_t nav_fold(const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);
int32_t nav_normalize_nfc(const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif
#endif
