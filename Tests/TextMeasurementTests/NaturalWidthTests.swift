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

  /// Near: `system` stands for a font that can't be had.
  @Test(arguments: [
    ("See all", 14, 42.5947265625, 0.1), ("This is a test string", 17, 144.09326171875, 1),
    ("gyjq", 30, 56.8652344, 1),
  ])
  func system(text: String, size: Double, expected: Double, tolerance: Double) throws {
    let font = try TextMeasurementTests.system(size)
    #expect(abs(Text(text, font: font).naturalWidth - expected) <= tolerance)
  }

  /// What ends a line is not kerned with what begins the next one, or a label as wide as its text breaks it.
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
    #expect(abs(SystemTypeface.tracking(size) - points) < 1e-9)
  }

  @Test func trackingBetweenSizesIsBetween() {
    let between = SystemTypeface.tracking(13.5)
    #expect(between < -0.08 && between > -0.15)
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
