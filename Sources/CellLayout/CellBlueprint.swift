import ShelfSizing
import TextMeasurement

/// A template with its fonts looked up, from which cells are built.
package struct CellBlueprint: Sendable {
  /// The declared views.
  package let template: CellTemplate
  /// The device's pixels.
  package let grid: PixelGrid
  /// For each view, the font of its text; `nil` for a view without text.
  let fonts: [Font?]
  /// The fonts of the parts of a view's text, by the view's index, for texts of several fonts.
  let fontRuns: [Int: [FontRun]]
  /// The fonts that are not here, for which others stand; each once.
  package let missingFonts: [String]
  /// Sentences about the fonts' widths (``Font/warnings``), each once.
  package let fontWarnings: [String]

  /// Looks the fonts of a template up.
  ///
  /// - Parameters:
  ///   - replacedTexts: the views whose texts are only a preview, as others replace them.
  ///   - fallbacks: fonts that are asked for characters a label's font lacks.
  ///   - standsIn: whether another font replaces one that is neither built in nor the configuration's; else an
  ///     installed one is used, and none is an error.
  package init(
    template: CellTemplate, replacedTexts: Set<Int> = [], library: FontLibrary,
    category: ContentSizeCategory = .large, fallbacks: [String] = [], standsIn: Bool = false, grid: PixelGrid
  ) throws(FontLookupError) {
    var search = FontSearch(library: library, category: category, fallbacks: fallbacks, standsIn: standsIn)
    var fonts: [Font?] = []
    var fontRuns: [Int: [FontRun]] = [:]
    var template = template
    for (index, view) in template.views.enumerated() {
      if case .control(var control) = view.content, let width = try search.leastWidth(of: control) {
        control.minimumSize.width = width
        template.update(index) { $0.content = .control(control) }
      }
      fonts.append(try view.text.map { text throws(FontLookupError) in try search.font(text.font) })
      guard let runs = view.text?.runs, !runs.isEmpty else { continue }
      let isMeasured = !replacedTexts.contains(index)
      fontRuns[index] = try runs.map { run throws(FontLookupError) in
        FontRun(end: run.end, font: try search.font(run.font, isMeasured: isMeasured), setting: run.setting)
      }
    }
    self.template = template
    self.fonts = fonts
    self.fontRuns = fontRuns
    (missingFonts, fontWarnings) = (search.missing, search.warnings)
    self.grid = grid
  }
}

/// Looks the fonts of a template up, and notes which of them are not here.
private struct FontSearch {
  let library: FontLibrary
  let category: ContentSizeCategory
  let fallbacks: [String]
  let standsIn: Bool
  /// The fonts that are not here, each once.
  private(set) var missing: [String] = []
  /// The warnings of the fonts that are, each once.
  private(set) var warnings: [String] = []
  private(set) var standIns: [FontDescriptor: Font] = [:]

  /// The least width in points that texts beside its title give a control: those of segments, or a placeholder, below
  /// whose width no text of its own makes a field (UIKitNumbers.md, "Controls").
  mutating func leastWidth(of control: ControlTemplate) throws(FontLookupError) -> Double? {
    if let segments = control.segments {
      let font = try font(.system(size: 13, weight: .regular))
      return segments.width { Paragraph($0, font: font).naturalWidth }
    }
    guard let placeholder = control.placeholder, let title = control.title else { return nil }
    let width = Paragraph(placeholder, font: try font(title.font)).naturalWidth
    let room = control.padding.leading + control.padding.trailing
    return room + (control.roundsTitleToPoints ? PixelGrid.wholePixels(roundingUp: width) : width)
  }

  /// - Parameter isMeasured: false where only a preview shows the font.
  mutating func font(_ descriptor: FontDescriptor, isMeasured: Bool = true) throws(FontLookupError) -> Font {
    let descriptor = descriptor.resolved(category)
    guard standsIn, case .named(let name, let size) = descriptor, !library.declares(name) else {
      let font = try library.font(descriptor, category: category, fallbacks: fallbacks)
      if isMeasured { warnings += font.warnings.filter { !warnings.contains($0) } }
      return font
    }
    // An installed font of that name would make the result depend on the machine.
    if isMeasured, !missing.contains(name) { missing.append(name) }
    if let known = standIns[descriptor] { return known }
    let font = library.standIn(for: name, size: size)
    standIns[descriptor] = font
    return font
  }
}
