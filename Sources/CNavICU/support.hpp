// Shared by the files of CNavICU: UTF-8 in and out, statuses, locales.
#pragma once

#include <unicode/errorcode.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>

#include <cstring>
#include <string>

#include "CNavICU.h"

namespace nav {

inline int32_t copy(const char *text, size_t length, char *buffer, int32_t capacity) {
    if (buffer != nullptr && capacity > 0) {
        std::memcpy(buffer, text, length < static_cast<size_t>(capacity) ? length : static_cast<size_t>(capacity));
    }
    return static_cast<int32_t>(length);
}

inline int32_t copy(const std::string &text, char *buffer, int32_t capacity) {
    return copy(text.data(), text.size(), buffer, capacity);
}

inline int32_t copy(const icu::UnicodeString &text, char *buffer, int32_t capacity) {
    std::string utf8;
    text.toUTF8String(utf8);
    return copy(utf8, buffer, capacity);
}

inline icu::UnicodeString fromUTF8(const char *text, int32_t length) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
}

/// The locale of a BCP 47 tag; an ill-formed tag gives a failure.
inline icu::Locale locale(const char *tag, UErrorCode &code) {
    return icu::Locale::forLanguageTag(tag, code);
}

/// UTF-8 bytes before each of two rising UTF-16 indexes.
inline int32_t bytesBefore(const icu::UnicodeString &text, int32_t index) {
    std::string utf8;
    text.tempSubString(0, index).toUTF8String(utf8);
    return static_cast<int32_t>(utf8.size());
}

/// Hands ICU's code to the caller: warnings count as success.
inline int32_t report(UErrorCode code, int32_t *status) {
    if (status != nullptr) *status = U_FAILURE(code) ? static_cast<int32_t>(code) : 0;
    return 0;
}

}  // namespace nav
