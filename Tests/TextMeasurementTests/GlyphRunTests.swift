import Testing

@testable import TextMeasurement

/// Characters of a run before anything is substituted.
struct GlyphRunTests {
  private func run(_ text: [UInt32], isBackward: Bool = false) throws -> [LayoutGlyph] {
    // A font of printable ASCII and U+0301.
    let layout = LayoutFont.layout("calt", [])
    var run = GlyphRun(try openType(FontBytes.font(LayoutFont.tables(layout)).bytes))
    run.append(text.map { GlyphRun.Character(codePoint: $0, cluster: 0) }, isBackward: isBackward)
    return run.glyphs
  }

  /// Brackets look the other way in text from right to left, if the font has them.
  @Test func mirroredBrackets() throws {
    #expect(try run([0x28, 0x61, 0x3E]).map(\.codePoint) == [0x28, 0x61, 0x3E])
    #expect(try run([0x28, 0x61, 0x3E], isBackward: true).map(\.codePoint) == [0x29, 0x61, 0x3C])
    #expect(try run([0xAB], isBackward: true).map(\.codePoint) == [0xAB])
  }

  /// U+034F is hidden from lookups where it keeps marks from changing places, and at the end.
  @Test(arguments: [
    ([0x61, 0x34F, 0x301], LayoutGlyph.Kind.ignorable), ([0x61, 0x34F, 0x62], .ignorable), ([0x61, 0x34F], .hidden),
    ([0x61, 0x301, 0x34F, 0x323], .hidden), ([0x61, 0x323, 0x34F, 0x301], .ignorable),
  ])
  func graphemeJoiners(text: [UInt32], kind: LayoutGlyph.Kind) throws {
    #expect(try run(text).first { $0.codePoint == 0x34F }?.kind == kind)
  }
}
