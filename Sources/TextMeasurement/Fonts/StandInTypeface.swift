/// Stands for a font that is not here: the widths of Helvetica, in lines as high as the font's are known to be.
///
/// Interface Builder lays text out in Helvetica Neue where a font is missing, in lines of 1.165 em. The heights of
/// Apple's own families were read off labels that Xcode stored: Avenir 1.366, Futura
/// 1.30, Helvetica Neue bold 1.192.
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  let ascender: Double
  let descender: Double

  init(_ name: String) {
    let height = StandInTypeface.lineHeights.first { name.hasPrefix($0.prefix) }?.height ?? 1.165
    // As Helvetica divides its line.
    ascender = height * 0.8
    descender = height * 0.2
  }

  /// Line heights in em by the start of the PostScript name; the first that fits counts.
  private static let lineHeights: [(prefix: String, height: Double)] = [
    ("HelveticaNeue-Bold", 1.192), ("HelveticaNeue-Light", 1.186), ("HelveticaNeue", 1.165),
    ("AvenirNext", 1.366), ("Avenir", 1.366), ("Futura-Condensed", 1.2), ("Futura", 1.3),
    ("PingFang", 1.4), (".SF", 1.193359375), (".AppleSystem", 1.193359375),
  ]

  var unitsPerEm: Double { widths.unitsPerEm }
  var lineGap: Double { 0 }
  var hasKerning: Bool { false }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }
  func advance(_ glyph: UInt16) -> Int { widths.advance(glyph) }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
}
