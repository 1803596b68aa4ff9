/// Is told of every message that is written: checks and goldens look at texts as they are really made.
package typealias MessageRecorder = @Sendable (MessageCall) -> Void

/// A message that was written: what was asked for, what it got, which of its branches it took.
package struct MessageCall: Sendable {
    package let key: MessageKey
    /// The form that was asked for, and the one that there is.
    package let asked: MessageVariant
    package let form: MessageVariant
    /// The arguments that the message names, as texts or as the words that it chooses by.
    package let arguments: [(name: ArgumentName, text: String)]
    package let choices: [Message.Choice]
    /// The same as a person reads them: "count: one".
    package let branches: [String]
    package let text: String

    init(
        _ key: MessageKey, _ asked: MessageVariant, _ form: MessageVariant, _ message: Message,
        _ arguments: MessageArguments, _ formats: MessageFormats, text: String
    ) {
        self.key = key
        self.asked = asked
        self.form = form
        self.text = text
        var named: [(name: ArgumentName, text: String)] = []
        for slot in message.slots where !named.contains(where: { $0.name == slot.name }) {
            guard let value = arguments[slot.name] else { continue }
            named.append((slot.name, value.text(nil, formats)?.string ?? value.keyword(nil, formats) ?? ""))
        }
        self.arguments = named
        choices = message.choices(arguments, formats)
        branches = choices.map { "\(message.branches[$0.branch].slot.source): \($0.word)" }
    }

    /// The key in its file: "exit.ordinal.spoken".
    package var name: String { key.rawValue + form.rawValue }
}
