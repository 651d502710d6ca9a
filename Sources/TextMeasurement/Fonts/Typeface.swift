/// A source of glyphs: a font file, or a built-in table of advances. Lengths are in its own units.
protocol Typeface: Sendable {
  /// Units an em at the typeface's size; a typeface whose advances depend on the size says so by what it returns.
  var unitsPerEm: Double { get }
  /// Above the baseline, in em.
  var ascender: Double { get }
  /// Below the baseline, in em, positive.
  var descender: Double { get }
  /// Between lines, in em.
  var lineGap: Double { get }
  /// The glyph of a code point; `nil` where there is none.
  func glyph(_ codePoint: UInt32) -> UInt16?
  /// Units.
  func advance(_ glyph: UInt16) -> Int
  /// Whether any two glyphs are kerned.
  var hasKerning: Bool { get }
  /// Whether printable ASCII characters alone are kerned, whatever the script.
  var kernsASCIIAlone: Bool { get }
  /// Units to add to the advance of `left` when `right` follows.
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int
  /// Calls back with each pair of printable ASCII characters that is kerned, and the units to add between them.
  func forEachASCIIKerning(_ body: (_ left: Int, _ right: Int, _ units: Int) -> Void)
}

extension Typeface {
  var kernsASCIIAlone: Bool { false }

  func forEachASCIIKerning(_ body: (_ left: Int, _ right: Int, _ units: Int) -> Void) {
    let glyphs = ASCIIAdvances.printable.compactMap { code in glyph(UInt32(code)).map { (Int(code), $0) } }
    for (left, leftGlyph) in glyphs {
      for (right, rightGlyph) in glyphs {
        let units = kerning(leftGlyph, rightGlyph, KerningContext())
        if units != 0 { body(left, right, units) }
      }
    }
  }
}

/// A TrueType or OpenType font of a file.
final class OpenTypeTypeface: Typeface {
  private let metrics: HorizontalMetrics
  private let characters: CharacterMap
  private let kerning: Kerning
  /// Glyph classes of GDEF.
  private let classes: GlyphClasses

  /// - Parameters:
  ///   - directory: one font of a file.
  ///   - budget: for the font and what was read of its file before.
  init(_ directory: TableDirectory, budget: inout ReadingBudget) throws(FontError) {
    metrics = try HorizontalMetrics(directory, budget: &budget)
    characters = try CharacterMap(directory, glyphCount: metrics.glyphCount, budget: &budget)
    kerning = try Kerning(directory, glyphCount: metrics.glyphCount, budget: &budget)
    if let table = directory["GDEF"]?.table(offset16At: 4) {
      classes = try GlyphClasses(table, glyphCount: metrics.glyphCount, on: "'GDEF' table", budget: &budget)
    } else {
      classes = GlyphClasses()
    }
  }

  var hasKerning: Bool { !kerning.isEmpty }
  var unitsPerEm: Double { Double(metrics.unitsPerEm) }
  var ascender: Double { Double(metrics.ascender) / unitsPerEm }
  var descender: Double { Double(metrics.descender) / unitsPerEm }
  var lineGap: Double { Double(metrics.lineGap) / unitsPerEm }

  func glyph(_ codePoint: UInt32) -> UInt16? {
    let glyph = characters.glyph(codePoint)
    return glyph == 0 ? nil : glyph
  }

  func advance(_ glyph: UInt16) -> Int {
    // Class 3 is a mark, which stands on its base.
    classes[glyph] == 3 ? 0 : metrics.advance(glyph)
  }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    kerning.value(left, right, context)
  }
}
