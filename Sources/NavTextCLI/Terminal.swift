import Glibc

/// Data goes to standard output, words to standard error.
enum Terminal {
    /// Writes data. A reader that went away (`| head`) ends the command quietly, as it does elsewhere; anything else that
    /// keeps data from being written is said and ends it with a failure.
    static func output(_ text: String) {
        guard let code = write(text, to: STDOUT_FILENO) else { return }
        if code == EPIPE { exit(with: .success) }
        note("standard output: \(String(cString: strerror(code)))")
        exit(with: .output)
    }

    /// A line for a person.
    static func note(_ text: String) { _ = write("navtext: \(visible(text))\n", to: STDERR_FILENO) }

    /// A command line that can't be obeyed, as ArgumentParser says it.
    static func fail(_ reason: String, usage: String, command: String) {
        let text = "Error: \(visible(reason))\nUsage: \(usage)\n  See '\(command) --help' for more information.\n"
        _ = write(text, to: STDERR_FILENO)
    }

    /// What came from outside can't move the cursor or turn the line around: its control characters are written out.
    private static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            case .format where ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar):
                result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// All of a file, or of standard input for "-"; nil when it can't be read, with the system's reason.
    static func read(_ path: String) -> (bytes: [UInt8]?, reason: String) {
        let file = path == "-" ? STDIN_FILENO : open(path)
        guard file >= 0 else { return (nil, String(cString: strerror(errno))) }
        defer { if path != "-" { close(file) } }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0, isTransient(errno, file, POLLIN) { continue }
            guard count >= 0 else { return (nil, String(cString: strerror(errno))) }
            if count == 0 { return (bytes, "") }
            bytes += buffer[..<count]
        }
    }

    /// Opens a file by the bytes of its name as the command line has them: they need not be UTF-8.
    private static func open(_ path: String) -> Int32 {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index], String(cString: argument) == path else { continue }
            return Glibc.open(argument, O_RDONLY)
        }
        return Glibc.open(path, O_RDONLY)
    }

    /// Writes all of a text; gives the system's error code if it can't.
    private static func write(_ text: String, to file: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes -> Int32? in
            var rest = UnsafeRawBufferPointer(bytes)
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = Glibc.write(file, base, rest.count)
                if count < 0, isTransient(errno, file, POLLOUT) { continue }
                guard count > 0 else { return errno }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return nil
        }
    }

    /// Whether it is worth trying again; waits for a file that is not ready (a pipe that does not block).
    private static func isTransient(_ code: Int32, _ file: Int32, _ event: Int32) -> Bool {
        guard code == EAGAIN else { return code == EINTR }
        var wanted = pollfd(fd: file, events: Int16(event), revents: 0)
        return poll(&wanted, 1, -1) >= 0
    }
}

func exit(with code: ExitCode) -> Never { exit(code.rawValue) }
