// Lists.
#include <unicode/formattedvalue.h>
#include <unicode/listformatter.h>

#include <memory>
#include <vector>

#include "support.hpp"

struct nav_list {
    std::unique_ptr<icu::ListFormatter> formatter;
};

nav_list *nav_list_open(const char *locale, nav_list_type type, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    UListFormatterType icuType = type == nav_list_and  ? ULISTFMT_TYPE_AND
                                 : type == nav_list_or ? ULISTFMT_TYPE_OR
                                                       : ULISTFMT_TYPE_UNITS;
    UListFormatterWidth width = type == nav_list_units_narrow  ? ULISTFMT_WIDTH_NARROW
                                : type == nav_list_units_short ? ULISTFMT_WIDTH_SHORT
                                                               : ULISTFMT_WIDTH_WIDE;
    std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(from, icuType, width, code));
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    return new nav_list{std::move(formatter)};
}

void nav_list_close(nav_list *list) { delete list; }

int32_t nav_list_format(
    const nav_list *list, const char *const *items, const int32_t *lengths, int32_t count, char *buffer,
    int32_t capacity, int32_t *ranges, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::vector<icu::UnicodeString> strings;
    for (int32_t i = 0; i < count; ++i) strings.push_back(nav::fromUTF8(items[i], lengths[i]));
    icu::FormattedList result = list->formatter->formatStringsToValue(strings.data(), count, code);
    icu::UnicodeString text = result.toString(code);
    nav::report(code, status);
    if (U_FAILURE(code)) return 0;
    icu::ConstrainedFieldPosition position;
    position.constrainField(UFIELD_CATEGORY_LIST, ULISTFMT_ELEMENT_FIELD);
    for (int32_t i = 0; i < count && result.nextPosition(position, code); ++i) {
        ranges[2 * i] = nav::bytesBefore(text, position.getStart());
        ranges[2 * i + 1] = nav::bytesBefore(text, position.getLimit());
    }
    return nav::copy(text, buffer, capacity);
}
