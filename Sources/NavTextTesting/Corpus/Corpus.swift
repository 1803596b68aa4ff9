import NavText
import Synchronization

/// Everything that the library can say: specimens that ask for each message in each of its branches.
package enum Corpus {
    package static let specimens = AlertSpecimens.all + ManeuverSpecimens.all + TripSpecimens.all

    /// The styles that are written: the other two differ in the words of units only.
    static let styles: [TextStyle] = [.banner, .spoken]
}

/// A message as it was written, within the text that it was written for.
package struct Sample: Sendable {
    package let call: MessageCall
    package let specimen: Specimen
    package let style: TextStyle
    /// The whole text, the longest of its ladder.
    package let sentence: FormattedText
}

/// A locale's messages, written.
package struct CorpusRun: Sendable {
    package let locale: LocaleID
    /// For each form of a message and each of its branches the first text that shows it, in the order of the corpus.
    package private(set) var samples: [Sample] = []
    /// The forms that were asked for, whether they are there or not: "alert.place.short".
    package private(set) var asked: Set<String> = []
    package let text: NavigationText

    /// What is new about a call: the form and one of its choices.
    private struct Novelty: Hashable {
        let name: String
        let branch: Int
        let word: String
    }

    /// Nil when the catalog has no messages of the locale's language.
    package init?(_ locale: LocaleID, catalog: Catalog, specimens: [Specimen] = Corpus.specimens) throws {
        let heard = Heard()
        let options = NavigationText.Options(clock: Specimen.clock)
        guard
            let text = try NavigationText(
                locale: locale.tag, options: options, catalog: catalog, recorder: { heard.add($0) })
        else { return nil }
        self.locale = locale
        self.text = text
        var seen: Set<Novelty> = []
        for specimen in specimens {
            for style in Corpus.styles {
                let sentence = specimen.write(text, style).first ?? FormattedText()
                for call in heard.take() {
                    asked.insert(call.key.rawValue + call.asked.rawValue)
                    let name = call.name
                    var isNew = seen.insert(Novelty(name: name, branch: -1, word: "")).inserted
                    for choice in call.choices {
                        if seen.insert(Novelty(name: name, branch: choice.branch, word: choice.word)).inserted {
                            isNew = true
                        }
                    }
                    guard isNew else { continue }
                    samples.append(Sample(call: call, specimen: specimen, style: style, sentence: sentence))
                }
            }
        }
    }

    /// Collects what the recorder is told. Formatting runs on one thread here, but a recorder may be told by many.
    private final class Heard: Sendable {
        private let calls = Mutex<[MessageCall]>([])
        func add(_ call: MessageCall) { calls.withLock { $0.append(call) } }
        func take() -> [MessageCall] {
            calls.withLock { calls in
                defer { calls.removeAll(keepingCapacity: true) }
                return calls
            }
        }
    }
}
