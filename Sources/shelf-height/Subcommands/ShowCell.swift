import Catalog
import CellLayout
import InterfaceBuilder
import Platform
import Reporting
import ShelfSizing
import TextMeasurement

/// `cell`: one cell laid out with one record, or the cells of a nib file.
enum ShowCell {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    try arguments.requireSingleVariant()
    if let nib = arguments.positional.first(where: NibFile.isNib) { return try showNib(nib, arguments, messages) }
    for flag in ["--at-design-size", "--stored-sizes"] where arguments.has(flag) {
      throw CommandError.usage("The option '\(flag)' needs a .xib or .storyboard")
    }
    let paths = InputSettings(arguments)
    if let other = arguments.positional.first(where: { $0 != paths.configuration }) {
      throw CommandError.usage(
        "The file '\(other)' is no <Name>.shelf.json, .xib or .storyboard; records go after '--records'")
    }
    var reader = try SettingsReader(arguments, configurationPath: paths.configuration)
    let locales = try LocaleSettings(reader)
    let locale = locales.locales[0]
    reader.locale = locales.base(of: locale)
    let cellSettings = try CellSettings(reader)
    guard let plan = try ShelfSettings.variants(reader, cellSettings, locale: locale?.value).first else { return }
    let cells = PrototypeCells(plan.cells)
    if arguments.has("--records") || reader.configuration?.records != nil {
      let index = try arguments.count("--record", from: 0) ?? 0
      let input = try paths.records(reader)[0]
      guard try fill(cells, withRecord: index, of: input) else {
        throw CommandError.usage("There is no record \(index) in '\(input.path)'")
      }
    } else if arguments.has("--record") {
      throw CommandError.usage(
        "The option '--record' needs records: name a configuration that has them, or '--records'")
    }
    let declared = cellSettings.cells[cells.currentIndex]
    for warning in declared.warnings { messages.say(warning) }
    let file = declared.file.isEmpty ? "cell" : declared.file
    for warning in plan.fontWarnings { messages.warn(file, warning) }
    try show([Shown(cell: cells.current, width: plan.shelf.cardWidth)], file: file, arguments, messages)
  }

  /// A cell at its size.
  private struct Shown {
    let cell: TemplateCell
    let width: Double
    /// `nil` for the height that the constraints ask for.
    var height: Double?
  }

  /// Options that say which record a cell shows, and how; a nib by itself shows what it stores.
  private static let recordOptions = [
    "--config", "--cell", "--records", "--record", "--input-format", "--bindings", "--reuse-identifier-field",
  ]

  private static func showNib(_ path: String, _ arguments: ParsedArguments, _ messages: Messages) throws {
    if let other = arguments.positional.first(where: { $0 != path }) {
      throw CommandError.usage("The file '\(other)' is one too many beside '\(path)', which shows what it stores")
    }
    for option in recordOptions where arguments.has(option) {
      throw CommandError.usage(
        "The option '\(option)' is for cells that show records: name the nib in a configuration or by '--cell'")
    }
    let reader = try SettingsReader(arguments, configurationPath: nil)
    let text = try TextSettings(reader)
    let category = try ShelfSettings.categories(reader)[0]
    let atDesignSize = arguments.has("--at-design-size")
    let cardWidth = try reader.number("--card-width", nil)
    var shown: [Shown] = []
    var said: Set<String> = []
    for imported in try nib(path, reader, messages) {
      let scale = try reader.number("--scale", nil) ?? Setting(value: imported.scale ?? 2, origin: .builtIn)
      let shelf = try ShelfSettings.shelf(
        reader, cardWidth: cardWidth ?? Setting(value: 176, origin: .builtIn), scale: scale)
      let blueprint = try TemplateCell.Blueprint(
        template: imported.template, bindings: [], library: text.library, category: category,
        fallbacks: text.fallbacks, standsIn: true, grid: shelf.grid)
      let prototype = PrototypeCells.Blueprint([PrototypeCells.Prototype(reuseIdentifier: "", cell: blueprint)])
      // Roots share fonts, and the message names no root.
      for warning in prototype.fontWarnings where said.insert(warning).inserted { messages.warn(path, warning) }
      let cell = TemplateCell(blueprint)
      if atDesignSize { cell.useDesignTimeLayout() }
      if arguments.has("--stored-sizes") { cell.useStoredSizes() }
      if let cardWidth, let starved = cell.viewWithoutWidth(cardWidth: cardWidth.value) {
        throw cardWidth.failure("a card width of \(rounded(cardWidth.value)) leaves no width inside \(starved)")
      }
      let designSize = atDesignSize ? imported.designSize : nil
      let width = cardWidth?.value ?? designSize?.width ?? shelf.cardWidth
      shown.append(Shown(cell: cell, width: width, height: designSize?.height))
    }
    try show(shown, file: path, arguments, messages)
  }

  /// The cells of a nib that are meant.
  private static func nib(
    _ path: String, _ reader: SettingsReader, _ messages: Messages
  ) throws -> [ImportedCell] {
    let arguments = reader.arguments
    let strings = try arguments["--strings"].map { try StringsTable(FileBytes.read($0), file: $0) }
    let traits = try NibFile.traits(reader.text("--size-classes", nil))
    let place: LayoutPlace = arguments.has("--at-design-size") ? .interfaceBuilder : .app
    var cells = try NibFile(path, strings: strings, traits: traits, in: place).cells
    if let wanted = arguments["--reuse-identifier"] {
      let names = cells.compactMap(\.reuseIdentifier)
      cells.removeAll { !($0.reuseIdentifier ?? "").utf8.elementsEqual(wanted.utf8) }
      guard !cells.isEmpty else {
        throw CommandError.usage(
          "there is no cell with the reuse identifier '\(wanted)'" + suggestion(for: wanted, among: names))
      }
    }
    for warning in cells.flatMap(\.warnings) { messages.say(warning) }
    return cells
  }

  private static func show(
    _ cells: [Shown], file: String, _ arguments: ParsedArguments, _ messages: Messages
  ) throws {
    let format = try arguments.choice("--format", among: Subcommand.cell.formats) ?? "tree"
    var output = try Output(arguments)
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
      for conflict in findings.brokenConstraints {
        messages.say(conflict.diagnostic(in: file))
      }
      if arguments.has("--verbose") {
        for name in shown.cell.ambiguities(cardWidth: shown.width, height: shown.height) {
          messages.note("\(file): note: the constraints leave \(name) open")
        }
      }
    }
    let approximations = cells.reduce(into: TextApproximations()) { $0.formUnion($1.cell.approximations) }
    for description in approximations.descriptions { messages.warn(file, description) }
  }

  /// Shows the record at a place of the file.
  ///
  /// - Returns: whether there is one.
  private static func fill(
    _ cells: PrototypeCells, withRecord index: Int, of input: ShelfSettings.Input
  ) throws -> Bool {
    let selection = FieldSelection(cells.fields)
    let slots = cells.fields.map { selection.slot(of: $0) ?? 0 }
    var reader = try RecordReader(path: input.path, format: input.format)
    var start = 0
    var isFound = false
    while !isFound, let batch = try reader.nextBatch() {
      let refuse: (String, SourcePosition) throws(MalformedInput) -> Void = {
        message, position throws(MalformedInput) in
        throw MalformedInput(Diagnostic(.error, file: batch.file, position: position, message: message))
      }
      start += try batch.forEachRecord(selection) { record throws(MalformedInput) in
        guard start + record.ordinal == index else { return }
        isFound = true
        for (field, slot) in slots.enumerated() {
          let value = record[slot]
          if value.kind == .structured {
            try refuse("the record has an array or an object in a bound field", record.position(ofSlot: slot))
          }
          let text = value.kind == .null ? UnsafeRawBufferPointer(start: nil, count: 0) : value.bytes
          let bytes = text.assumingMemoryBound(to: UInt8.self)
          if !cells.setText(bytes, ofField: field) {
            try refuse(cells.refusal(bytes), record.position(ofSlot: slot))
          }
        }
      } onRejection: { rejection throws(MalformedInput) in
        if start + rejection.ordinal == index { try refuse(rejection.message, rejection.position) }
      }
    }
    return isFound
  }
}
