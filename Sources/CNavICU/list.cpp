// Lists and dates.
#include <unicode/formattedvalue.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/listformatter.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <cmath>
#include <memory>
#include <vector>

#include "support.hpp"

struct nav_list {
    std::unique_ptr<icu::ListFormatter> formatter;
};

struct nav_date {
    std::unique_ptr<icu::SimpleDateFormat> format;
};

nav_list *nav_list_open(const char *locale, nav_list_type type, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    UListFormatterType icuType = type == nav_list_or ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND;
    std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(from, icuType, ULISTFMT_WIDTH_WIDE, code));
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

bool nav_zone_exists(const char *zone) {
    std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
    return *found != icu::TimeZone::getUnknown();
}

nav_date *nav_date_open(const char *locale, const char *skeleton, const char *zone, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    if (U_SUCCESS(code) && !nav_zone_exists(zone)) code = U_ILLEGAL_ARGUMENT_ERROR;
    if (U_FAILURE(code)) {
        nav::report(code, status);
        return nullptr;
    }
    std::unique_ptr<icu::DateTimePatternGenerator> generator(
        icu::DateTimePatternGenerator::createInstance(from, code));
    icu::UnicodeString pattern;
    if (U_SUCCESS(code)) pattern = generator->getBestPattern(icu::UnicodeString::fromUTF8(skeleton), code);
    std::unique_ptr<icu::SimpleDateFormat> format;
    if (U_SUCCESS(code)) format.reset(new icu::SimpleDateFormat(pattern, from, code));
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
    return new nav_date{std::move(format)};
}

void nav_date_close(nav_date *date) { delete date; }

int32_t nav_date_format(const nav_date *date, double epoch_seconds, char *buffer, int32_t capacity, int32_t *status) {
    // SimpleDateFormat::format works on a clone of its calendar here, so that one handle serves many threads.
    UErrorCode code = U_ZERO_ERROR;
    std::unique_ptr<icu::Calendar> calendar(date->format->getCalendar()->clone());
    calendar->setTime(epoch_seconds * 1000.0, code);
    icu::UnicodeString text;
    icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
    if (U_SUCCESS(code)) date->format->format(*calendar, text, position);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(text, buffer, capacity);
}

int32_t nav_zone_day(const char *zone, double epoch_seconds, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
    int32_t raw = 0, saving = 0;
    found->getOffset(epoch_seconds * 1000.0, false, raw, saving, code);
    nav::report(code, status);
    return static_cast<int32_t>(std::floor((epoch_seconds + (raw + saving) / 1000.0) / 86400.0));
}
