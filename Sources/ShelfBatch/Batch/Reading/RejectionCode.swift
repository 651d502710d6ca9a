import Catalog

/// Why a record was left out, for programs: messages may change, these names do not.
public enum RejectionCode: String, Sendable, Hashable, CaseIterable {
  /// A line, or a value of the array, that is no object.
  case notAnObject = "not-an-object"
  /// Text that is not valid UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// A string with half a surrogate pair.
  case loneSurrogate = "lone-surrogate"
  /// A line of NDJSON that is no JSON, where such lines are skipped.
  case malformedLine = "malformed-line"
  /// A row of CSV with fewer or more cells than the header.
  case cellCount = "cell-count"
  /// An array or an object in a field that a label shows.
  case structuredValue = "structured-value"
  /// Nothing in the field that names the shelf.
  case noGroupKey = "no-group-key"
  /// No cell has the reuse identifier that the record asks for.
  case unknownReuseIdentifier = "unknown-reuse-identifier"
  /// A field that has to hold a length of an item, and does not.
  case noLength = "no-length"
  /// The app's own code makes no view model of the record.
  case noViewModel = "no-view-model"

  /// The code of a record that can't be read.
  init(_ reason: RecordRejection.Reason) {
    self =
      switch reason {
      case .notAnObject: .notAnObject
      case .invalidUTF8: .invalidUTF8
      case .loneSurrogate: .loneSurrogate
      case .cellCount: .cellCount
      case .malformed: .malformedLine
      }
  }
}

extension RejectionCode: ProcessValue { static var form: ProcessForm<Self> { .raw } }
