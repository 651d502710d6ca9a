import Catalog
import ShelfReports
import ShelfSizing

/// Writes what a row has in some columns, in one of several notations.
///
/// A table is a function that names each column once, beside its value: `number("height", title: "Height", card?.height)`.
/// A column with a name is a cell of CSV and a member of a JSON object; one with a title is a column of tables for people,
/// in a terminal, in Markdown or on a page. The same function gives the names and the titles, and then there is no row. A
/// value is asked for only where it is written; `nil` is an empty cell in CSV and `null` in JSON.
struct RowWriter: ~Copyable {
  /// A part of a document that columns give, or their shapes for its schema.
  enum Notation { case names, cells, members, titles, texts, shapes }

  private let notation: Notation
  /// Whether texts are those of a page, whose numbers have a decimal at most.
  let isPage: Bool
  private var output: TextBuffer
  /// The names of CSV's header, or the titles, or the texts below them.
  fileprivate private(set) var texts: [String] = []
  /// For each title, whether it is that of numbers.
  fileprivate private(set) var areNumeric: [Bool] = []
  /// The part of a page that a cell leads to, and the index of its text.
  fileprivate private(set) var link: (index: Int, target: String)?
  /// The members that JSON has, with their shapes.
  private var shapes: [KeyDescription] = []
  /// The names of the objects round the members, for the names of objects in a schema.
  private var path = ""
  /// Whether a row may lack the members that follow.
  private var isOptional = false
  private var prefix = ""
  private var hasCells = false

  fileprivate init(_ notation: Notation, isPage: Bool = false, _ output: consuming TextBuffer = TextBuffer()) {
    self.notation = notation
    self.isPage = isPage
    self.output = output
  }

  fileprivate consuming func finished() -> TextBuffer { output }

  /// Whether members of JSON are written or described, which other formats lack.
  var isJSON: Bool { notation == .members || notation == .shapes }
  /// Whether a row of CSV or its header is written.
  var isCSV: Bool { notation == .cells || notation == .names }

  /// Where the value of a column is written.
  private enum Target { case nowhere, cell, member, text }

  /// Writes what stands before a value.
  private mutating func begin(
    _ name: ColumnName?, _ title: String?, isNumeric: Bool, _ shape: @autoclosure () -> ValueShape
  ) -> Target {
    switch notation {
    case .shapes: if let name { describe(name, shape()) }
    case .members:
      guard let name else { return .nowhere }
      name.write(to: &output)
      return .member
    case .cells:
      guard name != nil else { return .nowhere }
      if hasCells { output.write(byte: UInt8(ascii: ",")) }
      hasCells = true
      return .cell
    case .texts: return title == nil ? .nowhere : .text
    case .names:
      if let name = name?.text {
        texts.append(prefix.isEmpty ? name : prefix + name.prefix(1).uppercased() + name.dropFirst())
      }
    case .titles:
      if let title {
        texts.append(title)
        areNumeric.append(isNumeric)
      }
    }
    return .nowhere
  }

  private mutating func describe(_ name: ColumnName, _ shape: ValueShape) {
    shapes.append(KeyDescription(name: name.text, shape: shape, isRequired: !isOptional))
  }
}

/// Columns by the kind of their values: `name` is for CSV and JSON, `title` for people, and a column may lack either.
extension RowWriter {
  /// A text, which is data.
  ///
  /// - Parameters:
  ///   - isNumeric: whether people see numbers.
  ///   - link: the part of a page that the cell leads to.
  mutating func text(
    _ name: ColumnName? = nil, title: String? = nil, isNumeric: Bool = false, link: @autoclosure () -> String? = nil,
    _ value: @autoclosure () -> String?
  ) {
    switch begin(name, title, isNumeric: isNumeric, .text().orNull) {
    case .cell: if let value = value() { output.write(csv: value) }
    case .member: output.write(json: value())
    case .text:
      if let target = link() { self.link = (texts.count, target) }
      texts.append(value() ?? "")
    case .nowhere: break
    }
  }

  /// A number.
  ///
  /// - Parameters:
  ///   - missing: for people, where there is none.
  ///   - shown: how people see it, where that is not as other numbers.
  mutating func number(
    _ name: ColumnName? = nil, title: String? = nil, missing: String = "", shown: ((Double) -> String)? = nil,
    _ value: @autoclosure () -> Double?
  ) {
    switch begin(name, title, isNumeric: true, .number(nil).orNull) {
    case .cell: output.write(csv: value())
    case .member: output.write(json: value())
    case .text:
      let text = shown ?? (isPage ? { tenth($0) } : { rounded($0) })
      texts.append(value().map(text) ?? missing)
    case .nowhere: break
    }
  }

  /// A whole number.
  mutating func count(_ name: ColumnName? = nil, title: String? = nil, _ value: @autoclosure () -> Int?) {
    switch begin(name, title, isNumeric: true, .whole(Int.min...Int.max).orNull) {
    case .cell: if let value = value() { output.write(value) }
    case .member: if let value = value() { output.write(value) } else { output.write(word: "null") }
    case .text: texts.append(value().map { "\($0)" } ?? "")
    case .nowhere: break
    }
  }

  /// Whether something is so.
  mutating func flag(_ name: ColumnName, _ value: @autoclosure () -> Bool?) {
    let target = begin(name, nil, isNumeric: false, .bool.orNull)
    guard target != .nowhere else { return }
    if let value = value() { output.write(json: value) } else if target == .member { output.write(word: "null") }
  }

  /// The `id` of a record, in JSON as it was written.
  mutating func id(
    _ name: ColumnName, title: String? = nil, missing: String = "", _ value: @autoclosure () -> RecordID?
  ) {
    switch begin(name, title, isNumeric: false, .any([.text(), .number(nil), .bool, .null])) {
    case .cell: if let value = value() { output.write(csv: value.text) }
    case .member: output.write(id: value())
    case .text: texts.append(value()?.text ?? missing)
    case .nowhere: break
    }
  }

  /// A member of JSON alone whose value `write` writes.
  ///
  /// - Parameter startsLine: whether it begins a line, behind other members.
  mutating func json(
    _ name: ColumnName, _ shape: @autoclosure () -> ValueShape, startsLine: Bool = false,
    _ write: (inout TextBuffer) -> Void
  ) {
    guard isJSON else { return }
    if notation == .shapes { return describe(name, shape()) }
    if startsLine {
      output.write(",\n ")
      output.write(json: name.text)
      output.write(": ")
    } else {
      name.write(to: &output)
    }
    write(&output)
  }

  /// Columns that a row has or not; a schema has them all.
  mutating func optional(_ isPresent: Bool, _ columns: (inout RowWriter) -> Void) {
    guard notation == .shapes else {
      if isPresent { columns(&self) }
      return
    }
    let wasOptional = isOptional
    isOptional = true
    columns(&self)
    isOptional = wasOptional
  }

  /// Columns that are an object in JSON; in CSV they stand side by side.
  ///
  /// - Parameters:
  ///   - prefix: begins the names of CSV's columns; CSV has none of them without.
  ///   - isPresent: whether the row has the object, rather than `null`.
  mutating func object(
    _ name: ColumnName, prefix: String? = nil, if isPresent: @autoclosure () -> Bool = true,
    _ columns: (inout RowWriter) -> Void
  ) {
    if notation == .shapes {
      let object = ValueShape.described(objectShape(name.text, columns))
      // Without a row, an object that a row may lack is not there.
      describe(name, isPresent() ? object : object.orNull)
    } else if isJSON {
      name.write(to: &output)
      guard isPresent() else { return output.write(word: "null") }
      output.write(byte: UInt8(ascii: "{"))
      columns(&self)
      output.write(byte: UInt8(ascii: "}"))
    } else if let prefix {
      self.prefix = prefix
      columns(&self)
      self.prefix = ""
    } else if !isCSV {
      columns(&self)
    }
  }

  /// A member of JSON alone: a list with an object for each part of a row, which a schema lacks.
  mutating func list<Parts: Sequence>(
    _ name: ColumnName, _ parts: @autoclosure () -> Parts?, _ columns: (inout RowWriter, Parts.Element?) -> Void
  ) {
    if notation == .shapes {
      return describe(name, .list(.described(objectShape(name.text) { columns(&$0, nil) })))
    }
    guard let parts = parts() else { return }
    json(name, .anything) { $0.write(list: parts) { output, part in output.writeRow { columns(&$0, part) } } }
  }

  /// The description of an object inside of the row.
  private mutating func objectShape(_ name: String, _ columns: (inout RowWriter) -> Void) -> ObjectDescription {
    let outside = (shapes, path, isOptional)
    (shapes, path, isOptional) = ([], path + "." + name, false)
    columns(&self)
    let object = ObjectDescription(name: path, keys: shapes)
    (shapes, path, isOptional) = outside
    return object
  }
}

// MARK: Rows

extension TextBuffer {
  private mutating func write(_ notation: RowWriter.Notation, _ columns: (inout RowWriter) -> Void) {
    var writer = RowWriter(notation, consume self)
    columns(&writer)
    self = writer.finished()
  }

  /// Appends the members of a row.
  mutating func writeMembers(_ columns: (inout RowWriter) -> Void) { write(.members, columns) }

  /// Appends a row as an object.
  mutating func writeRow(_ columns: (inout RowWriter) -> Void) { writeObject { $0.writeMembers(columns) } }

  /// Appends a row of CSV, whose lines end in LF.
  mutating func writeLine(_ columns: (inout RowWriter) -> Void) {
    write(.cells, columns)
    write(byte: UInt8(ascii: "\n"))
  }

  /// Appends the header of CSV (RFC 4180).
  mutating func writeHeader(_ columns: (inout RowWriter) -> Void) {
    var writer = RowWriter(.names)
    columns(&writer)
    for (index, name) in writer.texts.enumerated() {
      if index > 0 { write(byte: UInt8(ascii: ",")) }
      write(csv: name)
    }
    write(byte: UInt8(ascii: "\n"))
  }
}

extension RowWriter {
  /// The description of a row in JSON.
  static func shapes(_ name: String, _ columns: (inout RowWriter) -> Void) -> ObjectDescription {
    var writer = RowWriter(.shapes)
    writer.path = name
    columns(&writer)
    return ObjectDescription(name: name, keys: writer.shapes)
  }

  /// The titles of tables for people, and whether the cells below each end under each other, rather than begin so.
  static func titles(
    isPage: Bool = false, _ columns: (inout RowWriter) -> Void
  ) -> [(text: String, isNumeric: Bool)] {
    var writer = RowWriter(.titles, isPage: isPage)
    columns(&writer)
    return Array(zip(writer.texts, writer.areNumeric)).map { (text: $0, isNumeric: $1) }
  }

  /// The texts of a row below the titles, and the part of a page that one of them leads to.
  ///
  /// - Parameter isPage: whether they are those of a page.
  static func texts(
    isPage: Bool = false, _ columns: (inout RowWriter) -> Void
  ) -> (all: [String], link: (index: Int, target: String)?) {
    var writer = RowWriter(.texts, isPage: isPage)
    columns(&writer)
    return (writer.texts, writer.link)
  }
}
