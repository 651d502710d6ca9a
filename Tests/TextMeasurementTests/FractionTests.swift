import Testing

@testable import TextMeasurement

/// Numbers on both sides of U+2044, in fonts with features for them.
struct FractionTests {
  /// Digits 1 and 2 become the glyphs 35 and 36.
  private func glyphs(_ text: String, feature: String) throws -> [Int] {
    let one = 40 + 0x31 - 0x21
    let substitution = LayoutFont.Lookup(
      type: 1, subtables: [LayoutFont.table([1, nil, 35 - one], LayoutFont.coverage(one, one + 1))])
    return try LayoutFont.shape(text, LayoutFont.layout(feature, [substitution])).map { $0.glyph }
  }

  @Test(arguments: [
    ("1\u{2044}2", [35, 0, 36]), ("12\u{2044}1", [35, 36, 0, 35]), ("12", [56, 57]), ("1\u{2044}", [56, 0]),
    ("\u{2044}2", [0, 57]), ("1 \u{2044}2", [56, 27, 0, 57]), ("a1\u{2044}2b1", [1, 35, 0, 36, 2, 56]),
    ("1\u{2044}2\u{2044}1", [35, 0, 36, 0, 35]),
  ])
  func fractions(text: String, glyphs: [Int]) throws {
    #expect(try self.glyphs(text, feature: "frac") == glyphs)
  }

  /// Numerators alone make no fraction, unless the font has denominators as well.
  @Test func partsAlone() throws {
    #expect(try glyphs("1\u{2044}2", feature: "numr") == [56, 0, 57])
    #expect(try glyphs("1\u{2044}2", feature: "dnom") == [56, 0, 57])
  }

  /// From right to left the first number is the one below.
  @Test func directions() {
    let cases: [(isBackward: Bool, first: GlyphFeatures, last: GlyphFeatures)] = [
      (false, .numerator, .denominator), (true, .denominator, .numerator),
    ]
    for (isBackward, first, last) in cases {
      var glyphs = [UInt32(0x661), 0x2044, 0xFF12, 0x66B].map {
        LayoutGlyph(glyph: 1, properties: [], kind: .visible, cluster: 0, codePoint: $0)
      }
      #expect(Fractions.mark(in: &glyphs, isBackward: isBackward))
      #expect(glyphs.map(\.features) == [[.fraction, first], .fraction, [.fraction, last], []])
    }
  }
}
