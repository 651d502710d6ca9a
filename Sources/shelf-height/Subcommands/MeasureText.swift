import Catalog
import Platform
import Reporting
import ShelfSizing
import TextMeasurement

/// `text`: how many lines the texts of each record take, and how tall they are together.
struct MeasureText {
  private let fields: [String]
  private let font: Font
  private let width: Double
  private let grid: PixelGrid
  private let format: String
  private let inputs: [ShelfSettings.Input]
  private let messages: Messages

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    try MeasureText(arguments, messages).run(output: Output(arguments))
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let paths = InputSettings(arguments)
    let reader = try SettingsReader(arguments, configurationPath: paths.configuration)
    let cell = try CellSettings(reader)
    fields = arguments.list("--fields") ?? ["title", "body"]
    if fields.isEmpty { throw CommandError.usage("The value of '--fields' is empty: it takes field names") }
    width = try arguments.number("--width") ?? 176
    guard width > 0 else {
      throw CommandError.usage("The value '\(width)' is invalid for '--width': it must be above 0")
    }
    guard let grid = PixelGrid(scale: try reader.number("--scale", reader.configuration?.scale)?.value ?? 2) else {
      throw CommandError.usage("The value of '--scale' is invalid: it must be above 0 and at most 16")
    }
    self.grid = grid
    let name = arguments["--font"] ?? "system"
    let size = try arguments.number("--size") ?? 17
    font = try cell.library.font(
      name == "system" ? .system(size: size, weight: .regular) : .named(name, size: size), fallbacks: cell.fallbacks)
    format = try arguments.choice("--format", among: Subcommand.text.formats) ?? "table"
    inputs = try paths.records(reader)
    self.messages = messages
  }

  /// The measures of a record.
  private struct Row {
    let index: Int
    /// By field.
    let lines: [Int]
    /// Points.
    let height: Double
  }

  private func run(output: Output) throws {
    var output = output
    var writer = RowWriter(format: format, fields: fields)
    var approximations = TextApproximations()
    try output.append { writer.begin(&$0) }
    var index = 0
    for input in inputs {
      var reader = try RecordReader(path: input.path, format: input.format)
      while let batch = try reader.nextBatch() {
        try output.append { buffer in
          index += try measure(batch, from: index, &approximations) { writer.write($0, to: &buffer) }
        }
      }
    }
    try output.append { writer.end(&$0) }
    try output.finish()
    for description in approximations.descriptions { messages.warn(inputs[0].path, description) }
  }

  /// - Returns: the count of records.
  private func measure(
    _ batch: RecordBatch, from start: Int, _ approximations: inout TextApproximations, write: (Row) -> Void
  ) throws -> Int {
    let selection = FieldSelection(fields)
    let slots = fields.map { selection.slot(of: $0) ?? 0 }
    var paragraph = Paragraph()
    func refuse(_ message: String, _ position: SourcePosition) {
      messages.say(Diagnostic(.error, file: batch.file, position: position, message: message + "; it was left out"))
    }
    return try batch.forEachRecord(selection) { record throws(MalformedInput) in
      var lines: [Int] = []
      var pixels = 0.0
      for slot in slots {
        let value = record[slot]
        if value.kind == .structured {
          return refuse("the record has an array or an object for a text", record.position(ofSlot: slot))
        }
        let text = value.kind == .null ? UnsafeRawBufferPointer(start: nil, count: 0) : value.bytes
        paragraph.prepare(text.assumingMemoryBound(to: UInt8.self), font: font)
        approximations.formUnion(paragraph.approximations)
        lines.append(paragraph.lineCount(width: width))
        pixels += font.labelHeight(lines: lines[lines.count - 1], on: grid)
      }
      write(Row(index: start + record.ordinal, lines: lines, height: grid.points(pixels: pixels)))
    } onRejection: {
      refuse($0.message, $0.position)
    }
  }

  /// Writes rows in one of the formats.
  private struct RowWriter {
    let format: String
    let fields: [String]
    private var isFirst = true
    private var columns: [String] { ["index"] + fields.map { $0 + "Lines" } + ["height"] }

    init(format: String, fields: [String]) {
      self.format = format
      self.fields = fields
    }

    func begin(_ output: inout TextBuffer) {
      switch format {
      case "csv":
        for (index, column) in columns.enumerated() {
          if index > 0 { output.write(",") }
          output.write(csv: column)
        }
        output.write("\n")
      case "json": output.write("{\"schemaVersion\": 1, \"texts\": [")
      case "table":
        for column in columns { output.write(MeasureText.padded(column)) }
        output.write("\n")
      default: break
      }
    }

    mutating func write(_ row: Row, to output: inout TextBuffer) {
      let values = [Double(row.index)] + row.lines.map(Double.init) + [row.height]
      switch format {
      case "csv":
        for (index, value) in values.enumerated() {
          if index > 0 { output.write(",") }
          output.write(value)
        }
      case "table":
        for value in values { output.write(MeasureText.padded(rounded(value))) }
      default:
        if format == "json" { output.write(isFirst ? "\n  " : ",\n  ") }
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
      if format != "json" { output.write("\n") }
    }

    func end(_ output: inout TextBuffer) {
      if format == "json" { output.write(isFirst ? "]}\n" : "\n]}\n") }
    }
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 12 - text.count)) + text.shownInTerminal
  }
}
