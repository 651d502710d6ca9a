import Catalog
import GeneratedCode
import ShelfBatch

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
  private let writeHeader: (inout TextBuffer) -> Void
  private let writeRows: (UnsafePointer<Report>, inout JSONDocument?, inout TextBuffer) throws -> Void
  /// `nil` where each row is a line of its own.
  private var document: JSONDocument?

  /// - Parameter forEachRow: calls its second argument with each row of a result, which is lent rather than copied: a shelf's
  ///   report is so large that its copies would cost as much as all that is written of it.
  init<Row>(
    _ notation: RowNotation, _ columns: Columns<Row>,
    forEachRow: @escaping (UnsafePointer<Report>, (Row) -> Void) throws -> Void
  ) {
    // Closures, so that the rows' type is known where they are made, which makes them three times as fast.
    switch notation {
    case .csv:
      writeHeader = { columns.writeHeader(to: &$0) }
      writeRows = { report, _, output in try forEachRow(report) { columns.writeLine(of: $0, to: &output) } }
    case .ndjson:
      writeHeader = { _ in }
      writeRows = { report, _, output in
        try forEachRow(report) { row in
          output.write(byte: UInt8(ascii: "{"))
          columns.writeMembers(of: row, to: &output)
          output.write(word: "}\n")
        }
      }
    case .json(let list, let indent):
      document = JSONDocument(list: list, indent: indent)
      writeHeader = { _ in }
      writeRows = { report, document, output in
        try forEachRow(report) { row in document?.write(to: &output) { columns.writeMembers(of: row, to: &$0) } }
      }
    }
  }

  mutating func begin(_ output: inout TextBuffer) {
    writeHeader(&output)
    document?.begin(&output)
  }

  mutating func write(_ report: Report, to output: inout TextBuffer) throws {
    try withUnsafePointer(to: report) { try writeRows($0, &document, &output) }
  }

  mutating func end(_ output: inout TextBuffer) { document?.end(&output) }
}

extension RowFormat {
  /// A format of results that are rows themselves.
  init(_ notation: RowNotation, _ columns: Columns<Report>) { self.init(notation, columns) { $1($0.pointee) } }
}

extension GeneratedFormat: ReportFormat {}
