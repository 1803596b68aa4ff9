import Glibc

/// Data goes to standard output, words to standard error.
enum Terminal {
    static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// A line for a person.
    static func note(_ text: String) { write("navtext: \(text)\n", to: STDERR_FILENO) }

    /// A command line that can't be obeyed, as ArgumentParser says it.
    static func fail(_ reason: String, usage: String, command: String) {
        write("Error: \(reason)\nUsage: \(usage)\n  See '\(command) --help' for more information.\n", to: STDERR_FILENO)
    }

    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// All of a file, or of standard input for "-"; nil when it can't be read, with the system's reason.
    static func read(_ path: String) -> (bytes: [UInt8]?, reason: String) {
        let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
        guard file >= 0 else { return (nil, String(cString: strerror(errno))) }
        defer { if path != "-" { close(file) } }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return (nil, String(cString: strerror(errno))) }
            if count == 0 { return (bytes, "") }
            bytes += buffer[..<count]
        }
    }

    private static func write(_ text: String, to file: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = Glibc.write(file, base, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }
}

func exit(with code: ExitCode) -> Never { exit(code.rawValue) }
