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
    let text = try TextSettings(reader)
    fields = arguments.list("--fields") ?? ["title", "body"]
    if fields.isEmpty { throw CommandError.usage("The value of '--fields' is empty: it takes field names") }
    width = try arguments.number("--width") ?? 176
    guard width > 0 else {
      throw CommandError.usage("The value '\(shortestDecimal(width))' is invalid for '--width': it must be above 0")
    }
    guard let grid = PixelGrid(scale: try reader.number("--scale", reader.configuration?.scale)?.value ?? 2) else {
      throw CommandError.usage("The value of '--scale' is invalid: it must be above 0 and at most 16")
    }
    self.grid = grid
    let name = arguments["--font"] ?? "system"
    let size = try arguments.number("--size") ?? 17
    font = try text.library.font(
      name == "system" ? .system(size: size, weight: .regular) : .named(name, size: size), fallbacks: text.fallbacks)
    format = try arguments.choice("--format", among: Subcommand.text.formats) ?? "table"
    inputs = try paths.records(reader)
    self.messages = messages
  }

  private func run(output: Output) throws {
    var output = output
    var writer = TextRowFormat(name: format, fields: fields)
    var tally = Tally(fieldIsPresent: fields.map { _ in false })
    var progress = Progress(messages, inputs: inputs)
    try output.append { writer.begin(&$0) }
    for input in inputs {
      var reader = try RecordReader(path: input.path, format: input.format)
      while let batch = try reader.nextBatch() {
        try output.append { buffer in
          try measure(batch, &tally) { writer.write($0, to: &buffer) }
        }
        progress.update(records: tally.records, bytes: batch.byteCount)
      }
    }
    messages.endProgress()
    try output.append { writer.end(&$0) }
    try output.finish()
    for description in tally.approximations.descriptions { messages.warn(inputs[0].path, description) }
    for (field, isPresent) in zip(fields, tally.fieldIsPresent) where !isPresent && tally.records > tally.rejected {
      messages.warn(inputs[0].path, "no record has the field '\(field)'")
    }
    messages.summary(records: tally.records, rejected: tally.rejected)
  }

  /// What is known after some of the records.
  private struct Tally {
    var records = 0
    var rejected = 0
    var fieldIsPresent: [Bool]
    var approximations = TextApproximations()
  }

  private func measure(_ batch: RecordBatch, _ tally: inout Tally, write: (TextRow) -> Void) throws {
    let selection = FieldSelection(fields)
    let slots = fields.map { selection.slot(of: $0) ?? 0 }
    let start = tally.records
    var paragraph = Paragraph()
    func refuse(_ message: String, _ position: SourcePosition) {
      messages.say(Diagnostic(.error, file: batch.file, position: position, message: message + "; it was left out"))
      tally.rejected += 1
    }
    let count = try batch.forEachRecord(selection) { record throws(MalformedInput) in
      var lines: [Int] = []
      var pixels = 0.0
      for (field, slot) in slots.enumerated() {
        let value = record[slot]
        if value.kind == .structured {
          return refuse("the record has an array or an object for a text", record.position(ofSlot: slot))
        }
        if value.kind != .absent { tally.fieldIsPresent[field] = true }
        let text = value.kind == .null ? UnsafeRawBufferPointer(start: nil, count: 0) : value.bytes
        paragraph.prepare(text.assumingMemoryBound(to: UInt8.self), font: font)
        tally.approximations.formUnion(paragraph.approximations)
        lines.append(paragraph.lineCount(width: width))
        pixels += font.labelHeight(lines: lines[lines.count - 1], on: grid)
      }
      write(TextRow(index: start + record.ordinal, lines: lines, height: grid.points(pixels: pixels)))
    } onRejection: {
      refuse($0.message, $0.position)
    }
    tally.records += count
  }
}
