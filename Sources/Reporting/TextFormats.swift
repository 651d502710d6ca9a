import Catalog
import ShelfReports

/// The names of the formats of `text`.
package enum TextFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, csv, ndjson, json

  /// A writer of this format.
  ///
  /// - Parameter fields: the names of the fields that are measured.
  package func makeFormat(fields: [String]) -> any ReportFormat<TextRow> {
    let columns = { (columns: inout RowWriter, row: TextRow?) in columns.measuredTexts(row, fields) }
    return switch self {
    case .csv: RowFormat(.csv, columns)
    case .table: FixedTableFormat(columns)
    case .ndjson: RowFormat(.ndjson, columns)
    case .json: RowFormat(.json(list: "texts"), columns)
    }
  }
}

extension RowWriter {
  fileprivate mutating func measuredTexts(_ row: TextRow?, _ fields: [String]) {
    count("index", title: "index", row?.index)
    for (index, field) in fields.enumerated() {
      count(.field(field + "Lines"), title: field + "Lines", row?.lines[index])
    }
    number("height", title: "height", row?.height)
    id("id", title: "id", row?.id)
  }
}

/// A table of columns that are twelve characters wide, written as its rows come.
struct FixedTableFormat<Row>: ReportFormat {
  private let columns: (inout RowWriter, Row?) -> Void

  init(_ columns: @escaping (inout RowWriter, Row?) -> Void) { self.columns = columns }

  func begin(_ output: inout TextBuffer) {
    for title in RowWriter.titles({ columns(&$0, nil) }) { writePadded(title.text, to: &output) }
    output.write("\n")
  }

  func write(_ row: Row, to output: inout TextBuffer) {
    for text in RowWriter.texts({ columns(&$0, row) }).all { writePadded(text, to: &output) }
    output.write("\n")
  }

  private func writePadded(_ text: String, to output: inout TextBuffer) {
    output.write(String(repeating: " ", count: max(1, 12 - text.count)) + text.shownInTerminal)
  }
}
