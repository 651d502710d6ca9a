import Testing

@testable import Catalog

struct PseudoLocaleTests {
  @Test func accentsAndLength() {
    #expect(PseudoLocale.accented.text("Hello") == "[Ĥéļļö one two]")
    #expect(PseudoLocale.accented.text("") == "")
    // Longer texts grow by less.
    for (length, least) in [(10, 25), (20, 38), (30, 51), (50, 75), (70, 94), (200, 260)] {
      let text = PseudoLocale.accented.text(String(repeating: "a", count: length))
      #expect((least..<least + 10).contains(text.count), "\(length): \(text.count)")
    }
  }

  @Test func wordsFromRightToLeft() {
    #expect(PseudoLocale.bidirectional.text("a bc\n d") == "\u{202E}a\u{202C} \u{202E}bc\u{202C}\n \u{202E}d\u{202C}")
    #expect(PseudoLocale.bidirectional.text("") == "")
  }
}
