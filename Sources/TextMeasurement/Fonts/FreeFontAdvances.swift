/// The advances of printable ASCII in free fonts that apps often bring, for where their files are not.
enum FreeFontAdvances {
  /// Units in an em.
  static let unitsPerEm = 10_000.0
  /// U+0020 to U+007E.
  static let count = 95

  private static let advances = PackedTable(base64: FreeFontData.advances).u16s
  /// For a PostScript name in lower case, the place of its face.
  private static let faces: [String: Int] = {
    var faces: [String: Int] = [:]
    for (face, name) in FreeFontData.names.lines.enumerated() { faces[name.lowercased()] = face }
    return faces
  }()

  /// The advances of the font of a PostScript name, whose upper case differs between versions of a font.
  static func ascii(_ name: String) -> ArraySlice<UInt16>? {
    let name = name.lowercased()
    guard let face = faces[name] ?? faces[name + "-regular"] else { return nil }
    return advances[face * count..<(face + 1) * count]
  }
}
