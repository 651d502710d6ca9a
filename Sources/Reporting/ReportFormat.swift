import Catalog
import GeneratedCode
import ShelfReports

/// A way to write results, which come one after another.
package protocol ReportFormat<Report> {
  /// A result: a shelf, a section of a layout, the lines of a record's texts.
  associatedtype Report

  /// Writes the beginning, before the first result.
  mutating func begin(_ output: inout TextBuffer)
  /// Writes a result, or keeps it for the end.
  mutating func write(_ report: Report, to output: inout TextBuffer) throws
  /// Writes the end, after the last result.
  mutating func end(_ output: inout TextBuffer)
}

extension ReportFormat {
  package mutating func begin(_ output: inout TextBuffer) {}
  package mutating func end(_ output: inout TextBuffer) {}
}

/// How rows are written.
enum RowNotation {
  case csv, ndjson
  /// A document with a list of that name, and an indent before each row of it.
  case json(list: StaticString, indent: String = "  ")
}

/// Results as rows of CSV, JSON or NDJSON, written as they come.
struct RowFormat<Report>: ReportFormat {
  private let notation: RowNotation
  private let writeHeader: (inout RowWriter) -> Void
  private let forEachRow: (Report, ((inout RowWriter) -> Void) -> Void) throws -> Void
  /// The document whose elements the rows are; `nil` where each is a line of its own.
  private var document: JSONDocument?

  /// - Parameters:
  ///   - columns: writes those of a row, or their names where there is none.
  ///   - forEachRow: calls its second argument with each row of a result.
  init<Row>(
    _ notation: RowNotation, _ columns: @escaping (inout RowWriter, Row?) -> Void,
    forEachRow: @escaping (Report, (Row) -> Void) throws -> Void
  ) {
    self.notation = notation
    writeHeader = { columns(&$0, nil) }
    self.forEachRow = { report, body in try forEachRow(report) { row in body { columns(&$0, row) } } }
    if case .json(let list, let indent) = notation { document = JSONDocument(list: list, indent: indent) }
  }

  mutating func begin(_ output: inout TextBuffer) {
    if case .csv = notation { output.writeHeader(writeHeader) }
    document?.begin(&output)
  }

  mutating func write(_ report: Report, to output: inout TextBuffer) throws {
    try forEachRow(report) { columns in
      switch notation {
      case .csv: output.writeLine(columns)
      case .ndjson:
        output.writeRow(columns)
        output.write(byte: UInt8(ascii: "\n"))
      case .json: document?.write(to: &output) { $0.writeMembers(columns) }
      }
    }
  }

  mutating func end(_ output: inout TextBuffer) { document?.end(&output) }
}

extension RowFormat {
  /// A format of results that are rows themselves.
  init(_ notation: RowNotation, _ columns: @escaping (inout RowWriter, Report?) -> Void) {
    self.init(notation, columns) { $1($0) }
  }
}

extension GeneratedFormat: ReportFormat {}

extension TextBuffer {
  /// Appends the header and all rows of CSV.
  mutating func writeCSV<Row>(_ rows: [Row], _ columns: (inout RowWriter, Row?) -> Void) {
    writeHeader { columns(&$0, nil) }
    for row in rows { writeLine { columns(&$0, row) } }
  }
  /// Appends a document of JSON with a list of rows.
  ///
  /// - Parameter members: its further members.
  mutating func writeDocument<Row>(
    _ list: StaticString, of rows: [Row], _ columns: (inout RowWriter, Row?) -> Void, members: (inout RowWriter) -> Void
  ) {
    var document = JSONDocument(list: list)
    document.begin(&self) { $0.writeMembers(members) }
    for row in rows { document.write(to: &self) { $0.writeMembers { columns(&$0, row) } } }
    document.end(&self)
  }
}
