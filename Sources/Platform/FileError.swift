/// A file that could not be read or written.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure, as far as the caller has to distinguish it: the first four are trouble with an input, the
  /// others with an output.
  package enum Kind: Sendable, Equatable {
    case missing, unreadable, directory, tooLarge
    case write
    /// It would replace an input, which is noted by this path.
    case replacing(input: String)
  }

  /// The path as the user gave it; `<stdin>`, `<stdout>` and `<stderr>` for the standard streams.
  package let path: String
  /// The verb that failed, such as `open` or `write`.
  package let operation: String
  /// The C library's text for the error number, or our own.
  package let reason: String
  package let kind: Kind

  /// `cannot open 'cards.json': No such file or directory`
  package var description: String {
    if case .replacing(let input) = kind {
      return "The output '\(path)' would replace the input '\(input)'; name another file"
    }
    return "cannot \(operation) '\(path)': \(reason)"
  }
}

extension FileError {
  static func reading(_ path: String, _ operation: String, _ error: SystemError) -> FileError {
    FileError(path: path, operation: operation, reason: error.text, kind: error.isMissing ? .missing : .unreadable)
  }

  static func writing(_ path: String, _ error: SystemError) -> FileError {
    FileError(path: path, operation: "write", reason: error.text, kind: .write)
  }

  /// The C library would silently look at the part before the NUL.
  static func checkPath(_ path: String, _ operation: String, kind: Kind) throws(FileError) {
    if path.utf8.contains(0) {
      throw FileError(path: path, operation: operation, reason: "the path contains a NUL byte", kind: kind)
    }
    if path.isEmpty { throw FileError(path: path, operation: operation, reason: "the path is empty", kind: kind) }
  }
}
