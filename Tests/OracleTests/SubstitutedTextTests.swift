import SeededRandom
import ShelfBatch
import Testing

@testable import TextMeasurement

/// Texts that installed fonts substitute here and there, shaped in parts, against the same texts shaped whole.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason)) struct SubstitutedTextTests {
  @Test(arguments: ["Inter", "Roboto", "DejaVu Sans", "Noto Sans"])
  func partsAreAsTheWhole(family: String) throws {
    let font = try FontLibrary(files: SystemFontFiles()).font(.named(family, size: 14))
    var random = SeededGenerator(seed: 7)
    // The sequences of ligatures and contexts, letters that stand alone, and words.
    let changed = "fi fl ffi -> <-- => 3x4 10:30 :-) (A) (a) A-B a-b 12-3 T: V@ [K] {Ab} – — «é» “W” ’ ï Ij ABBA word"
    let spaced = [" x ", "2 x 3", " – ", " ", "  "] + (0x20...0x7E).map { String(UnicodeScalar($0)) }
    let pieces = changed.split(separator: " ").map { String($0) } + spaced
    var paragraph = Paragraph()
    var whole = Paragraph()
    var parts = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...16, using: &random)
      var text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let shown = text
      text.withUTF8 { bytes in
        paragraph.prepare(bytes, font: font)
        whole.prepare(bytes, font: font)
        whole.prepareAny(bytes, font: font)
      }
      parts += paragraph.kind == .any ? 0 : 1
      #expect(paragraph.naturalWidth == whole.naturalWidth, "\(shown)")
      #expect(paragraph.lines(width: 60) == whole.lines(width: 60), "\(shown)")
    }
    print("\(family): \(parts) of 20000 texts not shaped whole")
    #expect(parts > 5_000)
  }
}
