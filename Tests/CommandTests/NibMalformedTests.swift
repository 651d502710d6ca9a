import Foundation
import Testing

/// Nibs that can't be read end the command with 65 and a place, whoever asks for them, and never with a trap.
@Suite struct NibMalformedTests {
  private static let good = Nib.document(Nib.labelCell("Card"))

  private func expect(_ data: Data, _ name: String, _ message: String) throws {
    let folder = try Folder()
    try folder.put(data, name)
    try folder.put("{\"cell\": \"\(name)\", \"records\": \"cards.json\"}", "A.shelf.json")
    try folder.put(cards(lines: [1]), "cards.json")
    let expected = Outcome(65, errors: "\(name):\(message)\n")
    for arguments in [
      ["cell", name], ["cell", name, "--at-design-size", "--format", "json"], ["cell", "A.shelf.json"],
      ["measure", "--config", "A.shelf.json"], ["measure", "--cell", name, "cards.json"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome == expected, "\(arguments)")
    }
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty"),
    ("hello\n", "1:1: error: text outside of any element; this is no XML"),
    ("{\"stackView\": {}}", "1:1: error: text outside of any element; this is no XML"),
    ("<plist/>", "1:1: error: this is no Interface Builder document: its root is <plist>, not <document>"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>",
      "1:1: error: this document is for macOS; only those for iOS can be read"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects/></document>",
      "1:1: error: the file has no cell: no top-level view and no prototype"
    ),
    (
      String(good.prefix(720)), "6:193: error: the file ends inside of the tag that begins at 6:165"
    ),
  ])
  func refusesWhatIsNoNib(text: String, message: String) throws {
    try expect(Data(text.utf8), "Card.xib", message)
  }

  /// One fault in a cell that is right otherwise.
  @Test(arguments: [
    (
      "secondItem=\"cell\" secondAttribute=\"top\"", "secondItem=\"nowhere\" secondAttribute=\"top\"",
      "9:1: error: the constraint 'label-cell-top' is to 'nowhere', which is no view of this cell"
    ),
    (
      "constant=\"8\" id=\"label-cell-top\"", "constant=\"nan\" id=\"label-cell-top\"",
      "9:1: error: 'constant' of <constraint> is 'nan', which is no number"
    ),
    (
      "constant=\"8\" id=\"label-cell-leading\"", "constant=\"-1e308\" id=\"label-cell-leading\"",
      "10:1: error: 'constant' of <constraint> is -1e308, beyond the 1000000 points allowed"
    ),
    (
      "constant=\"8\" id=\"label-cell-top\"", "multiplier=\"1:0\" id=\"label-cell-top\"",
      "9:1: error: 'multiplier' of <constraint> is '1:0', whose quotient is out of bounds"
    ),
    (
      "constant=\"8\" id=\"label-cell-top\"", "priority=\"1001\" id=\"label-cell-top\"",
      "9:1: error: 'priority' of <constraint> is 1001, not a priority of 1 to 1000"
    ),
    (
      "secondAttribute=\"top\"", "secondAttribute=\"topp\"",
      "9:1: error: 'secondAttribute' is 'topp', which is no attribute of a constraint. Did you mean 'top'?"
    ),
    (
      "pointSize=\"17.0\"", "pointSize=\"1e9\"",
      "6:165: error: 'pointSize' of <fontDescription> is 1e9, beyond the 1000000 points allowed"
    ),
    ("text=\"Label\"", "text=\"&nothing;\"", "6:23: error: malformed XML: an entity that is not defined"),
    (
      "id=\"label-cell\"", "id=\"cell\"", "6:1: error: the id 'cell' of <label> is also that of an object at 4:1"
    ),
  ])
  func refusesAFault(right: String, wrong: String, message: String) throws {
    let range = try #require(NibMalformedTests.good.range(of: right))
    try expect(Data(NibMalformedTests.good.replacingCharacters(in: range, with: wrong).utf8), "Card.xib", message)
  }

  @Test func refusesOtherBytes() throws {
    var data = Data(NibMalformedTests.good.utf8)
    let text = try #require(data.range(of: Data("Label\"".utf8)))
    data[text.lowerBound] = 0xFF
    try expect(data, "Card.xib", "6:14: error: malformed XML: a character that XML does not allow")
    data[text.lowerBound] = 0
    try expect(data, "Card.xib", "6:14: error: a zero byte; the file is not in UTF-8")
  }

  @Test func refusesWhatWouldCostTooMuch() throws {
    let entities = (1..<12).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
    try expect(
      Data("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY a0 \"ha\">\(entities.joined())]>\n<a>&a11;</a>".utf8),
      "Card.storyboard",
      "2:1: error: a document type declaration is refused, since it may define entities; Interface Builder writes none")
    let deep = String(repeating: "<view><subviews>", count: 5000) + String(repeating: "</subviews></view>", count: 5000)
    try expect(
      Data(Nib.document(deep).utf8), "Card.xib", "4:2033: error: elements are nested more than 256 deep")
  }

  @Test func saysWhichFileIsMissing() throws {
    let folder = try Folder()
    try folder.put("{\"cell\": \"Card.xib\", \"records\": \"cards.json\"}", "A.shelf.json")
    try folder.put("", "Folder.xib/file")
    for arguments in [["cell", "Card.xib"], ["cell", "A.shelf.json"], ["measure", "--config", "A.shelf.json"]] {
      #expect(
        try folder.run(arguments)
          == Outcome(66, errors: "Error: cannot open 'Card.xib': No such file or directory\n"))
    }
    #expect(
      try folder.run("cell", "Folder.xib")
        == Outcome(66, errors: "Error: cannot read 'Folder.xib': Is a directory\n"))
  }

  /// Wherever the file is cut off, the answer is an error with a place.
  @Test func refusesAFileThatIsCutOff() throws {
    let folder = try Folder()
    let bytes = Array(NibMalformedTests.good.utf8)
    for end in stride(from: 40, to: bytes.count - 13, by: 97) {
      try folder.put(Data(bytes[..<end]), "Card.xib")
      let outcome = try folder.run("cell", "Card.xib")
      #expect(outcome.code == 65 && outcome.output.isEmpty, "cut at \(end)")
      #expect(outcome.errors.wholeMatch(of: /Card\.xib:\d+:\d+: error: .*\n/) != nil, "\(outcome.errors)")
    }
  }
}
