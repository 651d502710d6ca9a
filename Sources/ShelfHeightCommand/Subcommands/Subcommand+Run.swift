import ShelfBatch

extension Subcommand {
  func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    defer { messages.endProgress() }
    do {
      try arguments.beginReading()
      messages.rejections = try RejectionFile(arguments)
      switch self {
      case .measure: try Measure.run(arguments, messages)
      case .compare: try Compare.run(arguments, messages)
      case .text: try MeasureText.run(arguments, messages)
      case .fit: try FitTexts.run(arguments, messages)
      case .cell: try ShowCell.run(arguments, messages)
      case .generate: try Generate.run(arguments, messages)
      case .adopt: try Adopt.run(arguments, messages)
      case .layout: try PlaceItems.run(arguments, messages)
      case .optimize: try Optimize.run(arguments, messages)
      case .merge: try Merge.run(arguments, messages)
      case .history: try ShowHistory.run(arguments)
      case .diff: try DiffReports.run(arguments, messages)
      case .schema: try ShowSchema.run(arguments)
      case .generateCompletion: try GenerateCompletion.run(arguments)
      case .explain: try Explain.run(arguments, messages)
      case .previews: try ShowPreviews.run(arguments, messages)
      }
      try messages.rejections?.finish()
      try arguments.writeDependencies()
    } catch {
      if (error as? BatchError)?.isOfAllRecords == true { try messages.rejections?.finish() }
      var error = CommandError(error)
      if error.code == .usage { error.subcommand = self }
      throw error
    }
  }
}
