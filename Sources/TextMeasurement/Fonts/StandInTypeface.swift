/// Stands for a font that is not here: the widths of Helvetica, scaled to the font's mean width where that is known, in
/// lines as high as the font's are known to be.
///
/// Interface Builder lays text out in Helvetica Neue where a font is missing, in lines of 1.165 em: 44 labels in OpenSans,
/// which no Apple device has, are stored so high. What is known of Apple's own fonts is published or was read off stored
/// labels (UIKitNumbers.md, "Fonts").
struct StandInTypeface: Typeface {
  private let widths = HelveticaTypeface()
  private let advances: Advances
  let ascender: Double
  let descender: Double
  let unitsPerEm: Double

  init(_ name: String) {
    let known = StandInTypeface.known.first { $0.fits(name) } ?? StandInTypeface.unknown
    advances = known.advances
    // As Helvetica divides its line.
    ascender = known.lineHeight * 0.8
    descender = known.lineHeight * 0.2
    if case .timesHelvetica(let factor) = advances {
      unitsPerEm = widths.unitsPerEm / factor
    } else {
      unitsPerEm = widths.unitsPerEm
    }
  }

  /// How wide characters are.
  private enum Advances {
    case timesHelvetica(Double)
    /// All the same, in em.
    case fixed(Double)
  }

  /// What is known of a font.
  private struct Known {
    /// Up to the hyphen of the PostScript name; also the start of it, for the system font's many optical sizes. Families,
    /// not names that begin alike: `AvenirLTStd-Roman` and `FuturaPT-Book` are sold by others.
    let family: String
    /// What the name goes on with: `-Bold` for `-BoldItalic` too; any face if empty.
    let face: String
    /// Em.
    let lineHeight: Double
    let advances: Advances

    init(_ family: String, face: String = "", _ lineHeight: Double, _ advances: Advances = .timesHelvetica(1)) {
      self.family = family
      self.face = face
      self.lineHeight = lineHeight
      self.advances = advances
    }

    func fits(_ name: String) -> Bool {
      guard name.hasPrefix(family + face) else { return false }
      return !face.isEmpty || family.hasPrefix(".") || name == family || name.hasPrefix(family + "-")
    }
  }

  private static let unknown = Known("", 1.165)

  /// The first that fits counts. Some families have a name for each script or width.
  private static let known: [Known] = [
    Known("HelveticaNeue", face: "-Bold", 1.192, .timesHelvetica(1.077)),
    Known("HelveticaNeue", face: "-Medium", 1.192, .timesHelvetica(1.043)),
    Known("HelveticaNeue", face: "-LightItalic", 1.164, .timesHelvetica(0.971)),
    Known("HelveticaNeue", face: "-Light", 1.18, .timesHelvetica(0.971)),
    Known("HelveticaNeue", face: "-Thin", 1.18, .timesHelvetica(0.938)),
    Known("HelveticaNeue", face: "-UltraLight", 1.144, .timesHelvetica(0.897)),
    Known("HelveticaNeue", face: "-Italic", 1.17, .timesHelvetica(1.005)),
    Known("HelveticaNeue", 1.165, .timesHelvetica(1.009)),
    Known("Georgia", face: "-BoldItalic", 1.1362, .timesHelvetica(1.185)),
    Known("Georgia", face: "-Bold", 1.1362, .timesHelvetica(1.163)),
    Known("Georgia", face: "-Italic", 1.1362, .timesHelvetica(1.02)), Known("Georgia", 1.1362),
    Known("Arial", face: "-Bold", 1.1172, .timesHelvetica(1.077)), Known("Arial", 1.1172), Known("ArialMT", 1.1172),
    Known("TimesNewRomanPS", face: "-BoldItalic", 1.1074, .timesHelvetica(0.939)),
    Known("TimesNewRomanPS", face: "-Bold", 1.1074, .timesHelvetica(0.97)),
    Known("TimesNewRomanPS", face: "-Italic", 1.1074, .timesHelvetica(0.916)),
    Known("TimesNewRomanPSMT", 1.1074, .timesHelvetica(0.911)),
    Known("Trebuchet", face: "-BoldItalic", 1.1611, .timesHelvetica(1.088)),
    Known("TrebuchetMS", face: "-Bold", 1.1611, .timesHelvetica(1.069)),
    Known("TrebuchetMS", face: "-Italic", 1.1611, .timesHelvetica(1.033)),
    Known("TrebuchetMS", 1.1611, .timesHelvetica(1.023)),
    Known("Verdana", face: "-Bold", 1.2153, .timesHelvetica(1.281)), Known("Verdana", 1.2153, .timesHelvetica(1.149)),
    Known("CourierNewPS", 1.1328, .fixed(0.6)), Known("CourierNewPSMT", 1.1328, .fixed(0.6)),
    Known("Menlo", 1.1641, .fixed(0.602)),
    Known("Avenir", 1.366), Known("AvenirNext", 1.366), Known("AvenirNextCondensed", 1.366),
    Known("Futura", face: "-Condensed", 1.2), Known("Futura", 1.3),
    Known("PingFangTC", 1.4), Known("PingFangSC", 1.4), Known("PingFangHK", 1.4),
    Known(".SF", 1.193359375), Known(".AppleSystem", 1.193359375),
  ]

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
