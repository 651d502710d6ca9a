/// Stands for a font that is not here: the widths of Helvetica, in lines as high as the font's are known to be.
///
/// Interface Builder lays text out in Helvetica Neue where a font is missing, in lines of 1.165 em: 44 labels in OpenSans,
/// which no Apple device has, are stored so high. The heights of Apple's own fonts were read off stored labels too. They
/// belong to a family, not to names that begin alike: `AvenirLTStd-Roman` and `FuturaPT-Book` are sold by others.
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  let ascender: Double
  let descender: Double

  init(_ name: String) {
    let height = StandInTypeface.lineHeights.first { $0.fits(name) }?.height ?? 1.165
    // As Helvetica divides its line.
    ascender = height * 0.8
    descender = height * 0.2
  }

  /// How high the lines of some fonts are.
  private struct LineHeight {
    /// Up to the hyphen of the PostScript name; also the start of it, for the system font's many optical sizes.
    let family: String
    /// What the name goes on with: `-Bold` for `-BoldItalic` too; any face if empty.
    var face = ""
    /// Em.
    let height: Double

    func fits(_ name: String) -> Bool {
      guard name.hasPrefix(family + face) else { return false }
      return !face.isEmpty || family.hasPrefix(".") || name == family || name.hasPrefix(family + "-")
    }
  }

  /// The first that fits counts. Three families have a name for each script or width.
  private static let lineHeights: [LineHeight] = [
    LineHeight(family: "HelveticaNeue", face: "-Bold", height: 1.192),
    LineHeight(family: "HelveticaNeue", face: "-Light", height: 1.186),
    LineHeight(family: "HelveticaNeue", height: 1.165),
    LineHeight(family: "Avenir", height: 1.366), LineHeight(family: "AvenirNext", height: 1.366),
    LineHeight(family: "AvenirNextCondensed", height: 1.366),
    LineHeight(family: "Futura", face: "-Condensed", height: 1.2), LineHeight(family: "Futura", height: 1.3),
    LineHeight(family: "PingFangTC", height: 1.4), LineHeight(family: "PingFangSC", height: 1.4),
    LineHeight(family: "PingFangHK", height: 1.4),
    LineHeight(family: ".SF", height: 1.193359375), LineHeight(family: ".AppleSystem", height: 1.193359375),
  ]

  var unitsPerEm: Double { widths.unitsPerEm }
  var lineGap: Double { 0 }
  var hasKerning: Bool { false }
  func glyph(_ codePoint: UInt32) -> UInt16? { widths.glyph(codePoint) }
  func advance(_ glyph: UInt16) -> Int { widths.advance(glyph) }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
}
