/// Stands for a font that is not here: its own widths of ASCII where these are known, else the widths of Helvetica, scaled
/// to the font's mean width where that is known, in lines as high as the font's are known to be.
///
/// A font that nothing is known of has the lines of Helvetica Neue, which stands for missing fonts in Interface Builder
/// (UIKitNumbers.md, "Fonts").
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  private let advances: KnownFont.Advances
  /// The font's own advances of printable ASCII, whose glyphs Helvetica numbers from 1; empty where these are not known.
  private let ascii: [Int]
  let ascender: Double
  let descender: Double
  let unitsPerEm: Double
  let wideAdvances: WideAdvances

  init(_ name: String) {
    let known = KnownFont.named(name)
    advances = known.advances
    wideAdvances = WideAdvances(hangul: known.hangul)
    // As Helvetica divides its line.
    ascender = known.lineHeight * 0.8
    descender = known.lineHeight * 0.2
    if case .timesHelvetica(let factor) = advances {
      unitsPerEm = widths.unitsPerEm / factor
    } else {
      unitsPerEm = widths.unitsPerEm
    }
    let factor = unitsPerEm / FreeFontAdvances.unitsPerEm
    ascii = (FreeFontAdvances.ascii(name) ?? []).map { Int((Double($0) * factor).rounded()) }
  }

  var lineGap: Double { 0 }
  var hasKerning: Bool { false }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }

  func advance(_ glyph: UInt16) -> Int {
    let place = Int(glyph) - 1
    if place < ascii.count { return ascii[place] }
    switch advances {
    case .timesHelvetica: return widths.advance(glyph)
    case .fixed(let em): return Int((em * unitsPerEm).rounded())
    }
  }
}
