import Reporting

extension PageHead {
  /// Files of records that are named; of more, how many.
  private static let mostNamed = 3

  /// The head of a page of what is asked for.
  init(_ title: String, _ request: Request, _ arguments: ParsedArguments) {
    let records = request.inputs.isEmpty ? [request.configuration.records?.value].compactMap { $0 } : request.inputs
    self.init(title, records, configuration: request.configurationPath, reloads: arguments.isOn(Options.watch))
  }

  /// The head of a page of results that were measured before.
  init(_ title: String, results: [String], _ arguments: ParsedArguments) {
    self.init(title, results, configuration: nil, reloads: arguments.isOn(Options.watch))
  }

  private init(_ title: String, _ records: [String], configuration: String?, reloads: Bool) {
    var sources = records.prefix(PageHead.mostNamed).map { $0 == "-" ? "standard input" : $0 }
    if records.count > PageHead.mostNamed { sources.append("\(records.count - PageHead.mostNamed) files more") }
    if let configuration { sources.append(configuration) }
    sources.append("shelf-height \(ShelfHeightCommand.version)")
    self.init(title, sources: sources, reloads: reloads)
  }
}
