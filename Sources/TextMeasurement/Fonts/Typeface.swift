/// A source of glyphs: a font file, or a built-in table of advances. Lengths are in its own units.
protocol Typeface: Sendable {
  /// Units an em at the typeface's size; a typeface whose advances depend on the size returns another number for each.
  var unitsPerEm: Double { get }
  /// Above the baseline, in em.
  var ascender: Double { get }
  /// Below the baseline, in em, positive.
  var descender: Double { get }
  /// The gap between lines, in em.
  var lineGap: Double { get }
  /// The last three as browsers have them, in units.
  var browserLine: LineMetrics { get }
  /// The glyph of a code point; `nil` where there is none.
  func glyph(_ codePoint: UInt32) -> UInt16?
  /// The glyph of a code point with a variation selector behind it; `nil` where the font does not know the sequence.
  func glyph(_ codePoint: UInt32, selector: UInt32) -> UInt16?
  /// Units.
  func advance(_ glyph: UInt16) -> Int
  /// Whether any two glyphs are kerned.
  var hasKerning: Bool { get }
  /// Whether printable ASCII characters alone are kerned, whatever the script.
  var kernsASCIIAlone: Bool { get }
  /// By glyph from 1 on, the letter of ASCII as which it is kerned where ``kernsASCIIAlone`` holds; 0 for none.
  var kernedLetters: [UInt8] { get }
  /// Calls `body` with each pair of code points that is kerned though one is ’, “ or ” and ``kernsASCIIAlone`` holds, and the
  /// units between the two.
  func forEachQuoteKerning(_ body: (_ left: UInt32, _ right: UInt32, _ units: Int) -> Void)
  /// Units to add to the advance of `left` when `right` follows.
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int
  /// The advances of the characters that other fonts show.
  var statedAdvances: StatedAdvances { get }
  /// The lookups that substitute and position its glyphs; `nil` if it has none.
  var layout: GlyphLayout? { get }
  /// The effects that these may have on Latin text; `nil` where they are not known.
  var lookupEffects: LookupEffects? { get }
  /// The library that shapes text which ``layout`` does not; `nil` if there is none.
  var shaper: (any RunShaper)? { get }
  /// Calls back with each pair of printable ASCII characters that is kerned, and the units to add between them.
  func forEachASCIIKerning(_ body: (_ left: Int, _ right: Int, _ units: Int) -> Void)
}

extension Typeface {
  func glyph(_ codePoint: UInt32, selector: UInt32) -> UInt16? { nil }
  var browserLine: LineMetrics {
    LineMetrics(ascender: ascender * unitsPerEm, descender: descender * unitsPerEm, lineGap: lineGap * unitsPerEm)
  }
  var kernsASCIIAlone: Bool { false }
  var kernedLetters: [UInt8] { [] }
  func forEachQuoteKerning(_ body: (_ left: UInt32, _ right: UInt32, _ units: Int) -> Void) {}
  var statedAdvances: StatedAdvances { StatedAdvances() }
  var layout: GlyphLayout? { nil }
  var lookupEffects: LookupEffects? { nil }
  var shaper: (any RunShaper)? { nil }

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
  let layout: GlyphLayout?
  let lookupEffects: LookupEffects?
  let shaper: (any RunShaper)?
  /// Where its axes stand, from -1 to 1 with 14 bits after the point; empty for a font without axes.
  let coordinates: [Int]
  let unapplied: UnappliedTables
  private let definitions: GlyphDefinitions

  /// - Parameters:
  ///   - directory: one font of a file.
  ///   - coordinates: see ``coordinates``.
  ///   - settings: features that are switched, and the language.
  ///   - shaper: of the same font, at the same coordinates and settings.
  ///   - budget: for the font and what was read of its file before.
  init(
    _ directory: TableDirectory, coordinates: [Int] = [], settings: LayoutSettings = LayoutSettings(),
    shaper: (any RunShaper)? = nil, budget: inout ReadingBudget
  ) throws(FontError) {
    self.coordinates = coordinates
    self.shaper = shaper
    unapplied = UnappliedTables(directory, shaper)
    metrics = try HorizontalMetrics(directory, coordinates: coordinates, budget: &budget)
    characters = try CharacterMap(directory, budget: &budget)
    definitions = try GlyphDefinitions(
      directory["GDEF"], glyphCount: metrics.glyphCount, coordinates: coordinates, budget: &budget)
    kerning = try Kerning(
      directory, glyphCount: metrics.glyphCount, deltas: definitions.deltas, coordinates: coordinates,
      settings: settings, budget: &budget)
    let layout = try GlyphLayout(
      directory, metrics: metrics, kerning: kerning, definitions: definitions, coordinates: coordinates,
      settings: settings, budget: &budget)
    let characters = characters
    let latin = ResolvedCharacter.latin.map { characters.glyph($0) }
    lookupEffects = LookupEffects(
      layout, characters: latin.filter { $0 != 0 && !layout.glyph($0).properties.contains(.mark) })
    self.layout = layout
  }

  var hasKerning: Bool { !kerning.isEmpty }
  var unitsPerEm: Double { Double(metrics.unitsPerEm) }
  var ascender: Double { metrics.line.ascender / unitsPerEm }
  var descender: Double { metrics.line.descender / unitsPerEm }
  var lineGap: Double { metrics.line.lineGap / unitsPerEm }
  var browserLine: LineMetrics { metrics.browserLine }

  func glyph(_ codePoint: UInt32) -> UInt16? {
    let glyph = characters.glyph(codePoint)
    return glyph == 0 ? nil : glyph
  }

  func glyph(_ codePoint: UInt32, selector: UInt32) -> UInt16? { characters.glyph(codePoint, selector: selector) }

  func advance(_ glyph: UInt16) -> Int {
    // A mark stands on its base.
    definitions.properties(glyph).contains(.mark) ? 0 : metrics.advance(glyph)
  }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    kerning.value(left, right, context)
  }
}
