extension Subcommand {
  func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    do {
      try arguments.protectInputs()
      switch self {
      case .measure: try Measure.run(arguments, messages)
      case .compare: try Compare.run(arguments, messages)
      case .text: try MeasureText.run(arguments, messages)
      case .cell: try ShowCell.run(arguments, messages)
      case .generate: try Generate.run(arguments, messages)
      case .layout: try PlaceItems.run(arguments, messages)
      case .optimize: try Optimize.run(arguments, messages)
      case .explain: try Explain.run(arguments, messages)
      }
    } catch {
      messages.endProgress()
      var error = CommandError(error)
      if error.code == .usage { error.subcommand = self }
      throw error
    }
  }
}
