// Numbers, units, plural rules.
#include <unicode/displayoptions.h>
#include <unicode/formattedvalue.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/numberformatter.h>
#include <unicode/numberrangeformatter.h>
#include <unicode/plurrule.h>

#include <memory>

#include "support.hpp"

using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;

struct nav_number {
    LocalizedNumberFormatter formatter;
};

struct nav_unit {
    LocalizedNumberFormatter formatter;
};

struct nav_unit_range {
    icu::number::LocalizedNumberRangeFormatter formatter;
};

struct nav_plural {
    std::unique_ptr<icu::PluralRules> rules;
    // Gives the plural operands of a decimal text (its visible fraction digits).
    LocalizedNumberFormatter operands;
};

static const char *const categoryNames[] = {"zero", "one", "two", "few", "many", "other"};

static int32_t category(const icu::UnicodeString &keyword) {
    for (int32_t i = 0; i < 6; ++i) {
        if (keyword == icu::UnicodeString(categoryNames[i], -1, US_INV)) return i;
    }
    return 5;
}

static UNumberUnitWidth icuWidth(nav_unit_width width) {
    switch (width) {
        case nav_unit_full: return UNUM_UNIT_WIDTH_FULL_NAME;
        case nav_unit_short: return UNUM_UNIT_WIDTH_SHORT;
        default: return UNUM_UNIT_WIDTH_NARROW;
    }
}

nav_number *nav_number_open(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    // Grouped as MessageFormat groups, also in locales that leave four digits together (pl).
    return new nav_number{NumberFormatter::withLocale(from).grouping(UNUM_GROUPING_ON_ALIGNED)};
}

void nav_number_close(nav_number *number) { delete number; }

int32_t nav_number_format(
    const nav_number *number, const char *decimal, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    FormattedNumber result = number->formatter.formatDecimal(icu::StringPiece(decimal, length), code);
    icu::UnicodeString text = result.toString(code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(text, buffer, capacity);
}

nav_unit *nav_unit_open(
    const char *locale, const char *unit, nav_unit_width width, const char *grammatical_case, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    icu::MeasureUnit measure = icu::MeasureUnit::forIdentifier(unit, code);
    if (U_FAILURE(code)) {
        nav::report(code, status);
        return nullptr;
    }
    auto formatter = NumberFormatter::withLocale(from).unit(measure).unitWidth(icuWidth(width));
    if (grammatical_case != nullptr && *grammatical_case != '\0') {
        auto options = icu::DisplayOptions::builder()
                           .setGrammaticalCase(udispopt_fromGrammaticalCaseIdentifier(grammatical_case))
                           .build();
        formatter = formatter.displayOptions(options);
    }
    nav::report(code, status);
    return new nav_unit{formatter};
}

void nav_unit_close(nav_unit *unit) { delete unit; }

int32_t nav_unit_format(
    const nav_unit *unit, const char *decimal, int32_t length, char *buffer, int32_t capacity,
    int32_t number_range[2], int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    FormattedNumber result = unit->formatter.formatDecimal(icu::StringPiece(decimal, length), code);
    icu::UnicodeString text = result.toString(code);
    nav::report(code, status);
    if (U_FAILURE(code)) return 0;
    number_range[0] = number_range[1] = -1;
    icu::ConstrainedFieldPosition position;
    position.constrainCategory(UFIELD_CATEGORY_NUMBER);
    while (result.nextPosition(position, code)) {
        int32_t field = position.getField();
        if (field != UNUM_INTEGER_FIELD && field != UNUM_FRACTION_FIELD && field != UNUM_DECIMAL_SEPARATOR_FIELD &&
            field != UNUM_SIGN_FIELD)
            continue;
        if (number_range[0] < 0 || position.getStart() < number_range[0]) number_range[0] = position.getStart();
        if (position.getLimit() > number_range[1]) number_range[1] = position.getLimit();
    }
    if (number_range[0] >= 0) {
        number_range[0] = nav::bytesBefore(text, number_range[0]);
        number_range[1] = nav::bytesBefore(text, number_range[1]);
    }
    return nav::copy(text, buffer, capacity);
}

nav_unit_range *nav_unit_range_open(const char *locale, const char *unit, nav_unit_width width, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    icu::MeasureUnit measure = icu::MeasureUnit::forIdentifier(unit, code);
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    return new nav_unit_range{icu::number::NumberRangeFormatter::withLocale(from).numberFormatterBoth(
        NumberFormatter::with().unit(measure).unitWidth(icuWidth(width)))};
}

void nav_unit_range_close(nav_unit_range *range) { delete range; }

int32_t nav_unit_range_format(
    const nav_unit_range *range, int64_t first, int64_t last, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    auto result = range->formatter.formatFormattableRange(icu::Formattable(first), icu::Formattable(last), code);
    icu::UnicodeString text = result.toString(code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(text, buffer, capacity);
}

int32_t nav_road_unit(const char *locale, double metres, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    FormattedNumber result =
        NumberFormatter::withLocale(from).unit(icu::MeasureUnit::getMeter()).usage("road").formatDouble(metres, code);
    icu::MeasureUnit unit = result.getOutputUnit(code);
    nav::report(code, status);
    if (U_FAILURE(code)) return 0;
    return nav::copy(unit.getIdentifier(), std::strlen(unit.getIdentifier()), buffer, capacity);
}

nav_plural *nav_plural_open(const char *locale, bool ordinal, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(from, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, code));
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    return new nav_plural{std::move(rules), NumberFormatter::withLocale(icu::Locale::getRoot())};
}

void nav_plural_close(nav_plural *plural) { delete plural; }

int32_t nav_plural_select(const nav_plural *plural, const char *decimal, int32_t length, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    FormattedNumber number = plural->operands.formatDecimal(icu::StringPiece(decimal, length), code);
    icu::UnicodeString keyword = plural->rules->select(number, code);
    nav::report(code, status);
    return U_FAILURE(code) ? 5 : category(keyword);
}

int32_t nav_plural_categories(const nav_plural *plural, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::unique_ptr<icu::StringEnumeration> keywords(plural->rules->getKeywords(code));
    int32_t bits = 0;
    while (U_SUCCESS(code)) {
        const icu::UnicodeString *keyword = keywords->snext(code);
        if (keyword == nullptr) break;
        bits |= 1 << category(*keyword);
    }
    nav::report(code, status);
    return bits;
}

int32_t nav_plural_samples(
    const nav_plural *plural, int32_t category, double *values, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    if (category < 0 || category > 5) return 0;
    int32_t count = plural->rules->getSamples(
        icu::UnicodeString(categoryNames[category], -1, US_INV), values, capacity, code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : (count < capacity ? count : capacity);
}
