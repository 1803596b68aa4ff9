// JSON (RFC 8259) read by RapidJSON into a flat tape of values that know their place in the source.
//
// RapidJSON has no position for a value once its document is built, and our errors and catalog checks need one, so
// its event parser fills this tape. Parsing is iterative: deep nesting costs memory, not stack.
#ifndef CNAVJSON_H
#define CNAVJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum nav_json_kind {
    nav_json_null = 0, nav_json_false = 1, nav_json_true = 2, nav_json_number = 3, nav_json_string = 4,
    nav_json_array = 5, nav_json_object = 6
} nav_json_kind;

/// A value. An object's children are its keys (strings) and values by turns.
typedef struct nav_json_node {
    uint32_t kind;
    uint32_t count;   // elements of an array, members of an object, bytes of a string
    uint32_t next;    // index of the node after this one and all below it
    uint32_t start;   // place in the source, in bytes
    union {
        double number;
        uint64_t text;  // of a string: place in the text store
    };
} nav_json_node;

typedef struct nav_json nav_json;

/// Deeper nesting is an error: no input of ours needs it, and a file of brackets must not fill the memory.
enum { nav_json_max_depth = 512 };

/// Reads the first value of the text. `consumed` receives where it ends; what follows is for the caller to judge.
/// On failure returns NULL, with the place in `error_offset` and a static text in `error`.
nav_json *nav_json_parse(
    const char *text, size_t length, size_t *consumed, size_t *error_offset, const char **error);
void nav_json_free(nav_json *json);
const nav_json_node *nav_json_nodes(const nav_json *json, size_t *count);
const char *nav_json_text(const nav_json *json);

#ifdef __cplusplus
}
#endif
#endif
