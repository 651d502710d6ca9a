import ShelfSizing
import Testing

@testable import TextMeasurement

/// Fonts that are not here.
struct StandInTests {
  private func height(_ name: String, _ size: Double, lines: Int = 1, scale: Double = 2) throws -> Double {
    let grid = try #require(PixelGrid(scale: scale))
    let font = FontLibrary().standIn(for: name, size: size)
    return grid.points(pixels: font.labelHeight(lines: lines, on: grid))
  }

  /// Heights that Xcode stored for labels.
  @Test(arguments: [
    // Not on any Apple device, so that Helvetica Neue stood for it there too.
    ("ClanPro-Medium", 17, 20.0),
    // Fonts that apps bring, in the lines of their files.
    ("OpenSans-Semibold", 15, 20.5), ("Lato-Light", 14, 17), ("Poppins-Regular", 12, 17), ("Roboto-Medium", 16, 19),
    ("NunitoSans-Bold", 13, 18), ("Quicksand-Bold", 24, 30), ("PublicSans-Regular", 15, 18),
    ("FiraSans-SemiBold", 18, 22), ("IBMPlexSans-Bold", 14, 18.5),
    ("NotoSansKR-Medium", 14, 20.5), ("NotoSansKR-Bold", 18, 26.5), ("NanumSquareRoundR", 17, 19),
    ("SourceSerifPro-Regular", 19, 24), ("TitilliumWeb-SemiBold", 15, 23),
    ("HelveticaNeue", 17, 20), ("HelveticaNeue", 18, 21), ("HelveticaNeue", 34, 40),
    ("HelveticaNeue-Bold", 14, 17), ("HelveticaNeue-Bold", 22, 26.5), ("HelveticaNeue-Bold", 27, 32.5),
    ("HelveticaNeue-Bold", 30, 36), ("HelveticaNeue-Light", 13, 15.5), ("HelveticaNeue-Light", 21, 25),
    ("Avenir-Roman", 18, 25), ("AvenirNext-DemiBold", 20, 27.5), ("Futura-Medium", 18, 23.5),
    ("AppleSDGothicNeo-Bold", 13, 16), ("Futura-CondensedMedium", 14, 17), ("PingFangTC-Regular", 20, 28),
    ("Optima-Regular", 18, 22), ("Optima-Bold", 24, 29), ("PingFangMO-Regular", 14, 20),
    ("NotoSansOriya", 14, 20), ("NotoSansOriya-Bold", 32, 45),
    (".AppleSystemUIFont", 17, 20.5),
    (".SFUIText-Medium", 17, 20.5),
  ])
  func oneLine(name: String, size: Double, stored: Double) throws {
    #expect(try height(name, size) == stored)
  }

  @Test(arguments: [
    ("AvenirNext-DemiBold", 17, 2, 46.5), ("PingFangTC-Light", 14, 2, 39.5), (".AppleSystemUIFont", 14, 2, 33.5),
    (".AppleSystemUIFont", 15, 3, 54),
  ])
  func moreLines(name: String, size: Double, lines: Int, stored: Double) throws {
    #expect(try height(name, size, lines: lines) == stored)
  }

  /// San Francisco as a file, which is not tracked: labels that Xcode stored at 3x.
  @Test(arguments: [
    ("SFProText-Medium", 12, "releaseDate", 69.333, 14.333), ("SFProText-Medium", 16, "Label", 42, 19.333),
    ("SFProText-Semibold", 14, "Label", 37.667, 17), ("SFProText-Regular", 15, "Label", 38.667, 18),
  ])
  func sanFranciscoAsAFile(name: String, size: Double, text: String, width: Double, line: Double) throws {
    let font = FontLibrary().standIn(for: name, size: size)
    #expect(abs((Text(text, font: font).naturalWidth * 3).rounded(.up) / 3 - width) < 0.4)
    #expect(abs(try height(name, size, scale: 3) - line) < 0.001)
  }

  @Test(arguments: ["SFProDisplay-Bold", "SFUIText", "SFProText-Tall", "SFMono-Regular"])
  func otherNamesOfSanFrancisco(name: String) {
    let isKnown = name == "SFProDisplay-Bold" || name == "SFMono-Regular"
    #expect((SystemTypeface(file: name, pointSize: 17) != nil) == isKnown)
    #expect(FontLibrary.knowsWidths(of: name) == isKnown)
  }

  /// As Xcode stored "페퍼민트" at 11 points.
  @Test func hangulOfAnotherFont() {
    let font = FontLibrary().standIn(for: "NanumSquareRoundR", size: 11)
    #expect((Text("페퍼민트", font: font).naturalWidth * 3).rounded(.up) / 3 == 121.0 / 3)
  }

  /// A name that begins like an Apple family is none of it.
  @Test(arguments: [
    "AvenirLTStd-Roman", "FuturaPT-Book", "HelveticaNeueLTStd-Bd", "PingFangette", "Avenirs", "LatoLatin",
  ])
  func anotherFamilyIsNotInstalledThere(name: String) throws {
    #expect(try height(name, 20) == 23.5)
  }

  /// Mean widths that were published, beside Helvetica's.
  @Test(arguments: [
    ("Georgia-BoldItalic", 0.5283),
    ("TimesNewRomanPSMT", 0.40625), ("Verdana", 0.5122), ("TrebuchetMS-Bold", 0.4766), ("Arial-BoldMT", 0.48),
  ])
  func meanWidths(name: String, mean: Double) throws {
    let helvetica = try builtIn(.named("Helvetica", size: 17))
    let other = FontLibrary().standIn(for: name, size: 17)
    #expect(abs(other.averageAdvance / helvetica.averageAdvance - mean / 0.4458) < 0.001)
  }

  /// A face of a family has its own width, one that is not listed the family's.
  @Test(arguments: [("Poppins-SemiBold", 1.153), ("Poppins-Italic", 1.135), ("AvenirNext-DemiBold", 1.028)])
  func widthsOfFaces(name: String, times helveticas: Double) throws {
    let helvetica = try builtIn(.named("Helvetica", size: 15))
    let width = Text("Wi-fi only download", font: FontLibrary().standIn(for: name, size: 15)).naturalWidth
    #expect(abs(width / Text("Wi-fi only download", font: helvetica).naturalWidth - helveticas) < 0.001)
  }

  /// Free fonts that apps often bring have the advances of their files, whatever the case of their names: em.
  @Test(arguments: [
    ("Lato-Bold", 11102.0 / 2000), ("OpenSans-SemiBold", 12152.0 / 2048), ("Roboto-Italic", 10975.0 / 2048),
  ])
  func widthsOfFreeFonts(name: String, em: Double) {
    let font = FontLibrary().standIn(for: name, size: 100)
    #expect(abs(Text("Hamburg 12", font: font).naturalWidth - 100 * em) < 0.5)
  }

  /// Labels in PingFang whose widths Xcode stored, at 2x; the model was fitted to none.
  @Test(arguments: [
    ("PingFangTC-Regular", 15, "08:30 - 10:00", 96), ("PingFangTC-Medium", 12, "Google Meet", 73.0),
    ("PingFangTC-Regular", 17, "Option added!", 113), ("PingFangTC-Semibold", 17, "inviti User", 82),
    ("PingFangSC-Regular", 18, "¥ 19.88", 61.5),
  ])
  func pingFang(name: String, size: Double, text: String, stored: Double) throws {
    let font = FontLibrary().standIn(for: name, size: size)
    #expect((Text(text, font: font).naturalWidth * 2).rounded(.up) / 2 == stored)
    #expect(FontLibrary.knowsWidths(of: name))
  }

  /// Labels whose widths Xcode stored, and which are wider by a point or more without kerning.
  @Test(arguments: [
    ("HelveticaNeue", 14, "Total Ride Points", 105.5), ("HelveticaNeue-Medium", 14, "DETAILS", 56.5),
    ("HelveticaNeue-Medium", 16, "Total", 35.5), ("HelveticaNeue-Medium", 14, "RIDE PAYMENTS", 111),
  ])
  func helveticaNeue(name: String, size: Double, text: String, stored: Double) throws {
    let font = try builtIn(.named(name, size: size))
    #expect((Text(text, font: font).naturalWidth * 2).rounded(.up) / 2 == stored)
  }

  /// The system font of Xcode 5 and 6, in frames that Xcode stored in whole points: 21.48 at 18 points is 22 high.
  @Test(arguments: [("Label", 18, 45), ("Add new device", 18, 130), ("Pending", 18, 67), ("Detail", 15, 39)])
  func systemFontOfXcode6(text: String, size: Double, width: Double) throws {
    var options = TextOptions()
    options.systemFontEra = .xcode6
    let font = try FontLibrary(options: options).font(.system(size: size, weight: .regular))
    #expect(Text(text, font: font).naturalWidth.rounded(.up) == width)
    #expect(abs(font.lineHeight - 1.193 * size) < 1e-9)
  }

  /// Beyond ASCII: marks of punctuation that documents show, and letters with a mark, which are as wide as without.
  @Test(arguments: [("‘’–", 1.056), ("“…”", 1.888), ("é", 0.556), ("\u{A0}", 0.278)])
  func charactersOfHelveticaNeueBeyondASCII(text: String, em: Double) throws {
    let font = try builtIn(.named("HelveticaNeue-Medium", size: 100))
    #expect(abs(Text(text + "n", font: font).naturalWidth - 100 * (em + 0.574)) < 1e-6)
  }

  /// Faces of which documents show too little are fonts that are not here.
  @Test func facesOfHelveticaNeueThatAreNotBuiltIn() {
    #expect(throws: FontLookupError.self) {
      try FontLibrary().font(.named("HelveticaNeue-UltraLight", size: 17))
    }
  }

  @Test(arguments: [("Menlo-Regular", 0.602), ("CourierNewPS-BoldMT", 0.6)])
  func fixedWidths(name: String, em: Double) {
    let font = FontLibrary().standIn(for: name, size: 10)
    #expect(abs(Text("iM.", font: font).naturalWidth - 30 * em) < 0.02)
  }

  @Test func widthsAreHelveticas() throws {
    let helvetica = try builtIn(.named("Helvetica", size: 17))
    let other = FontLibrary().standIn(for: "Brand-Book", size: 17)
    let width = Text("Nick Snyder", font: helvetica).naturalWidth
    #expect(abs(Text("Nick Snyder", font: other).naturalWidth - width) < 1e-9)
  }
}
