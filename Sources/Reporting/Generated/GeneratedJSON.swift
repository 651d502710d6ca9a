/// The table of a generated Swift file as JSON, for apps that load it: a line a row.
struct GeneratedJSON {
  let file: GeneratedFile
  let table: ShelfTable

  func write(to output: inout TextBuffer) {
    output.write("{\"schemaVersion\": 1, \"inputs\": ")
    output.write(json: file.inputHash)
    writeList("cardWidths", table.cardWidths, to: &output) { $0.write($1) }
    if let range = table.widthRange {
      writeList("cardWidthRange", [range.lowerBound, range.upperBound], to: &output) { $0.write($1) }
    }
    writeList("contentSizeCategories", table.textSizes, to: &output) { $0.write(json: TextSize.all[$1].name) }
    writeList("locales", table.locales, to: &output) { $0.write(json: $1) }
    writeList("scales", table.scales, to: &output) { $0.write($1) }
    writeList("verticalInsets", table.verticalInsets, to: &output) { $0.write($1) }
    output.write(", \"rows\": [")
    var isFirst = true
    table.forEachRow { row in
      output.write(isFirst ? "\n{\"shelf\": " : ",\n{\"shelf\": ")
      isFirst = false
      output.write(json: table.shelves[row.shelf])
      output.write(", \"locale\": ")
      output.write(json: row.locale)
      output.write(", \"contentSizeCategory\": ")
      output.write(json: TextSize.all[row.textSize].name)
      writeList("steps", row.steps, to: &output) { output, step in
        output.write("[")
        output.write(step.cardWidth)
        for pixels in step.pixels {
          output.write(", ")
          if let pixels { output.write(pixels) } else { output.write("null") }
        }
        output.write("]")
      }
      output.write("}")
    }
    output.write(isFirst ? "]}\n" : "\n]}\n")
  }

  private func writeList<Value>(
    _ name: String, _ values: [Value], to output: inout TextBuffer, _ element: (inout TextBuffer, Value) -> Void
  ) {
    output.write(", \"\(name)\": [")
    for (index, value) in values.enumerated() {
      if index > 0 { output.write(", ") }
      element(&output, value)
    }
    output.write("]")
  }
}
