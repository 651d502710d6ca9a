import SeededRandom
import Testing

@testable import Catalog

@Suite struct JSONValueTests {
  @Test func keepsOrderPositionsAndNumbersAsWritten() throws {
    let text =
      "\u{FEFF}{\n  \"b\": [1.50, -2e400, true, null],\n  \"\\u0061\": {\"é\": \"\\ud83d\\ude00\"}, \"b\": {}\n}"
    let value = try JSONValue.parse(Array(text.utf8), file: "f")
    #expect(value.position == SourcePosition(line: 1, column: 1))
    let object = try #require(value.object)
    #expect(object.members.map(\.key) == ["b", "a", "b"])
    #expect(object.members.map(\.keyPosition.description) == ["2:3", "3:3", "3:37"])
    #expect(object["b"]?.object?.members.isEmpty == true)
    #expect(object["c"] == nil)
    let array = try #require(object.members[0].value.array)
    #expect(array.map(\.position.description) == ["2:9", "2:15", "2:23", "2:29"])
    #expect(array[0].number?.text == "1.50")
    #expect(array[0].number?.value == 1.5)
    #expect(array[1].number?.value == nil)
    #expect(array[2].bool == true)
    #expect(array[3].isNull)
    #expect(object["a"]?.object?["é"]?.string == "😀")
  }

  @Test(arguments: [
    ("", "f:1:1: error: file is empty"),
    ("\u{FEFF}", "f:1:1: error: expected a value, found the end of the file"),
    ("{\n  \"a\": 1,\n}", "f:3:1: error: expected a key in quotes, found '}'"),
    ("// no", "f:1:1: error: expected a value, found '/'"),
    ("{\"a\": 1} // no", "f:1:10: error: expected the end of the file after the value, found '/'"),
    ("[1\n2]", "f:2:1: error: expected ',' or ']', found '2'"),
    ("[\"\u{9}\"]", "f:1:3: error: expected an escape for a control character in a string, found byte 0x09"),
    ("[\"\\ud800\"]", "f:1:3: error: a string has half a surrogate pair"),
    ("[NaN]", "f:1:2: error: expected a value, found 'N'; texts stand in quotes"),
    ("[+1]", "f:1:2: error: expected a value, found '+'"),
    ("[.5]", "f:1:2: error: expected a value, found '.'"),
    ("[1e]", "f:1:4: error: expected a digit, found ']'"),
    ("\"a", "f:1:3: error: expected the closing quote of a string, found the end of the file"),
  ])
  func saysWhatItExpected(text: String, failure: String) {
    let error = #expect(throws: MalformedInput.self) { try JSONValue.parse(Array(text.utf8), file: "f") }
    #expect(error?.description == failure)
  }

  @Test func invalidUTF8IsAnError() {
    let error = #expect(throws: MalformedInput.self) { try JSONValue.parse([0x5B, 0x22, 0xE9, 0x22, 0x5D], file: "f") }
    #expect(error?.description == "f:1:3: error: a string is not valid UTF-8: found byte 0xE9")
  }

  @Test func capsDepth() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let inner = open == "[" ? "" : "0"
      func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)).utf8)
      }
      #expect(throws: Never.self) { try JSONValue.parse(nested(512), file: "f") }
      for depth in [513, 100_000] {
        let error = #expect(throws: MalformedInput.self) { try JSONValue.parse(nested(depth), file: "f") }
        #expect(error?.diagnostic.message == "nesting is deeper than 512 levels")
        #expect(error?.diagnostic.position == SourcePosition(line: 1, column: 512 * open.utf8.count + 1))
      }
    }
  }

  @Test func everyPrefixOfADocumentIsAnErrorAndNoTrap() throws {
    let text = #" {"a": [1.5e-3, {"b": null}, "\ud83d\ude00é", true, false], "c": {}, "d": [], "e": -0}"#
    let bytes = Array(text.utf8)
    #expect(throws: Never.self) { try JSONValue.parse(bytes, file: "f") }
    for count in 0..<bytes.count {
      #expect(throws: MalformedInput.self) { try JSONValue.parse(Array(bytes[..<count]), file: "f") }
    }
  }

  @Test(arguments: [
    ("3", 3), ("3.0", 3), ("3e2", 300), ("-7", -7), ("3.5", nil), ("1e400", nil), ("99999999999999999999", nil),
  ])
  func integers(text: String, integer: Int?) { #expect(JSONNumber(text: text).integer == integer) }

  /// Each byte in each offset of an escape's four digits.
  @Test func hexadecimalDigits() throws {
    for index in 0..<4 {
      for byte in UInt8.min...UInt8.max {
        var text = Array(#"["\u1230"]"#.utf8)
        text[4 + index] = byte
        let digit = byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
        let value = try? JSONValue.parse(text, file: "f").array?.first?.string?.unicodeScalars.first?.value
        let shift = 12 - 4 * index
        #expect(value == digit.map { UInt32(0x1230 & ~(0xF << shift) | $0 << shift) })
      }
    }
  }

  /// A document that is a part of a file.
  @Test func countsFromWhereItBegins() {
    func parse(_ text: String) -> String {
      Array(text.utf8).withUnsafeBytes { bytes in
        do {
          let value = try JSONValue.parse(bytes, file: "f", from: SourcePosition(line: 3, column: 5))
          return value.array?.map(\.position.description).joined(separator: " ") ?? "\(value.position)"
        } catch { return "\(error)" }
      }
    }
    #expect(parse("[1, 2,\n 3]") == "3:6 3:9 4:2" && parse(" 1") == "3:6")
    #expect(parse("[1 2]") == "f:3:8: error: expected ',' or ']', found '2'")
    #expect(parse("[1\n2]") == "f:4:1: error: expected ',' or ']', found '2'")
  }

  /// Escapes in any order, with U+FFFD for each half of a pair.
  @Test func decodesEscapes() {
    var random = SeededGenerator(seed: 89)
    let pieces: [(String, [UInt16])] = [
      ("a", [0x61]), ("é", [0xE9]), ("\\n", [0x0A]), ("\\\"", [0x22]), ("\\\\", [0x5C]), ("\\b", [8]), ("\\f", [12]),
      ("\\r", [13]), ("\\t", [9]), ("\\/", [0x2F]), ("\\u0041", [0x41]), ("\\ud83d", [0xD83D]), ("\\uDE00", [0xDE00]),
      ("\\udbff", [0xDBFF]), ("\\udc00", [0xDC00]), ("\\u20AC", [0x20AC]), ("u", [0x75]),
      ("de00", [0x64, 0x65, 0x30, 0x30]),
    ]
    for _ in 0..<Sweep.count(20_000) {
      var (text, units) = ([UInt8](), [UInt16]())
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        text += piece.0.utf8
        units += piece.1
      }
      let expected = Array(String(decoding: units, as: UTF16.self).utf8)
      // Text that goes on behind the end as if it belonged to it.
      let bytes = text + Array("\\ude00".utf8)
      let decoded = [UInt8](unsafeUninitializedCapacity: text.count) { output, count in
        bytes.withUnsafeBufferPointer { bytes in
          guard let start = bytes.baseAddress, let output = output.baseAddress else { return }
          let string = JSONString(start: start, count: text.count, hasEscapes: true)
          count = JSONEscape.decode(string, to: output)
        }
      }
      #expect(decoded == expected)
    }
  }
}
