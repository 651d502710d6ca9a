import Catalog
import Fixtures
import Testing

@testable import InterfaceBuilder

/// The edges of XML's grammar, and limits at the last value that they allow and the first that they do not.
struct XMLFormTests {
  private func root(_ text: String) throws -> Element { try Element.parse(Array(text.utf8), file: "Card.xib") }

  /// Texts of elements as they are meant.
  @Test(arguments: [
    ("<a>漢！\u{FFFD}\u{1F600}</a>", "漢！\u{FFFD}\u{1F600}"), ("<a>x\r\n</a>", "x\n"), ("<a>x&lt;</a>", "x<"),
    ("<a><![CDATA[x]]]><![CDATA[]]><![CDATA[<y>]]></a>", "x]<y>"),
    ("<?xml version='1.1' standalone='yes'?><a>b</a>", "b"),
    ("<a\tb='1'\r\nc='2'\r>d</a>\r\n\t", "d"), ("<?p ??><a>e</a>", "e"),
  ])
  func texts(text: String, expected: String) throws {
    #expect(try root(text).text == expected)
  }

  /// Blanks in an attribute are spaces, also where nothing else is to be replaced.
  @Test func blanksInAttributes() throws {
    #expect(try root("<a b='x\ty\nz'/>").attributes == ["b": "x y z"])
  }

  @Test(arguments: [
    ("<a>x]]></a>", "1:5: error: malformed XML: ']]>' outside of a CDATA section"),
    ("<a>&#xFFFE;</a>", "1:4: error: malformed XML: '&#xFFFE;' is no character that XML allows"),
    ("<a>\r", "1:5: error: the file ends before all its elements are closed; it is cut off"),
    ("<\na/>", "1:2: error: malformed XML: a name is missing"),
    ("<?xml", "1:6: error: the file ends inside of the tag that begins at 1:1"),
    ("\n<a></b>", "2:4: error: malformed XML: </b> where the element of 2:1 needs </a>"),
    ("<?xml version='2.0'?><a/>", "1:1: error: malformed XML: this XML declaration"),
    ("<?xml version='1.x'?><a/>", "1:1: error: malformed XML: this XML declaration"),
    ("<?xml version='1.+5'?><a/>", "1:1: error: malformed XML: this XML declaration"),
    ("<?xml version='1.-0'?><a/>", "1:1: error: malformed XML: this XML declaration"),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "1:1: error: malformed XML: this XML declaration"),
  ])
  func faults(text: String, expected: String) {
    #expect(Fixture.errors(text) == ["Card.xib:" + expected])
  }

  @Test func aByteThatBeginsNoCharacter() {
    let expected = "Card.xib:1:4: error: malformed XML: bytes that are no characters of UTF-8"
    #expect(Fixture.errors(Array("<a>".utf8) + [0x80] + Array("</a>".utf8)) == [expected])
  }

  /// A quotation in a message is cut short behind 200 characters.
  @Test func longMessages() {
    let message = "the entity '&" + String(repeating: "x", count: 300)
    #expect(
      Fixture.errors("<a>&" + String(repeating: "x", count: 300) + ";</a>") == [
        "Card.xib:1:4: error: malformed XML: " + message.prefix(200)
      ])
  }

  /// Padding and blanks count for nothing; a digit that is left over is dropped.
  @Test(arguments: [
    ("YWJj", "abc"), ("YW Jj\n", "abc"), ("YWI=", "ab"), ("YWJjZGVm", "abcdef"), ("YWJjA", "abc"), ("A", "A"),
  ])
  func base64(written: String, text: String) throws {
    #expect(try root("<string base64-UTF8=\"YES\">\(written)</string>").decodedText == text)
  }

  /// Files of 32 MiB and of a byte more: what is wrong with the first is not its length.
  @Test func theLargestFiles() throws {
    let most = [UInt8](repeating: 0, count: 32 << 20)
    #expect(Fixture.errors(most) == ["Card.xib:1:1: error: a zero byte; the file is not in UTF-8"])
    #expect(
      Fixture.errors(most + [0]) == [
        "Card.xib:1:1: error: the file has more than 32 MiB, the most that an interface may have"
      ])
    let texts = [UInt8](repeating: 0x80, count: 32 << 20)
    let error = #expect(throws: MalformedInput.self) { try StringsTable(texts, file: "x") }
    #expect(error?.description == "x:1:1: error: the file is not valid UTF-8")
    let longer = #expect(throws: MalformedInput.self) { try StringsTable(texts + [0x80], file: "x") }
    #expect(longer?.description == "x:1:1: error: the file has more than 32 MiB")
  }

  /// A tag and a text of 1 MiB.
  @Test func theLongestTagsAndTexts() throws {
    let most = 1 << 20
    func tag(_ count: Int) -> String { "<a b='" + String(repeating: "x", count: count - 9) + "'/>" }
    #expect(try root(tag(most)).attributes["b"]?.utf8.count == most - 9)
    #expect(Fixture.errors(tag(most + 1)) == ["Card.xib:1:1: error: a tag of more than 1 MiB"])
    let text = String(repeating: "x", count: most)
    #expect(try root("<a>\(text)</a>").text.utf8.count == most)
    #expect(Fixture.errors("<a>\(text)x</a>") == ["Card.xib:1:4: error: a text of more than 1 MiB"])
  }
}
