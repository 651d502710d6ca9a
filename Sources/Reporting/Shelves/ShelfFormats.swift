import Catalog
import GeneratedCode
import ShelfBatch

/// The names of the formats of `measure`.
package enum ReportFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, ndjson, csv, swift, html

  /// A writer of this format.
  ///
  /// - Parameters:
  ///   - widthRange: card widths in points, where results are told for every one.
  ///   - page: the head of a page.
  package func makeFormat(widthRange: ClosedRange<Double>? = nil, page: PageHead) -> any ReportFormat<ShelfReport> {
    switch self {
    case .table: ShelfTableFormat()
    case .json: rows(.json(list: "shelves"))
    case .ndjson: rows(.ndjson)
    case .csv: rows(.csv)
    case .swift: GeneratedFormat(GeneratedFile(widthRange: widthRange))
    case .html: HTMLFormat(page)
    }
  }

  private func rows(_ notation: RowNotation) -> RowFormat<ShelfReport> {
    RowFormat(notation, { $0.measured($1) }) { $1($0) }
  }
}

/// A table for people, with lengths rounded to a thousandth of a point.
private struct ShelfTableFormat: ReportFormat {
  private var table = TextTable { $0.measured(nil) }
  private var showsVariant = false
  private var firstVariant: Variant?

  mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    if let firstVariant, firstVariant != report.variant { showsVariant = true }
    firstVariant = firstVariant ?? report.variant
    withUnsafePointer(to: report) { report in table.add { $0.measured(report) } }
  }

  mutating func end(_ output: inout TextBuffer) {
    let hidden = (showsVariant ? [] : ["Variant"]) + (table.hasTexts(titled: "Clamped") ? [] : ["Clamped"])
    table.write(hiding: hidden, to: &output)
  }
}
