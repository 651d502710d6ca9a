/// A message about a position in a file, in the form that Xcode and editors read.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable { case error, warning, note }

  package let severity: Severity
  /// The file's path as the user gave it.
  package let file: String
  package let position: SourcePosition?
  /// A sentence that says what is wrong, without a full stop at the end.
  package let message: String

  package init(_ severity: Severity, file: String, position: SourcePosition?, message: String) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// `cards.ndjson:3:14: error: expected ':', found '}'`
  package var description: String {
    let source = position.map { "\(file):\($0)" } ?? file
    return "\(source): \(severity.rawValue): \(message)"
  }
}

/// Data that cannot be read at all; the command ends with exit code 65.
package struct MalformedInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults found, at least one, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// The first of `diagnostics`.
  package let diagnostic: Diagnostic

  package init(_ first: Diagnostic, _ others: [Diagnostic] = []) {
    diagnostic = first
    diagnostics = [first] + others
  }

  init(file: String, position: SourcePosition, message: String) {
    self.init(Diagnostic(.error, file: file, position: position, message: message))
  }

  /// This error, preceded by what was found wrong before it.
  package func preceded(by others: [Diagnostic]) -> MalformedInput {
    guard let first = others.first else { return self }
    return MalformedInput(first, others.dropFirst() + diagnostics)
  }

  /// One line a diagnostic.
  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
