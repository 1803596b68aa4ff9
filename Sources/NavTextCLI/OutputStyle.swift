import NavText

/// `--style`: the library's styles, and documents for a speech synthesizer.
enum OutputStyle: String, CaseIterable {
    case banner, spoken, label, narrow, ssml

    /// The style of the texts.
    var text: TextStyle { TextStyle(rawValue: rawValue) ?? .spoken }
}
