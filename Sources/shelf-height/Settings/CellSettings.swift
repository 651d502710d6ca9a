import Catalog
import CellLayout
import Reporting
import ShelfSizing
import TextMeasurement

/// The cell, its bindings and its fonts, as flags and configuration give them.
struct CellSettings {
  let template: Setting<CellTemplate>
  let bindings: [String: String]?
  let library: FontLibrary
  let fallbacks: [String]

  init(_ reader: SettingsReader) throws {
    template = try CellSettings.template(reader)
    bindings = try CellSettings.bindings(reader, template: template.value)
    var files: [String: String] = [:]
    for font in reader.configuration?.fonts ?? [] { files[font.name.value] = reader.path(font.path.value) }
    var options = TextOptions()
    options.appliesTextStyleLeading =
      try CellSettings.choice(
        reader.text("--text-style-leading", reader.configuration?.textStyleLeading), "apply", "ignore")
    options.countsLastNewline =
      try CellSettings.choice(reader.text("--last-newline", reader.configuration?.lastNewline), "count", "ignore")
    library = FontLibrary(files: files, options: options)
    fallbacks =
      reader.arguments.list("--fallback-fonts") ?? reader.configuration?.fallbackFonts.map(\.value) ?? []
    if let mode = reader.text("--line-break", reader.configuration?.lineBreak), mode.value != "uax14" {
      throw mode.failure("The line break mode '\(mode.value)' is not available; use 'uax14'")
    }
  }

  /// Whether a setting is its usual value rather than the other one.
  private static func choice(
    _ setting: Setting<String>?, _ usual: String, _ other: String
  ) throws(CommandError) -> Bool {
    guard let setting, setting.value != usual else { return true }
    guard setting.value == other else {
      throw setting.failure("The value '\(setting.value)' is invalid: it takes '\(usual)' or '\(other)'")
    }
    return false
  }

  private static func template(_ reader: SettingsReader) throws -> Setting<CellTemplate> {
    guard let source = reader.fromFile(reader.configuration?.cell) else {
      return Setting(value: .standard, origin: .builtIn)
    }
    switch source.value {
    case .inline(let value):
      return Setting(
        value: try CellTemplate(inline: value, file: reader.configuration?.file ?? ""), origin: source.origin)
    case .file(let path) where path.hasSuffix(".json"):
      let path = reader.path(path)
      let value = try JSONValue.parse(FileBytes.read(path), file: path)
      return Setting(value: try CellTemplate(inline: value, file: path), origin: source.origin)
    case .file(let path):
      throw source.failure("the cell '\(path)' can't be read yet; write it inline, or in a .json file")
    }
  }

  /// Field by view; `nil` where nothing is said, so that labels bind by their ids.
  private static func bindings(
    _ reader: SettingsReader, template: CellTemplate
  ) throws(CommandError) -> [String: String]? {
    var bindings: [(view: Setting<String>, field: String)] = []
    if let written = reader.arguments.list("--bindings") {
      for binding in written {
        let parts = binding.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw .usage("The value '\(binding)' is invalid for '--bindings': it takes view=field, …")
        }
        bindings.append((Setting(value: parts[0], origin: .flag("--bindings")), parts[1]))
      }
    } else {
      for binding in reader.configuration?.bindings ?? [] {
        guard let view = reader.fromFile(binding.view) else { continue }
        bindings.append((view, binding.field.value))
      }
    }
    guard !bindings.isEmpty else { return nil }
    let labels = template.views.filter(\.showsText).flatMap(\.names)
    var fields: [String: String] = [:]
    for (view, field) in bindings {
      guard labels.contains(view.value) else {
        throw view.failure("the cell has no label '\(view.value)'" + suggestion(for: view.value, among: labels))
      }
      fields[view.value] = field
    }
    return fields
  }

  /// The cell at a card width and a text size, its fonts looked up.
  ///
  /// - Parameter cardWidth: is at fault where the built-in cell does not fit; else the written cell is.
  func blueprint(
    category: ContentSizeCategory, shelf: Shelf, cardWidth: Setting<Double>
  ) throws(CommandError) -> TemplateCell.Blueprint {
    let blueprint: TemplateCell.Blueprint
    do throws(FontLookupError) {
      blueprint = try TemplateCell.Blueprint(
        template: template.value, bindings: bindings, library: library, category: category, fallbacks: fallbacks,
        grid: shelf.grid)
    } catch {
      let failure = template.failure("\(error)")
      // A size that is written in a file is malformed data, not a wrong use of the command.
      if case .size = error { throw failure }
      throw CommandError(code: CommandError.code(of: error), failure)
    }
    if let starved = TemplateCell(blueprint).viewWithoutWidth(cardWidth: shelf.cardWidth) {
      let message =
        "a card width of \(rounded(shelf.cardWidth)) leaves no width inside \(starved); "
        + "make the card wider or its margins and fixed widths smaller"
      if case .builtIn = template.origin { throw cardWidth.failure(message) }
      throw template.failure(message)
    }
    return blueprint
  }
}

extension CommandError {
  /// The same error with another exit code.
  init(code: ExitCode, _ error: CommandError) {
    self.init(code, error.message)
    diagnostics = error.diagnostics
  }
}
