import Catalog

/// Something that is said while a batch runs, which goes on.
public struct BatchDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What has happened.
  public enum Kind: Sendable, Hashable {
    /// A record was left out.
    case rejection
    /// Something may not be as it is meant.
    case warning
  }

  /// What has happened.
  public let kind: Kind
  package let diagnostic: Diagnostic

  /// What it is about: a file's path, or `shelf 'travel'` where a shelf as a whole is meant.
  public var subject: String { diagnostic.file }
  /// Counted from 1; `nil` where no place of a file is meant.
  public var line: Int? { diagnostic.position?.line }
  /// Bytes, counted from 1; `nil` where no place of a file is meant.
  public var column: Int? { diagnostic.position?.column }
  /// What is wrong, without a full stop at its end.
  public var message: String { diagnostic.message }
  /// `cards.ndjson:3:14: error: the record is not an object; it was left out`, as Xcode reads it.
  public var description: String { diagnostic.description }

  package init(_ kind: Kind, _ diagnostic: Diagnostic) {
    self.kind = kind
    self.diagnostic = diagnostic
  }

  /// A warning about a file, or about what a phrase names.
  package static func warning(_ subject: String, _ message: String) -> BatchDiagnostic {
    let file = subject == "-" ? "<stdin>" : subject
    return BatchDiagnostic(.warning, Diagnostic(.warning, file: file, position: nil, message: message))
  }

  /// A record that was left out.
  static func rejection(_ file: String, _ position: SourcePosition, _ message: String) -> BatchDiagnostic {
    BatchDiagnostic(.rejection, Diagnostic(.error, file: file, position: position, message: message))
  }
}
