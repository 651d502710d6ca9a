import Catalog
import CellLayout
import InterfaceBuilder
import RecordCells
import ShelfSizing
import TextMeasurement

/// The cells, their bindings and their fonts.
package struct CellPlan {
  /// The declared cells, at least one.
  package let cells: [DeclaredCell]
  /// Warnings about the texts that replace those of nibs, and about texts without a translation.
  package let stringsWarnings: [Diagnostic]
  /// The field by which records choose their cell.
  private let identifierField: String?
  /// The bindings of the configuration; `nil` where it has none, so that labels bind by their names.
  private let bindings: [CellBinding]?
  private let text: TextPlan
  private let locale: String?
  /// The texts for the code of an app's cells.
  private let appTexts: AppTexts?
  private var variations: [CellVariation]
  /// The most lines of views by their names, instead of their own limits.
  private var lineLimits: [String: Int] = [:]

  /// - Parameters:
  ///   - locale: replaces `{locale}`.
  ///   - localization: translates texts that no record changes.
  package init(
    _ configuration: ShelfConfiguration, locale: String?, _ localization: Localization = Localization()
  ) throws {
    self.locale = locale
    appTexts = localization.appTexts
    let files = try CellFiles(configuration)
    let declared = try files.cells(configuration)
    var texts = FixedTexts(localization)
    identifierField = configuration.reuseIdentifierField?.value
    let chosen = try CellPlan.chosen(declared, configuration.reuseIdentifier, byField: identifierField != nil)
    let bindings = try CellPlan.bindings(configuration, chosen, &texts, locale: locale)
    self.bindings = bindings
    cells = chosen.map { texts.translated($0).sizingImages(by: bindings ?? []) }
    stringsWarnings = files.stringsWarnings + texts.warnings
    let nibs = cells.filter { $0.isNib && $0.appCell == nil }
    text = try TextPlan(
      configuration, nibs: nibs.map(\.file).withoutRepeats(\.self), appCells: cells.compactMap(\.appCell))
    variations = try CellPlan.variations(configuration, cells)
  }

  /// Font files that cells and fallbacks name by their paths, as far as prototypes needed them.
  var fontFiles: [String] { text.library.filesOfDescriptors }

  var fallbackFonts: [String] { text.fallbacks }

  /// Notes on fonts.
  var notes: [BatchDiagnostic] { text.note.map { [BatchDiagnostic(note: $0)] } ?? [] }

  /// Views of all cells.
  var viewCount: Int { cells.reduce(0) { $0 + $1.template.views.count } }

  private static func variations(
    _ configuration: ShelfConfiguration, _ cells: [DeclaredCell]
  ) throws -> [CellVariation] {
    guard let written = configuration.variations else { return [] }
    try refuseCode(cells, written.origin, "variations")
    let variations = try CellVariation.list(written.value, file: configuration.file)
    let names = cells.flatMap { $0.template.views.flatMap(\.names) }
    let known = Set(names)
    for view in variations.flatMap(\.viewNames) where !known.contains(view.value) {
      throw view.failure("the cell has no view '\(view.value)'" + suggestion(for: view.value, among: names))
    }
    return variations
  }

  /// Whether some cell is an app's own.
  var hasAppCells: Bool { cells.contains { $0.appCell != nil } }

  /// These cells with changes of what is written with their views, which variations by text size still replace.
  func changed(by changes: [CellVariation]) -> CellPlan {
    var plan = self
    plan.variations = changes + variations
    return plan
  }

  /// These cells with the line limits that `fit` has for views.
  func limited(by rules: [ShelfConfiguration.FitRule]) -> CellPlan {
    var plan = self
    for rule in rules { plan.lineLimits[rule.view.value] = rule.lines?.value }
    return plan
  }

  /// Refuses changes of views that an app's own code sets.
  private static func refuseCode(
    _ cells: [DeclaredCell], _ origin: SettingOrigin, _ changes: String
  ) throws(BatchError) {
    guard let cell = cells.first(where: { $0.appCell != nil }) else { return }
    throw origin.failure("the cell '\(cell.reuseIdentifier)' is made in code, which sets its views; \(changes) can't")
  }

  /// The cells that are used: the one of a reuse identifier, or all among which records choose.
  private static func chosen(
    _ cells: [DeclaredCell], _ wanted: Setting<String>?, byField: Bool
  ) throws(BatchError) -> [DeclaredCell] {
    let names = cells.map(\.reuseIdentifier)
    if let wanted {
      let found = try wanted.cells(among: cells, identifier: \.reuseIdentifier, template: \.template)
      guard found.count == 1 else {
        throw wanted.failure("\(found.count) cells have the reuse identifier '\(wanted.value)'")
      }
      return found
    }
    guard cells.count > 1 else { return cells }
    guard byField else {
      throw cells[0].origin.failure(
        "there are \(cells.count) cells: choose one by reuseIdentifier, or let records choose by reuseIdentifierField; "
          + "the reuse identifiers are \(names.joined(separator: ", "))")
    }
    var seen: Set<String> = []
    if let twice = names.indices.first(where: { !seen.insert(names[$0]).inserted }) {
      throw cells[twice].origin.failure(
        "two cells have the reuse identifier '\(names[twice])', by which records are to choose")
    }
    return cells
  }

  // MARK: Bindings

  private static func bindings(
    _ configuration: ShelfConfiguration, _ cells: [DeclaredCell], _ texts: inout FixedTexts, locale: String?
  ) throws(BatchError) -> [CellBinding]? {
    if let written = configuration.bindings.first { try refuseCode(cells, written.view.origin, "bindings") }
    var bindings: [CellBinding] = []
    for written in configuration.bindings {
      var fields: [CellBinding.Role: String] = [:]
      for role in CellBinding.Role.allCases {
        if let field = written.fields[role.rawValue] { fields[role] = try field.localized(locale).value }
      }
      var binding = CellBinding(view: written.view.value, fields: fields, text: written.text?.value)
      for role in CellBinding.Role.allCases { binding.lengths[role] = written.lengths[role.rawValue]?.value }
      binding.isAttributed = written.isAttributed
      binding.isLiteral = written.isLiteral
      if let text = written.text { texts.translate(&binding, text) }
      bindings.append(binding)
    }
    guard !bindings.isEmpty else { return nil }
    let views = cells.flatMap(\.template.views)
    var viewIndices: [String: [Int]] = [:]
    for (viewIndex, view) in views.enumerated() {
      for name in Set(view.names) { viewIndices[name, default: []].append(viewIndex) }
    }
    for (written, binding) in zip(configuration.bindings, bindings) {
      try check(binding, written.view, (viewIndices[binding.view] ?? []).map { views[$0] }, of: views)
    }
    return bindings
  }

  /// Refuses what no cell can do.
  ///
  /// - Parameters:
  ///   - named: the views of all cells that have the binding's name.
  ///   - views: those of all cells.
  private static func check(
    _ binding: CellBinding, _ view: Setting<String>, _ named: [ViewTemplate], of views: [ViewTemplate]
  ) throws(BatchError) {
    let showsText = binding.fields[.text] != nil || binding.text != nil
    let bound = showsText ? named.filter(\.takesText) : named
    guard !bound.isEmpty else {
      let kind = showsText ? "label" : "view"
      let candidates = showsText ? views.filter(\.takesText) : views
      throw view.failure(
        "the cell has no \(kind) '\(view.value)'" + suggestion(for: view.value, among: candidates.flatMap(\.names))
      )
    }
    let roles = Set(binding.fields.keys).union(binding.lengths.keys)
    if !roles.isDisjoint(with: [.pixelWidth, .pixelHeight, .aspectRatio]),
      !bound.contains(where: { if case .image = $0.content { true } else { false } })
    {
      throw view.failure("'\(view.value)' is no image view, which a size or a shape could be bound to")
    }
    if binding.fields[.hiddenWithout] != nil, !bound.contains(where: \.isArranged) {
      throw view.failure(
        "'hiddenWithout' needs a stack view round '\(view.value)', which it can leave; where constraints place a view, it "
          + "keeps its place without content")
    }
  }

  // MARK: Prototypes

  /// The cells at a card width and a text size, their fonts looked up.
  ///
  /// - Parameters:
  ///   - cardWidth: is at fault where the built-in cell does not fit; else the written cell is.
  ///   - isFirst: false where the width was seen to fit at another text size or scale.
  func prototypes(
    category: ContentSizeCategory, shelf: Shelf, cardWidth: Setting<Double>, isFirst: Bool
  ) throws(BatchError) -> Prototypes {
    let checksWidth = isFirst || !variations.isEmpty
    var prototypes: [Prototypes.Prototype] = []
    for cell in cells {
      prototypes.append(
        Prototypes.Prototype(
          reuseIdentifier: cell.reuseIdentifier,
          cell: try bound(
            cell, category: category, shelf: shelf, cardWidth: cardWidth, checksWidth: checksWidth)))
    }
    return Prototypes(prototypes, identifierField: identifierField)
  }

  private func bound(
    _ cell: DeclaredCell, category: ContentSizeCategory, shelf: Shelf, cardWidth: Setting<Double>, checksWidth: Bool
  ) throws(BatchError) -> BoundCell {
    var template = cell.template.varied(variations, for: category).limited(lineLimits)
    // An app's own cell has laid itself out in its language.
    if cell.appCell == nil { template = template.directed(isRightToLeft: locale.map(Locales.isRightToLeft)) }
    let bound: BoundCell
    do throws(FontLookupError) {
      bound = try BoundCell(
        template: template, bindings: bindings, library: text.library,
        category: category, fallbacks: text.fallbacks, standsIn: cell.isNib, grid: shelf.grid,
        appCell: cell.appCell.map { app in
          AppCellPlan(
            app,
            in: CellSurroundings(category: category, grid: shelf.grid, locale: locale, appTexts: appTexts),
            cardWidth: shelf.cardWidth)
        })
    } catch {
      let failure = (text.origin(of: error) ?? cell.origin).failure("\(error)")
      // A size that is written in a file is malformed data; a font that can't be had is missing wherever it is named.
      if case .size = error { throw failure }
      throw failure.of(BatchError.kind(of: error))
    }
    // A nib may have views that its app gives a width later.
    if checksWidth, !cell.isNib, let starved = RecordCell(bound).cell.viewWithoutWidth(cardWidth: shelf.cardWidth) {
      let message =
        "a card width of \(rounded(shelf.cardWidth)) leaves no width inside \(starved); "
        + "make the card wider or its margins and fixed widths smaller"
      if case .builtIn = cell.origin { throw cardWidth.failure(message) }
      throw cell.origin.failure(message)
    }
    return bound
  }
}

extension CellTemplate {
  /// The cell with other line limits, by the names of views.
  fileprivate func limited(_ lineLimits: [String: Int]) -> CellTemplate {
    guard !lineLimits.isEmpty else { return self }
    var template = self
    for (index, view) in views.enumerated() {
      guard let lines = view.names.lazy.compactMap({ lineLimits[$0] }).first else { continue }
      template.update(index) { $0.setNumberOfLines(lines) }
    }
    return template
  }
}

extension BatchError {
  /// This error with another kind.
  func of(_ kind: Kind) -> BatchError {
    diagnostics.isEmpty ? BatchError(kind, description) : BatchError(kind, diagnostics)
  }
}
