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
    if let nib = arguments.positional.first(where: NibFile.isNib) { return try showNib(nib, arguments, messages) }
    for flag in ["--at-design-size", "--stored-sizes"] where arguments.has(flag) {
      throw CommandError.usage("The option '\(flag)' needs a .xib or .storyboard")
    }
    let paths = InputSettings(arguments)
    if let other = arguments.positional.first(where: { $0 != paths.configuration }) {
      throw CommandError.usage(
        "The file '\(other)' is no <Name>.shelf.json, .xib or .storyboard; records go after '--records'")
    }
    let reader = try SettingsReader(arguments, configurationPath: paths.configuration)
    let cellSettings = try CellSettings(reader)
    guard let plan = try ShelfSettings.variants(reader, cellSettings).first else { return }
    let cells = PrototypeCells(plan.cells)
    if arguments.has("--records") || reader.configuration?.records != nil {
      let index = try arguments.count("--record", from: 0) ?? 0
      let input = try paths.records(reader)[0]
      guard let texts = try record(index, of: input, fields: cells.fields) else {
        throw CommandError.usage("There is no record \(index) in '\(input.path)'")
      }
      cells.configure(with: texts, isSizing: false)
    } else if arguments.has("--record") {
      throw CommandError.usage(
        "The option '--record' needs records: name a configuration that has them, or '--records'")
    }
    cellSettings.report(plan, messages)
    for warning in plan.cells.fontWarnings { messages.warn(paths.configuration ?? "cell", warning) }
    try show([Shown(cell: cells.current, width: plan.shelf.cardWidth)], file: paths.configuration ?? "cell", arguments, messages)
  }

  /// A cell at its size.
  private struct Shown {
    let cell: TemplateCell
    let width: Double
    /// `nil` for the height that the constraints ask for.
    var height: Double?
  }

  private static func showNib(_ path: String, _ arguments: ParsedArguments, _ messages: Messages) throws {
    let atDesignSize = arguments.has("--at-design-size")
    let nib = try NibFile(
      path, strings: arguments["--strings"].map { try StringsTable(FileBytes.read($0), file: $0) },
      traits: NibFile.traits(arguments["--size-classes"].map { Setting(value: $0, origin: .flag("--size-classes")) }),
      in: atDesignSize ? .interfaceBuilder : .app)
    for warning in nib.cells.flatMap(\.warnings) { messages.say(warning) }
    let library = FontLibrary()
    let cardWidth = try arguments.number("--card-width")
    var shown: [Shown] = []
    for imported in nib.cells {
      let scale = try arguments.number("--scale") ?? imported.scale ?? 2
      guard let grid = PixelGrid(scale: scale) else {
        throw CommandError.usage("The scale must be above 0 and at most 16, but is \(rounded(scale))")
      }
      let blueprint = try TemplateCell.Blueprint(
        template: imported.template, bindings: [], library: library, standsIn: true, grid: grid)
      let prototype = PrototypeCells.Blueprint([PrototypeCells.Prototype(reuseIdentifier: "", cell: blueprint)])
      for warning in prototype.fontWarnings { messages.warn(path, warning) }
      let cell = TemplateCell(blueprint)
      if atDesignSize { cell.useDesignTimeLayout() }
      if arguments.has("--stored-sizes") { cell.useStoredSizes() }
      let width = cardWidth ?? (atDesignSize ? nil : 176) ?? imported.designSize?.width ?? 176
      shown.append(Shown(cell: cell, width: width, height: atDesignSize ? imported.designSize?.height : nil))
    }
    try show(shown, file: path, arguments, messages)
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
      case "svg": CellFormats.svg(views.first ?? [], to: &buffer)
      default:
        for (views, findings) in zip(views, findings) {
          CellFormats.tree(views, to: &buffer)
          CellFormats.decidingHeight(findings, to: &buffer)
        }
      }
    }
    try output.finish()
    for (shown, findings) in zip(cells, findings) {
      for conflict in findings.conflicts {
        messages.say(conflict.diagnostic(in: file))
      }
      if arguments.has("--verbose") {
        for name in findings.ambiguous { messages.note("\(file): note: the constraints leave \(name) open") }
      }
      for description in shown.cell.approximations.descriptions { messages.warn(file, description) }
    }
  }

  /// The texts of a record by its place in the file; `nil` if there is none.
  private static func record(
    _ index: Int, of input: ShelfSettings.Input, fields: [String]
  ) throws -> [[UInt8]]? {
    let selection = FieldSelection(fields)
    var reader = try RecordReader(path: input.path, format: input.format)
    var start = 0
    while let batch = try reader.nextBatch() {
      var found: [[UInt8]]?
      let refuse: (String, SourcePosition) throws(MalformedInput) -> Void = {
        message, position throws(MalformedInput) in
        throw MalformedInput(Diagnostic(.error, file: batch.file, position: position, message: message))
      }
      start += try batch.forEachRecord(selection) { record throws(MalformedInput) in
        guard start + record.ordinal == index else { return }
        var texts: [[UInt8]] = []
        for slot in fields.map({ selection.slot(of: $0) ?? 0 }) {
          let value = record[slot]
          if value.kind == .structured {
            try refuse("the record has an array or an object in a bound field", record.position(ofSlot: slot))
          }
          texts.append(value.kind == .null ? [] : Array(value.bytes))
        }
        found = texts
      } onRejection: { rejection throws(MalformedInput) in
        if start + rejection.ordinal == index { try refuse(rejection.message, rejection.position) }
      }
      if let found { return found }
    }
    return nil
  }
}
