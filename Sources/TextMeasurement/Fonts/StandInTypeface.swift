/// Stands for a font that is not here: the widths of Helvetica, scaled to the font's mean width where that is known, in
/// lines as high as the font's are known to be.
///
/// A font that nothing is known of has the lines of Helvetica Neue, which stands for missing fonts in Interface Builder
/// (UIKitNumbers.md, "Fonts").
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  private let advances: KnownFont.Advances
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
  }

  var lineGap: Double { 0 }
  var hasKerning: Bool { false }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }

  func advance(_ glyph: UInt16) -> Int {
    switch advances {
    case .timesHelvetica: widths.advance(glyph)
    case .fixed(let em): Int((em * unitsPerEm).rounded())
    }
  }
}
