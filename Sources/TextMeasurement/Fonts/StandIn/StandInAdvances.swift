/// The advances of letters, digits and punctuation, and the kerning where it is known, in fonts whose files are often
/// not here: free fonts that apps bring, and Helvetica Neue and PingFang, of which published documents state them
/// (UIKitNumbers.md, "Fonts").
struct StandInAdvances {
  /// Units in an em.
  static let unitsPerEm = 10_000.0
  /// U+0020 to U+007E, and nine marks of punctuation.
  private static let count = 104
  private static let firstCode = 0x20

  /// By the index of the character.
  private let advances: ArraySlice<UInt16>
  /// The kerning of pairs of printable ASCII characters, in units. Each character is given by its index.
  private let kerning: [Pair: Int]

  private struct Pair: Hashable {
    let left: Int
    let right: Int
  }

  private static let advances = PackedTable(base64: StandInAdvanceData.advances).u16s
  /// A face's PostScript name, then pairs of characters and their kerning. They are read when a face is asked for,
  /// since most runs ask for none.
  private static let lines = StandInAdvanceData.faces.lines.map { $0.split(separator: " ") }
  /// The index of each face by its name in lower case.
  private static let faces = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1[0].lowercased(), $0) })
  private static let builtIn = Set(StandInAdvanceData.builtIn.lines.map { $0.lowercased() })

  /// Finds a font by its PostScript name. Upper and lower case count as the same, as versions of a font differ in them.
  init?(_ name: String) {
    guard let face = StandInAdvances.face(name) else { return nil }
    advances = StandInAdvances.advances[face * StandInAdvances.count..<(face + 1) * StandInAdvances.count]
    let words = StandInAdvances.lines[face]
    var kerning: [Pair: Int] = [:]
    for number in stride(from: 1, to: words.count, by: 2) {
      let characters = words[number].utf8.map { Int($0) - StandInAdvances.firstCode }
      kerning[Pair(left: characters[0], right: characters[1])] = Int(words[number + 1])
    }
    self.kerning = kerning
  }

  private static func face(_ name: String) -> Int? {
    let name = stated(name)
    return faces[name] ?? faces[name + "-regular"]
  }

  /// The name, in lower case, of the font whose advances documents state: PingFang has the same letters for each place.
  private static func stated(_ name: String) -> String {
    let name = name.lowercased()
    let isElsewhere = ["pingfangtc-", "pingfanghk-", "pingfangmo-"].contains { name.hasPrefix($0) }
    return isElsewhere ? "pingfangsc-" + name.dropFirst("pingfangsc-".count) : name
  }

  /// Whether the advances of a font are known.
  static func has(_ name: String) -> Bool { face(name) != nil }

  /// Whether a font is built in: nearly all of its advances are stated, and its file can be had on a Mac alone.
  static func isBuiltIn(_ name: String) -> Bool { builtIn.contains(stated(name)) }

  var hasKerning: Bool { !kerning.isEmpty }

  /// For each of Helvetica's glyphs, which count from 1, the index of its character. A letter with a mark has that of
  /// the letter.
  private static let indices = PackedTable(base64: HelveticaData.known).bytes

  /// Units of the character that one of Helvetica's glyphs shows; `nil` where they are not known.
  func advance(_ glyph: UInt16) -> Int? {
    let index = Int(StandInAdvances.indices[Int(glyph) - 1])
    return index < advances.count ? Int(advances[advances.startIndex + index]) : nil
  }

  /// Units between the characters that two of Helvetica's glyphs show.
  func kerning(_ left: UInt16, _ right: UInt16) -> Int {
    // Helvetica numbers printable ASCII first.
    kerning[Pair(left: Int(left) - 1, right: Int(right) - 1)] ?? 0
  }
}
