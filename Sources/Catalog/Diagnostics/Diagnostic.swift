/// A message about a place in a file, in the form that Xcode and editors read.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable { case error, warning, note }

  public let severity: Severity
  /// The file's path as the user gave it.
  public let file: String
  public let position: SourcePosition?
  /// What is wrong and with what, without a full stop at the end.
  public let message: String

  public init(_ severity: Severity, file: String, position: SourcePosition?, message: String) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// `cards.ndjson:3:14: error: expected ':', found '}'`
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): \(severity.rawValue): \(message)"
  }
}

/// Data that cannot be read at all; the command ends with exit code 65.
public struct MalformedInput: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The first of `diagnostics`.
  public let diagnostic: Diagnostic

  public init(_ first: Diagnostic, _ others: [Diagnostic] = []) {
    diagnostic = first
    diagnostics = [first] + others
  }

  init(file: String, position: SourcePosition, message: String) {
    self.init(Diagnostic(.error, file: file, position: position, message: message))
  }

  /// One line a diagnostic.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
