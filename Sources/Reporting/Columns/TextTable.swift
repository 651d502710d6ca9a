import Catalog

/// Rows that people read in a terminal: they are kept to the end, for columns as wide as their widest cell.
struct TextTable {
  private let titles: [(text: String, isNumeric: Bool)]
  private var rows: [[String]] = []

  /// A longer cell moves the rest of its row to the right: if columns were as wide as any cell, a table would be as large
  /// as its rows times the longest name in the data.
  private static let widestColumn = 60

  /// - Parameter columns: those of no row.
  init(_ columns: (inout RowWriter) -> Void) { titles = RowWriter.titles(columns) }

  init<Row>(_ rows: [Row], _ columns: (inout RowWriter, Row?) -> Void) {
    self.init { columns(&$0, nil) }
    for row in rows { add { columns(&$0, row) } }
  }

  /// Adds a row below the others.
  mutating func add(_ columns: (inout RowWriter) -> Void) {
    rows.append(RowWriter.texts(columns).all.map { $0.isPrintableASCII ? $0 : $0.shownInTerminal })
  }

  /// Adds the rows of another table of the same columns.
  mutating func add(_ other: TextTable) { rows += other.rows }

  /// Whether a column has a text in any row.
  func hasTexts(titled title: String) -> Bool {
    guard let index = titles.firstIndex(where: { $0.text == title }) else { return false }
    return rows.contains { !$0[index].isEmpty }
  }

  /// Writes the rows below their titles, columns two spaces apart.
  ///
  /// - Parameter hidden: the titles of columns that are not shown.
  func write(hiding hidden: [String] = [], to output: inout TextBuffer) {
    let rows = [titles.map { $0.text.uppercased() }] + rows
    let shown = titles.indices.filter { !hidden.contains(titles[$0].text) }
    let widths = titles.indices.map { column in
      rows.reduce(0) { max($0, min($1[column].width, TextTable.widestColumn)) }
    }
    for row in rows {
      var (line, padding) = ("", 0)
      for column in shown {
        let cell = row[column]
        // Padding is only written before another cell.
        guard !cell.isEmpty else {
          padding += widths[column] + 2
          continue
        }
        let free = max(0, widths[column] - cell.width)
        let isNumeric = titles[column].isNumeric
        line += String(repeating: " ", count: padding + (isNumeric ? free : 0)) + cell
        padding = 2 + (isNumeric ? 0 : free)
      }
      output.write(line)
      output.write("\n")
    }
  }
}

extension String {
  fileprivate var isPrintableASCII: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

  /// Columns of a terminal.
  fileprivate var width: Int { isPrintableASCII ? utf8.count : count }
}
