import NavText

/// Writes the messages of a locale as XLIFF 1.2.
///
/// ```xml
/// <trans-unit id="button.undo" approved="yes" xml:space="preserve">
///   <source>Undo</source>
///   <target state="translated">Rückgängig</target>
///   <note>A button.</note>
/// </trans-unit>
/// ```
package struct XLIFFWriter {
    private let catalog: ExchangeCatalog

    package init(_ catalog: ExchangeCatalog) { self.catalog = catalog }

    /// "en-to-de.xliff".
    package static func fileName(_ locale: LocaleID) -> String {
        "\(ExchangeCatalog.sourceLanguage)-to-\(locale.tag).xliff"
    }

    /// The document for a locale, which need not have a file yet.
    ///
    /// - Throws: `CatalogError` for a message that XML can't hold.
    package func document(_ locale: LocaleID) throws(CatalogError) -> String {
        let file = catalog.file(locale)
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="1.2" xmlns="\(XLIFF.namespace)">
              <file original="\(try escaped(catalog.fileName(locale), nil, file))" \
            source-language="\(ExchangeCatalog.sourceLanguage)" target-language="\(locale.tag)" datatype="plaintext">
                <body>

            """
        for unit in try catalog.units(locale) { text += try element(unit, file) }
        return text + "    </body>\n  </file>\n</xliff>\n"
    }

    private func element(_ unit: TranslationUnit, _ file: ARBDocument?) throws(CatalogError) -> String {
        let width = unit.maxWidth.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
        // What is not approved asks for another look in the tools of translators.
        let approved = unit.state == .translated ? " approved=\"yes\"" : ""
        let target: String
        if let pattern = unit.target {
            target = ">\(try escaped(pattern, unit.key, file))</target>"
        } else {
            target = "/>"
        }
        var lines = [
            "      <trans-unit id=\"\(try escaped(unit.key, unit.key, catalog.template))\"\(width)\(approved) xml:space=\"preserve\">",
            "        <source>\(try escaped(unit.source, unit.key, catalog.template))</source>",
            "        <target state=\"\(unit.state.rawValue)\"\(target)",
        ]
        if !unit.notes.isEmpty {
            let note = unit.notes.joined(separator: "\n")
            lines.append("        <note>\(try escaped(note, unit.key, catalog.template))</note>")
        }
        return lines.joined(separator: "\n") + "\n      </trans-unit>\n"
    }

    private func escaped(_ text: String, _ key: String?, _ file: ARBDocument?) throws(CatalogError) -> String {
        do {
            return try XMLText.escaped(text)
        } catch {
            let file = file ?? catalog.template
            let hex = String(error.scalar.value, radix: 16, uppercase: true)
            throw CatalogError(
                file: file.name, position: (key.flatMap(file.value) ?? file.root).position, key: key,
                reason:
                    "has the character U+\(String(repeating: "0", count: 4 - hex.count))\(hex), which XML can't hold")
        }
    }
}
