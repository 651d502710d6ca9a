import Catalog
import Reporting
import ShelfBatch

/// `fit`: texts of records and of catalogues against the room that a cell gives them.
enum FitTexts {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = FitFormatName(rawValue: try arguments.format()) ?? .table
    let growth = try arguments.value(of: Options.grow)
    if let growth, !(1...10).contains(growth) {
      throw CommandError.usage("The value of '\(Options.grow.name)' is invalid: it takes a factor from 1 to 10")
    }
    let fitting = try Request(arguments).fitting(
      devices: arguments.value(of: Options.devices) ?? [], growth: growth)
    let options = try BatchOptions(arguments, inputs: fitting.recordInputs, messages)
    let output = try Output(arguments)
    let summary = try output.append(format.makeFormat(version: ShelfHeightCommand.version)) { write in
      defer { messages.endProgress() }
      return try fitting.run(options, onDiagnostic: messages.say) { try write([$0]) }
    }
    try output.finish()
    messages.summary(summary.records)
    if summary.counts.misfits > 0 { messages.deny(summary.counts.summary) }
  }
}
