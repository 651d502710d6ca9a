import Testing

@testable import Catalog

/// Xcode's project files are read as the property lists that they are.
@Suite struct PropertyListTests {
  @Test func readsValuesOfEveryKind() throws {
    let text = """
      // !$*UTF8*$!
      { a = App/Cell.swift; /* c */ "b c" = "d\\n\\"e\\""; list = (A /* x */, {k = (); }, ); last = (B); }
      """
    let list = try PropertyList(Array(text.utf8), file: "p")
    #expect(list["a"]?.text == "App/Cell.swift" && list["b c"]?.text == "d\n\"e\"" && list["none"] == nil)
    #expect(list.texts("list") == ["A"] && list.texts("last") == ["B"] && list.texts("a") == ["App/Cell.swift"])
    #expect(list.object?.count == 4 && list.texts("none") == [])
    #expect(try PropertyList(Array("word".utf8), file: "p").text == "word")
  }

  @Test(arguments: [
    ("", "1:1: error: the file ends where a value is missing"),
    ("{\n a = ", "2:6: error: the file ends where the value of 'a' is missing"),
    ("{ a = (b, }", "1:11: error: a value of a list must be in quotes"),
    ("{ a = (b c) }", "1:10: error: ')' is missing after the last value of a list"),
    ("{ a = b }", "1:9: error: ';' is missing after the value of 'a'"),
    ("{ a b; }", "1:5: error: '=' is missing after the key 'a'"),
    ("( a ) b", "1:7: error: something follows the value of the file"),
    (String(repeating: "(", count: 90), "1:65: error: lists lie more than 64 deep inside each other"),
  ])
  func malformed(_ text: String, _ expected: String) {
    let error = #expect(throws: MalformedInput.self) { try PropertyList(Array(text.utf8), file: "p") }
    #expect(error?.description == "p:" + expected)
  }
}
