/// What the running process knows of itself and of its surroundings.
package enum HostProcess {
  /// The command-line arguments after the program's name.
  ///
  /// - Throws: `ArgumentError` for an argument that is not UTF-8; `CommandLine.arguments` would have replaced its
  ///   bytes without a word.
  package static func arguments() throws(ArgumentError) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      guard let argument = String(validatingCString: bytes) else {
        throw ArgumentError(index: index, lossyText: String(cString: bytes))
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// An environment variable, unless it is not set or not UTF-8.
  package static func environmentValue(_ name: String) -> String? { SystemCall.environmentValue(name) }

  /// Whether a descriptor (0, 1, 2 are standard input, output and error) is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { SystemCall.isTerminal(descriptor) }

  /// Nanoseconds since some fixed moment: a clock that never goes back.
  package static func monotonicNanoseconds() -> UInt64 { SystemCall.monotonicNanoseconds() }

  /// Nanoseconds of processor time that the calling thread has used.
  package static func threadNanoseconds() -> UInt64 { SystemCall.threadNanoseconds() }

  /// How many cores this process may use, at least 1.
  package static func coreCount() -> Int { SystemCall.coreCount() }

  /// Ends the process with an exit code. Finish every `OutputFile` before: what is not finished is lost.
  package static func exit(_ code: Int32) -> Never { SystemCall.exitProcess(code) }
}

/// A command-line argument that is not UTF-8.
package struct ArgumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Counted from 1, the program's name being 0.
  package let index: Int
  /// The argument with U+FFFD for the bytes that are wrong.
  package let lossyText: String

  package var description: String { "argument \(index) ('\(lossyText)') is not valid UTF-8" }
}
