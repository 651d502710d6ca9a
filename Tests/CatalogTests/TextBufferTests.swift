import SeededRandom
import Testing

@testable import Catalog

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
      (1e6, "1000000"), (9_007_199_254_740_991, "9007199254740991"),
      (-9_007_199_254_740_992, "-9007199254740992"), (-0x1p63, "-9.223372036854776e+18"), (1e300, "1e+300"),
      (2.5e-300, "2.5e-300"),
    ] {
      #expect(written { $0.write(number) } == text)
    }
  }

  @Test func writesNoNumberForWhatIsNone() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(written { $0.write(json: number) } == "null" && written { $0.write(csv: number) } == "")
    }
    #expect(written { $0.write(csv: 68.5) } == "68.5" && written { $0.write(csv: nil as Double?) } == "")
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
    for text in [
      "=1+1", "+1", "+49 123", "@SUM(A1)", "-1+2", "-inf", "-nan", "-0x1p3", "-", "- 1", "\t=1", "＝1", "＋1", "－1",
      "＠SUM",
    ] {
      #expect(written { $0.write(csv: text) } == "'" + text)
    }
    #expect(written { $0.write(csv: "\n=1") } == "\"'\n=1\"")
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

  /// Pieces of any size, written in each way, against an array.
  @Test func growsByPiecesOfAnySize() {
    var random = SeededGenerator(seed: 94)
    for size in [1, 16, 255, 256, 257, 700, 5000] {
      var buffer = TextBuffer()
      var expected: [UInt8] = []
      #expect(buffer.last == nil && buffer.bytes.isEmpty)
      for _ in 0..<12 {
        let piece = [UInt8](repeating: .random(in: 0x61...0x7A, using: &random), count: size)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: buffer.write(piece)
        case 1: buffer.room(for: size).update(from: piece, count: size)
        default: for byte in piece { buffer.write(byte: byte) }
        }
        expected += piece
        #expect(buffer.bytes == expected && buffer.last == expected.last)
      }
      buffer.removeAll()
      #expect(buffer.last == nil && buffer.bytes.isEmpty)
    }
  }

  /// Full to the last byte, in each way.
  @Test func fillsItsRoom() {
    let piece = [UInt8](repeating: 0x61, count: 256)
    for total in [256, 512, 1024] {
      var whole = TextBuffer()
      var room = TextBuffer()
      for _ in 0..<(total / 256) {
        whole.write(piece)
        room.room(for: 256).update(from: piece, count: 256)
      }
      #expect(whole.bytes == [UInt8](repeating: 0x61, count: total) && whole.bytes == room.bytes)
    }
  }

  @Test func halvesAndWholes() {
    for halves in stride(from: 0, through: 40_100, by: 19) {
      let text = halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
      #expect(written { $0.write(Double(halves) / 2) } == text)
    }
    for (number, text) in [
      (9999.5, "9999.5"), (10_000, "10000"), (10_000.5, "10000.5"), (0.25, "0.25"), (-0.5, "-0.5"),
    ] {
      #expect(written { $0.write(number) } == text)
    }
  }

  private static let escapes: [UInt32: String] = [
    0x22: "\\\"", 0x5C: "\\\\", 0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t",
  ]

  /// Controls, separators of lines and paragraphs, bidirectional marks and U+FEFF.
  private func misleads(_ value: UInt32) -> Bool {
    let properties = Unicode.Scalar(value)?.properties
    switch properties?.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties?.isBidiControl == true || value == 0xFEFF
    }
  }

  /// Each scalar that is written with two bytes or less, and those round each that misleads.
  @Test func escapesWhatMisleads() {
    let values = Array(0...0x7FF) + Array(0x2000...0x2070) + Array(0xFEF0...0xFFFF) + [0xE000, 0x1F600]
    for value in values {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let misleads = misleads(scalar.value)
      let digits = String(value, radix: 16)
      let escape =
        TextBufferTests.escapes[scalar.value]
        ?? (misleads ? "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits : "\(scalar)")
      #expect(written { $0.write(json: "a\(scalar)b") } == "\"a" + escape + "b\"", "U+\(digits)")
      #expect("a\(scalar)b".shownInTerminal.unicodeScalars.contains("\u{FFFD}") == (misleads || value == 0xFFFD))
    }
  }

  @Test func partsMembersAndElements() {
    let text = written { output in
      output.writeObject { output in
        output.write(member: "a", 1.5)
        output.write(member: "b", Int?.none)
        output.write(member: "c")
        output.write(list: [1, 2, 3]) { $0.write($1) }
        output.write(field: "d\"")
        output.write(json: ["x", "y"])
        output.write(member: "e", true)
      }
    }
    #expect(text == #"{"a": 1.5, "b": null, "c": [1, 2, 3], "d\"": ["x", "y"], "e": true}"#)
    #expect(written { $0.write(1) } == "1")
    // A single byte that opens nothing.
    let after = written { output in
      output.write("1")
      output.write(member: "a")
    }
    #expect(after == #"1, "a": "#)
  }
}
