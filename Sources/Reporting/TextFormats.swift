import Catalog
import ShelfBatch

/// The names of the formats of `text`.
package enum TextFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, csv, ndjson, json

  /// A writer of this format.
  ///
  /// - Parameter fields: the names of the fields that are measured.
  package func makeFormat(fields: [String]) -> any ReportFormat<TextRow> {
    let lines = fields.enumerated().map { place, field in
      let name = field + "Lines"
      return Column<TextRow>.count(.field(name), title: name) { $0.lines[place] }
    }
    let columns: Columns<TextRow> = [
      .count("index", title: "index") { $0.index }, .all(Columns(lines)),
      .number("height", title: "height") { $0.height },
    ]
    return switch self {
    case .csv: RowFormat(.csv, columns)
    case .table: TextTableFormat(columns: columns)
    case .ndjson: RowFormat(.ndjson, columns)
    case .json: RowFormat(.json(list: "texts"), columns)
    }
  }
}

/// A table of columns that are twelve characters wide, written as its rows come.
private struct TextTableFormat: ReportFormat {
  let columns: Columns<TextRow>

  func begin(_ output: inout TextBuffer) {
    for title in columns.titles { writePadded(title.text, to: &output) }
    output.write("\n")
  }

  func write(_ row: TextRow, to output: inout TextBuffer) {
    for text in columns.texts(of: row) { writePadded(text, to: &output) }
    output.write("\n")
  }

  private func writePadded(_ text: String, to output: inout TextBuffer) {
    output.write(String(repeating: " ", count: max(1, 12 - text.count)) + text.shownInTerminal)
  }
}
