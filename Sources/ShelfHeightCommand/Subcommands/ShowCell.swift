import Catalog
import CellLayout
import InterfaceBuilder
import Platform
import RecordCells
import Reporting
import ShelfBatch
import ShelfSizing
import TextMeasurement

/// `cell`: one cell laid out with one record, or the cells of a nib file.
enum ShowCell {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    try arguments.requireSingleVariant()
    if let nib = arguments.positional.first(where: NibFile.isNib) { return try showNib(nib, arguments, messages) }
    for option in [Options.atDesignSize, Options.storedSizes] where arguments.isOn(option) {
      throw CommandError.usage("The option '\(option.name)' needs a .xib or .storyboard")
    }
    let request = try Request(arguments)
    if let other = request.inputs.first {
      throw CommandError.usage(
        "The file '\(other)' is no <Name>.shelf.json, .xib or .storyboard; records go after '\(Settings.records.name)'")
    }
    let locales = try Locales(request.configuration)
    let locale = locales.all[0]
    let base = locales.base(of: locale)
    let localization = try locales.localization(locale)
    let cellPlan = try CellPlan(request.configuration, locale: base, localization)
    let variants = try VariantPlan.all(request.configuration, cellPlan, locale: locale?.value)
    // If there are several text sizes, the usual one is shown.
    let usual = ShelfConfiguration.Standard.contentSizeCategory.rawValue
    let plan = variants.first { $0.variant.contentSizeCategory == usual } ?? variants[0]
    let cells = PrototypeCells(plan.prototypes)
    if request.configuration.records != nil {
      let record = arguments[Options.record] ?? "0"
      let input = try request.records(locale: base)[0]
      guard
        let card = try input.card(
          record, for: plan.prototypes, rules: request.configuration.recordRules, localization),
        let texts = card.texts
      else {
        throw CommandError.usage(
          Int(record) == nil
            ? "No record in '\(input.path)' has the id '\(record)'" : "There is no record \(record) in '\(input.path)'")
      }
      cells.configure(with: texts, isSizing: true)
    } else if arguments.has(Options.record) {
      throw CommandError.usage(
        "The option '\(Options.record.name)' needs records: name a configuration that has them, or "
          + "'\(Settings.records.name)'")
    }
    let declared = cellPlan.cells[cells.currentIndex]
    for warning in declared.warnings + cellPlan.stringsWarnings { messages.say(warning) }
    let file = declared.file.isEmpty ? "cell" : declared.file
    for warning in plan.fontWarnings { messages.warn(file, warning) }
    if let path = arguments[Options.against] {
      return try compare(cells.current, plan, with: DeviceFrames(path), arguments, messages)
    }
    try show([Shown(cell: cells.current, width: plan.shelf.cardWidth)], file: file, arguments, messages)
  }

  /// `cell --against`: whether a device gives the views the frames that they have here.
  private static func compare(
    _ cell: TemplateCell, _ plan: VariantPlan, with device: DeviceFrames, _ arguments: ParsedArguments,
    _ messages: Messages
  ) throws {
    let output = try Output(arguments)
    let (lines, count) = device.differences(
      from: cell.placedViews(cardWidth: plan.shelf.cardWidth), cell.blueprint.template.views, plan.variant)
    try output.append { buffer in for line in lines { buffer.write(line + "\n") } }
    try output.finish()
    if count > 0 { messages.deny("\(counted(count, "view")) differ from those of the device") }
  }

  /// A cell at its size.
  private struct Shown {
    let cell: TemplateCell
    let width: Double
    /// `nil` for the height that the constraints ask for.
    var height: Double?
  }

  // MARK: Nibs by themselves

  /// Options that say which record a cell shows, and how; a nib by itself shows what it stores.
  private static let recordOptions: [any AnyOption] = [
    Options.against,
    Options.config, Settings.cell, Settings.records, Options.record, Options.inputFormat, Settings.bindings,
    Settings.reuseIdentifierField, Settings.locale, Settings.localeField, Settings.localizations,
  ]

  private static func showNib(_ path: String, _ arguments: ParsedArguments, _ messages: Messages) throws {
    if let other = arguments.positional.first(where: { $0 != path }) {
      throw CommandError.usage("The file '\(other)' is one too many beside '\(path)', which shows what it stores")
    }
    for option in recordOptions where arguments.has(option) {
      throw CommandError.usage(
        "The option '\(option.name)' is for cells that show records: name the nib in a configuration or by "
          + "'\(Settings.cell.name)'")
    }
    let configuration = try ShelfConfiguration(arguments)
    let atDesignSize = arguments.isOn(Options.atDesignSize)
    let cells = try cells(ofNib: path, arguments, configuration, messages)
    // Texts are as wide as in the version of Xcode that stored the frames that they are compared with.
    let era = atDesignSize ? cells.first.map { SystemFontEra(toolsVersion: $0.toolsVersion) } : nil
    let text = try TextPlan(configuration, nibs: [path], era: era ?? .xcode12)
    if let note = text.note { messages.say(note) }
    let category = try categories(configuration, of: cells, atDesignSize: atDesignSize)
    var cardWidth: Setting<Double>?
    if case .list(let widths) = configuration.cardWidths { cardWidth = widths.first }
    var shown: [Shown] = []
    var said: Set<String> = []
    for imported in cells {
      let shelf = try VariantPlan.shelf(
        configuration, cardWidth: cardWidth ?? Setting(ShelfConfiguration.Standard.cardWidth, .builtIn),
        scale: configuration.scales.first
          ?? Setting(imported.scale ?? ShelfConfiguration.Standard.scale, .builtIn))
      let bound = try BoundCell(
        template: imported.template, bindings: [], library: text.library,
        category: category(imported, shelf.grid.scale), fallbacks: text.fallbacks, standsIn: true, grid: shelf.grid)
      // Roots share fonts, and the message names no root.
      let prototypes = Prototypes([Prototypes.Prototype(reuseIdentifier: "", cell: bound)])
      for warning in prototypes.fontWarnings where said.insert(warning).inserted { messages.warn(path, warning) }
      let cell = TemplateCell(bound.blueprint)
      if atDesignSize { cell.useDesignTimeLayout(heightYields: imported.designHeightYields) }
      if arguments.isOn(Options.storedSizes) { cell.useStoredSizes() }
      // A nib may have views that its app gives a width later, so its layout goes on as it does when cards are measured.
      if let cardWidth, let starved = cell.viewWithoutWidth(cardWidth: cardWidth.value) {
        messages.warn(path, "a card width of \(rounded(cardWidth.value)) leaves a text inside \(starved) no width")
      }
      let designSize = atDesignSize ? imported.designSize : nil
      let width = cardWidth?.value ?? designSize?.width ?? shelf.cardWidth
      shown.append(Shown(cell: cell, width: width, height: designSize?.height))
    }
    try show(shown, file: path, arguments, messages)
  }

  /// For each cell and scale, the text size that it is shown at.
  private static func categories(
    _ configuration: ShelfConfiguration, of cells: [ImportedCell], atDesignSize: Bool
  ) throws -> (ImportedCell, Double) -> ContentSizeCategory {
    switch configuration.contentSizeCategories.first?.value {
    case "auto" where atDesignSize: return { cells.savedTextSize(scale: $1) }
    case nil where atDesignSize: return { cell, _ in cell.canvasTextSize }
    default:
      let category = try VariantPlan.categories(configuration)[0]
      return { _, _ in category }
    }
  }

  /// The cells of a nib that are meant.
  private static func cells(
    ofNib path: String, _ arguments: ParsedArguments, _ configuration: ShelfConfiguration, _ messages: Messages
  ) throws -> [ImportedCell] {
    let strings = try configuration.strings.map { try StringsTable($0.contents(), file: $0.path) }
    let traits = try NibFile.traits(configuration.sizeClasses)
    let atDesignSize = arguments.isOn(Options.atDesignSize)
    if atDesignSize, arguments.has(Settings.sdk) {
      throw CommandError.usage(
        "The option '\(Settings.sdk.name)' is for apps: at the design size the file's own Xcode decides")
    }
    let environment: LayoutEnvironment = atDesignSize ? .interfaceBuilder : try NibFile.environment(configuration.sdk)
    var cells = try NibFile(path, strings: strings, traits: traits, in: environment).cells
    if let wanted = configuration.reuseIdentifier {
      cells = try wanted.cells(among: cells, identifier: \.reuseIdentifier, template: \.template)
    }
    for warning in cells.flatMap(\.warnings) + (strings?.warnings ?? []) { messages.say(warning) }
    return cells
  }

  // MARK: Output

  private static func show(
    _ cells: [Shown], file: String, _ arguments: ParsedArguments, _ messages: Messages
  ) throws {
    let format = try arguments.format()
    let output = try Output(arguments)
    let views = cells.map { $0.cell.placedViews(cardWidth: $0.width, height: $0.height) }
    let findings = cells.map { $0.cell.layoutFindings(cardWidth: $0.width, height: $0.height) }
    try output.append { buffer in
      switch format {
      case "json": CellFormats.json(views.flatMap { $0 }, to: &buffer)
      case "svg": CellFormats.svg(views, to: &buffer)
      default:
        for (views, findings) in zip(views, findings) {
          CellFormats.tree(views, to: &buffer)
          CellFormats.decidingHeight(findings, to: &buffer)
        }
      }
    }
    try output.finish()
    for (shown, findings) in zip(cells, findings) {
      for constraint in findings.brokenConstraints {
        messages.say(constraint.diagnostic(in: file))
      }
      if arguments.isOn(Options.verbose) {
        for name in shown.cell.ambiguities(cardWidth: shown.width, height: shown.height) {
          messages.note("\(file): note: the constraints leave \(name) open")
        }
      }
    }
    let approximations = cells.reduce(into: TextApproximations()) {
      $0.formUnion($1.cell.approximationsOfShown(cardWidth: $1.width))
    }
    for description in approximations.descriptions { messages.warn(file, description) }
  }
}
