import Catalog
import Platform
import ShelfBatch

/// The values of a configuration file, those of flags instead of them, and the inputs.
final class Request {
  /// The path of the configuration, if there is one.
  let configurationPath: String?
  private(set) var configuration: ShelfConfiguration
  /// The positional arguments besides the configuration.
  let inputs: [String]
  private let format: RecordFormat?

  init(_ arguments: ParsedArguments) throws {
    let isConfiguration = { (path: String) in path.hasSuffix(".shelf.json") }
    let path = arguments[Options.config] ?? arguments.positional.first(where: isConfiguration)
    configurationPath = path
    inputs = arguments.positional.filter { $0 != path }
    format = try arguments.value(of: Options.inputFormat)
    var configuration = try path.map { try ShelfConfiguration.parse(FileReader.readAll(path: $0), file: $0) }
    try configuration?.apply(arguments)
    self.configuration = try configuration ?? ShelfConfiguration(arguments)
    for file in self.configuration.files { FilesRead.note(file.path) }
    try arguments.protectInputs()
  }

  /// The files named as arguments, else that of the configuration.
  private var writtenInputs: [Setting<String>] {
    inputs.isEmpty ? [configuration.records].compactMap { $0 } : inputs.map { Setting($0, .given) }
  }

  /// The plan of all records.
  func plan() throws -> BatchPlan {
    try requireInputs()
    return try BatchPlan(configuration, inputs: writtenInputs, format: format)
  }

  /// The plan of where all records stand.
  func plan(_ settings: CollectionSettings) throws -> CollectionPlan {
    try requireInputs()
    return try CollectionPlan(configuration, settings, inputs: writtenInputs, format: format)
  }

  /// The study of how texts fit.
  ///
  /// - Parameters:
  ///   - devices: whose widths cards have, instead of those of the configuration; none for these.
  ///   - growth: how many times as long texts are that nobody has translated.
  func fitting(devices: [String], growth: Double?) throws -> Fitting {
    try requireInputs()
    var configuration = configuration
    if !devices.isEmpty { try configuration.setDevices(devices) }
    return try Fitting(configuration, inputs: writtenInputs, format: format, growth: growth)
  }

  /// The records that are named.
  ///
  /// - Parameter locale: replaces `{locale}` in their paths.
  func records(locale: String? = nil) throws -> [BatchInput] {
    try requireInputs()
    return try writtenInputs.map { try BatchInput($0, format: format, locale: locale, names: .flags) }
  }

  /// Refuses to group what no field names.
  func requireGroupBy(for option: Option<Bool>) throws(CommandError) {
    guard configuration.groupBy == nil else { return }
    throw .usage("The option '\(option.name)' needs '\(Settings.groupBy.name)'")
  }

  /// Takes what previews show of a type for the records, and its view for the cell, where that is asked for.
  func usePreviews(_ arguments: ParsedArguments, _ messages: Messages) throws {
    guard let type = arguments[Options.fromPreviews] else { return }
    let option = Options.fromPreviews.name
    guard let previews = arguments.app.previews else {
      throw CommandError.usage(
        "The option '\(option)' is for a program over an app's cells in code; this one has no previews")
    }
    if let input = writtenInputs.first {
      throw CommandError.usage("'\(option)' takes the previews for records; leave '\(input.value)' out")
    }
    let cards = try PreviewStudy.cards(of: type, in: previews) { messages.warn(type, $0) }
    guard !cards.isEmpty else {
      throw CommandError.usage(
        "No preview shows '\(type)'; 'previews' lists them, each with the type that it shows first")
    }
    (configuration.appCells, configuration.cells) = ([previews.cell(of: type, showing: cards.map(\.card))], [])
    let records = cards.enumerated().map { ["id": $1.name, "card": "\($0)"] }
    configuration.ownRecords = [BatchInput(records: records, name: type)]
  }

  private func requireInputs() throws(CommandError) {
    guard writtenInputs.isEmpty, configuration.ownRecords.isEmpty else { return }
    throw .usage("Missing expected argument '<inputs>': name a file of records, or '-' for standard input")
  }
}

extension ShelfConfiguration {
  /// The values of flags alone.
  init(_ arguments: ParsedArguments) throws(BatchError) {
    self.init()
    try apply(arguments)
  }

  /// Replaces values by those of flags.
  fileprivate mutating func apply(_ arguments: ParsedArguments) throws(BatchError) {
    appCells = arguments.app.cells
    names = .flags
    // A flag replaces the other key of the file; two of one origin contradict each other.
    if arguments.has(Settings.groupBy) || arguments.has(Settings.shelfSize) { (groupBy, shelfSize) = (nil, nil) }
    for entry in Settings.all {
      if let text = arguments[entry.flag] { try entry.apply(text, to: &self) }
    }
    if let height = try arguments.value(of: Options.collectionHeight) { containerHeight = Setting(height, .given) }
  }
}
