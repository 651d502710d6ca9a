import ShelfSizing
import Testing

@testable import TextMeasurement

/// Heights that Xcode stored for labels, and the rules they follow (UIKitNumbers.md, "Label heights").
struct LabelHeightTests {
  private func height(_ font: Font, lines: Int, scale: Double) throws -> Double {
    let grid = try #require(PixelGrid(scale: scale))
    return grid.points(pixels: font.labelHeight(lines: lines, on: grid))
  }

  @Test(arguments: [
    (10, 12.0, 12.0), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18),
    (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333),
  ])
  func oneLineOfTheSystemFont(size: Double, at2x: Double, at3x: Double) throws {
    for weight in FontWeight.allCases {
      let font = try system(size, weight)
      #expect(try height(font, lines: 1, scale: 2) == at2x)
      #expect(abs(try height(font, lines: 1, scale: 3) - at3x) < 0.0005)
    }
  }

  @Test(arguments: [
    (17, 20.287109375), (10, 11.93359375), (12, 14.3203125), (14, 16.70703125), (16, 19.09375),
    (18, 21.48046875),
  ])
  func lineHeightOfTheSystemFont(size: Double, lineHeight: Double) throws {
    #expect(try system(size).lineHeight == lineHeight)
    #expect(try system(size).leading == 0)
  }

  @Test(
    arguments: [
      (.textStyle(.body), 3, 2, 42.333), (.textStyle(.body), 3, 3, 64.333),
      (.textStyle(.body), 3, 9, 196.333),
      (.textStyle(.body), 2, 2, 42.5), (.textStyle(.body), 2, 3, 64.5), (.textStyle(.body), 2, 4, 86.5),
      (.textStyle(.body), 2, 5, 108.5), (.textStyle(.caption1), 2, 5, 78.5),
      (.system(size: 14, weight: .regular), 3, 2, 33.667), (.system(size: 14, weight: .bold), 3, 2, 33.667),
      (.system(size: 14, weight: .regular), 2, 12, 200.5),
      (.system(size: 14, weight: .regular), 3, 12, 200.667),
      (.named("Helvetica", size: 17), 2, 1, 20), (.named("Helvetica", size: 17), 3, 1, 19.667),
    ] as [(FontDescriptor, Double, Int, Double)])
  func labels(font: FontDescriptor, scale: Double, lines: Int, height expected: Double) throws {
    #expect(abs(try height(builtIn(font), lines: lines, scale: scale) - expected) < 0.0005)
  }

  /// From baseline to baseline, text styles go by the leading of Apple's table, and the last line has none.
  @Test(arguments: [(TextStyle.body, 22.0), (.subheadline, 20), (.callout, 21), (.caption1, 16)])
  func pitchOfTextStyles(style: TextStyle, pitch: Double) throws {
    let font = try builtIn(.textStyle(style))
    #expect(abs(font.lineHeight + font.leading - pitch) < 1e-9)
    for lines in 1..<20 {
      #expect(try height(font, lines: lines + 1, scale: 2) - height(font, lines: lines, scale: 2) == pitch)
    }
  }

  @Test func someStylesHaveNegativeLeading() throws {
    let font = try builtIn(.textStyle(.caption2))
    #expect(abs(font.leading - -0.127) < 0.0005)
    #expect(try height(font, lines: 2, scale: 2) == 26.5)
  }

  @Test func noLinesHaveNoHeight() throws {
    for scale in [1.0, 2, 3] {
      for lines in [0, -1, .min] {
        #expect(try height(builtIn(.textStyle(.body)), lines: lines, scale: scale) == 0)
      }
    }
  }

  @Test func manyLinesStayFinite() throws {
    #expect(try height(system(1000), lines: .max, scale: 3).isFinite)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1000.5, .leastNonzeroMagnitude])
  func refusesSizes(size: Double) throws {
    for descriptor in [FontDescriptor.system(size: size, weight: .bold), .named("Helvetica", size: size)] {
      let error = #expect(throws: FontLookupError.self) { _ = try builtIn(descriptor) }
      let written = size == size.rounded() && size.isFinite ? "\(Int(size))" : "\(size)"
      #expect(
        error?.description
          == "the font size is \(written), but must be a finite number of at least 0.000001 and at most 1000")
    }
  }

  @Test func anUnknownFontIsNoOther() throws {
    let error = #expect(throws: FontLookupError.self) { _ = try builtIn(.named("Brand", size: 12)) }
    #expect(
      error?.description
        == "there is no font 'Brand'; name a file, a family installed here, 'system' or 'Helvetica'")
  }
}
