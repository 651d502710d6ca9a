import Testing

@testable import Catalog

struct StringsTableTests {
  private func entries(_ bytes: [UInt8]) throws -> [String] {
    try StringsTable(bytes, file: "de.strings").entries.map { "\($0.position) \($0.key)=\($0.value)" }
  }

  private let text = """
    /* Class = "UILabel"; text = "Title"; */
    "a-b.text" = "Zwei\\nZeilen \\"hier\\"";
    // next
    plain.key = word; "u" = "\\U00e9\\ud83d\\uDE00漢"; 't' = "\\t\\r\\a";
    """

  @Test func readsEveryForm() throws {
    let expected = ["2:1 a-b.text=Zwei\nZeilen \"hier\"", "4:1 plain.key=word", "4:19 u=é😀漢", "4:50 t=\t\ra"]
    #expect(try entries(Array(text.utf8)) == expected)
    #expect(try entries([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(try entries([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == expected)
    #expect(try entries([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == expected)
    #expect(try entries([]).isEmpty)
    #expect(try entries(Array("a=b;//".utf8)) == ["1:1 a=b"])
    #expect(try entries(Array("\"a b\";\nc /* as it is */ ;".utf8)) == ["1:1 a b=a b", "2:1 c=c"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: error: ';' is missing after the text of 'a'"),
    (
      "\"a.text\" = \"x\"\n\"c.text\" = \"\";", "2:1: error: ';' is missing after the text of 'a.text'"
    ),
    ("\n\"a.text = \"x\";", "2:12: error: '=' is missing after the key 'a.text = '"),
    ("\"a.text\" = \"\\Ud800\";", "1:13: error: half of a surrogate pair in an escape"),
    ("\"a\" \"b\";", "1:5: error: '=' is missing after the key 'a'"),
    ("\n\"a\" = \"b", "2:9: error: the file ends inside of the string that begins at 2:7"),
    ("/* x", "1:5: error: the file ends inside of the comment that begins at 1:1"),
    ("\"a\" = ", "1:7: error: the file ends where the text of 'a' is missing"),
    ("\"a\" = {", "1:7: error: the text of 'a' must be in quotes"),
    ("\"\\U12\"=x;", "1:2: error: an escape needs four hexadecimal digits"),
    ("\"\\ud800\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\ud83d\\u0041\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\udc00\\udc00\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\ud83d\\", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\ud83d\\n\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\u+041\"=x;", "1:2: error: an escape needs four hexadecimal digits"),
    ("\"\\u-000\"=x;", "1:2: error: an escape needs four hexadecimal digits"),
    ("\"\\", "1:2: error: the file ends inside of an escape"),
    ("\"\\udc00\\uzzzz\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("\"\\ud83d\\u", "1:2: error: an escape needs four hexadecimal digits"),
    ("\"\\ud800\\ue000\"=x;", "1:2: error: half of a surrogate pair in an escape"),
    ("/*", "1:3: error: the file ends inside of the comment that begins at 1:1"),
    ("/", "1:1: error: a key must be in quotes"),
  ])
  func malformed(text: String, expected: String) {
    #expect(throws: MalformedInput.self) { try StringsTable(Array(text.utf8), file: "de.strings") }
    do {
      _ = try StringsTable(Array(text.utf8), file: "de.strings")
    } catch {
      #expect("\(error)" == "de.strings:" + expected)
    }
  }

  @Test func endsInAnErrorOrNotWhereverItIsCut() {
    let bytes = Array(text.utf8)
    for end in bytes.indices { _ = try? StringsTable(Array(bytes[..<end]), file: "de.strings") }
    #expect(throws: MalformedInput.self) { try StringsTable([0xFF, 0xFE, 0x00], file: "x") }
    #expect(throws: MalformedInput.self) { try StringsTable([0xFF, 0xFE, 0x00, 0xD8], file: "x") }
    #expect(throws: MalformedInput.self) { try StringsTable([0x22, 0xFF], file: "x") }
  }

  /// A key that is there already is told at its position; keys are equal by their bytes.
  @Test func warnsOfRepeatedKeys() throws {
    let table = try StringsTable(
      Array("\"caf\u{E9}\" = \"1\";\n\"cafe\u{301}\" = \"2\"; a = 3;\n a = 4; \"\\U0061\" = 5;\n".utf8), file: "x")
    #expect(table.entries.map(\.value) == ["1", "2", "3", "4", "5"])
    #expect(
      table.warnings.map(\.description) == [
        "x:3:2: warning: the key 'a' stands at 2:17 already, whose text this one replaces",
        "x:3:9: warning: the key 'a' stands at 3:2 already, whose text this one replaces",
      ])
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"\#u{E9}": {}, "e\#u{301}": {},
        "a": {}, "a": {"localizations": {"en": {"stringUnit": {"value": "4"}}}}}}
      """#
    let read = try StringsTable(catalog: Array(catalog.utf8), file: "c.xcstrings", locale: "en")
    #expect(read.entries.map(\.value) == ["\u{E9}", "e\u{301}", "a", "4"])
    #expect(
      read.warnings.map(\.description) == [
        "c.xcstrings:2:12: warning: the key 'a' stands at 2:3 already, whose text this one replaces"
      ])
  }

  /// Of texts that vary by number or device, that of `other` is taken; what has none is no text.
  @Test func variationsOfACatalog() throws {
    func unit(_ text: String) -> String { #"{"stringUnit": {"value": "\#(text)"}}"# }
    func varied(_ kind: String, _ name: String, _ inner: String) -> String {
      #"{"variations": {"\#(kind)": {"\#(name)": \#(inner)}}}"#
    }
    let texts = [
      unit("1"), varied("plural", "other", unit("2")), varied("device", "other", unit("3")),
      varied("device", "other", varied("plural", "other", unit("4"))), varied("plural", "one", unit("5")), "{}",
    ]
    let keys = texts.enumerated().map { #""k\#($0)": {"localizations": {"de": \#($1)}}"# }.joined(separator: ", ")
    func read(_ locale: String) throws -> [String] {
      let catalog = #"{"sourceLanguage": "en", "strings": {\#(keys)}}"#
      return try StringsTable(catalog: Array(catalog.utf8), file: "c.xcstrings", locale: locale).entries.map {
        "\($0.key)=\($0.value)"
      }
    }
    #expect(try read("de") == ["k0=1", "k1=2", "k2=3", "k3=4"])
    #expect(try read("en") == ["k0=k0", "k1=k1", "k2=k2", "k3=k3", "k4=k4", "k5=k5"])
    #expect(throws: MalformedInput.self) { try read("fr") }
  }

  @Test(arguments: [
    ("{}", "1:1: error: the catalog has no 'strings'"), (" [1]", "1:2: error: the catalog has no 'strings'"),
    (#"{"strings": {}}"#, "1:1: error: the catalog has no texts in 'de'"),
    (#"{"strings": "#, "1:13: error: expected a value, found the end of the file"),
  ])
  func catalogsWithoutTexts(json: String, expected: String) {
    let error = #expect(throws: MalformedInput.self) {
      try StringsTable(catalog: Array(json.utf8), file: "c.xcstrings", locale: "de")
    }
    #expect(error?.description == "c.xcstrings:" + expected)
  }
}
