import Catalog
import Reporting
import ShelfBatch
import ShelfSizing
import TextMeasurement

/// `text`: how many lines the texts of each record take, and how tall they are together.
enum MeasureText {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let request = try Request(arguments)
    let text = try TextPlan(request.configuration)
    if let note = text.note { messages.say(note) }
    let fields = (try arguments.value(of: Options.fields) ?? []).withoutRepeats { Array($0.utf8) }
    if fields.isEmpty {
      throw CommandError.usage("The value of '\(Options.fields.name)' is empty: it takes field names")
    }
    let width = try arguments.value(of: Options.width) ?? 0
    guard NumberLimits.allow(width, positive: true) else {
      throw CommandError.usage(
        "The value '\(shortestDecimal(width))' is invalid for '\(Options.width.name)': it takes "
          + NumberLimits.demand(positive: true))
    }
    guard let grid = PixelGrid(scale: request.configuration.scales.first?.value ?? ShelfConfiguration.Standard.scale)
    else {
      throw CommandError.usage(
        "The value of '\(Settings.scale.name)' is invalid: it takes "
          + NumberLimits.demand(positive: true, upTo: NumberLimits.largestScale))
    }
    let name = arguments[Options.font] ?? ""
    let size = try arguments.value(of: Options.size) ?? 0
    let font = try text.library.font(
      name == "system" ? .system(size: size, weight: .regular) : .named(name, size: size), fallbacks: text.fallbacks)
    let format = TextFormatName(rawValue: try arguments.format()) ?? .table
    let inputs = try request.records()
    let options = try BatchOptions(arguments, inputs: inputs, messages)
    let output = try Output(arguments)
    let measuring = TextMeasuring(
      fields: fields, font: font, width: width, grid: grid, rules: request.configuration.recordRules)
    let summary = try output.append(format.makeFormat(fields: fields)) { write in
      defer { messages.endProgress() }
      return try measuring.run(inputs, options, onDiagnostic: messages.say, onRows: write)
    }
    try output.finish()
    for description in summary.approximations.descriptions + font.warnings {
      messages.warn(inputs[0].path, description)
    }
    for field in summary.missingFields {
      let similar = suggestion(for: field, among: summary.firstFields)
      messages.warn(inputs[0].path, "no record has the field '\(field)'" + similar)
    }
    messages.summary(summary.counts)
  }
}
