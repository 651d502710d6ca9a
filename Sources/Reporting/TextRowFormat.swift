/// What the texts of a record take.
package struct TextRow: Sendable {
  /// 0-based place among all records.
  let index: Int
  /// By field.
  let lines: [Int]
  /// Points.
  let height: Double

  package init(index: Int, lines: [Int], height: Double) {
    self.index = index
    self.lines = lines
    self.height = height
  }
}

/// Rows of `text` as csv, table, ndjson or json.
package struct TextRowFormat {
  private let name: String
  private let columns: [String]
  private var isFirst = true

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
    case "json": output.write("{\"schemaVersion\": 1, \"texts\": [")
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
        output.write(value)
      }
    case "table":
      for value in values { output.write(padded(rounded(value))) }
    default:
      if name == "json" { output.write(isFirst ? "\n  " : ",\n  ") }
      output.write("{")
      for (index, (column, value)) in zip(columns, values).enumerated() {
        if index > 0 { output.write(", ") }
        output.write(json: column)
        output.write(": ")
        output.write(value)
      }
      output.write("}")
    }
    isFirst = false
    if name != "json" { output.write("\n") }
  }

  package func end(_ output: inout TextBuffer) {
    if name == "json" { output.write(isFirst ? "]}\n" : "\n]}\n") }
  }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 12 - text.count)) + text.shownInTerminal
  }
}
