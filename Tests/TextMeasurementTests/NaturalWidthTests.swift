import ShelfSizing
import Testing

@testable import TextMeasurement

/// Widths that were measured on Apple's platforms (UIKitNumbers.md, "Fonts").
struct NaturalWidthTests {
  /// Exact, after rounding up to a pixel: `Helvetica` has the widths of Apple's font.
  @Test(arguments: [
    ("Hi", 16.5, 49.0 / 3), ("Nick Snyder", 92, 275.0 / 3),
  ])
  func helvetica(text: String, at2x: Double, at3x: Double) throws {
    let width = Text(text, font: try builtIn(.named("Helvetica", size: 17))).naturalWidth
    for (scale, expected) in [(2.0, at2x), (3, at3x)] {
      let grid = try #require(PixelGrid(scale: scale))
      #expect(grid.points(pixels: grid.pixels(roundingUp: width)) == expected)
    }
  }

  /// Separators take no room, whatever glyph a font has for them.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}", "\u{85}"])
  func separators(of lines: String) throws {
    let font = try builtIn(.named("Helvetica", size: 17))
    let widths = [lines, "\n"].map { Text("Genuine \($0)Products", font: font).naturalWidth }
    #expect(widths[0] == widths[1])
  }

  /// Near: rounded. Other published widths are of systems whose widths were others;
  /// `scripts/evaluate-system-font.py` compares them.
  @Test func system() throws {
    let width = Text("See all", font: try TextMeasurementTests.system(14)).naturalWidth
    #expect(abs(width - 42.5947265625) < 0.1)
  }

  /// Widths that an iOS 26.1 simulator has, of texts without kerning (golden/font_metrics_ios.json of
  /// github.com/Vercantez/openuikit): equal but for the rounding of each advance
  /// to 1/4096 of a point.
  @Test(arguments: [
    ("Hello UIKit", 8.0, FontWeight.regular, 41.95703125),
    ("iiiiillll", 11.5, .regular, 26.14453125),
    ("Hello UIKit", 17, .regular, 79.66259765625),
    ("WWWW MMMM", 19, .bold, 145.7683752),
    ("Hello UIKit", 20, .medium, 94.3629987),
    ("iiiiillll", 24, .semibold, 51.7678717),
    ("Hello UIKit", 28, .light, 121.9534279),
    ("WWWW MMMM", 17, .heavy, 133.2407826),
    ("Hello UIKit", 28, .heavy, 143.1230263),
    ("Hello UIKit", 34, .regular, 153.265625),
    ("iiiiillll", 40, .bold, 90.234375),
  ])
  func widthsOfASimulator(text: String, size: Double, weight: FontWeight, width: Double) throws {
    #expect(abs(Text(text, font: try TextMeasurementTests.system(size, weight)).naturalWidth - width) < 0.0015)
  }

  /// The same of faces; SF Mono has one width.
  @Test(arguments: [
    ("Hello UIKit", 17.0, SystemFontFace.italic, 79.94482421875), ("WWWW MMMM", 28, .italic, 207.15625),
    ("iiiiillll", 28, .italic, 55.6171875), ("iiiiWé", 20, .monospaced, 20 * 6 * 1266.0 / 2048),
  ])
  func widthsOfFaces(text: String, size: Double, face: SystemFontFace, width: Double) throws {
    let font = try FontLibrary().font(.system(size: size, weight: .regular, face: face))
    #expect(abs(Text(text, font: font).naturalWidth - width) < 0.0006)
  }

  /// Labels at 2x of the tests of square/Blueprint (`AttributedLabelTests.test_measuring`), in black, and pairs that
  /// documents leave alone in every weight and cut they have (UIKitNumbers.md, "Fonts").
  @Test func blackLabels() throws {
    let font = try TextMeasurementTests.system(32, .black)
    func width(_ text: String) -> Double { Text(text, font: font).naturalWidth }
    let grid = try #require(PixelGrid(scale: 2))
    for (text, expected) in [("World", 95.0), ("World!", 107)] {
      #expect(grid.points(pixels: grid.pixels(roundingUp: width(text))) == expected, "\(text)")
    }
    for pair in ["rl", "kl", "ek"] { #expect(width(pair) == pair.reduce(0) { $0 + width(String($1)) }, "\(pair)") }
  }

  /// In the display cut, bold moves `r` and `y` apart: a label that Xcode stored at 2x (same place).
  @Test func boldDisplayKerning() throws {
    let grid = try #require(PixelGrid(scale: 2))
    let width = Text("Recovery phrase", font: try TextMeasurementTests.system(28, .bold)).naturalWidth
    #expect(grid.points(pixels: grid.pixels(roundingUp: width)) == 219.5)
  }

  /// The text cut alone up to 17 points, the display cut alone from 28 on, where widths in em are the same but for tracking.
  @Test func cutsMixBetween17And28() throws {
    func em(_ size: Double) throws -> Double {
      let text = "hamburgefonstiv"
      let width = Text(text, font: try TextMeasurementTests.system(size)).naturalWidth
      return width / size - Double(text.count) * SystemTypeface.tracking(size)
    }
    let (small, text, middle, display, large) = (try em(9), try em(17), try em(22), try em(28), try em(90))
    #expect(abs(small - text) < 1e-3 && abs(display - large) < 1e-3)
    #expect(SystemTypeface.displayShare(20.5) > SystemTypeface.displayShare(20))
    #expect(text > middle && middle > display)
  }

  /// Within a point of widths published of older systems, and today's no nearer (UIKitNumbers.md, "Fonts").
  @Test(arguments: [
    ("This is a test string", 17.0, 144.09326171875, SystemFontEra(toolsVersion: 14460)),
    ("gyjq", 30, 56.8652344, SystemFontEra(toolsVersion: 11762)),
    ("See all", 14, 42.5947265625, SystemFontEra(toolsVersion: 12121)),
  ])
  func olderWidths(text: String, size: Double, width: Double, era: SystemFontEra) {
    func natural(_ era: SystemFontEra) -> Double {
      let typeface = SystemTypeface(pointSize: size, weight: .regular, era: era)
      return Text(text, font: Font(name: "system", pointSize: size, typeface: typeface)).naturalWidth
    }
    #expect(abs(natural(era) - width) < 1)
    #expect(abs(natural(era) - width) <= abs(natural(SystemFontEra(toolsVersion: 17000)) - width) + 0.1)
  }

  /// With Xcode 12 the percent sign grew by 0.09 em and the apostrophe by 0.05 (UIKitNumbers.md, "Fonts").
  @Test(arguments: [("%", 0.09), ("'", 0.05)]) func glyphsThatGrew(text: String, growth: Double) {
    func em(_ era: SystemFontEra) -> Double {
      let typeface = SystemTypeface(pointSize: 17, weight: .regular, era: era)
      let font = Font(name: "system", pointSize: 17, typeface: typeface)
      return Text(text, font: font).naturalWidth / 17 - SystemTypeface.tracking(17, era)
    }
    #expect(abs(em(.xcode12) - em(.xcode9) - growth) < 0.01)
  }

  /// Accented letters are as wide as what they stand on, in every weight.
  @Test(arguments: FontWeight.allCases)
  func accentsTakeNoRoom(weight: FontWeight) throws {
    let font = try TextMeasurementTests.system(20, weight)
    for (accented, plain) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("\u{A0}", " ")] {
      #expect(Text("|\(accented)|", font: font).naturalWidth > Text("||", font: font).naturalWidth)
      #expect(Text(accented, font: font).naturalWidth == Text(plain, font: font).naturalWidth, "\(accented)")
    }
  }

  /// A width that few labels show is told.
  @Test(arguments: [
    (17.0, FontWeight.regular, false), (8, .regular, false), (48, .bold, false), (24, .light, false),
    (17, .heavy, false), (17, .black, true), (17, .thin, true), (17, .ultraLight, true),
  ])
  func warnings(size: Double, weight: FontWeight, isWarned: Bool) throws {
    let warnings = try TextMeasurementTests.system(size, weight).warnings
    #expect(warnings.count == (isWarned ? 1 : 0))
    #expect(warnings.allSatisfy { $0.contains("'system \(weight.rawValue) \(Int(size))'") })
  }

  /// The end of a line is not kerned with the start of the next one, or a label as wide as its text breaks it.
  @Test(arguments: ["\n", "\r\n"])
  func linesAreNotKernedWithEachOther(lineEnd: String) {
    let font = Font(name: "kerned", pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    for last in "abcdefg" {
      let text = Text("\(last)\(lineEnd)b", font: font)
      #expect(text.naturalWidth == 10 && text.lineCount(width: text.naturalWidth) == 2, "\(last)")
    }
  }

  @Test func heavierIsWider() throws {
    func width(_ weight: FontWeight) throws -> Double {
      Text("This is a test string", font: try TextMeasurementTests.system(17, weight)).naturalWidth
    }
    #expect(try width(.regular) < width(.medium))
    #expect(try width(.medium) < width(.semibold))
    #expect(try width(.semibold) < width(.bold))
  }

  /// Apple's table of tracking, where it has a size.
  @Test(arguments: [
    (9.0, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43),
    (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (26, 0.22),
    (28, 0.38),
    (32, 0.41), (34, 0.40), (40, 0.37), (44, 0.37), (48, 0.35), (53, 0.31), (60, 0.26),
  ])
  func tracking(size: Double, points: Double) {
    // The table has points as well as thousandths of an em, which do not always agree.
    #expect(abs(SystemTypeface.tracking(size) * size - points) < size / 1000)
  }

  @Test func trackingBetweenSizesIsBetween() {
    let between = SystemTypeface.tracking(13.5)
    #expect(between < SystemTypeface.tracking(13) && between > SystemTypeface.tracking(14))
    #expect(SystemTypeface.tracking(17) == -52.0 / 2048)
    #expect(SystemTypeface.tracking(1) == SystemTypeface.tracking(2))
    #expect(SystemTypeface.tracking(1000).isFinite)
  }

  @Test func averageAdvanceIsThatOfLetters() throws {
    #expect(squares.averageAdvance == 10)
    let font = try builtIn(.named("Helvetica", size: 10))
    let sum = Text("abcdefghijklmnopqrstuvwxyz", font: font).naturalWidth
    #expect(abs(font.averageAdvance * 26 - sum) < 1e-9)
  }
}
