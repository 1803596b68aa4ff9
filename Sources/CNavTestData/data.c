#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CNavTestData.h"

static const unsigned char gallery[] = {
#embed "../../Resources/gallery.html"
};
static const unsigned char glossary[] = {
#embed "../../Resources/glossary.json"
};

const unsigned char *nav_test_gallery(size_t *length) {
    *length = sizeof gallery;
    return gallery;
}

const unsigned char *nav_test_glossary(size_t *length) {
    *length = sizeof glossary;
    return glossary;
}
