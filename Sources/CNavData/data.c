// `#embed` puts the files into the program when it is built, and an edited file builds it again. A new locale is one
// line in each of the two lists; a test fails when a file of Localizations/ has none.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CNavData.h"

#include <string.h>

static const unsigned char ar[] = {
#embed "../../Localizations/ar.arb"
};
static const unsigned char de[] = {
#embed "../../Localizations/de.arb"
};
static const unsigned char en[] = {
#embed "../../Localizations/en.arb"
};
static const unsigned char en_GB[] = {
#embed "../../Localizations/en-GB.arb"
};
static const unsigned char es[] = {
#embed "../../Localizations/es.arb"
};
static const unsigned char fr[] = {
#embed "../../Localizations/fr.arb"
};
static const unsigned char he[] = {
#embed "../../Localizations/he.arb"
};
static const unsigned char hi[] = {
#embed "../../Localizations/hi.arb"
};
static const unsigned char ja[] = {
#embed "../../Localizations/ja.arb"
};
static const unsigned char ko[] = {
#embed "../../Localizations/ko.arb"
};
static const unsigned char pl[] = {
#embed "../../Localizations/pl.arb"
};
static const unsigned char ru[] = {
#embed "../../Localizations/ru.arb"
};
static const unsigned char th[] = {
#embed "../../Localizations/th.arb"
};
static const unsigned char zh_Hans[] = {
#embed "../../Localizations/zh-Hans.arb"
};

static const unsigned char units[] = {
#embed "../../Resources/units.json"
};
static const unsigned char countries[] = {
#embed "../../Resources/countries.json"
};
static const unsigned char abbreviations[] = {
#embed "../../Resources/abbreviations.json"
};
static const unsigned char profiles[] = {
#embed "../../Resources/profiles.json"
};

static const nav_data_file localizations[] = {
    {"ar.arb", ar, sizeof ar},
    {"de.arb", de, sizeof de},
    {"en.arb", en, sizeof en},
    {"en-GB.arb", en_GB, sizeof en_GB},
    {"es.arb", es, sizeof es},
    {"fr.arb", fr, sizeof fr},
    {"he.arb", he, sizeof he},
    {"hi.arb", hi, sizeof hi},
    {"ja.arb", ja, sizeof ja},
    {"ko.arb", ko, sizeof ko},
    {"pl.arb", pl, sizeof pl},
    {"ru.arb", ru, sizeof ru},
    {"th.arb", th, sizeof th},
    {"zh-Hans.arb", zh_Hans, sizeof zh_Hans},
};

static const nav_data_file resources[] = {
    {"units.json", units, sizeof units},
    {"countries.json", countries, sizeof countries},
    {"abbreviations.json", abbreviations, sizeof abbreviations},
    {"profiles.json", profiles, sizeof profiles},
};

const nav_data_file *nav_data_localizations(size_t *count) {
    *count = sizeof localizations / sizeof localizations[0];
    return localizations;
}

nav_data_file nav_data_resource(const char *name) {
    for (size_t i = 0; i < sizeof resources / sizeof resources[0]; ++i) {
        if (strcmp(resources[i].name, name) == 0) return resources[i];
    }
    return (nav_data_file){name, 0, 0};
}
