import Catalog

/// The table of a generated Swift file as JSON, for apps that load it: a line a row.
struct GeneratedJSON {
  let file: GeneratedFile
  let table: ShelfTable
  /// The items, as rows by their ids instead of shelves' names.
  let items: ShelfTable?

  func write(to output: inout TextBuffer) {
    var document = JSONDocument(list: "rows", indent: "")
    document.begin(&output) { output in
      output.write(member: "inputs", file.inputHash)
      output.write(member: "cardWidths", list: table.cardWidths) { $0.write($1) }
      if let range = table.widthRange {
        output.write(member: "cardWidthRange", list: [range.lowerBound, range.upperBound]) { $0.write($1) }
      }
      output.write(member: "contentSizeCategories", list: table.textSizes) { $0.write(json: TextSize.all[$1].name) }
      output.write(member: "locales", list: table.locales) { $0.write(json: $1) }
      output.write(member: "scales", list: table.scales) { $0.write($1) }
      output.write(member: "verticalInsets", list: table.verticalInsets) { $0.write($1) }
      guard let items else { return }
      output.write(member: "items")
      output.write("[")
      var separator = "\n"
      items.forEachRow { row in
        output.write(separator)
        output.writeObject { $0.write(member: "id", membersOf: row, of: items) }
        separator = ",\n"
      }
      output.write("]")
    }
    table.forEachRow { row in
      document.write(to: &output) { $0.write(member: "shelf", membersOf: row, of: table) }
    }
    document.end(&output)
  }
}

extension TextBuffer {
  /// Appends the members of a row, the first of which names it.
  fileprivate mutating func write(member name: StaticString, membersOf row: ShelfTable.Row, of table: ShelfTable) {
    write(member: name, table.shelves[row.shelf])
    write(member: "locale", row.locale)
    write(member: "contentSizeCategory", TextSize.all[row.textSize].name)
    write(member: "steps", list: row.steps) { output, step in
      output.write(list: [step.cardWidth] + step.pixels.map { $0.map(Double.init) }) { $0.write(json: $1) }
    }
  }

  /// Appends a member that is an array.
  fileprivate mutating func write<Element>(
    member name: StaticString, list: [Element], _ writeElement: (inout TextBuffer, Element) -> Void
  ) {
    write(member: name)
    write(list: list, writeElement)
  }
}

extension GeneratedFormat {
  /// The document that JSON is.
  package static var shape: ValueShape {
    func key(_ name: String, _ shape: ValueShape, isRequired: Bool = true) -> KeyDescription {
      KeyDescription(name: name, shape: shape, isRequired: isRequired)
    }
    func rows(_ name: String, of first: String) -> ValueShape {
      .list(
        .described(
          ObjectDescription(
            name: name,
            keys: [
              key(first, .text()), key("locale", .text().orNull), key("contentSizeCategory", .text()),
              key("steps", .list(.list(.number(nil).orNull))),
            ])))
    }
    let numbers = ValueShape.list(.number(nil))
    return .described(
      ObjectDescription(
        name: "result",
        keys: [
          key("schemaVersion", .whole(1...1)), key("inputs", .anything), key("cardWidths", numbers),
          key("cardWidthRange", numbers, isRequired: false), key("contentSizeCategories", .list(.text())),
          key("locales", .list(.text().orNull)), key("scales", numbers), key("verticalInsets", numbers),
          key("items", rows("item", of: "id"), isRequired: false), key("rows", rows("row", of: "shelf")),
        ]))
  }
}
