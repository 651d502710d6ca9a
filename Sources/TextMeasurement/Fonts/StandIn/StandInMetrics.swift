/// The line height and the mean width of a font that is not here, as they were published, read in its file or read off
/// stored labels (UIKitNumbers.md, "Fonts").
struct StandInMetrics {
  /// How wide characters are.
  enum Advances {
    case timesHelvetica(Double)
    /// All the same, in em.
    case fixed(Double)
  }

  /// The PostScript name up to its hyphen, in lower case; also the start of it, for the system font's many optical
  /// sizes. Families, not names that begin alike: `AvenirLTStd-Roman` and `FuturaPT-Book` are sold by others.
  private let family: String
  /// The next part of the name: `-Bold` for `-BoldItalic` too; any face if empty.
  private let face: String
  /// Em.
  let lineHeight: Double
  /// Em below the baseline.
  let descent: Double
  let advances: Advances
  /// Em of a syllable.
  let hangul: Double

  private init(
    _ family: String, face: String = "", _ lineHeight: Double, _ advances: Advances = .timesHelvetica(1),
    descent: Double? = nil, hangul: Double = StatedAdvances().hangul
  ) {
    self.family = family.lowercased()
    self.face = face.lowercased()
    self.lineHeight = lineHeight
    // As Helvetica divides its line.
    self.descent = descent ?? lineHeight * 0.2
    self.advances = advances
    self.hangul = hangul
  }

  /// Finds a font by its PostScript name. Upper and lower case count as the same, as versions of a font differ in them.
  static func named(_ name: String) -> StandInMetrics {
    let name = name.lowercased()
    return ofDevices.first { $0.fits(name) } ?? ofApps.first { $0.fits(name) }
      ?? StandInMetrics("", 1.165, descent: 0.213)
  }

  private func fits(_ name: String) -> Bool {
    guard name.hasPrefix(family + face) else { return false }
    return !face.isEmpty || family.hasPrefix(".") || name == family || name.hasPrefix(family + "-")
  }

  /// Fonts of Apple's devices. The first that fits counts. Some families have a name for each script or width.
  private static let ofDevices: [StandInMetrics] = [
    StandInMetrics("HelveticaNeue", face: "-Bold", 1.192, .timesHelvetica(1.077), descent: 0.217),
    StandInMetrics("HelveticaNeue", face: "-Medium", 1.192, .timesHelvetica(1.043), descent: 0.217),
    StandInMetrics("HelveticaNeue", face: "-LightItalic", 1.164, .timesHelvetica(0.971), descent: 0.213),
    StandInMetrics("HelveticaNeue", face: "-Light", 1.18, .timesHelvetica(0.971), descent: 0.213),
    StandInMetrics("HelveticaNeue", face: "-Thin", 1.18, .timesHelvetica(0.938), descent: 0.213),
    StandInMetrics("HelveticaNeue", face: "-UltraLight", 1.144, .timesHelvetica(0.897), descent: 0.213),
    StandInMetrics("HelveticaNeue", face: "-Italic", 1.17, .timesHelvetica(1.005), descent: 0.213),
    StandInMetrics("HelveticaNeue", 1.165, .timesHelvetica(1.009), descent: 0.213),
    StandInMetrics("Georgia", face: "-BoldItalic", 1.1362, .timesHelvetica(1.185)),
    StandInMetrics("Georgia", face: "-Bold", 1.1362, .timesHelvetica(1.163)),
    StandInMetrics("Georgia", face: "-Italic", 1.1362, .timesHelvetica(1.02)), StandInMetrics("Georgia", 1.1362),
    StandInMetrics("Arial", face: "-Bold", 1.1172, .timesHelvetica(1.077)), StandInMetrics("Arial", 1.1172),
    StandInMetrics("ArialMT", 1.1172),
    StandInMetrics("TimesNewRomanPS", face: "-BoldItalic", 1.1074, .timesHelvetica(0.939)),
    StandInMetrics("TimesNewRomanPS", face: "-Bold", 1.1074, .timesHelvetica(0.97)),
    StandInMetrics("TimesNewRomanPS", face: "-Italic", 1.1074, .timesHelvetica(0.916)),
    StandInMetrics("TimesNewRomanPSMT", 1.1074, .timesHelvetica(0.911)),
    StandInMetrics("Trebuchet", face: "-BoldItalic", 1.1611, .timesHelvetica(1.088)),
    StandInMetrics("TrebuchetMS", face: "-Bold", 1.1611, .timesHelvetica(1.069)),
    StandInMetrics("TrebuchetMS", face: "-Italic", 1.1611, .timesHelvetica(1.033)),
    StandInMetrics("TrebuchetMS", 1.1611, .timesHelvetica(1.023)),
    StandInMetrics("Verdana", face: "-Bold", 1.2153, .timesHelvetica(1.281)),
    StandInMetrics("Verdana", 1.2153, .timesHelvetica(1.149)),
    StandInMetrics("CourierNewPS", 1.1328, .fixed(0.6)), StandInMetrics("CourierNewPSMT", 1.1328, .fixed(0.6)),
    StandInMetrics("Menlo", 1.1641, .fixed(0.602)),
    StandInMetrics("Avenir", 1.366), StandInMetrics("AvenirNext", 1.366, .timesHelvetica(1.028)),
    StandInMetrics("AvenirNextCondensed", 1.366),
    StandInMetrics("Futura", face: "-Condensed", 1.2), StandInMetrics("Futura", 1.3),
    StandInMetrics("AppleSDGothicNeo", 1.2),
    StandInMetrics("Optima", 1.2),
    pingFang("SC"), pingFang("TC"), pingFang("HK"), pingFang("MO"),
    StandInMetrics("NotoSansOriya", 1.4),
    StandInMetrics(".SF", 1.193359375), StandInMetrics(".AppleSystem", 1.193359375),
  ]

  /// Signs of currencies are as wide as digits, 0.6 em, as Helvetica's are.
  private static func pingFang(_ place: String) -> StandInMetrics {
    StandInMetrics("PingFang" + place, 1.4, .timesHelvetica(600.0 / 556), descent: 0.34)
  }

  /// Free fonts that apps bring, as their files say.
  private static let ofApps: [StandInMetrics] = [
    family("DMSans", 1.302, 1.051, [("-Medium", 1.074), ("-Bold", 1.097)]),
    family("Exo2", 1.2, 1.029, [("-Thin", 1.003), ("-Light", 1.02), ("-Bold", 1.067)]),
    family("Figtree", 1.2, 1.012, [("-SemiBold", 1.029)]),
    family("FiraSans", 1.2, 1.038, [("-Light", 1.024)]),
    family("IBMPlexSans", 1.3, 1.011, [("-Light", 0.996), ("-Medium", 1.033), ("-SemiBold", 1.047), ("-Bold", 1.061)]),
    family("Gilroy", 1, 1.046, [("-Bold", 1.063)]),
    family("Inter", 1.2102, 1.075, [("-Medium", 1.086), ("-SemiBold", 1.097), ("-Bold", 1.109)]),
    family("Lato", 1.2, 0.995, [("-Light", 0.98), ("-Medium", 0.998), ("-Bold", 1.007), ("-Black", 1.019)]),
    family("Manrope", 1.366, 1.035, [("-SemiBold", 1.071), ("-Bold", 1.089)]),
    family("NotoSansKR", 1.448, 1.084, [("-Bold", 1.153)], hangul: 0.92),
    // Their faces have no hyphen.
    [
      ("SquareRoundB", 1.105, 1.101, 0.91), ("SquareRound", 1.105, 1.079, 0.91), ("SquareB", 1.105, 1.081, 0.91),
      ("Square", 1.105, 1.047, 0.91), ("BarunGothic", 1.149, 1.057, 0.892), ("Gothic", 1.15, 1.056, 0.94),
    ].map { StandInMetrics("Nanum", face: $0, $1, .timesHelvetica($2), hangul: $3) },
    family("NotoSans", 1.362, 1.07, [("-Bold", 1.143)]),
    family("NunitoSans", 1.364, 1.016, [("-Light", 0.998), ("-SemiBold", 1.035), ("-Bold", 1.057)]),
    family("OpenSans", 1.3618, 1.06, [("-Light", 1.019), ("-SemiBold", 1.1), ("-Semibold", 1.1), ("-Bold", 1.14)]),
    family(
      "Poppins", 1.4, 1.135,
      [("-Light", 1.128), ("-Medium", 1.144), ("-SemiBold", 1.153), ("-Bold", 1.165), ("-ExtraBold", 1.174)]),
    family("PublicSans", 1.175, 1.051, [("-SemiBold", 1.064), ("-Bold", 1.074)]),
    family("Quicksand", 1.25, 1, [("-Bold", 1.108)]),
    family("Roboto", 1.1719, 1.005, [("-Thin", 0.972), ("-Light", 0.988), ("-Medium", 1.014), ("-Bold", 1.02)]),
    family("SourceSansPro", 1.257, 0.947, [("-Semibold", 0.976)]),
    family("SourceSerifPro", 1.253, 1.014, [("-Semibold", 1.032), ("-Bold", 1.05)]),
    family(
      "TitilliumWeb", 1.521, 0.951, [("-Light", 0.943), ("-SemiBold", 0.968), ("-Bold", 0.981), ("-Black", 1.025)]),
    family("Vazir", 1.5625, 1.014, [("-Medium", 1.022), ("-Bold", 1.028)]),
  ].flatMap { $0 }

  /// The faces of a family, each with its mean width beside Helvetica's; all others have the family's.
  private static func family(
    _ name: String, _ lineHeight: Double, _ mean: Double, _ faces: [(String, Double)],
    hangul: Double = StatedAdvances().hangul
  ) -> [StandInMetrics] {
    faces.map { StandInMetrics(name, face: $0, lineHeight, .timesHelvetica($1), hangul: hangul) }
      + [StandInMetrics(name, lineHeight, .timesHelvetica(mean), hangul: hangul)]
  }
}
