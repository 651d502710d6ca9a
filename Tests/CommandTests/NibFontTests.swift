import Foundation
import Testing

/// Fonts that a nib names and the configuration has files for.
@Suite struct NibFontTests {
  /// A font whose printable ASCII characters are half an em wide, and whose lines are two em high.
  private static var font: Data {
    let tables: [(tag: String, words: [Int])] = [
      ("head", Array(repeating: 0, count: 9) + [1000]),
      ("hhea", [1, 0, 1500, -500, 0] + Array(repeating: 0, count: 12) + [1]), ("maxp", [0, 0x5000, 96]),
      ("hmtx", [500] + Array(repeating: 0, count: 96)),
      // One group of a subtable of format 12: 0x20 to 0x7E are the glyphs from 1.
      ("cmap", [0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 0x20, 0, 0x7E, 0, 1]),
    ]
    var directory = data([0, tables.count, 0, 0, 0])
    directory.insert(contentsOf: [0, 1], at: 0)
    var body = Data()
    for table in tables {
      directory.append(contentsOf: Array(table.tag.utf8))
      directory.append(data([0, 0, 0, 12 + 16 * tables.count + body.count, 0, 2 * table.words.count]))
      body.append(data(table.words))
    }
    return directory + body
  }

  /// Big-endian words.
  private static func data(_ words: [Int]) -> Data {
    Data(words.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
  }

  /// The name in the nib is a PostScript name, which the configuration has a file for.
  @Test func aFontOfTheConfigurationIsMeasured() throws {
    let folder = try Folder()
    let nib = Nib.document(Nib.labelCell("Card"))
      .replacing("type=\"system\"", with: "name=\"Brand-Regular\" family=\"Brand\"")
    try folder.put(nib, "Card.xib")
    try folder.put(NibFontTests.font, "shelves/Fonts/Brand.ttf")
    try folder.put(
      #"{"cell": "../Card.xib", "fonts": {"Brand-Regular": "Fonts/Brand.ttf"}, "records": "cards.json"}"#,
      "shelves/A.shelf.json")
    // 18 characters of 8.5 points fit into 160.
    for (title, height) in [("abcdefghi klmnopqr", 50.0), ("abcdefghij klmnopqr", 84)] {
      try folder.put("[{\"title\": \"\(title)\"}]", "shelves/cards.json")
      let shelf = try #require(try folder.report("--config", "shelves/A.shelf.json", "--strict").shelves.first)
      #expect(shelf.contentHeight == height && shelf.warnings.isEmpty, "\(title)")
    }
    let tree = try folder.run("cell", "shelves/A.shelf.json", "--strict")
    #expect(tree.code == 0 && tree.lines.contains("    UILabel titleLabel (8, 8; 160 x 68) Brand-Regular 17"))
  }
}
