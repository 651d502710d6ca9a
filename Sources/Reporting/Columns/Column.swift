import Catalog
import ShelfBatch
import ShelfSizing

/// A column, or several that belong together, such as the parts of a variant.
struct Column<Row> {
  /// Makes a writer of the column and of the columns behind it, if there are any.
  typealias Chain = (_ rest: RowWriter<Row>?) -> RowWriter<Row>?

  /// The names of the cells of CSV.
  var names: [String] = []
  /// For the cells of CSV, parted by commas; `nil` where CSV lacks the column.
  var writeCells: Chain?
  /// For the members of the object that JSON has for a row; `nil` where JSON lacks the column.
  var writeMembers: Chain?
  /// The columns of tables for people.
  var titles: [ColumnTitle] = []
  /// Adds the texts below ``titles``.
  var addTexts: ((Row, inout [String]) -> Void)?
  /// The part of a page that the row's cell leads to.
  var link: ((Row) -> String?)?

  /// The same column, which JSON lacks.
  var onlyInCSV: Column {
    var column = self
    column.writeMembers = nil
    return column
  }

  /// The same column, which CSV lacks.
  var onlyInJSON: Column {
    var column = self
    (column.names, column.writeCells) = ([], nil)
    return column
  }

  /// The same column, which the JSON of a row may lack.
  func leftOut(if isLeftOut: @escaping (Row) -> Bool) -> Column {
    guard let own = writeMembers?(nil) else { return self }
    var column = self
    column.writeMembers = RowWriter.chain { row, output in if !isLeftOut(row) { own.write(row, &output) } }
    return column
  }
}

/// Appends what a row has in some columns.
///
/// A writer ends in the call of the next: a list of writers would count references for each call, which made results a
/// twentieth slower as a whole. It is a structure, as functions are wrapped once more wherever generic code hands them on.
struct RowWriter<Row> {
  let write: (Row, inout TextBuffer) -> Void

  /// The end of a chain.
  fileprivate static var none: RowWriter { RowWriter { _, _ in } }

  /// The chain of a column that `write` writes.
  static func chain(
    by comma: Bool = false, _ write: @escaping (Row, inout TextBuffer) -> Void
  ) -> Column<Row>.Chain {
    { rest in
      guard let rest else { return RowWriter(write: write) }
      return RowWriter { row, output in
        write(row, &output)
        if comma { output.write(byte: UInt8(ascii: ",")) }
        rest.write(row, &output)
      }
    }
  }
}

/// The head of a column for people.
struct ColumnTitle {
  let text: String
  /// Whether cells end under each other, rather than begin so.
  let isNumeric: Bool
}

/// The name of a column in CSV and JSON.
enum ColumnName: ExpressibleByStringLiteral {
  /// A word of the program's own, which needs no escape.
  case word(StaticString)
  /// A name that is data.
  case field(String)

  init(stringLiteral word: StaticString) { self = .word(word) }

  fileprivate var text: String {
    switch self {
    case .word(let word): word.description
    case .field(let name): name
    }
  }

  /// Appends the name of a member, whose value is to follow.
  @inline(__always)
  func write(to output: inout TextBuffer) {
    switch self {
    case .word(let word): output.write(member: word)
    case .field(let name): output.write(field: name)
    }
  }
}

/// A value that CSV and JSON can have.
private protocol ColumnValue {
  func writeCSV(to output: inout TextBuffer)
  func writeJSON(to output: inout TextBuffer)
}

extension String: ColumnValue {
  fileprivate func writeCSV(to output: inout TextBuffer) { output.write(csv: self) }
  fileprivate func writeJSON(to output: inout TextBuffer) { output.write(json: self) }
}

extension Double: ColumnValue {
  fileprivate func writeCSV(to output: inout TextBuffer) { output.write(csv: self) }
  fileprivate func writeJSON(to output: inout TextBuffer) { output.write(self) }
}

extension Int: ColumnValue {
  fileprivate func writeCSV(to output: inout TextBuffer) { output.write(self) }
  fileprivate func writeJSON(to output: inout TextBuffer) { output.write(self) }
}

extension Bool: ColumnValue {
  fileprivate func writeCSV(to output: inout TextBuffer) { output.write(json: self) }
  fileprivate func writeJSON(to output: inout TextBuffer) { output.write(json: self) }
}

extension RecordID: ColumnValue {
  fileprivate func writeCSV(to output: inout TextBuffer) { output.write(csv: text) }
  fileprivate func writeJSON(to output: inout TextBuffer) { output.write(id: self) }
}

/// Columns by the kind of their values: `name` is for CSV and JSON, `title` for people, and a column may lack either. A
/// value that is `nil` is an empty cell in CSV and `null` in JSON.
extension Column {
  /// A column of values.
  private init<Value: ColumnValue>(
    _ name: ColumnName?, _ title: String?, isNumeric: Bool, missing: String = "", _ value: @escaping (Row) -> Value?,
    text: @escaping (Value) -> String
  ) {
    if let title {
      titles = [ColumnTitle(text: title, isNumeric: isNumeric)]
      addTexts = { row, texts in texts.append(value(row).map(text) ?? missing) }
    }
    guard let name else { return }
    names = [name.text]
    writeCells = { rest in
      let (rest, isLast) = (rest ?? .none, rest == nil)
      return RowWriter { row, output in
        value(row)?.writeCSV(to: &output)
        if isLast { return }
        output.write(byte: UInt8(ascii: ","))
        rest.write(row, &output)
      }
    }
    writeMembers = { rest in
      let rest = rest ?? .none
      return RowWriter { row, output in
        name.write(to: &output)
        if let value = value(row) { value.writeJSON(to: &output) } else { output.write(word: "null") }
        rest.write(row, &output)
      }
    }
  }

  /// Texts, which are data.
  ///
  /// - Parameters:
  ///   - isNumeric: whether people see numbers.
  ///   - link: the part of a page that a cell leads to.
  static func text(
    _ name: ColumnName? = nil, title: String? = nil, isNumeric: Bool = false, link: ((Row) -> String?)? = nil,
    _ value: @escaping (Row) -> String?
  ) -> Column {
    var column = Column(name, title, isNumeric: isNumeric, value) { $0 }
    column.link = link
    return column
  }

  /// Numbers.
  ///
  /// - Parameters:
  ///   - missing: for people, where there is none.
  ///   - shown: how people see them.
  static func number(
    _ name: ColumnName? = nil, title: String? = nil, missing: String = "",
    shown: @escaping (Double) -> String = rounded, _ value: @escaping (Row) -> Double?
  ) -> Column {
    Column(name, title, isNumeric: true, missing: missing, value, text: shown)
  }

  /// Whole numbers.
  static func count(_ name: ColumnName? = nil, title: String? = nil, _ value: @escaping (Row) -> Int?) -> Column {
    Column(name, title, isNumeric: true, value) { "\($0)" }
  }

  /// Whether something is so.
  static func flag(_ name: ColumnName, _ value: @escaping (Row) -> Bool?) -> Column {
    Column(name, nil, isNumeric: false, value) { "\($0)" }
  }

  /// The `id` of records, in JSON as it was written.
  static func id(
    _ name: ColumnName, title: String? = nil, missing: String = "", _ value: @escaping (Row) -> RecordID?
  ) -> Column {
    Column(name, title, isNumeric: false, missing: missing, value) { $0.text }
  }

  /// A member of JSON alone whose value `write` writes.
  static func json(_ name: ColumnName, _ write: @escaping (Row, inout TextBuffer) -> Void) -> Column {
    var column = Column()
    column.writeMembers = RowWriter.chain { row, output in
      name.write(to: &output)
      write(row, &output)
    }
    return column
  }
}
