/// Stands for a font that is not here: its own widths and kerning where these are known, else the widths of
/// Helvetica, scaled to the font's mean width where that is known, in lines as high as the font's are known to be.
///
/// A font that nothing is known of has the lines of Helvetica Neue, which stands for missing fonts in Interface Builder
/// (UIKitNumbers.md, "Fonts").
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  /// Units in one of Helvetica's.
  private let scale: Double
  /// Units of every glyph of a font whose glyphs are all as wide.
  private let fixed: Int?
  private let known: KnownAdvances?
  let ascender: Double
  let descender: Double
  let wideAdvances: WideAdvances

  init(_ name: String) {
    let font = KnownFont.named(name)
    known = KnownAdvances.named(name)
    wideAdvances = WideAdvances(hangul: font.hangul)
    ascender = font.lineHeight - font.descent
    descender = font.descent
    switch font.advances {
    case .timesHelvetica(let factor):
      scale = factor * KnownAdvances.unitsPerEm / widths.unitsPerEm
      fixed = nil
    case .fixed(let em):
      scale = KnownAdvances.unitsPerEm / widths.unitsPerEm
      fixed = Int((em * KnownAdvances.unitsPerEm).rounded())
    }
  }

  var unitsPerEm: Double { KnownAdvances.unitsPerEm }
  var lineGap: Double { 0 }
  var hasKerning: Bool { known?.hasKerning ?? false }
  var kernsASCIIAlone: Bool { true }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }

  func advance(_ glyph: UInt16) -> Int {
    known?.advance(glyph) ?? fixed ?? Int((Double(widths.advance(glyph)) * scale).rounded())
  }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    known?.kerning(Int(left) - 1, Int(right) - 1) ?? 0
  }
}
