import SeededRandom
import Testing

@testable import TextMeasurement

/// Texts that lookups change here and there, shaped in parts, against the same texts shaped whole.
struct SubstitutedPartTests {
  /// In fonts of random lookups.
  @Test(arguments: Sweep.some(of: 0..<40))
  func partsAreAsTheWhole(seed: Int) throws {
    var random = RandomLookups(seed: UInt64(seed))
    var paragraph = Paragraph()
    for _ in 0..<10 {
      let font = try random.font()
      for _ in 0..<60 {
        let text = random.text(atMost: 30)
        paragraph.check(text, font)
      }
    }
  }
}

extension Paragraph {
  /// Prepares a text, and expects it to be as one whose glyphs all went through the lookups together.
  mutating func check(_ text: String, _ font: Font) {
    var text = text
    var whole = Paragraph()
    text.withUTF8 { bytes in
      prepare(bytes, font: font)
      whole.prepare(bytes, font: font)
      whole.prepareAny(bytes, font: font)
    }
    #expect(naturalWidth == whole.naturalWidth, "\(text)")
    for width in [15.0, 40, 90] {
      let lines = whole.lines(width: width)
      #expect(lineCount(width: width) == lines.count, "\(text) at \(width)")
      #expect(self.lines(width: width) == lines, "\(text) at \(width)")
      #expect(nextWidth(after: width) == whole.nextWidth(after: width), "\(text) at \(width)")
    }
  }
}
