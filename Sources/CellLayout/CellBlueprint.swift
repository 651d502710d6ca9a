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
    var fonts: [Font?] = []
    var fontRuns: [Int: [FontRun]] = [:]
    var missingFonts: [String] = []
    var fontWarnings: [String] = []
    var standIns: [FontDescriptor: Font] = [:]
    var template = template
    /// - Parameter isMeasured: false where only a preview shows the font.
    func font(_ descriptor: FontDescriptor, isMeasured: Bool = true) throws(FontLookupError) -> Font {
      let descriptor = descriptor.resolved(category)
      guard standsIn, case .named(let name, let size) = descriptor, !library.declares(name) else {
        let font = try library.font(descriptor, category: category, fallbacks: fallbacks)
        if isMeasured { fontWarnings += font.warnings.filter { !fontWarnings.contains($0) } }
        return font
      }
      // An installed font of that name would make the result depend on the machine.
      if isMeasured { missingFonts.append(name) }
      if let known = standIns[descriptor] { return known }
      let font = library.standIn(for: name, size: size)
      standIns[descriptor] = font
      return font
    }
    for (index, view) in template.views.enumerated() {
      if case .control(var control) = view.content, let segments = control.segments {
        let font = try font(.system(size: 13, weight: .regular))
        control.minimumSize.width = segments.width { Paragraph($0, font: font).naturalWidth }
        template.update(index) { $0.content = .control(control) }
      }
      guard let text = view.text else {
        fonts.append(nil)
        continue
      }
      fonts.append(try font(text.font))
      guard !text.runs.isEmpty else { continue }
      let isMeasured = !replacedTexts.contains(index)
      var runs: [FontRun] = []
      for run in text.runs {
        runs.append(FontRun(end: run.end, font: try font(run.font, isMeasured: isMeasured), setting: run.setting))
      }
      fontRuns[index] = runs
    }
    self.template = template
    self.fonts = fonts
    self.fontRuns = fontRuns
    var named: Set<String> = []
    self.missingFonts = missingFonts.filter { named.insert($0).inserted }
    self.fontWarnings = fontWarnings
    self.grid = grid
  }
}
