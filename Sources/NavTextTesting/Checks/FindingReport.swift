import NavText

/// Findings for machines.
package enum FindingReport {
    /// An array of objects.
    package static func json(_ findings: [Finding]) -> String {
        JSONOutput.array(
            findings.map { finding in
                .object([
                    ("file", .string(finding.file)), ("line", .number(Double(finding.line))),
                    ("column", .number(Double(finding.column))), ("severity", .string(finding.severity.rawValue)),
                    ("id", .string(finding.id.rawValue)), ("key", .string(finding.key)),
                    ("locale", .string(finding.locale)), ("message", .string(finding.message)),
                    ("fingerprint", .string(finding.fingerprint)),
                ])
            }
        ).pretty() + "\n"
    }

    /// SARIF 2.1.0, as code hosts read it.
    package static func sarif(_ findings: [Finding], version: String) -> String {
        let rules = Set(findings.map(\.id)).sorted { $0.rawValue < $1.rawValue }
        let driver = JSONOutput.object([
            ("name", .string("navtext")), ("version", .string(version)),
            (
                "rules",
                .array(
                    rules.map {
                        .object([
                            ("id", .string($0.rawValue)),
                            ("defaultConfiguration", .object([("level", .string(level($0.severity)))])),
                        ])
                    })
            ),
        ])
        let run = JSONOutput.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
        ])
        return JSONOutput.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ]).pretty() + "\n"
    }

    private static func result(_ finding: Finding) -> JSONOutput {
        let region = JSONOutput.object([
            ("startLine", .number(Double(finding.line))), ("startColumn", .number(Double(finding.column))),
        ])
        let location = JSONOutput.object([
            ("artifactLocation", .object([("uri", .string(finding.file))])), ("region", region),
        ])
        return .object([
            ("ruleId", .string(finding.id.rawValue)), ("level", .string(level(finding.severity))),
            ("message", .object([("text", .string("\(finding.key): \(finding.message)"))])),
            ("locations", .array([.object([("physicalLocation", location)])])),
            ("partialFingerprints", .object([("navtext/v1", .string(finding.fingerprint))])),
        ])
    }

    private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }
}
