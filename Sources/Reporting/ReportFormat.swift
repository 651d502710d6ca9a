import Catalog
import GeneratedCode
import ShelfBatch

/// A way to write results: one file a format, all behind this protocol.
package protocol ReportFormat {
  /// Writes what stands before the first result.
  mutating func begin(_ output: inout TextBuffer)
  /// Writes a result, or keeps it for the end.
  mutating func write(_ report: ShelfReport, to output: inout TextBuffer)
  /// Writes what stands after the last result.
  mutating func end(_ output: inout TextBuffer)
}

/// The names of the formats of `measure`.
package enum ReportFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, ndjson, csv, swift, html

  /// A writer of this format.
  ///
  /// - Parameters:
  ///   - widthRange: card widths in points, where results are told for every one.
  ///   - page: the head of a page.
  package func makeFormat(widthRange: ClosedRange<Double>? = nil, page: PageHead) -> any ReportFormat {
    switch self {
    case .table: TableFormat()
    case .json: JSONFormat()
    case .ndjson: NDJSONFormat()
    case .csv: CSVFormat()
    case .swift: GeneratedFormat(GeneratedFile(widthRange: widthRange))
    case .html: HTMLFormat(page)
    }
  }
}

extension GeneratedFormat: ReportFormat {
  /// Writes nothing: the file begins with what all shelves have in common.
  package mutating func begin(_ output: inout TextBuffer) {}
}
