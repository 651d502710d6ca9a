import Catalog

/// The columns of rows, each declared once: its names, and how a row's value is written.
///
/// A column with a name is a cell of CSV and a member of a JSON object; one with a title is a column of tables for people,
/// in a terminal, in Markdown or on a page. A list of columns is an array literal of them, and a new column one line of it.
struct Columns<Row>: ExpressibleByArrayLiteral {
  private let all: [Column<Row>]
  /// The names of the cells of CSV.
  let names: [String]
  /// The columns of tables for people.
  let titles: [ColumnTitle]
  private var cells: RowWriter<Row>?
  private var members: RowWriter<Row>?

  init(arrayLiteral columns: Column<Row>...) { self.init(columns) }

  init(_ columns: [Column<Row>]) {
    all = columns
    names = columns.flatMap(\.names)
    titles = columns.flatMap(\.titles)
    cells = cells(before: nil)
    members = members(before: nil)
  }

  /// A writer of all cells, and then of `rest`; `nil` for none.
  func cells(before rest: RowWriter<Row>?) -> RowWriter<Row>? {
    all.reversed().reduce(rest) { rest, column in column.writeCells?(rest) ?? rest }
  }

  /// A writer of all members, and then of `rest`; `nil` for none.
  func members(before rest: RowWriter<Row>?) -> RowWriter<Row>? {
    all.reversed().reduce(rest) { rest, column in column.writeMembers?(rest) ?? rest }
  }

  /// Appends the cells of a row of CSV, parted by commas.
  func writeCells(of row: Row, to output: inout TextBuffer) { cells?.write(row, &output) }

  /// Appends the members of the object that JSON has for a row.
  func writeMembers(of row: Row, to output: inout TextBuffer) { members?.write(row, &output) }

  /// The texts of a row below ``titles``.
  func texts(of row: Row) -> [String] {
    var texts: [String] = []
    texts.reserveCapacity(titles.count)
    for place in all.indices { all[place].addTexts?(row, &texts) }
    return texts
  }

  /// The part of a page that the cell of a row leads to, and the place of that cell below ``titles``.
  func link(of row: Row) -> (place: Int, target: String)? {
    var place = 0
    for column in all {
      if let target = column.link?(row) { return (place, target) }
      place += column.titles.count
    }
    return nil
  }
}

extension Columns {
  /// Appends the header of CSV (RFC 4180, lines end in LF).
  func writeHeader(to output: inout TextBuffer) {
    for (place, name) in names.enumerated() {
      if place > 0 { output.write(byte: UInt8(ascii: ",")) }
      output.write(csv: name)
    }
    output.write(byte: UInt8(ascii: "\n"))
  }

  /// Appends a row of CSV.
  func writeLine(of row: Row, to output: inout TextBuffer) {
    writeCells(of: row, to: &output)
    output.write(byte: UInt8(ascii: "\n"))
  }

  /// Appends the header and all rows of CSV.
  func writeCSV(_ rows: some Sequence<Row>, to output: inout TextBuffer) {
    writeHeader(to: &output)
    for row in rows { writeLine(of: row, to: &output) }
  }
}
