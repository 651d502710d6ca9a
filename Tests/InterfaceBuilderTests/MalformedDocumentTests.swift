import Catalog
import Fixtures
import Foundation
import Testing

@testable import InterfaceBuilder

/// Files that can't be read end quickly, with the place and a sentence.
struct MalformedDocumentTests {
  @Test(arguments: [
    ("", "1:1: error: the file is empty"),
    ("hello\n", "1:1: error: text outside of any element; this is no XML"),
    ("{\"stackView\": {}}", "1:1: error: text outside of any element; this is no XML"),
    ("<?xml version=\"1.0\"?>\n", "1:1: error: there is no XML element in the file"),
    ("<?xml ", "1:7: error: the file ends inside of the tag that begins at 1:1"),
    ("<a>\n  <b x=\"1", "2:10: error: the file ends inside of the tag that begins at 2:3"),
    ("<a>\n  <b/>", "2:7: error: the file ends before all its elements are closed; it is cut off"),
    ("<a/>\n</b>", "2:1: error: this end tag has no start tag"),
    ("<a><!-- \n", "2:1: error: the file ends inside of a comment that begins at 1:4"),
    ("<a><b></a></b>", "1:7: error: malformed XML: </a> where the element of 1:4 needs </b>"),
    ("<a>\0</a>", "1:4: error: a zero byte; the file is not in UTF-8"),
    (
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>",
      "1:1: error: the file is not in UTF-8, which Interface Builder always writes"
    ),
    ("<plist/>", "1:1: error: this is no Interface Builder document: its root is <plist>, not <document>"),
    ("<a>]]></a>", "1:4: error: malformed XML: ']]>' outside of a CDATA section"),
    ("<a>&amp</a>", "1:4: error: malformed XML: '&' that begins no reference"),
    ("<a>&#x1F;</a>", "1:4: error: malformed XML: '&#x1F;' is no character that XML allows"),
    ("<a>&#xZ;&;</a>", "1:4: error: malformed XML: '&#xZ;' is no character that XML allows"),
    ("<a b='<'/>", "1:7: error: malformed XML: '<' inside of an attribute"),
    ("<a b/>", "1:5: error: malformed XML: the attribute 'b' has no value"),
    ("<a b=c/>", "1:6: error: malformed XML: the value of 'b' is not in quotes"),
    ("<a b=''c=''/>", "1:8: error: malformed XML: a blank is missing before an attribute"),
    ("<a><!-- -- --></a>", "1:11: error: malformed XML: '--' inside of a comment"),
    ("<a><?XML x?></a>", "1:4: error: malformed XML: an XML declaration that is not at the start"),
    ("<a/ >", "1:3: error: malformed XML: the tag <a> does not end"),
    ("<a></a b>", "1:8: error: malformed XML: the tag </a> does not end"),
    ("<a/>\n<b/>", "2:1: error: malformed XML: <b> stands beside the root"),
    ("<a/><![CDATA[]]>", "1:5: error: text outside of any element; this is no XML"),
    ("<a>\u{1}</a>", "1:4: error: malformed XML: a control character"),
    ("<a>\u{FFFE}</a>", "1:4: error: malformed XML: bytes that are no characters of UTF-8"),
    ("<?xml encoding='UTF-8'?><a/>", "1:1: error: malformed XML: this XML declaration"),
    ("<?xml version='1.0' ><a/>", "1:21: error: malformed XML: the XML declaration does not end"),
    ("<?a+?><b/>", "1:4: error: malformed XML: a blank is missing"),
    ("< a/>", "1:2: error: malformed XML: a name is missing"),
    ("<a>\n<<<<<<< HEAD\n</a>", "2:1: error: a merge conflict begins here; choose one of its sides"),
    ("<a/>\n\n  !", "3:3: error: text outside of any element; this is no XML"),
    ("<a><![CDATA[ </a>", "1:18: error: the file ends inside of a CDATA section that begins at 1:4"),
    ("<document/>", "1:1: error: this is no Interface Builder document: <document> has no 'type'"),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "1:1: error: this document is of Xcode 4 or older, which archived its objects; open it in a later Xcode and save it"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "1:1: error: this document is for macOS; only those for iOS can be read"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "1:1: error: the file has no cell: no top-level view and no prototype"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>",
      "1:1: error: the file has no cell: no top-level view and no prototype"
    ),
  ])
  func refused(text: String, expected: String) {
    #expect(Fixture.errors(text) == ["Card.xib:" + expected])
  }

  private static let good = Nib.document(Nib.labelCell("Card"))

  /// One fault in a cell that is right otherwise.
  @Test(arguments: [
    (
      "pointSize=\"17.0\"", "pointSize=\"1e9\"",
      "5:165: error: 'pointSize' of <fontDescription> is 1e9, beyond the 1000000 points allowed"
    ),
    ("text=\"Label\"", "text=\"&nothing;\"", "5:14: error: malformed XML: the entity '&nothing;' is not defined"),
    ("id=\"label-cell\"", "id=\"cell\"", "5:1: error: the id 'cell' of <label> is also that of an object at 3:1"),
    ("text=\"Label\"", "text=\"\0abel\"", "5:14: error: a zero byte; the file is not in UTF-8"),
  ])
  func oneFault(right: String, wrong: String, expected: String) throws {
    let range = try #require(Self.good.range(of: right))
    #expect(Fixture.errors(Self.good.replacingCharacters(in: range, with: wrong)) == ["Card.xib:" + expected])
  }

  /// A CDATA section holds text, and no tag.
  @Test func sectionsOfCharacters() throws {
    let text = Nib.document("<label id=\"a\">\n<string key=\"text\"><![CDATA[<b>&]]> and</string></label>")
    #expect(try Fixture.only(text).label("a").text == "<b>& and")
  }

  /// References are characters, a line ends in a line feed, and blanks of an attribute are spaces unless they are
  /// references.
  @Test func charactersAreAsXMLHasThem() throws {
    let text = "<a b='&lt;&#10;&#xe9;\t\r\n&quot;' c:d=\"'é\">&amp;\r\n\r&#13;<!-- -->]] ></a >"
    let element = try Element.parse(
      Array("\u{FEFF}<?xml version='1.0'?><?p?>\(text)\n<!---->".utf8), file: "Card.xib")
    #expect(element.attributes == ["b": "<\né  \"", "c:d": "'é"])
    #expect(element.text == "&\n\n\r]] >")
    #expect(element.position == SourcePosition(line: 1, column: 27))
  }

  /// Base64 that is none is the text itself.
  @Test func textsThatAreNoBase64() throws {
    let text = Nib.document("<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">A!</string></label>")
    #expect(try Fixture.only(text).label("a").text == "A!")
  }

  @Test func bytesThatAreNoUTF8() throws {
    var bytes = Array(Self.good.utf8)
    bytes[try #require(Data(bytes).range(of: Data("Label\"".utf8))).lowerBound] = 0xFF
    #expect(
      Fixture.errors(bytes) == ["Card.xib:5:14: error: malformed XML: bytes that are no characters of UTF-8"])
  }

  @Test func aFileThatEndsInsideOfATag() throws {
    let tag = try #require(Self.good.range(of: "<fontDescription"))
    let end = Self.good.index(tag.lowerBound, offsetBy: 28)
    #expect(
      Fixture.errors(String(Self.good[..<end])) == [
        "Card.xib:5:193: error: the file ends inside of the tag that begins at 5:165"
      ])
  }

  @Test func entitiesAreRefusedBeforeTheyAreExpanded() {
    let declarations = (1..<12).map { "<!ENTITY a\($0) \"" + String(repeating: "&a\($0 - 1);", count: 10) + "\">" }
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY a0 \"ha\">\(declarations.joined())]><a>&a11;</a>"
    let refusal =
      "a document type declaration is refused, since it may define entities; Interface Builder writes none"
    #expect(Fixture.errors(bomb) == ["Card.xib:2:1: error: \(refusal)"])
    #expect(
      Fixture.errors("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>") == [
        "Card.xib:1:1: error: \(refusal)"
      ])
    #expect(Fixture.errors("<a>&x;</a>").first?.contains("'&x;' is not defined") == true)
  }

  @Test func limits() {
    let views = String(repeating: "<view><subviews>", count: 100_000)
    #expect(Fixture.errors(Nib.document(views)) == ["Card.xib:3:2033: error: elements are nested more than 256 deep"])
    let wide = Nib.document(String(repeating: "<nil/>", count: 500_001))
    // Before them stand five others.
    #expect(Fixture.errors(wide) == ["Card.xib:3:2999971: error: the file has more than 500000 elements"])
    let long = Nib.document("<view id=\"" + String(repeating: "x", count: 2_000_000) + "\"/>")
    #expect(Fixture.errors(long) == ["Card.xib:3:1: error: a tag of more than 1 MiB"])
    let text = Nib.document("<view id=\"a\"/>" + String(repeating: "x", count: 2_000_000))
    #expect(Fixture.errors(text) == ["Card.xib:3:15: error: a text of more than 1 MiB"])
    let entity = Fixture.errors("<a>&" + String(repeating: "x", count: 900_000) + ";</a>")
    #expect(entity.count == 1 && entity[0].hasPrefix("Card.xib:1:4: error: malformed XML: the entity '&xx"))
    #expect(entity[0].count < 300)
  }

  /// The bytes of an image are left out, and places behind them stay.
  @Test func imagesOfAnySize() throws {
    let bytes = String(repeating: "abcd\n", count: 400_000)
    let image = """
      <image name="photo" width="20" height="30"><mutableData key="keyedArchiveRepresentation">
      \(bytes)</mutableData></image>
      """
    let view = #"<view id="a"><label id="b" shape="round"/></view>"#
    let cell = try Fixture.only(Nib.document(view, resources: image))
    #expect(cell.warnings.map(\.position?.line) == [400_004])
    let outside = Nib.document("<view id=\"a\"><resources>\(bytes)</resources></view>")
    #expect(Fixture.errors(outside) == ["Card.xib:3:25: error: a text of more than 1 MiB"])
  }

  @Test func fourteenMillionBytes() throws {
    let text = String(repeating: "x", count: 140_000)
    let labels = (0..<100).map { "<label id=\"v\($0)\" text=\"\(text)\"/>" }
    let document = Fixture.cell(labels.joined(separator: "\n"))
    #expect(document.utf8.count > 14_000_000)
    let cell = try Fixture.only(document)
    #expect(cell.template.views.count == 102)
    #expect(try cell.label("v99").text == text)
    let broken = Fixture.cell((labels + ["<label id=\"w\" id=\"w\"/>"]).joined(separator: "\n"))
    let errors = Fixture.errors(broken)
    #expect(errors.count == 1 && errors[0].hasPrefix("Card.xib:105:"))
    #expect(errors[0].hasSuffix(": error: malformed XML: the attribute 'id' is there twice"))
  }

  @Test func limitsOfCells() {
    let views = Fixture.cell(String(repeating: "<view/>\n", count: 3000))
    #expect(Fixture.errors(views) == ["Card.xib:2503:1: error: the cell has more than 2500 views"])
    let cells = String(
      repeating: "<view><subviews>\(String(repeating: "<view/>", count: 2400))</subviews></view>\n", count: 12)
    #expect(
      Fixture.errors(Nib.document(cells)) == ["Card.xib:12:1: error: the cells of the file have more than 20000 views"])
    let cellsInCells =
      String(repeating: "<tableViewCell><subviews>\n", count: 60) + String(repeating: "<view/>", count: 2400)
      + String(repeating: "</subviews></tableViewCell>", count: 60)
    #expect(
      Fixture.errors(Nib.document(cellsInCells)) == [
        "Card.xib:12:1: error: the cells of the file have more than 20000 views"
      ])
    let constraints = (0..<300).map {
      "<constraint firstAttribute=\"width\" constant=\"1\" priority=\"\(1 + Double($0) / 2)\" id=\"c\($0)\"/>"
    }
    #expect(
      Fixture.errors(Fixture.cell("", constraints: constraints.joined())) == [
        "Card.xib:3:1: error: the cell has more than 256 different priorities"
      ])
  }

  /// Variations of an element replace properties in the order of the file, however many there are.
  @Test func thousandsOfVariations() throws {
    let variations = (0..<3000).map {
      "<variation key=\"widthClass=compact\"><rect key=\"frame\" x=\"\($0)\" y=\"0\" width=\"1\" height=\"1\"/>"
        + "<rect key=\"k\($0 / 2)\" x=\"0\"/></variation>"
    }
    let cell = try Fixture.only(Fixture.cell("<label id=\"a\">\(variations.joined())</label>"))
    #expect(try cell.view("a").designFrame?.x == 2999)
  }

  @Test func theDeepestFileNeedsLittleStack() throws {
    let depth = 126
    let text = Nib.document(
      String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth))
    nonisolated(unsafe) var count = 0
    let thread = Thread { count = (try? Fixture.only(text).template.views.count) ?? -1 }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { usleep(1000) }
    #expect(count == depth)
  }

  @Test func cutAnywhere() throws {
    let whole = Array(Fixture.cell("<label id=\"a\" text=\"b\"/>", constraints: "<constraint id=\"c\"/>").utf8)
    for end in stride(from: 0, to: whole.count - 1, by: 3) {
      let errors = Fixture.errors(Array(whole[..<end]))
      #expect(errors.count == 1, "cut at \(end): \(errors)")
      #expect(errors[0].wholeMatch(of: /Card\.xib:\d+:\d+: error: .+/) != nil, "\(errors)")
    }
  }

  @Test func whatIsWrongInACellIsToldInTheOrderOfTheFile() {
    let text = Fixture.cell(
      """
      <label id="a" numberOfLines="1.5"><fontDescription key="fontDescription" pointSize="nan"/></label>
      <label id="a" verticalHuggingPriority="1001"><rect key="frame" x="0x10" y="1" width="1" height="1"/></label>
      """)
    #expect(
      Fixture.errors(text) == ["Card.xib:6:1: error: the id 'a' of <label> is also that of an object at 5:1"])
    #expect(
      Fixture.errors(text.replacing("<label id=\"a\" ver", with: "<label id=\"b\" ver")) == [
        "Card.xib:5:1: error: 'numberOfLines' of <label> must be a whole number from 0",
        "Card.xib:5:35: error: 'pointSize' of <fontDescription> is 'nan', which is no number",
        "Card.xib:6:1: error: 'verticalHuggingPriority' of <label> is 1001, not a priority of 1 to 1000",
        "Card.xib:6:46: error: 'x' of <rect> is '0x10', which is no number",
      ])
  }
}
