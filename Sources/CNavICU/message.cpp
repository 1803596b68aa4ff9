// Message patterns.
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/parseerr.h>

#include <memory>
#include <vector>

#include "support.hpp"

struct nav_pattern {
    icu::MessagePattern pattern;
    std::vector<int32_t> bytes;  // the place in UTF-8 of each UTF-16 index
};

/// The place in UTF-8 of each UTF-16 index of the text, its end included.
static std::vector<int32_t> byteIndex(const icu::UnicodeString &text) {
    std::vector<int32_t> bytes(static_cast<size_t>(text.length()) + 1, 0);
    int32_t count = 0;
    for (int32_t i = 0; i < text.length();) {
        UChar32 point = text.char32At(i);
        int32_t units = U16_LENGTH(point);
        for (int32_t k = 0; k < units; ++k) bytes[static_cast<size_t>(i + k)] = count;
        count += U8_LENGTH(point);
        i += units;
    }
    bytes[static_cast<size_t>(text.length())] = count;
    return bytes;
}

nav_pattern *nav_pattern_open(const char *pattern, int32_t length, int32_t *error_offset, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError error{};
    icu::UnicodeString text = nav::fromUTF8(pattern, length);
    std::vector<int32_t> bytes = byteIndex(text);
    icu::MessagePattern parsed(UMSGPAT_APOS_DOUBLE_OPTIONAL, code);
    parsed.parse(text, &error, code);
    nav::report(code, status);
    if (U_FAILURE(code)) {
        int32_t offset = error.offset < 0 ? 0 : error.offset > text.length() ? text.length() : error.offset;
        if (error_offset != nullptr) *error_offset = bytes[static_cast<size_t>(offset)];
        return nullptr;
    }
    return new nav_pattern{std::move(parsed), std::move(bytes)};
}

void nav_pattern_close(nav_pattern *pattern) { delete pattern; }

int32_t nav_pattern_count(const nav_pattern *pattern) { return pattern->pattern.countParts(); }

nav_pattern_part nav_pattern_part_at(const nav_pattern *pattern, int32_t index) {
    const icu::MessagePattern::Part &part = pattern->pattern.getPart(index);
    nav_pattern_part result{};
    result.type = static_cast<int32_t>(part.getType());
    int32_t start = pattern->bytes[static_cast<size_t>(part.getIndex())];
    result.start = start;
    result.length = pattern->bytes[static_cast<size_t>(part.getLimit())] - start;
    UMessagePatternPartType type = part.getType();
    bool opens = type == UMSGPAT_PART_TYPE_MSG_START || type == UMSGPAT_PART_TYPE_ARG_START;
    result.limit = opens ? pattern->pattern.getLimitPartIndex(index) : index;
    result.argument = type == UMSGPAT_PART_TYPE_ARG_START ? static_cast<int32_t>(part.getArgType()) : 0;
    bool number = type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE;
    result.value = number ? pattern->pattern.getNumericValue(part) : 0;
    return result;
}

int32_t nav_message_format(
    const char *locale, const char *pattern, int32_t count, const char *const *names, const char *const *texts,
    const double *numbers, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError error{};
    icu::Locale from = nav::locale(locale, code);
    icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), from, error, code);
    std::vector<icu::UnicodeString> keys;
    std::vector<icu::Formattable> values;
    for (int32_t i = 0; i < count; ++i) {
        keys.push_back(icu::UnicodeString::fromUTF8(names[i]));
        if (texts[i] != nullptr) {
            values.push_back(icu::Formattable(icu::UnicodeString::fromUTF8(texts[i])));
        } else {
            values.push_back(icu::Formattable(numbers[i]));
        }
    }
    icu::UnicodeString text;
    if (U_SUCCESS(code)) format.format(keys.data(), values.data(), count, text, code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(text, buffer, capacity);
}
