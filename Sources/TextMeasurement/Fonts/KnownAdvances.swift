/// The advances of printable ASCII, and the kerning where it is known, in fonts whose files are often not here: free fonts
/// that apps bring, and Helvetica Neue, of which published documents state them (UIKitNumbers.md, "Fonts").
struct KnownAdvances {
  /// Units in an em.
  static let unitsPerEm = 10_000.0
  /// U+0020 to U+007E.
  private static let count = 95
  private static let firstCode = 0x20

  /// Whether the font is built in: nearly all of its advances are stated, and none of its files can be had but on a Mac.
  let isBuiltIn: Bool
  /// One for each printable ASCII character, in order.
  let advances: [UInt16]
  /// What is added between two characters, each by its index among the printable ones.
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

  /// Units between two characters, each by its index among the printable ones.
  func kerning(_ left: Int, _ right: Int) -> Int { kerning[Pair(left: left, right: right)] ?? 0 }
}
