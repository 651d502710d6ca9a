import InterfaceBuilder
import Catalog
import CellLayout
import Reporting
import ShelfSizing
import TextMeasurement

/// The cells, their bindings and their fonts, as flags and configuration give them.
struct CellSettings {
  /// At least one.
  let cells: [DeclaredCell]
  /// The field by which records choose their cell.
  let identifierField: String?
  /// `nil` where nothing is said, so that labels bind by their names.
  let bindings: [CellBinding]?
  let text: TextSettings
  private let variations: [CellVariation]

  init(_ reader: SettingsReader) throws {
    let declared = try CellFiles(reader).cells()
    identifierField = reader.text("--reuse-identifier-field", reader.configuration?.reuseIdentifierField)?.value
    let chosen = try CellSettings.chosen(declared, reader, byField: identifierField != nil)
    let bindings = try CellSettings.bindings(reader, chosen)
    self.bindings = bindings
    cells = chosen.map { $0.sizingImages(by: bindings ?? []) }
    text = try TextSettings(reader)
    variations = try CellSettings.variations(reader, cells)
  }

  private static func variations(_ reader: SettingsReader, _ cells: [DeclaredCell]) throws -> [CellVariation] {
    guard let written = reader.configuration?.variations, let file = reader.configuration?.file else { return [] }
    let variations = try CellVariation.list(written.value, file: file)
    let names = cells.flatMap { $0.template.views.flatMap(\.names) }
    for view in variations.flatMap(\.viewNames) where !names.contains(view.value) {
      throw CommandError.malformed(
        file, view.position, "the cell has no view '\(view.value)'" + suggestion(for: view.value, among: names))
    }
    return variations
  }

  /// The cells that are used: the one of a reuse identifier, or all among which records choose.
  private static func chosen(
    _ cells: [DeclaredCell], _ reader: SettingsReader, byField: Bool
  ) throws(CommandError) -> [DeclaredCell] {
    let names = cells.map(\.reuseIdentifier)
    if let wanted = reader.text("--reuse-identifier", reader.configuration?.reuseIdentifier) {
      let named = cells.filter { $0.reuseIdentifier.utf8.elementsEqual(wanted.value.utf8) }
      // Cells of tables without prototypes have none, and are known by their class or object id.
      let found =
        named.isEmpty
        ? cells.filter { [$0.template.root.customClass, $0.template.root.id].contains(wanted.value) } : named
      guard !found.isEmpty else {
        throw wanted.failure(
          "there is no cell with the reuse identifier '\(wanted.value)'" + suggestion(for: wanted.value, among: names))
      }
      guard found.count == 1 else {
        throw wanted.failure("\(found.count) cells have the reuse identifier '\(wanted.value)'")
      }
      return found
    }
    guard cells.count > 1 else { return cells }
    guard byField else {
      throw Setting(value: 0, origin: cells[0].origin).failure(
        "there are \(cells.count) cells: choose one by reuseIdentifier, or let records choose by reuseIdentifierField; "
          + "the reuse identifiers are \(names.joined(separator: ", "))")
    }
    if let twice = names.indices.first(where: { names[..<$0].contains(names[$0]) }) {
      throw Setting(value: 0, origin: cells[twice].origin).failure(
        "two cells have the reuse identifier '\(names[twice])', by which records are to choose")
    }
    return cells
  }

  private static func bindings(
    _ reader: SettingsReader, _ cells: [DeclaredCell]
  ) throws(CommandError) -> [CellBinding]? {
    var bindings: [(view: Setting<String>, binding: CellBinding)] = []
    if let written = reader.arguments.list("--bindings") {
      for binding in written {
        let parts = binding.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw .usage("The value '\(binding)' is invalid for '--bindings': it takes view=field, …")
        }
        let view = Setting(value: parts[0], origin: .flag("--bindings"))
        let field = try reader.localized(Setting(value: parts[1], origin: .flag("--bindings")))
        bindings.append((view, CellBinding(view: view.value, fields: [.text: field])))
      }
    } else {
      for binding in reader.configuration?.bindings ?? [] {
        guard let view = reader.fromFile(binding.view) else { continue }
        var fields: [CellBinding.Role: String] = [:]
        for role in CellBinding.Role.allCases {
          if let field = reader.fromFile(binding.fields[role.rawValue]) { fields[role] = try reader.localized(field) }
        }
        var declared = CellBinding(view: view.value, fields: fields, text: binding.text?.value)
        for role in CellBinding.Role.allCases { declared.lengths[role] = binding.lengths[role.rawValue]?.value }
        bindings.append((view, declared))
      }
    }
    guard !bindings.isEmpty else { return nil }
    for (view, binding) in bindings { try check(binding, view, cells) }
    return bindings.map(\.binding)
  }

  /// Refuses what no cell can do.
  private static func check(
    _ binding: CellBinding, _ view: Setting<String>, _ cells: [DeclaredCell]
  ) throws(CommandError) {
    let views = cells.flatMap(\.template.views)
    let showsText = binding.fields[.text] != nil || binding.text != nil
    let candidates = showsText ? views.filter(\.showsText) : views
    let bound = candidates.filter { $0.names.contains(view.value) }
    guard !bound.isEmpty else {
      let kind = showsText ? "label" : "view"
      throw view.failure(
        "the cell has no \(kind) '\(view.value)'" + suggestion(for: view.value, among: candidates.flatMap(\.names)))
    }
    let roles = Set(binding.fields.keys).union(binding.lengths.keys)
    if !roles.isDisjoint(with: [.pixelWidth, .pixelHeight, .aspectRatio]),
      !bound.contains(where: { if case .image = $0.content { true } else { false } })
    {
      throw view.failure("'\(view.value)' is no image view, which a size or a shape could be bound to")
    }
    if binding.fields[.hiddenWithout] != nil, !bound.contains(where: \.isArranged) {
      throw view.failure("'hiddenWithout' needs a stack view round '\(view.value)', which it can leave")
    }
  }

  /// The cells at a card width and a text size, their fonts looked up.
  ///
  /// - Parameters:
  ///   - cardWidth: is at fault where the built-in cell does not fit; else the written cell is.
  ///   - isFirst: false where the width was seen to fit at another text size or scale.
  func blueprint(
    category: ContentSizeCategory, shelf: Shelf, cardWidth: Setting<Double>, isFirst: Bool
  ) throws(CommandError) -> PrototypeCells.Blueprint {
    let checksWidth = isFirst || !variations.isEmpty
    var prototypes: [PrototypeCells.Prototype] = []
    for cell in cells {
      prototypes.append(
        PrototypeCells.Prototype(
          reuseIdentifier: cell.reuseIdentifier,
          cell: try blueprint(
            cell, category: category, shelf: shelf, cardWidth: cardWidth, checksWidth: checksWidth)))
    }
    return PrototypeCells.Blueprint(prototypes, identifierField: identifierField)
  }

  private func blueprint(
    _ cell: DeclaredCell, category: ContentSizeCategory, shelf: Shelf, cardWidth: Setting<Double>, checksWidth: Bool
  ) throws(CommandError) -> TemplateCell.Blueprint {
    let place = Setting(value: 0, origin: cell.origin)
    let blueprint: TemplateCell.Blueprint
    do throws(FontLookupError) {
      blueprint = try TemplateCell.Blueprint(
        template: cell.template.varied(variations, for: category), bindings: bindings, library: text.library,
        category: category,
        fallbacks: text.fallbacks,
        standsIn: cell.isNib, grid: shelf.grid)
    } catch {
      let failure = place.failure("\(error)")
      // A size that is written in a file is malformed data, not a wrong use of the command.
      if case .size = error { throw failure }
      throw CommandError(code: CommandError.code(of: error), failure)
    }
    // A nib may have views that its app gives a width later.
    if checksWidth, !cell.isNib, let starved = TemplateCell(blueprint).viewWithoutWidth(cardWidth: shelf.cardWidth) {
      let message =
        "a card width of \(rounded(shelf.cardWidth)) leaves no width inside \(starved); "
        + "make the card wider or its margins and fixed widths smaller"
      if case .builtIn = cell.origin { throw cardWidth.failure(message) }
      throw place.failure(message)
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

extension CellSettings {
  /// Says what was not understood in the cells' files, and which of their constraints contradict each other.
  ///
  /// - Parameter plan: one of the variants.
  /// - Returns: what was said of constraints.
  func report(_ plan: ShelfSettings.VariantPlan, _ messages: Messages) -> [String] {
    var said: [String] = []
    for (declared, prototype) in zip(cells, plan.cells.prototypes) {
      for warning in declared.warnings { messages.say(warning) }
      let (cell, width) = (TemplateCell(prototype.cell), plan.shelf.cardWidth)
      for conflict in cell.brokenConstraints(cardWidth: width) {
        messages.say(conflict.diagnostic(in: declared.file))
        said.append(conflict.message)
      }
      if declared.isNib { reportFit(of: cell, width, declared.file, messages) }
    }
    return said
  }

  /// Says what does not fit a nib's cell.
  private func reportFit(of cell: TemplateCell, _ width: Double, _ file: String, _ messages: Messages) {
    if let starved = cell.viewWithoutWidth(cardWidth: width) {
      messages.warn(file, "a card width of \(rounded(width)) leaves a text inside \(starved) no width")
    }
    let overflow = cell.overflow(cardWidth: width)
    if !overflow.isEmpty {
      messages.warn(
        file, "no constraint ties the bottom of the cell to all its texts: \(overflow.joined(separator: ", "))")
    }
  }

  /// A sentence a shelf about cells whose files were not understood in full.
  var shelfWarnings: [String] {
    cells.filter { !$0.warnings.isEmpty }.map {
      "what is not understood of '\($0.file)' was left out (\($0.warnings.count) times); its heights may be others"
    }
  }
}

extension LayoutFindings.BrokenConstraint {
  /// A warning at the line of the broken constraint.
  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(
      .warning, file: file, position: line.map { SourcePosition(line: $0, column: 1) }, message: message)
  }
}

extension PrototypeCells.Blueprint {
  /// A sentence for each font that is not here.
  var fontWarnings: [String] {
    prototypes.flatMap(\.cell.missingFonts).withoutRepeats(\.self).map {
      "the font '\($0)' is not here, and Helvetica's widths stand for it; name its file under 'fonts'"
    }
  }
}
