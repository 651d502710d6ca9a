/// The typeface that replaces one that is not here: its own widths and kerning where these are known, else the widths of
/// Helvetica, scaled to the font's mean width where that is known, in lines as high as the font's are known to be.
///
/// A font that nothing is known of has the lines of Helvetica Neue, which replaces missing fonts in Interface Builder
/// (UIKitNumbers.md, "Fonts").
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  private let font: StandInMetrics
  private let known: StandInAdvances?
  /// Em.
  private let lineHeight: Double

  init(_ name: String) {
    font = StandInMetrics.named(name)
    known = StandInAdvances(name)
    lineHeight = font.lineHeight
  }

  /// Helvetica Neue as iOS 7 and 8 had it for the system font, whose lines are as high as San Francisco's
  /// (UIKitNumbers.md, "Fonts").
  init(oldSystemFont weight: FontWeight, _ face: SystemFontFace) {
    let name =
      switch weight {
      case _ where face == .italic: "HelveticaNeue-Italic"
      case .ultraLight, .thin, .light: "HelveticaNeue-Light"
      case .regular: "HelveticaNeue"
      case .medium, .semibold: "HelveticaNeue-Medium"
      case .bold, .heavy, .black: "HelveticaNeue-Bold"
      }
    font = StandInMetrics.named(name)
    known = StandInAdvances(name)
    lineHeight = 1.193
  }

  var unitsPerEm: Double { StandInAdvances.unitsPerEm }
  var ascender: Double { lineHeight - font.descent }
  var descender: Double { font.descent }
  var lineGap: Double { 0 }
  var statedAdvances: StatedAdvances { StatedAdvances(hangul: font.hangul) }
  var hasKerning: Bool { known?.hasKerning ?? false }
  var kernsASCIIAlone: Bool { true }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }

  func advance(_ glyph: UInt16) -> Int {
    if let units = known?.advance(glyph) { return units }
    switch font.advances {
    case .timesHelvetica(let factor):
      return Int((Double(widths.advance(glyph)) * (factor * unitsPerEm / widths.unitsPerEm)).rounded())
    case .fixed(let em): return Int((em * unitsPerEm).rounded())
    }
  }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { known?.kerning(left, right) ?? 0 }
}
