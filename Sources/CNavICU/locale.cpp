// Locales, regions, matching.
#include <unicode/localematcher.h>
#include <unicode/localpointer.h>
#include <unicode/locdspnm.h>
#include <unicode/numsys.h>
#include <unicode/ulocdata.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/uversion.h>

#include <strings.h>

#include <vector>

#include "support.hpp"

struct nav_matcher {
    icu::LocaleMatcher matcher;
    std::vector<icu::Locale> supported;
};

const char *nav_error_name(int32_t status) { return u_errorName(static_cast<UErrorCode>(status)); }

int32_t nav_icu_version(char *buffer, int32_t capacity) {
    return nav::copy(U_ICU_VERSION, std::strlen(U_ICU_VERSION), buffer, capacity);
}

int32_t nav_cldr_version(char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UVersionInfo version;
    ulocdata_getCLDRVersion(version, &code);
    if (U_FAILURE(code)) return nav::report(code, status);
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    nav::report(code, status);
    return nav::copy(text, std::strlen(text), buffer, capacity);
}

static int32_t tag(const icu::Locale &locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::string text = locale.toLanguageTag<std::string>(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    nav::report(code, status);
    return nav::copy(text, buffer, capacity);
}

int32_t nav_locale_canonicalize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    // A tag with hyphens is BCP 47; what that refuses may be ICU's own spelling ("en_GB", "de_DE@numbers=latn").
    icu::Locale result = icu::Locale::forLanguageTag(locale, code);
    if (U_FAILURE(code) || result.isBogus()) {
        code = U_ZERO_ERROR;
        char name[ULOC_FULLNAME_CAPACITY];
        char bcp47[ULOC_FULLNAME_CAPACITY];
        uloc_getName(locale, name, ULOC_FULLNAME_CAPACITY, &code);
        if (code == U_STRING_NOT_TERMINATED_WARNING) code = U_BUFFER_OVERFLOW_ERROR;
        uloc_toLanguageTag(name, bcp47, ULOC_FULLNAME_CAPACITY, true, &code);
        if (code == U_STRING_NOT_TERMINATED_WARNING) code = U_BUFFER_OVERFLOW_ERROR;
        if (U_FAILURE(code)) return nav::report(code, status);
        result = icu::Locale::forLanguageTag(bcp47, code);
    }
    result.canonicalize(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    return tag(result, buffer, capacity, status);
}

int32_t nav_locale_parent(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    if (U_FAILURE(code)) return nav::report(code, status);
    // CLDR's explicit parents are in ICU's supplemental data; the rest is truncation.
    std::string base = from.getBaseName();
    std::string parent;
    icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "supplementalData", &code));
    icu::LocalUResourceBundlePointer parents(ures_getByKey(data.getAlias(), "parentLocales", nullptr, &code));
    bool found = false;
    while (U_SUCCESS(code) && !found && ures_hasNext(parents.getAlias())) {
        icu::LocalUResourceBundlePointer row(ures_getNextResource(parents.getAlias(), nullptr, &code));
        if (U_FAILURE(code)) break;
        int32_t count = ures_getSize(row.getAlias());
        UResType type = ures_getType(row.getAlias());
        for (int32_t i = 0; i < count && U_SUCCESS(code); ++i) {
            int32_t length = 0;
            const UChar *child = type == URES_STRING ? ures_getString(row.getAlias(), &length, &code)
                                                     : ures_getStringByIndex(row.getAlias(), i, &length, &code);
            if (U_SUCCESS(code) && icu::UnicodeString(true, child, length) == icu::UnicodeString(base.c_str())) {
                parent = ures_getKey(row.getAlias());
                found = true;
                break;
            }
        }
    }
    if (!found) {
        size_t cut = base.rfind('_');
        parent = cut == std::string::npos ? "root" : base.substr(0, cut);
    }
    nav::report(U_ZERO_ERROR, status);
    if (parent == "root" || parent.empty()) return 0;
    return tag(icu::Locale(parent.c_str()), buffer, capacity, status);
}

int32_t nav_locale_maximize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale result = nav::locale(locale, code);
    result.addLikelySubtags(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    return tag(result, buffer, capacity, status);
}

int32_t nav_locale_minimize(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale result = nav::locale(locale, code);
    result.minimizeSubtags(code);
    if (U_FAILURE(code)) return nav::report(code, status);
    return tag(result, buffer, capacity, status);
}

int32_t nav_locale_language(const char *locale, char *buffer, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    return nav::copy(from.getLanguage(), std::strlen(from.getLanguage()), buffer, capacity);
}

int32_t nav_locale_script(const char *locale, char *buffer, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    return nav::copy(from.getScript(), std::strlen(from.getScript()), buffer, capacity);
}

int32_t nav_locale_region(const char *locale, char *buffer, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    return nav::copy(from.getCountry(), std::strlen(from.getCountry()), buffer, capacity);
}

int32_t nav_locale_keyword(const char *locale, const char *key, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    std::string value = from.getUnicodeKeywordValue<std::string>(key, code);
    // A locale without the key is no failure.
    if (U_FAILURE(code)) value.clear();
    nav::report(U_ZERO_ERROR, status);
    return nav::copy(value, buffer, capacity);
}

int32_t nav_locale_set_keyword(
    const char *locale, const char *key, const char *value, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale result = nav::locale(locale, code);
    result.setUnicodeKeywordValue(key, value, code);
    if (U_FAILURE(code)) return nav::report(code, status);
    return tag(result, buffer, capacity, status);
}

bool nav_locale_is_right_to_left(const char *locale) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale from = nav::locale(locale, code);
    return U_SUCCESS(code) && from.isRightToLeft();
}

int32_t nav_locale_display_name(const char *locale, const char *in_locale, char *buffer, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    icu::UnicodeString name;
    nav::locale(locale, code).getDisplayName(nav::locale(in_locale, code), name);
    return nav::copy(name, buffer, capacity);
}

int32_t nav_region_name(const char *locale, const char *region, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale in = nav::locale(locale, code);
    if (U_FAILURE(code)) return nav::report(code, status);
    icu::UnicodeString name;
    icu::Locale("", region).getDisplayCountry(in, name);
    nav::report(code, status);
    if (name == icu::UnicodeString(region)) return 0;  // ICU answers an unknown region with its code
    return nav::copy(name, buffer, capacity);
}

int32_t nav_region_alpha2(const char *region, char *buffer, int32_t capacity) {
    for (const char *const *countries = uloc_getISOCountries(); *countries != nullptr; ++countries) {
        std::string asLocale = std::string("und_") + *countries;
        if (strcasecmp(region, *countries) == 0 || strcasecmp(region, uloc_getISO3Country(asLocale.c_str())) == 0) {
            return nav::copy(*countries, std::strlen(*countries), buffer, capacity);
        }
    }
    return 0;
}

int32_t nav_locale_numbering_system(const char *locale, char *buffer, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::LocalPointer<icu::NumberingSystem> system(
        icu::NumberingSystem::createInstance(nav::locale(locale, code), code));
    if (U_FAILURE(code)) return nav::report(code, status);
    nav::report(code, status);
    return nav::copy(system->getName(), std::strlen(system->getName()), buffer, capacity);
}

bool nav_numbering_system_exists(const char *name) {
    UErrorCode code = U_ZERO_ERROR;
    icu::LocalPointer<icu::NumberingSystem> system(icu::NumberingSystem::createInstanceByName(name, code));
    return U_SUCCESS(code) && !system->isAlgorithmic() && system->getRadix() == 10;
}

int32_t nav_locale_ellipsis(const char *locale, const char *kind, char *buffer, int32_t capacity, int32_t *status) {
    // A locale may have some of the forms only: the rest are its parent's.
    for (std::string at = locale;;) {
        UErrorCode code = U_ZERO_ERROR;
        icu::Locale from = nav::locale(at.c_str(), code);
        icu::LocalUResourceBundlePointer bundle(ures_open(nullptr, at.empty() ? "root" : from.getName(), &code));
        icu::LocalUResourceBundlePointer table(ures_getByKey(bundle.getAlias(), "Ellipsis", nullptr, &code));
        int32_t length = 0;
        const UChar *text = ures_getStringByKey(table.getAlias(), kind, &length, &code);
        if (U_SUCCESS(code)) {
            nav::report(code, status);
            return nav::copy(icu::UnicodeString(true, text, length), buffer, capacity);
        }
        if (at.empty()) return nav::report(code, status);
        char parent[ULOC_FULLNAME_CAPACITY];
        int32_t size = nav_locale_parent(at.c_str(), parent, ULOC_FULLNAME_CAPACITY, nullptr);
        at.assign(parent, static_cast<size_t>(size < ULOC_FULLNAME_CAPACITY ? size : 0));
    }
}

nav_matcher *nav_matcher_open(const char *const *supported, int32_t count, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::vector<icu::Locale> locales;
    for (int32_t i = 0; i < count; ++i) locales.push_back(nav::locale(supported[i], code));
    icu::LocaleMatcher::Builder builder;
    for (auto &each : locales) builder.addSupportedLocale(each);
    builder.setNoDefaultLocale();
    icu::LocaleMatcher matcher = builder.build(code);
    nav::report(code, status);
    if (U_FAILURE(code)) return nullptr;
    return new nav_matcher{std::move(matcher), std::move(locales)};
}

void nav_matcher_close(nav_matcher *matcher) { delete matcher; }

int32_t nav_matcher_best(const nav_matcher *matcher, const char *desired, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale wish = nav::locale(desired, code);
    const icu::Locale *best = matcher->matcher.getBestMatch(wish, code);
    nav::report(code, status);
    if (U_FAILURE(code) || best == nullptr) return -1;
    for (size_t i = 0; i < matcher->supported.size(); ++i) {
        if (matcher->supported[i] == *best) return static_cast<int32_t>(i);
    }
    return -1;
}
