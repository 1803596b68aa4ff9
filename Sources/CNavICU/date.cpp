// Dates, times and their zones.
#include <unicode/dtintrv.h>
#include <unicode/dtitvfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <memory>

#include "support.hpp"

struct nav_date {
    std::unique_ptr<icu::SimpleDateFormat> format;
};

struct nav_interval {
    std::unique_ptr<icu::DateIntervalFormat> format;
};

static std::unique_ptr<icu::TimeZone> timeZone(const char *zone) {
    return std::unique_ptr<icu::TimeZone>(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
}

bool nav_zone_exists(const char *zone) {
    return *timeZone(zone) != icu::TimeZone::getUnknown();
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
    format->adoptTimeZone(timeZone(zone).release());
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

int32_t nav_zone_offset(const char *zone, double epoch_seconds, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t raw = 0, saving = 0;
    timeZone(zone)->getOffset(epoch_seconds * 1000.0, false, raw, saving, code);
    nav::report(code, status);
    return (raw + saving) / 1000;
}

nav_interval *nav_interval_open(const char *locale, const char *skeleton, const char *zone, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    if (U_SUCCESS(code) && !nav_zone_exists(zone)) code = U_ILLEGAL_ARGUMENT_ERROR;
    std::unique_ptr<icu::DateIntervalFormat> format;
    if (U_SUCCESS(code)) {
        format.reset(icu::DateIntervalFormat::createInstance(icu::UnicodeString::fromUTF8(skeleton), from, code));
    }
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    format->adoptTimeZone(timeZone(zone).release());
    return new nav_interval{std::move(format)};
}

void nav_interval_close(nav_interval *interval) { delete interval; }

int32_t nav_interval_format(
    const nav_interval *interval, double first, double last, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::DateInterval dates(first * 1000.0, last * 1000.0);
    icu::UnicodeString text;
    icu::FieldPosition position(icu::FieldPosition::DONT_CARE);
    interval->format->format(&dates, text, position, code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(text, buffer, capacity);
}
