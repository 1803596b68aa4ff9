#include "CNavXML.h"

#include <expat.h>

#include <cstring>
#include <string>
#include <vector>

struct nav_xml {
    std::vector<nav_xml_event> events;
    std::string text;
};

namespace {

/// Receives expat's events and appends them to the tape. A reason of our own stops the parser.
struct Tape {
    nav_xml &xml;
    XML_Parser parser;
    int depth = 0;
    const char *refusal = nullptr;

    uint32_t keep(const char *text, size_t length) {
        uint32_t place = static_cast<uint32_t>(xml.text.size());
        xml.text.append(text, length);
        return place;
    }
    void add(nav_xml_kind kind, const char *name, const char *value, size_t length) {
        nav_xml_event event{};
        event.kind = kind;
        event.line = static_cast<uint32_t>(XML_GetCurrentLineNumber(parser));
        event.column = static_cast<uint32_t>(XML_GetCurrentColumnNumber(parser)) + 1;
        event.name_count = static_cast<uint32_t>(std::strlen(name));
        event.name = keep(name, event.name_count);
        event.value = keep(value, length);
        event.value_count = static_cast<uint32_t>(length);
        xml.events.push_back(event);
    }
    void refuse(const char *reason) {
        if (refusal == nullptr) refusal = reason;
        XML_StopParser(parser, XML_FALSE);
    }
};

Tape &tape(void *data) { return *static_cast<Tape *>(data); }

void on_start(void *data, const XML_Char *name, const XML_Char **attributes) {
    Tape &to = tape(data);
    if (++to.depth > nav_xml_max_depth) return to.refuse("nested deeper than 128 levels");
    to.add(nav_xml_start, name, "", 0);
    for (; attributes[0] != nullptr; attributes += 2) {
        to.add(nav_xml_attribute, attributes[0], attributes[1], std::strlen(attributes[1]));
    }
}
void on_end(void *data, const XML_Char *name) {
    --tape(data).depth;
    tape(data).add(nav_xml_end, name, "", 0);
}
void on_text(void *data, const XML_Char *text, int length) { tape(data).add(nav_xml_text, "", text, length); }
void on_entity(
    void *data, const XML_Char *, int, const XML_Char *, int, const XML_Char *, const XML_Char *, const XML_Char *,
    const XML_Char *) {
    tape(data).refuse("declares an entity; expected a document without entities of its own");
}
void on_skipped(void *data, const XML_Char *, int) {
    tape(data).refuse("an entity that XML does not know; expected &amp; &lt; &gt; &apos; &quot; or a number such as &#160;");
}

const char *reason(XML_Error code) {
    switch (code) {
    case XML_ERROR_NO_ELEMENTS: return "no element was found; expected <xliff>";
    case XML_ERROR_UNDEFINED_ENTITY:
        return "an entity that XML does not know; expected &amp; &lt; &gt; &apos; &quot; or a number such as &#160;";
    case XML_ERROR_UNKNOWN_ENCODING:
        return "an encoding that is not known; expected UTF-8, UTF-16, ISO-8859-1 or US-ASCII";
    default: return XML_ErrorString(code);
    }
}

}  // namespace

nav_xml *nav_xml_parse(
    const char *text, size_t length, uint32_t *line, uint32_t *column, const char **error) {
    *line = *column = 1;
    // Places are 32 bits; text in UTF-16 may grow by half.
    if (length > INT32_MAX) {
        *error = "larger than 2 GiB";
        return nullptr;
    }
    XML_Parser parser = XML_ParserCreateNS(nullptr, ' ');
    if (parser == nullptr) {
        *error = "there is no memory left";
        return nullptr;
    }
    auto xml = new nav_xml();
    Tape tape{*xml, parser};
    XML_SetUserData(parser, &tape);
    XML_SetElementHandler(parser, on_start, on_end);
    XML_SetCharacterDataHandler(parser, on_text);
    XML_SetEntityDeclHandler(parser, on_entity);
    XML_SetSkippedEntityHandler(parser, on_skipped);
    if (XML_Parse(parser, text, static_cast<int>(length), XML_TRUE) == XML_STATUS_OK) {
        XML_ParserFree(parser);
        return xml;
    }
    *line = static_cast<uint32_t>(XML_GetCurrentLineNumber(parser));
    *column = static_cast<uint32_t>(XML_GetCurrentColumnNumber(parser)) + 1;
    *error = tape.refusal != nullptr ? tape.refusal : reason(XML_GetErrorCode(parser));
    XML_ParserFree(parser);
    delete xml;
    return nullptr;
}

void nav_xml_free(nav_xml *xml) { delete xml; }

const nav_xml_event *nav_xml_events(const nav_xml *xml, size_t *count) {
    *count = xml->events.size();
    return xml->events.data();
}

const char *nav_xml_text_store(const nav_xml *xml) { return xml->text.data(); }
