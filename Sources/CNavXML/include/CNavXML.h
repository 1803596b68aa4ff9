// XML 1.0 read by Debian's expat into a flat tape of events that know their place in the source.
//
// expat reads UTF-8, UTF-16 (with a byte-order mark), ISO-8859-1 and US-ASCII; text comes out as UTF-8. A document that
// declares an entity is refused: no exchange file needs one, and entities that contain entities fill the memory.
#ifndef CNAVXML_H
#define CNAVXML_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum nav_xml_kind {
    nav_xml_start = 0, nav_xml_attribute = 1, nav_xml_text = 2, nav_xml_end = 3
} nav_xml_kind;

/// An event. The attributes of an element follow its start. Names are "namespace name", or "name" without a namespace.
typedef struct nav_xml_event {
    uint32_t kind;
    uint32_t line;         // from 1
    uint32_t column;       // from 1, in characters
    uint32_t name;         // place of the name in the text store
    uint32_t name_count;   // in bytes
    uint32_t value;        // the value of an attribute, or the text
    uint32_t value_count;
} nav_xml_event;

typedef struct nav_xml nav_xml;

/// Deeper nesting is an error: no exchange file needs it.
enum { nav_xml_max_depth = 128 };

/// Reads a document. On failure returns NULL, with the place in `line` and `column` and a static text in `error`.
nav_xml *nav_xml_parse(
    const char *text, size_t length, uint32_t *line, uint32_t *column, const char **error);
void nav_xml_free(nav_xml *xml);
const nav_xml_event *nav_xml_events(const nav_xml *xml, size_t *count);
const char *nav_xml_text_store(const nav_xml *xml);

#ifdef __cplusplus
}
#endif
#endif
