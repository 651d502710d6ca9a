import Testing

@testable import TextMeasurement

/// Which forms letters take, and that lookups go by them.
struct LetterFormsTests {
  private static let names: [(form: GlyphFeatures, name: String)] = [
    (.isolated, "isol"), (.initial, "init"), (.medial, "medi"), (.final, "fina"), (.final2, "fin2"), (.final3, "fin3"),
    (.medial2, "med2"),
  ]

  private static func forms(_ text: String, before: JoiningType = .none, after: JoiningType = .none) -> String {
    var run = GlyphRun(SquareTypeface())
    run.append(text.unicodeScalars.map { GlyphRun.Character(codePoint: $0.value, cluster: 0) })
    run.join(before: before, after: after)
    return run.glyphs.map { glyph in names.first { $0.form == glyph.features }?.name ?? "-" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("\u{628}", "isol"), ("\u{628}\u{628}", "init fina"), ("\u{628}\u{628}\u{628}", "init medi fina"),
    // Alef joins what is before it alone.
    ("\u{627}\u{628}", "isol isol"), ("\u{628}\u{627}\u{628}\u{628}", "init fina init fina"),
    // A mark, and U+200D, which joins; U+200C, which parts; tatweel, digits.
    ("\u{628}\u{64E}\u{628}", "init - fina"), ("\u{628}\u{200D}", "init fina"),
    ("\u{628}\u{200C}\u{628}", "isol - isol"),
    ("\u{628}\u{640}1", "init fina -"), ("\u{628} \u{628}", "isol - isol"),
    // Syriac: Alaph after Dalath, after Waw, and in the middle of a word.
    ("\u{715}\u{710}", "isol fin3"), ("\u{718}\u{710}", "isol fin2"), ("\u{712}\u{710}\u{712}", "init med2 isol"),
    // A variation selector of Mongolian is part of its letter.
    ("\u{1820}\u{180B}\u{1820}", "init init fina"), ("", ""),
  ])
  func forms(text: String, forms: String) {
    #expect(LetterFormsTests.forms(text) == forms)
  }

  /// Letters of other fonts that stand beside a run.
  @Test func neighbours() {
    #expect(LetterFormsTests.forms("\u{628}", before: .dual) == "fina")
    #expect(LetterFormsTests.forms("\u{628}", after: .right) == "init")
    #expect(LetterFormsTests.forms("\u{628}", before: .dual, after: .dual) == "medi")
    #expect(LetterFormsTests.forms("\u{628}", before: .right, after: .left) == "isol")
  }

  /// A lookup of a form changes glyphs that have it, and none in other scripts.
  @Test func lookups() throws {
    let substitution = LayoutFont.Lookup(
      type: 1, subtables: [LayoutFont.table([2, nil, 1, 35], LayoutFont.coverage(1))])
    let tables = LayoutFont.tables(LayoutFont.layout("medi", [substitution]))
    let layout = try #require(try openType(FontBytes.font(tables).bytes).layout)
    let glyphs = [GlyphFeatures.initial, .medial, .final].map { form in
      var glyph = layout.glyph(1)
      glyph.features = form
      return glyph
    }
    #expect(layout.shape(glyphs, layout.plan(.arabic)).map(\.glyph) == [1, 35, 1])
    #expect(layout.shape(glyphs, layout.plan(.latin)).map(\.glyph) == [1, 1, 1])
  }

  /// UTR #53: a hamza goes before the other marks, a shadda before vowels.
  @Test func markOrder() {
    func order(_ text: String, _ script: LayoutScript) -> [UInt32] {
      var run = GlyphRun(SquareTypeface())
      run.append(text.unicodeScalars.map { GlyphRun.Character(codePoint: $0.value, cluster: 0) }, script)
      return run.glyphs.map(\.codePoint)
    }
    #expect(order("\u{628}\u{64E}\u{651}\u{654}", .arabic) == [0x628, 0x654, 0x651, 0x64E])
    #expect(order("\u{5D0}\u{5B7}\u{5B4}\u{5BD}", .hebrew) == [0x5D0, 0x5B7, 0x5BD, 0x5B4])
  }
}
