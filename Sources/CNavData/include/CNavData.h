// Localizations/ and Resources/, embedded in the program.
#ifndef CNAVDATA_H
#define CNAVDATA_H

#include <stddef.h>

typedef struct nav_data_file {
    const char *name;            // "de.arb"
    const unsigned char *bytes;
    size_t length;
} nav_data_file;

/// The files of Localizations/, in the order of their names.
const nav_data_file *nav_data_localizations(size_t *count);
/// A file of Resources/ by name, or a record without bytes.
nav_data_file nav_data_resource(const char *name);

#endif
