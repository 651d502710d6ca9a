/// The running process and its surroundings.
package enum HostProcess {
  /// Makes the process fit for reading and writing files; to be called before the first is opened.
  ///
  /// - A standard stream that is closed stays as useless, and its place is taken: a file of ours in it would get what
  ///   is written to the stream.
  /// - A file that gets larger than `ulimit -f` allows is a `FileError`, and no signal.
  ///
  /// - Throws: `FileError` where too few files may be opened: the library of threads would end the process when it
  ///   lacks the two that it needs.
  package static func prepare() throws(FileError) {
    SystemCall.ignoreFileSizeSignal()
    do throws(SystemError) {
      try SystemCall.occupyStandardStreams()
      try SystemCall.checkDescriptors(neededDescriptors)
    } catch {
      throw FileError.reading("/dev/null", "open", error)
    }
  }

  /// An output, what it replaces, an input, both sides of a program that estimates, what it reads in two more ways, two of
  /// the threads; and one to spare.
  private static let neededDescriptors = 10

  /// The command-line arguments after the program's name.
  ///
  /// - Throws: `ArgumentError` for an argument that is not UTF-8; `CommandLine.arguments` would have replaced its
  ///   bytes without a word.
  package static func arguments() throws(ArgumentError) -> [String] {
    var arguments: [String] = []
    for (index, bytes) in SystemCall.arguments().enumerated().dropFirst() {
      guard let argument = String(validatingCString: bytes) else {
        throw ArgumentError(index: index, lossyText: String(cString: bytes))
      }
      arguments.append(argument)
    }
    return arguments
  }

  /// The program as it was called, for a shell to call it again.
  package static func programName() -> String { SystemCall.arguments().first.map { String(cString: $0) } ?? "" }

  /// The file of this program; `nil` where the system does not tell.
  package static var executablePath: String? { PlatformSpecific.executablePath }

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

  /// How many of `count` threads, this one among them, the system grants, with one to spare: the library of threads
  /// would wait for ever for one that memory or a limit does not allow.
  package static func grantedThreads(_ count: Int) -> Int {
    count < 2 ? 1 : min(count, max(1, SystemCall.grantedThreads(count)))
  }

  /// Ends the process with an exit code. Finish every `OutputFile` before: what is not finished is lost.
  package static func exit(_ code: Int32) -> Never { SystemCall.exitProcess(code) }

  /// Ends the process in the midst of its work, with the programs that it has started, and leaves no temporary file behind.
  package static func abandon(_ code: Int32) -> Never {
    SignalCleanup.removeAll()
    SystemCall.exitProcess(code)
  }

  /// Ends a copy of the process (`ProcessCopies`), and nothing that it has in common with that.
  package static func abandonCopy() -> Never { SystemCall.exitCopy(0) }

  /// Has what is written to the standard streams from now on written into a file, in a copy of the process; a fault ends it
  /// without more words.
  package static func speak(into file: ScratchFile) { SystemCall.redirectStreams(to: file.descriptor) }
}

/// A command-line argument that is not UTF-8.
package struct ArgumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Counted from 1, the program's name being 0.
  package let index: Int
  /// The argument with U+FFFD for the bytes that are wrong.
  package let lossyText: String

  package var description: String { "argument \(index) ('\(lossyText)') is not valid UTF-8" }
}
