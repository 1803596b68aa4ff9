import NavText

/// Changes of an ARB file that leave every other byte as it is. New members take the file's own indentation and line
/// ends.
struct ARBEditor {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private let document: ARBDocument
    private var edits: [Edit] = []

    init(_ document: ARBDocument) { self.document = document }

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces what is between the quotes of a message.
    mutating func set(_ key: String, to pattern: String) {
        guard let value = document.value(key) else { return }
        replace(value, with: pattern)
    }

    /// Adds messages. `order` is the order of all keys: each new one goes behind the nearest key before it that is
    /// there.
    mutating func insert(_ messages: [String: String], order: [String]) {
        insert(messages, order: order, into: document.root)
    }

    /// Records the English that translations were made of.
    mutating func record(_ hashes: [String: String], order: [String]) {
        guard !hashes.isEmpty else { return }
        guard let object = document.sourcesObject else {
            let style = MemberStyle(of: document.root, in: document.bytes)
            let members = order.compactMap { key in hashes[key].map { (key, $0) } }
            let value = style.object(members)
            let last = document.root.members.last
            edits.append(edit(after: last, in: document.root, style.member(SourceHash.key, json: value)))
            return
        }
        var new: [String: String] = [:]
        for (key, hash) in hashes {
            if let member = object.members.last(where: { $0.key.string == key }) {
                replace(member.value, with: hash)
            } else {
                new[key] = hash
            }
        }
        insert(new, order: order, into: object)
    }

    /// The file with the changes.
    func finished() -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        // Insertions at one place stay in the order in which they were made.
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted {
            result += document.bytes[at..<edit.range.lowerBound]
            result += edit.text.utf8
            at = edit.range.upperBound
        }
        return result + document.bytes[at...]
    }

    private mutating func replace(_ value: JSONValue, with string: String) {
        guard let content = value.content, value.string != string else { return }
        edits.append(Edit(range: content.range, text: String(MemberStyle.quoted(string).dropFirst().dropLast())))
    }

    private mutating func insert(_ strings: [String: String], order: [String], into object: JSONValue) {
        guard !strings.isEmpty else { return }
        let style = MemberStyle(of: object, in: document.bytes)
        let members = object.members
        guard !members.isEmpty else {
            let texts = order.compactMap { key in
                strings[key].map { style.member(key, json: MemberStyle.quoted($0)) }
            }
            edits.append(edit(after: nil, in: object, texts.joined(separator: ",") + style.closing))
            return
        }
        var places: [String: Int] = [:]
        for (index, member) in members.enumerated() { places[member.key.string ?? ""] = index }
        // "@@locale" and its like stand before all messages.
        var anchor = members.prefix { $0.key.string?.hasPrefix("@@") == true && $0.value.kind != .object }.indices.last
        for key in order {
            if let place = places[key] {
                // What describes a message stays beside it.
                anchor = places["@\(key)"].map { max($0, place) } ?? place
            } else if let string = strings[key] {
                let text = style.member(key, json: MemberStyle.quoted(string))
                edits.append(edit(after: anchor.map { members[$0] }, in: object, text))
            }
        }
    }

    private func edit(
        after member: (key: JSONValue, value: JSONValue)?, in object: JSONValue, _ text: String
    ) -> Edit {
        if let member {
            return Edit(range: member.value.range.upperBound..<member.value.range.upperBound, text: "," + text)
        }
        let inside = object.range.lowerBound + 1
        guard object.members.isEmpty else { return Edit(range: inside..<inside, text: text + ",") }
        return Edit(range: inside..<object.range.upperBound - 1, text: text)
    }
}

/// How an object of a file writes its members: the white space before a key, and what is between a key and its value.
struct MemberStyle {
    /// A line end and an indentation, or nothing.
    private let lead: String
    private let colon: String
    /// What stands between the last member and the brace.
    let closing: String

    init(of object: JSONValue, in bytes: [UInt8]) {
        guard let first = object.members.first else {
            lead = "\n  "
            colon = ": "
            closing = "\n"
            return
        }
        let space = bytes[object.range.lowerBound + 1..<first.key.range.lowerBound]
        // An empty line is no part of the style.
        let start = space.lastIndex(of: 0x0A).map { $0 > space.startIndex && bytes[$0 - 1] == 0x0D ? $0 - 1 : $0 }
        lead = String(decoding: space[(start ?? space.startIndex)...], as: UTF8.self)
        colon = String(decoding: bytes[first.key.range.upperBound..<first.value.range.lowerBound], as: UTF8.self)
        closing = ""
    }

    func member(_ key: String, json value: String) -> String { lead + Self.quoted(key) + colon + value }

    /// An object as the value of a member, a line for each of its own.
    func object(_ members: [(String, String)]) -> String {
        let indent = lead.filter { $0 == " " || $0 == "\t" }
        let inner = lead.contains(where: \.isNewline) ? lead + indent : lead
        let texts = members.map { inner + Self.quoted($0.0) + colon + Self.quoted($0.1) }
        return "{" + texts.joined(separator: ",") + (lead.contains(where: \.isNewline) ? lead : "") + "}"
    }

    /// A string in JSON, its invisible characters escaped.
    static func quoted(_ string: String) -> String { JSONOutput.string(string).compact }
}
