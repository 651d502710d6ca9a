/// The advances of letters, digits and punctuation, and the kerning where it is known, in fonts whose files are often not
/// here: free fonts that apps bring, and Helvetica Neue, of which published documents state them (UIKitNumbers.md,
/// "Fonts").
struct KnownAdvances {
  /// Units in an em.
  static let unitsPerEm = 10_000.0
  /// U+0020 to U+007E, and nine marks of punctuation.
  private static let count = 104
  private static let firstCode = 0x20

  /// Whether the font is built in: nearly all of its advances are stated, and none of its files can be had but on a Mac.
  let isBuiltIn: Bool
  /// By the index of the character.
  private let advances: [UInt16]
  /// What is added between two printable ASCII characters, each by its index.
  private let kerning: [Pair: Int]

  private struct Pair: Hashable {
    let left: Int
    let right: Int
  }

  private static let faces: [String: KnownAdvances] = {
    let advances = PackedTable(base64: KnownAdvanceData.advances).u16s
    let builtIn = Set(KnownAdvanceData.builtIn.lines)
    var faces: [String: KnownAdvances] = [:]
    for (face, line) in KnownAdvanceData.faces.lines.enumerated() {
      let words = line.split(separator: " ")
      var kerning: [Pair: Int] = [:]
      for number in stride(from: 1, to: words.count, by: 2) {
        let characters = words[number].utf8.map { Int($0) - firstCode }
        kerning[Pair(left: characters[0], right: characters[1])] = Int(words[number + 1])
      }
      faces[words[0].lowercased()] = KnownAdvances(
        isBuiltIn: builtIn.contains(String(words[0])), advances: Array(advances[face * count..<(face + 1) * count]),
        kerning: kerning)
    }
    return faces
  }()

  /// What is known of the font of a PostScript name, whose upper case differs between versions of a font.
  static func named(_ name: String) -> KnownAdvances? {
    let name = name.lowercased()
    return faces[name] ?? faces[name + "-regular"]
  }

  var hasKerning: Bool { !kerning.isEmpty }

  /// For each of Helvetica's glyphs, which count from 1, the index of its character; a letter with a mark has that of the
  /// letter.
  private static let indices = PackedTable(base64: HelveticaData.known).bytes

  /// Units of the character that one of Helvetica's glyphs shows; `nil` where they are not known.
  func advance(_ glyph: UInt16) -> Int? {
    let index = Int(KnownAdvances.indices[Int(glyph) - 1])
    return index < advances.count ? Int(advances[index]) : nil
  }

  /// Units between two printable ASCII characters, each by its index.
  func kerning(_ left: Int, _ right: Int) -> Int { kerning[Pair(left: left, right: right)] ?? 0 }
}
