#include "CNavJSON.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#define RAPIDJSON_HAS_STDSTRING 0
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#pragma GCC diagnostic pop

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <set>
#include <string>
#include <vector>

struct nav_json {
    std::vector<nav_json_node> nodes;
    std::string text;
};

namespace {

/// Receives RapidJSON's events and appends nodes; open arrays and objects wait on a stack for their end.
class Tape {
public:
    Tape(
        nav_json &json, const rapidjson::MemoryStream &stream, const char *source, size_t length,
        const std::set<size_t> &oversized)
        : json_(json), stream_(stream), source_(source), length_(length), oversized_(oversized) {}

    bool Null() { return scalar(nav_json_null, 0); }
    bool Bool(bool value) { return scalar(value ? nav_json_true : nav_json_false, 0); }
    // Numbers come as they are written, so that one too large for a double is the reader's to judge, not an error in
    // the syntax of all that surrounds it.
    bool RawNumber(const char *text, rapidjson::SizeType length, bool) {
        if (oversized_.count(start()) > 0) return scalar(nav_json_number, std::numeric_limits<double>::infinity());
        double value = 0;
        if (std::from_chars(text, text + length, value).ec == std::errc::result_out_of_range) {
            value = std::strtod(std::string(text, length).c_str(), nullptr);
        }
        return scalar(nav_json_number, value);
    }
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(int64_t) { return false; }
    bool Uint64(uint64_t) { return false; }
    bool Double(double) { return false; }
    bool String(const char *text, rapidjson::SizeType length, bool) { return string(text, length); }
    bool Key(const char *text, rapidjson::SizeType length, bool) { return string(text, length); }
    bool StartObject() { return open(nav_json_object); }
    bool StartArray() { return open(nav_json_array); }
    bool EndObject(rapidjson::SizeType count) { return close(count); }
    bool EndArray(rapidjson::SizeType count) { return close(count); }

private:
    /// A token begins after the end of the one before and what stands between them.
    size_t start() const {
        size_t start = end_;
        while (start < length_) {
            char c = source_[start];
            if (c != ' ' && c != '\t' && c != '\n' && c != '\r' && c != ',' && c != ':' && c != ']' && c != '}') break;
            ++start;
        }
        return start;
    }
    nav_json_node &append(nav_json_kind kind) {
        nav_json_node node{};
        node.kind = kind;
        node.start = static_cast<uint32_t>(start());
        end_ = stream_.Tell();
        node.next = static_cast<uint32_t>(json_.nodes.size() + 1);
        json_.nodes.push_back(node);
        return json_.nodes.back();
    }
    bool scalar(nav_json_kind kind, double number) {
        append(kind).number = number;
        return true;
    }
    bool string(const char *text, size_t length) {
        nav_json_node &node = append(nav_json_string);
        node.text = json_.text.size();
        node.count = static_cast<uint32_t>(length);
        json_.text.append(text, length);
        return true;
    }
    bool open(nav_json_kind kind) {
        stack_.push_back(json_.nodes.size());
        end_ = append(kind).start + 1;
        return stack_.size() <= nav_json_max_depth;
    }
    bool close(size_t count) {
        nav_json_node &node = json_.nodes[stack_.back()];
        stack_.pop_back();
        node.count = static_cast<uint32_t>(count);
        node.next = static_cast<uint32_t>(json_.nodes.size());
        end_ = stream_.Tell();
        return true;
    }

    nav_json &json_;
    const rapidjson::MemoryStream &stream_;
    const char *source_;
    size_t length_;
    const std::set<size_t> &oversized_;
    size_t end_ = 0;
    std::vector<size_t> stack_;
};

}  // namespace

static rapidjson::ParseResult parse(
    const char *text, size_t length, const std::set<size_t> &oversized, nav_json &json, size_t *consumed) {
    rapidjson::MemoryStream stream(text, length);
    rapidjson::Reader reader;
    Tape tape(json, stream, text, length, oversized);
    constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag |
                               rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseStopWhenDoneFlag;
    rapidjson::ParseResult result = reader.Parse<flags>(stream, tape);
    *consumed = stream.Tell();
    return result;
}

/// A copy of the text in which numbers that no double holds (1e999) are blanked but for one digit. They are correct
/// JSON, but RapidJSON gives up at them; their places tell the tape to read them as infinity.
static std::string without_oversized(const char *text, size_t length, std::set<size_t> &oversized) {
    constexpr const char *number = "0123456789.eE+-";
    std::string copy(text, length);
    bool in_string = false;
    for (size_t at = 0; at < length; ++at) {
        char c = copy[at];
        if (c == '"') in_string = !in_string;
        if (in_string) {
            if (c == '\\') ++at;
            continue;
        }
        if (c != '-' && (c < '0' || c > '9')) continue;
        size_t end = copy.find_first_not_of(number, at);
        if (end == std::string::npos) end = length;
        if (std::isinf(std::strtod(copy.substr(at, end - at).c_str(), nullptr))) {
            oversized.insert(at);
            copy[at] = '9';
            std::fill(copy.begin() + at + 1, copy.begin() + end, ' ');
        }
        at = end - 1;
    }
    return copy;
}

nav_json *nav_json_parse(
    const char *text, size_t length, size_t *consumed, size_t *error_offset, const char **error) {
    if (length > UINT32_MAX) {
        *error_offset = 0;
        *error = "The text is larger than 4 GiB.";
        return nullptr;
    }
    std::set<size_t> oversized;
    auto json = new nav_json();
    rapidjson::ParseResult result = parse(text, length, oversized, *json, consumed);
    if (result.Code() == rapidjson::kParseErrorNumberTooBig) {
        std::string blanked = without_oversized(text, length, oversized);
        delete json;
        json = new nav_json();
        result = parse(blanked.data(), length, oversized, *json, consumed);
    }
    if (!result.IsError()) return json;
    delete json;
    *error_offset = result.Offset() < length ? result.Offset() : length;
    *error = result.Code() == rapidjson::kParseErrorTermination ? "Nested deeper than 512 levels."
                                                                : rapidjson::GetParseError_En(result.Code());
    return nullptr;
}

void nav_json_free(nav_json *json) { delete json; }

const nav_json_node *nav_json_nodes(const nav_json *json, size_t *count) {
    *count = json->nodes.size();
    return json->nodes.data();
}

const char *nav_json_text(const nav_json *json) { return json->text.data(); }
