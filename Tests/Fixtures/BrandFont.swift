import Foundation

/// A font made table by table.
package enum BrandFont {
  /// Its PostScript name.
  package static let name = "Brand-Regular"

  /// The file of a font whose printable ASCII characters are half an em wide, and whose lines are two em high.
  package static let data = {
    let tables: [(tag: String, words: [Int])] = [
      ("head", Array(repeating: 0, count: 9) + [1000]),
      ("hhea", [1, 0, 1500, -500, 0] + Array(repeating: 0, count: 12) + [1]), ("maxp", [0, 0x5000, 96]),
      ("hmtx", [500] + Array(repeating: 0, count: 96)),
      // One group of a subtable of format 12: 0x20 to 0x7E are the glyphs from 1.
      ("cmap", [0, 1, 3, 10, 0, 12, 12, 0, 0, 28, 0, 0, 0, 1, 0, 0x20, 0, 0x7E, 0, 1]),
      // One record: the PostScript name.
      ("name", [0, 1, 18, 3, 1, 0x409, 6, 2 * name.utf16.count, 0] + name.utf16.map(Int.init)),
    ]
    var directory = words([0, tables.count, 0, 0, 0])
    directory.insert(contentsOf: [0, 1], at: 0)
    var body = Data()
    for table in tables {
      directory.append(contentsOf: Array(table.tag.utf8))
      directory.append(words([0, 0, 0, 12 + 16 * tables.count + body.count, 0, 2 * table.words.count]))
      body.append(words(table.words))
    }
    return directory + body
  }()

  /// Big-endian words.
  private static func words(_ words: [Int]) -> Data {
    Data(words.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] })
  }
}
