import Catalog
import Testing

@Suite struct TextBufferTests {
  private func written(_ write: (inout TextBuffer) -> Void) -> String {
    var buffer = TextBuffer()
    write(&buffer)
    return buffer.text
  }

  @Test func documentsOfResults() {
    var document = JSONDocument(list: "shelves")
    let text = written { output in
      document.begin(&output)
      for number in 1...2 { document.write(to: &output) { $0.write(Double(number)) } }
    }
    #expect(text.hasPrefix("{\"schemaVersion\": 1, \"shelves\": ["))
  }

  @Test func writesShortestNumbers() {
    for (number, text) in [
      (0, "0"), (-0.0, "0"), (269, "269"), (68.5, "68.5"), (68.5 - 1.0 / 6, "68.33333333333333"),
      (-1.25, "-1.25"),
      (1e6, "1000000"), (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"), (2.5e-300, "2.5e-300"),
    ] {
      #expect(written { $0.write(number) } == text)
    }
  }

  @Test func writesWholeNumbers() {
    for number in [0, 9, 10, 99, 100, 101, 999, 1000, 9999, 10_000, -1, -42, .min, .max] {
      #expect(written { $0.write(number) } == "\(number)")
    }
  }

  @Test func escapesJSON() {
    for (text, json) in [
      ("a", #""a""#), ("", #""""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{1B}\u{7F}", #""\u0000\u001b\u007f""#), ("é😀٣\u{A0}―￼", "\"é😀٣\u{A0}―￼\""),
      ("\u{2028}\u{85}\u{9B}2J\u{61C}x\u{202E}\u{FEFF}", #""\u2028\u0085\u009b2J\u061cx\u202e\ufeff""#),
    ] {
      #expect(written { $0.write(json: text) } == json)
    }
    #expect(written { $0.write(json: nil as String?) } == "null")
    #expect(written { $0.write(member: "name", "b") } == #""name": "b""#)
    #expect(written { $0.write(json: nil as Double?) } == "null")
  }

  @Test func quotesCSVWhereItMust() {
    for (text, cell) in [
      ("a b", "a b"), ("", ""), ("a,b", "\"a,b\""), ("say \"a\"", "\"say \"\"a\"\"\""), ("a\nb", "\"a\nb\""),
      ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), ("é;", "é;"),
    ] {
      #expect(written { $0.write(csv: text) } == cell)
    }
  }

  @Test func writesNoFormulasIntoCSV() {
    for text in ["=1+1", "+1", "+49 123", "@SUM(A1)", "-1+2", "-inf", "-nan", "-0x1p3", "-", "- 1", "\t=1"] {
      #expect(written { $0.write(csv: text) } == "'" + text)
    }
    for text in ["-1", "-1.5", "-1e-3", "1+1", "a=1"] { #expect(written { $0.write(csv: text) } == text) }
  }

  @Test func keepsControlsFromTheTerminal() {
    for (text, shown) in [
      ("Grüße 😀", "Grüße 😀"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("a\nb\tc\r", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
      ("\u{9B}31m", "\u{FFFD}31m"), ("\u{202E}x\u{2069}\u{200F}", "\u{FFFD}x\u{FFFD}\u{FFFD}"),
      ("\0\u{7F}", "\u{FFFD}\u{FFFD}"),
      ("\u{61C}", "\u{FFFD}"), ("\u{2028}a\u{2029}\u{FEFF}", "\u{FFFD}a\u{FFFD}\u{FFFD}"),
    ] {
      #expect(text.shownInTerminal == shown)
    }
  }
}
