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

  /// Also where a blank or a bracket joins the character beside it.
  @Test func growsAsLongAsTheGuidelinesSay() {
    let fillers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    for text in ["", "a", "\u{301}b", "a\u{600}", "a\u{200D}", "e\u{301}e\u{301}", "日本", "👩‍👧👩‍👧", "a b\nc\r\n", "\r"] {
      for times in [1, 2, 5, 9, 14, 30] {
        let source = String(repeating: text, count: times)
        let translated = PseudoLocale.accented.text(source)
        if source.isEmpty {
          #expect(translated.isEmpty)
          continue
        }
        // Accents change no number of scalars. Then the words one by one, counting all of the text each time.
        let accented = translated.unicodeScalars.prefix(1 + source.unicodeScalars.count)
        var expected = String(String.UnicodeScalarView(accented))
        let length = source.count
        let percents = [(10, 150), (20, 90), (30, 70), (50, 50), (70, 35), (Int.max, 30)]
        let percent = percents.first { length <= $0.0 }?.1 ?? 0
        var next = 0
        while expected.count < length + (length * percent + 99) / 100 {
          expected += " " + fillers[next % 10]
          next += 1
        }
        #expect(translated == expected + "]")
      }
    }
    let long = PseudoLocale.accented.text(String(repeating: "word ", count: 40_000))
    #expect((260_000..<260_010).contains(long.count))
  }

  /// Each length, to the character: words are added until there are enough.
  @Test func eachLengthGrowsByItsShare() {
    let fillers = [3, 3, 5, 4, 4, 3, 5, 5, 4, 3]
    for length in 1...150 {
      let percent = [(10, 150), (20, 90), (30, 70), (50, 50), (70, 35), (Int.max, 30)].first { length <= $0.0 }?.1 ?? 0
      var (count, words) = (length + 1, 0)
      while 100 * count < 100 * length + length * percent {
        count += 1 + fillers[words % 10]
        words += 1
      }
      #expect(PseudoLocale.accented.text(String(repeating: "a", count: length)).count == count + 1, "\(length)")
    }
  }

  @Test func wordsFromRightToLeft() {
    #expect(PseudoLocale.bidirectional.text("a bc\n d") == "\u{202E}a\u{202C} \u{202E}bc\u{202C}\n \u{202E}d\u{202C}")
    #expect(PseudoLocale.bidirectional.text("") == "")
  }
}
