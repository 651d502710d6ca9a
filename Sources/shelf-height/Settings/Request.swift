import Catalog
import Platform
import ShelfBatch

/// What arguments and configuration ask for together: flags win over what the file says.
struct Request {
  /// The path of the configuration, if there is one.
  let configurationPath: String?
  let configuration: ShelfConfiguration
  /// The positional arguments besides the configuration.
  let inputs: [String]
  private let format: RecordFormat?

  init(_ arguments: ParsedArguments) throws {
    let isConfiguration = { (path: String) in path.hasSuffix(".shelf.json") }
    let path = arguments[Options.config] ?? arguments.positional.first(where: isConfiguration)
    configurationPath = path
    inputs = arguments.positional.filter { $0 != path }
    format = try arguments.value(of: Options.inputFormat)
    var configuration = try path.map { try ShelfConfiguration.parse(FileBytes.read($0), file: $0) }
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

  /// The records that are named.
  ///
  /// - Parameter locale: what `{locale}` stands for in their paths.
  func records(locale: String? = nil) throws -> [BatchInput] {
    try requireInputs()
    return try writtenInputs.map { try BatchInput($0, format: format, locale: locale) }
  }

  /// Refuses to group what no field names.
  func requireGroupBy(for option: Option<Bool>) throws(CommandError) {
    guard configuration.groupBy == nil else { return }
    throw .usage("The option '\(option.name)' needs '\(Options.groupBy.name)'")
  }

  private func requireInputs() throws(CommandError) {
    guard writtenInputs.isEmpty else { return }
    throw .usage("Missing expected argument '<inputs>': name a file of records, or '-' for standard input")
  }
}

extension ShelfConfiguration {
  /// What flags alone say.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.init()
    try apply(arguments)
  }

  /// Replaces what flags say otherwise.
  fileprivate mutating func apply(_ arguments: ParsedArguments) throws(CommandError) {
    try applyShelf(arguments)
    csvRows = try arguments.setting(Options.csvRows) ?? csvRows
    if arguments.isOn(Options.noHeader) { noHeader = Setting(true, .given) }
    if arguments.isOn(Options.skipMalformed) { skipMalformed = Setting(true, .given) }
    try applyVariants(arguments)
    try applyCells(arguments)
    if let written = try arguments.value(of: Options.bindings) { bindings = written }
    applyTexts(arguments)
    if let folders = try arguments.value(of: Options.fonts) { fontFolders = folders.map { Setting($0, .given) } }
    if let fonts = try arguments.value(of: Options.fallbackFonts) { fallbackFonts = fonts.map { Setting($0, .given) } }
    accessLevel = arguments.setting(Options.accessLevel) ?? accessLevel
  }

  private mutating func applyShelf(_ arguments: ParsedArguments) throws(CommandError) {
    let field = arguments.setting(Options.groupBy)
    let size = try arguments.setting(Options.shelfSize)
    // A flag replaces the other key of the file; two of one origin contradict each other.
    if field != nil || size != nil { (groupBy, shelfSize) = (field, size) }
    maximumCardHeight = try arguments.setting(Options.maximumCardHeight) ?? maximumCardHeight
    insets = try arguments.setting(Options.insets) ?? insets
    lineSpacing = try arguments.setting(Options.lineSpacing) ?? lineSpacing
    interitemSpacing = try arguments.setting(Options.interitemSpacing) ?? interitemSpacing
    let height = arguments.subcommand == .layout ? Options.collectionHeight : Options.containerHeight
    containerHeight = try arguments.setting(height) ?? containerHeight
    estimator = arguments.setting(Options.estimator) ?? estimator
  }

  private mutating func applyVariants(_ arguments: ParsedArguments) throws(CommandError) {
    cardWidths = try arguments.value(of: Options.cardWidth) ?? cardWidths
    scales = try arguments.settings(Options.scale) ?? scales
    contentSizeCategories = try arguments.settings(Options.contentSizeCategory) ?? contentSizeCategories
    locales = try arguments.settings(Options.locale) ?? locales
    localeField = arguments.setting(Options.localeField) ?? localeField
    localizations = arguments.setting(Options.localizations) ?? localizations
  }

  private mutating func applyCells(_ arguments: ParsedArguments) throws(CommandError) {
    if let path = arguments[Options.cell] { cells = [Setting(.file(path), .given)] }
    records = arguments.setting(Options.records) ?? records
    strings = arguments.setting(Options.strings) ?? strings
    sizeClasses = arguments.setting(Options.sizeClasses) ?? sizeClasses
    sdk = try arguments.setting(Options.sdk) ?? sdk
    reuseIdentifier = arguments.setting(Options.reuseIdentifier) ?? reuseIdentifier
    reuseIdentifierField = arguments.setting(Options.reuseIdentifierField) ?? reuseIdentifierField
  }

  private mutating func applyTexts(_ arguments: ParsedArguments) {
    lineBreak = arguments.setting(Options.lineBreak) ?? lineBreak
    shaping = arguments.setting(Options.shaping) ?? shaping
    textStyleLeading = arguments.setting(Options.textStyleLeading) ?? textStyleLeading
    lastNewline = arguments.setting(Options.lastNewline) ?? lastNewline
  }
}

extension ParsedArguments {
  fileprivate func setting(_ option: Option<String>) -> Setting<String>? {
    has(option) ? self[option].map { Setting($0, .given) } : nil
  }

  fileprivate func setting<Value>(_ option: Option<Value>) throws(CommandError) -> Setting<Value>? {
    try value(of: option).map { Setting($0, .given) }
  }

  fileprivate func settings<Value>(_ option: Option<[Value]>) throws(CommandError) -> [Setting<Value>]? {
    try value(of: option).map { $0.map { Setting($0, .given) } }
  }
}
