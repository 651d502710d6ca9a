import Testing

@testable import TextMeasurement

/// Letters and syllables of Hangul by what a font has of them.
struct HangulTests {
  private static let letters: [UInt32] = [0x1100, 0x1113, 0x1161, 0x11A2, 0x11A8, 0x11D9, 0x302E]

  /// Code points in the order of the glyphs, with the forms of letters.
  private func arranged(_ text: [UInt32], with others: [UInt32] = [], widths: [UInt32: Int] = [:]) -> String {
    let typeface = LettersTypeface(codePoints: Set(HangulTests.letters + others), widths: widths)
    let characters = text.enumerated().map { GlyphRun.Character(codePoint: $1, cluster: Int32($0)) }
    return HangulSyllables.arranged(characters, typeface).map { character in
      let form =
        switch character.form {
        case .leadingJamo: "l"
        case .vowelJamo: "v"
        case .trailingJamo: "t"
        default: ""
        }
      return String(character.codePoint, radix: 16, uppercase: true) + form
    }.joined(separator: " ")
  }

  @Test func letters() {
    #expect(arranged([0x1100, 0x1161], with: [0xAC00]) == "AC00")
    #expect(arranged([0x1100, 0x1161]) == "1100l 1161v")
    // All or nothing: an open syllable is not composed before a letter that does not go with it.
    #expect(arranged([0x1100, 0x1161, 0x11A8], with: [0xAC00, 0xAC01]) == "AC01")
    #expect(arranged([0x1100, 0x1161, 0x11A8], with: [0xAC00]) == "1100l 1161v 11A8t")
    #expect(arranged([0x1100, 0x1161, 0x11D9], with: [0xAC00]) == "1100l 1161v 11D9t")
    // Old letters have no syllables in Unicode.
    #expect(arranged([0x1113, 0x1161, 0x11A8], with: [0xAC00]) == "1113l 1161v 11A8t")
    #expect(arranged([0x1100, 0x11A2]) == "1100l 11A2v")
    // Letters that make no syllable.
    #expect(arranged([0x1100, 0x1100]) == "1100 1100")
    #expect(arranged([0x1161, 0x11A8]) == "1161 11A8")
  }

  @Test func syllables() {
    #expect(arranged([0xAC00, 0x11A8], with: [0xAC00, 0xAC01]) == "AC01")
    #expect(arranged([0xAC00, 0x11A8], with: [0xAC00]) == "1100l 1161v 11A8t")
    #expect(arranged([0xAC00, 0x11D9], with: [0xAC00]) == "1100l 1161v 11D9t")
    #expect(arranged([0xAC01]) == "1100l 1161v 11A8t")
    #expect(arranged([0xAC00]) == "1100l 1161v")
    // Neither the syllable nor its letters.
    #expect(arranged([0xB098]) == "B098")
    #expect(arranged([0xAC01, 0x11A8], with: [0xAC01]) == "AC01 11A8")
  }

  @Test func toneMarks() {
    #expect(arranged([0xAC00, 0x302E], with: [0xAC00]) == "302E AC00")
    #expect(arranged([0x1100, 0x1161, 0x302E]) == "302E 1100l 1161v")
    #expect(arranged([0xAC00, 0x302E], with: [0xAC00], widths: [0x302E: 0]) == "AC00 302E")
    #expect(arranged([0x302E]) == "302E")
    #expect(arranged([0x302E], with: [0x25CC]) == "302E 25CC")
    #expect(arranged([0x302E], with: [0x25CC], widths: [0x302E: 0]) == "25CC 302E")
    #expect(arranged([0x1100, 0x302E, 0x302E], with: [0x25CC]) == "1100 302E 25CC 302E 25CC")
  }

  /// Letters have no `calt`, which the rest of the run has.
  @Test func forms() {
    var run = GlyphRun(LettersTypeface(codePoints: Set(HangulTests.letters + [0xAC00, 0x20])))
    let text: [UInt32] = [0x1113, 0x1161, 0x20, 0xAC00, 0x1100]
    run.append(text.map { GlyphRun.Character(codePoint: $0, cluster: 0) }, .hangul)
    #expect(run.glyphs.map(\.features) == [.leadingJamo, .vowelJamo, .besidesJamo, .besidesJamo, []])
  }

  @Test func lettersOfASyllable() {
    for syllable in stride(from: UInt32(0xAC00), to: 0xD7A4, by: 97) {
      let letters = Composition.decomposeHangul(syllable) ?? []
      #expect(letters.dropFirst().reduce(letters[0]) { Composition.composeHangul($0, $1) ?? 0 } == syllable)
    }
    #expect(Composition.decomposeHangul(0xABFF) == nil && Composition.decomposeHangul(0xD7A4) == nil)
  }
}
