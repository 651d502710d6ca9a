import Catalog

/// A message about a batch; the batch goes on after it.
public struct BatchDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of diagnostics.
  public enum Kind: Sendable, Hashable {
    /// A record was left out.
    case rejection
    /// Something may not be as it is meant.
    case warning
    /// Something worth knowing that is no fault.
    case note
  }

  /// The kind of the diagnostic.
  public let kind: Kind
  /// Why a record was left out; `nil` for a warning.
  public let code: RejectionCode?
  /// The 0-based index of a record that was left out among all records of its file; `nil` for a warning.
  public private(set) var index: Int?
  package let diagnostic: Diagnostic

  /// The subject of the message: a file's path, or `shelf 'travel'` where a shelf as a whole is meant.
  public var subject: String { diagnostic.file }
  /// The line, counted from 1; `nil` where no position in a file is meant.
  public var line: Int? { diagnostic.position?.line }
  /// The column in bytes, counted from 1; `nil` where no position in a file is meant.
  public var column: Int? { diagnostic.position?.column }
  /// The message, without a full stop at its end.
  public var message: String { diagnostic.message }
  /// `cards.ndjson:3:14: error: the record is not an object; it was left out`, as Xcode reads it.
  public var description: String { diagnostic.description }

  /// Whether a record lacks a field. Where no record has that field, one message says so for all of them.
  package var isLackOfField: Bool { code == .noGroupKey || code == .noLength }

  private init(_ kind: Kind, _ diagnostic: Diagnostic, code: RejectionCode? = nil, index: Int? = nil) {
    self.kind = kind
    self.diagnostic = diagnostic
    self.code = code
    self.index = index
  }

  /// Something that may not be as it is meant.
  package init(warning diagnostic: Diagnostic) { self.init(.warning, diagnostic) }

  /// Something worth knowing.
  package init(note diagnostic: Diagnostic) { self.init(.note, diagnostic) }

  /// A warning about a file, or about what a phrase names.
  package static func warning(_ subject: String, _ message: String) -> BatchDiagnostic {
    let file = subject == "-" ? "<stdin>" : subject
    return BatchDiagnostic(warning: Diagnostic(.warning, file: file, position: nil, message: message))
  }

  /// No record is of the locale, or there is none at all.
  static func noRecords(_ file: String, _ filter: Localization.Filter?) -> BatchDiagnostic {
    guard let filter else { return .warning(file, "there are no records") }
    return .warning(file, "no record has '\(filter.locale)' in '\(filter.field)'")
  }

  /// No record has a field.
  ///
  /// - Parameters:
  ///   - use: what it is for.
  ///   - others: fields that a record has.
  static func missingField(
    _ file: String, _ field: String, use: String, among others: [String] = []
  ) -> BatchDiagnostic {
    let similar = suggestion(for: field, among: others)
    return .warning(
      file, "no record has the field '\(field)', \(use)" + (similar.isEmpty ? "; check the bindings" : similar))
  }

  /// No record decides about a cell, though it has labels that one could.
  static func noBinding(_ file: String, _ outlets: [String], _ settings: SettingNames) -> BatchDiagnostic {
    .warning(
      file,
      "no view of the cell shows a field, so that all records come out equally tall; "
        + settings("bindings", "view=field")
        + " says which field a view shows, such as one of \(MissingFields.first(of: outlets))")
  }

  /// An input of no bytes, which only standard input may be.
  static func emptyStream(_ input: BatchInput) -> BatchDiagnostic {
    .warning(input.path, "there are no records, as it is empty")
  }

  /// A record that was left out.
  static func rejection(
    _ code: RejectionCode, _ file: String, _ position: SourcePosition, index: Int, _ message: String
  ) -> BatchDiagnostic {
    let diagnostic = Diagnostic(.error, file: file, position: position, message: message)
    return BatchDiagnostic(.rejection, diagnostic, code: code, index: index)
  }

  /// This diagnostic with its record's index moved on by `records`, as for a part of a file that has so many before it.
  func moved(by records: Int) -> BatchDiagnostic {
    var moved = self
    moved.index = index.map { $0 + records }
    return moved
  }
}

extension BatchDiagnostic: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(_:_:code:index:), \.kind, \.diagnostic, \.code, \.index) }
}

extension BatchDiagnostic.Kind: ProcessValue { static var form: ProcessForm<Self> { .raw } }
