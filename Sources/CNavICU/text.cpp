// Breaks and the properties of characters.
#include <unicode/brkiter.h>
#include <unicode/casemap.h>
#include <unicode/edits.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/ucasemap.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

#include <memory>

#include "support.hpp"

struct nav_break {
    std::unique_ptr<icu::BreakIterator> iterator;
};

nav_break *nav_break_open(nav_break_kind kind, const char *locale, const char *keywords, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    if (*keywords != '\0') from = icu::Locale((std::string(from.getBaseName()) + "@" + keywords).c_str());
    std::unique_ptr<icu::BreakIterator> iterator;
    if (U_SUCCESS(code)) {
        iterator.reset(
            kind == nav_break_line   ? icu::BreakIterator::createLineInstance(from, code)
            : kind == nav_break_word ? icu::BreakIterator::createWordInstance(from, code)
                                     : icu::BreakIterator::createCharacterInstance(from, code));
    }
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    return new nav_break{std::move(iterator)};
}

void nav_break_close(nav_break *iterator) { delete iterator; }

int32_t nav_break_offsets(
    nav_break *iterator, const char *text, int32_t length, int32_t *offsets, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UText source = UTEXT_INITIALIZER;
    utext_openUTF8(&source, text, length, &code);
    iterator->iterator->setText(&source, code);
    int32_t count = 0;
    if (U_SUCCESS(code)) {
        for (int32_t at = iterator->iterator->next(); at != icu::BreakIterator::DONE; at = iterator->iterator->next()) {
            if (count < capacity) offsets[count] = at;
            ++count;
        }
    }
    utext_close(&source);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : count;
}

int32_t nav_columns(uint32_t code_point) {
    UChar32 point = static_cast<UChar32>(code_point);
    switch (u_charType(point)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
        return point == 0x00AD ? 1 : 0;
    default:
        break;
    }
    // Vowels and finals of a Hangul syllable written in parts join the first part.
    int32_t hangul = u_getIntPropertyValue(point, UCHAR_HANGUL_SYLLABLE_TYPE);
    if (hangul == U_HST_VOWEL_JAMO || hangul == U_HST_TRAILING_JAMO) return 0;
    int32_t width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
    if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) return 2;
    return u_hasBinaryProperty(point, UCHAR_EMOJI_PRESENTATION) ? 2 : 1;
}

int32_t nav_strong_direction(uint32_t code_point) {
    switch (u_charDirection(static_cast<UChar32>(code_point))) {
    case U_LEFT_TO_RIGHT:
        return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
        return 2;
    default:
        return 0;
    }
}

bool nav_is_stray_control(uint32_t code_point) {
    UChar32 point = static_cast<UChar32>(code_point);
    // Joiners shape letters (Persian, Indic scripts, emoji), so they stay; tags and variation selectors belong to emoji.
    if (point == 0x200C || point == 0x200D) return false;
    if (point >= 0xE0020 && point <= 0xE007F) return false;
    if (u_hasBinaryProperty(point, UCHAR_BIDI_CONTROL)) return true;
    switch (u_charType(point)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
        return true;
    default:
        return false;
    }
}

const char *nav_script(uint32_t code_point) {
    UErrorCode code = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(static_cast<UChar32>(code_point), &code);
    const char *name = U_SUCCESS(code) ? uscript_getShortName(script) : nullptr;
    return name != nullptr ? name : "Zzzz";
}

int32_t nav_capitalize_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    icu::CaseMap::utf8ToTitle(
        from.getName(), U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE | U_TITLECASE_NO_BREAK_ADJUSTMENT, nullptr,
        icu::StringPiece(text, length), sink, nullptr, code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(result, buffer, capacity);
}

int32_t nav_fold(const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCCasefoldInstance(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    icu::UnicodeString result = normalizer->normalize(nav::fromUTF8(text, length), code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(result, buffer, capacity);
}

int32_t nav_normalize_nfc(const char *text, int32_t length, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFCInstance(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    icu::UnicodeString result = normalizer->normalize(nav::fromUTF8(text, length), code);
    nav::report(code, status);
    return U_FAILURE(code) ? 0 : nav::copy(result, buffer, capacity);
}
