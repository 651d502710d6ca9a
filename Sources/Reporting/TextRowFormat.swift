import Catalog
import ShelfBatch
import ShelfSizing

/// Rows of `text` as csv, table, ndjson or json.
package struct TextRowFormat {
  private let name: String
  private let columns: [String]
  private var document = JSONDocument(list: "texts")

  package init(name: String, fields: [String]) {
    self.name = name
    columns = ["index"] + fields.map { $0 + "Lines" } + ["height"]
  }

  package func begin(_ output: inout TextBuffer) {
    switch name {
    case "csv":
      for (index, column) in columns.enumerated() {
        if index > 0 { output.write(",") }
        output.write(csv: column)
      }
      output.write("\n")
    case "json": document.begin(&output)
    case "table":
      for column in columns { output.write(padded(column)) }
      output.write("\n")
    default: break
    }
  }

  package mutating func write(_ row: TextRow, to output: inout TextBuffer) {
    let values = [Double(row.index)] + row.lines.map(Double.init) + [row.height]
    switch name {
    case "csv":
      for (index, value) in values.enumerated() {
        if index > 0 { output.write(",") }
        output.write(csv: value)
      }
    case "table":
      for value in values { output.write(padded(rounded(value))) }
    case "json": return document.write(to: &output) { [columns] in $0.write(members: columns, values) }
    default: output.writeObject { $0.write(members: columns, values) }
    }
    output.write("\n")
  }

  package func end(_ output: inout TextBuffer) {
    if name == "json" { document.end(&output) }
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 12 - text.count)) + text.shownInTerminal
  }
}

extension TextBuffer {
  fileprivate mutating func write(members names: [String], _ values: [Double]) {
    for (name, value) in zip(names, values) {
      write(field: name)
      write(json: value)
    }
  }
}
