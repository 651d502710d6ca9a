import Catalog

/// Columns of parts of a row.
extension Column {
  /// The columns of a part of each row, side by side; cells without a part are empty, and JSON lacks its members.
  static func columns<Part>(_ columns: Columns<Part>, of part: @escaping (Row) -> Part?) -> Column {
    var column = Column()
    column.names = columns.names
    let (cells, texts) = (column.names.count, columns.titles.count)
    let noCells = String(repeating: ",", count: max(0, cells - 1))
    column.writeCells = RowWriter.chain(by: true) { row, output in
      if let part = part(row) { columns.writeCells(of: part, to: &output) } else { output.write(noCells) }
    }
    if cells == 0 { column.writeCells = nil }
    column.writeMembers = RowWriter.chain { row, output in
      if let part = part(row) { columns.writeMembers(of: part, to: &output) }
    }
    column.titles = columns.titles
    column.addTexts = { row, all in
      all += part(row).map(columns.texts(of:)) ?? Array(repeating: "", count: texts)
    }
    return column
  }

  /// Some columns: in JSON an object, in CSV the columns themselves.
  ///
  /// - Parameters:
  ///   - prefix: begins the names of CSV's columns; CSV has none of them without.
  ///   - isPresent: whether the row has the object, rather than `null`.
  static func object(
    _ name: ColumnName, prefix: String? = nil, if isPresent: @escaping (Row) -> Bool = { _ in true },
    _ columns: Columns<Row>
  ) -> Column {
    var column = Column.all(columns).prefixed(prefix)
    column.writeMembers = RowWriter.chain { row, output in
      name.write(to: &output)
      guard isPresent(row) else { return output.write(word: "null") }
      output.write(byte: UInt8(ascii: "{"))
      columns.writeMembers(of: row, to: &output)
      output.write(byte: UInt8(ascii: "}"))
    }
    return column
  }

  /// The columns of a part of each row: in JSON an object, or `null`; in CSV the columns themselves.
  static func object<Part>(
    _ name: ColumnName, prefix: String? = nil, _ columns: Columns<Part>, of part: @escaping (Row) -> Part?
  ) -> Column {
    var column = Column.columns(columns, of: part).prefixed(prefix)
    column.writeMembers = RowWriter.chain { row, output in
      name.write(to: &output)
      guard let part = part(row) else { return output.write(word: "null") }
      output.write(byte: UInt8(ascii: "{"))
      columns.writeMembers(of: part, to: &output)
      output.write(byte: UInt8(ascii: "}"))
    }
    return column
  }

  /// The columns of a part that most rows share with the row before, whose text is written again then.
  static func object<Part: Equatable>(
    _ name: ColumnName, prefix: String? = nil, repeated columns: Columns<Part>, of part: @escaping (Row) -> Part
  ) -> Column {
    var column = Column.object(name, prefix: prefix, columns) { part($0) }
    if column.writeCells != nil {
      let cells = LastWritten<Part> { columns.writeCells(of: $0, to: &$1) }
      column.writeCells = RowWriter.chain(by: true) { row, output in cells.write(part(row), to: &output) }
    }
    let object = LastWritten<Part> { part, output in output.writeObject { columns.writeMembers(of: part, to: &$0) } }
    column.writeMembers = RowWriter.chain { row, output in
      name.write(to: &output)
      object.write(part(row), to: &output)
    }
    return column
  }

  private func prefixed(_ prefix: String?) -> Column {
    guard let prefix else { return onlyInJSON }
    guard !prefix.isEmpty else { return self }
    var column = self
    column.names = names.map { prefix + $0.prefix(1).uppercased() + $0.dropFirst() }
    return column
  }

  /// A member of JSON alone: a list with an object for each part of a row.
  static func list<Parts: Sequence>(
    _ name: ColumnName, _ columns: Columns<Parts.Element>, of parts: @escaping (Row) -> Parts
  ) -> Column {
    json(name) { row, output in
      output.write(list: parts(row)) { output, part in
        output.writeObject { columns.writeMembers(of: part, to: &$0) }
      }
    }
  }

  /// Several columns as one.
  static func all(_ columns: Columns<Row>) -> Column {
    var column = Column()
    column.names = columns.names
    if !columns.names.isEmpty { column.writeCells = columns.cells(before:) }
    column.writeMembers = columns.members(before:)
    column.titles = columns.titles
    column.addTexts = { row, texts in texts += columns.texts(of: row) }
    return column
  }
}

/// The text of a part of rows, kept while the part is the same.
private final class LastWritten<Part: Equatable> {
  private let append: (Part, inout TextBuffer) -> Void
  private var last: (part: Part, text: [UInt8])?

  init(_ append: @escaping (Part, inout TextBuffer) -> Void) { self.append = append }

  func write(_ part: Part, to output: inout TextBuffer) {
    if let last, last.part == part { return output.write(last.text) }
    var buffer = TextBuffer()
    append(part, &buffer)
    last = (part, buffer.bytes)
    output.write(bytes: buffer.elements)
  }
}

extension TextBuffer {
  /// Appends an object of a value, or `null`.
  mutating func write<Value>(json value: Value?, _ writeMembers: (inout TextBuffer, Value) -> Void) {
    guard let value else { return write(word: "null") }
    writeObject { writeMembers(&$0, value) }
  }
}
