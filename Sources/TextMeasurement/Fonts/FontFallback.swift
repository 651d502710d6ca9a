/// A glyph that stands for a character.
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

/// Where a character's advance comes from when the font lacks it: the fallback list, then a stated advance.
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
    _ place: (face: Int, glyph: UInt16), _ kind: FoundGlyph.Kind, _ faces: [Font.Face]
  ) -> FoundGlyph {
    FoundGlyph(face: place.face, glyph: place.glyph, advance: faces[place.face].advance(place.glyph), kind: kind)
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

  /// The advance of a character that no face of a font has, in em: wide ones as the font says, other scripts the mean of
  /// their Noto font.
  static func statedAdvance(_ properties: CharacterProperties, in font: Font) -> Double {
    guard properties.isWide else { return ScriptAdvances.mean(properties.script) }
    return properties.script == Script.hangul ? font.wideAdvances.hangul : font.wideAdvances.other
  }

  /// The advance in points of an emoji, however many code points it has, as Xcode stored it for labels of 11, 17
  /// and 18 points, and 4.5 more than the size from 30 points up; between these, linear (UIKitNumbers.md, "Fonts").
  static func emojiAdvance(pointSize: Double) -> Double {
    let known: [(size: Double, advance: Double)] = [(11, 16), (17, 23), (18, 24), (30, 34.5)]
    if pointSize <= known[0].size { return known[0].advance / known[0].size * pointSize }
    for (low, high) in zip(known, known.dropFirst()) where pointSize <= high.size {
      return low.advance + (high.advance - low.advance) * (pointSize - low.size) / (high.size - low.size)
    }
    return pointSize + 4.5
  }
}

/// What was not measured but assumed, for a text or for many.
public struct TextApproximations: Sendable, Hashable {
  /// Emoji with a stated advance.
  public var hasEmoji = false
  /// Characters that no font of the list has, by script number.
  var missingScripts: ScriptSet = .init()
  /// Scripts whose glyphs depend on their neighbours, measured glyph by glyph.
  var unshapedScripts: ScriptSet = .init()
  /// Scripts whose words only a dictionary finds, broken at spaces alone.
  var dictionaryScripts: ScriptSet = .init()

  /// Nothing assumed.
  public init() {}

  /// Whether all was measured.
  public var isEmpty: Bool { self == TextApproximations() }

  /// Adds what was assumed for another text.
  public mutating func formUnion(_ other: TextApproximations) {
    guard !other.isEmpty else { return }
    hasEmoji = hasEmoji || other.hasEmoji
    missingScripts.formUnion(other.missingScripts)
    unshapedScripts.formUnion(other.unshapedScripts)
    dictionaryScripts.formUnion(other.dictionaryScripts)
  }

  /// One sentence for each kind of assumption, in a fixed order.
  public var descriptions: [String] {
    var lines: [String] = []
    if hasEmoji { lines.append("emoji were measured with a stated advance") }
    if !missingScripts.isEmpty {
      lines.append(
        "the font lacks characters (\(missingScripts)), which were measured with a stated advance; "
          + "name a font that has them in fallbackFonts")
    }
    if !unshapedScripts.isEmpty {
      lines.append(
        "glyphs were measured one by one, without shaping (\(unshapedScripts)); build with the package trait HarfBuzz")
    }
    if !dictionaryScripts.isEmpty {
      lines.append("lines were broken at spaces, without a dictionary (\(dictionaryScripts))")
    }
    return lines
  }

  /// For each of ``descriptions``, a name that does not change with the words.
  package var codes: [String] {
    [
      (hasEmoji, "emoji-advance"), (!missingScripts.isEmpty, "missing-characters"),
      (!unshapedScripts.isEmpty, "unshaped-glyphs"), (!dictionaryScripts.isEmpty, "no-dictionary"),
    ].filter(\.0).map(\.1)
  }
}

/// A set of script numbers.
struct ScriptSet: Sendable, Hashable, CustomStringConvertible {
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  mutating func insert(_ script: UInt8) {
    let word = Int(script >> 6)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(script & 63)
  }

  mutating func formUnion(_ other: ScriptSet) {
    for (index, word) in other.words.enumerated() {
      if index < words.count { words[index] |= word } else { words.append(word) }
    }
  }

  /// The numbers, rising.
  var scripts: [UInt8] {
    (UInt8(0)...254).filter { script in
      let word = Int(script >> 6)
      return word < words.count && words[word] & 1 << UInt64(script & 63) != 0
    }
  }

  /// The names, in alphabetical order.
  var description: String { scripts.map(Script.shownName).joined(separator: ", ") }
}
