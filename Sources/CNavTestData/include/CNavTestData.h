// The files of Resources/ that only checks need, embedded apart from CNavData: no app carries them.
#ifndef CNAVTESTDATA_H
#define CNAVTESTDATA_H

#include <stddef.h>

/// The page of `navtext gallery`, in which the data is put.
const unsigned char *nav_test_gallery(size_t *length);
/// The terms of each language.
const unsigned char *nav_test_glossary(size_t *length);

#endif
