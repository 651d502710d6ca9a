/// A glyph for a character.
struct FoundGlyph {
  /// The number of the face.
  let face: Int
  let glyph: UInt16
  /// The advance, in units of the first face.
  let advance: Int
  let kind: Kind

  enum Kind {
    /// The character's own glyph.
    case own
    /// The glyph of a letter whose marks stand on it and take no room.
    case base
    /// The glyph of U+0020, with the advance of another space.
    case space
  }
}

/// Finds the glyph of a character in a font and its fallback list; what none of them has is as wide as
/// ``StatedAdvances`` says.
enum FontFallback {
  /// The first face that has a character; else one that has a glyph for it.
  static func find(_ codePoint: UInt32, in faces: [Font.Face]) -> FoundGlyph? {
    if let own = locate(codePoint, in: faces) { return found(own, .own, faces) }
    if let base = locateBase(codePoint, in: faces) { return found(base, .base, faces) }
    // For a space, the first face that shapes text and has U+0020.
    for (index, face) in faces.enumerated() where face.typeface.layout != nil {
      guard let space = MissingSpace.glyph(codePoint, in: face.typeface) else { continue }
      return FoundGlyph(face: index, glyph: space.glyph, advance: face.scaled(space.advance), kind: .space)
    }
    return nil
  }

  private static func found(
    _ found: (face: Int, glyph: UInt16), _ kind: FoundGlyph.Kind, _ faces: [Font.Face]
  ) -> FoundGlyph {
    FoundGlyph(face: found.face, glyph: found.glyph, advance: faces[found.face].advance(found.glyph), kind: kind)
  }

  /// The first face that has a character.
  static func locate(_ codePoint: UInt32, in faces: [Font.Face]) -> (face: Int, glyph: UInt16)? {
    for (index, face) in faces.enumerated() {
      if let glyph = face.typeface.glyph(codePoint) { return (index, glyph) }
    }
    return nil
  }

  /// For a letter with marks that no face has, the letter without those marks that need be left off, as HarfBuzz
  /// decomposes it: the marks stand on it and take no room.
  private static func locateBase(_ codePoint: UInt32, in faces: [Font.Face]) -> (face: Int, glyph: UInt16)? {
    if let letters = Composition.decomposeHangul(codePoint) { return locateAll(letters, in: faces) }
    let parts = Composition.decompose(codePoint)
    guard parts.count > 1, var found = locate(parts[0], in: faces) else { return nil }
    var base = parts[0]
    for mark in parts.dropFirst() {
      guard let composed = Composition.compose(base, mark), let glyph = locate(composed, in: faces) else { continue }
      (base, found) = (composed, glyph)
    }
    return found
  }

  /// The first face that has all letters of a syllable, and the glyph of the first.
  private static func locateAll(_ letters: [UInt32], in faces: [Font.Face]) -> (face: Int, glyph: UInt16)? {
    for (index, face) in faces.enumerated() {
      let glyphs = letters.compactMap { face.typeface.glyph($0) }
      if let first = glyphs.first, glyphs.count == letters.count { return (index, first) }
    }
    return nil
  }
}

/// The advances of characters that a font lacks: those of a typeface, which East Asian wide characters have, and those
/// of all typefaces (UIKitNumbers.md, "Fonts").
struct StatedAdvances: Sendable, Hashable {
  /// Em, of a syllable of Hangul.
  var hangul = 0.865
  /// Em, of Han, kana and full-width punctuation.
  var wide = 1.0
  /// Whether labels that Xcode stored show these two.
  private(set) var areMeasured = false

  /// The advances beside the system font, whose Han and kana take a little more than an em, as Xcode stored labels
  /// of 9 to 25 points.
  static func system(pointSize: Double) -> StatedAdvances {
    StatedAdvances(wide: 1 + min(0.09 + 0.0135 * pointSize, 0.37) / pointSize, areMeasured: true)
  }

  /// Whether the advance of a character by its properties is measured rather than assumed.
  func isMeasured(_ properties: CharacterProperties) -> Bool {
    areMeasured && properties.isWide && Script.measuredWide.contains(properties.script)
  }

  /// Em, of a character.
  func advance(_ codePoint: UInt32, _ properties: CharacterProperties) -> Double {
    guard properties.isWide else {
      return StatedAdvances.punctuation[codePoint] ?? StatedAdvances.mean(properties.script)
    }
    return properties.script == Script.hangul ? hangul : wide
  }

  /// The advance in points of an emoji, however many code points it has, as Xcode stored it for labels of 11, 13, 17
  /// and 18 points, and 4.5 more than the size from 30 points up; between these, linear (UIKitNumbers.md, "Fonts").
  static func emoji(pointSize: Double) -> Double {
    let known: [(size: Double, advance: Double)] = [(11, 16), (13, 19), (17, 23), (18, 24), (30, 34.5)]
    if pointSize <= known[0].size { return known[0].advance / known[0].size * pointSize }
    for (low, high) in zip(known, known.dropFirst()) where pointSize <= high.size {
      return low.advance + (high.advance - low.advance) * (pointSize - low.size) / (high.size - low.size)
    }
    return pointSize + 4.5
  }
}

/// Families that are asked for characters a font lacks where `fallbackFonts` has the word ``word``.
///
/// iOS goes on to a family of its own for each script; these are free ones for the same scripts, in the order in which
/// they are asked.
public enum DefaultFallbackFonts {
  /// The name of a font that means the whole list.
  public static let word = "default"

  /// All families, installed or not.
  public static let families = [
    "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Color Emoji", "Noto Sans Arabic",
    "Noto Sans Hebrew", "Noto Sans Thaana", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Bengali",
    "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada",
    "Noto Sans Malayalam", "Noto Sans Oriya", "Noto Sans Sinhala", "Noto Sans Lao", "Noto Sans Khmer",
    "Noto Sans Myanmar", "Noto Serif Tibetan", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Ethiopic",
    "Noto Sans Cherokee", "Noto Sans Canadian Aboriginal", "Noto Sans Mongolian", "Noto Sans Math", "Noto Sans Symbols",
    "Noto Sans Symbols2", "DejaVu Sans",
  ]
}
