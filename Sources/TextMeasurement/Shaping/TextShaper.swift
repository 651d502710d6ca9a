/// A code point of a text with its place and its advance.
struct ShapedCharacter {
  let codePoint: UInt32
  let properties: CharacterProperties
  /// Bytes from the start of the text.
  let offset: Int
  /// Units, without kerning.
  var advance = 0
  /// Units between this character and the next, where both are of one face.
  var kerning = 0
  /// A grapheme cluster starts here.
  let startsCluster: Bool
  /// The face that has the glyph, by number; -1 for a stand-in.
  var face = -1
  var glyph: UInt16 = 0
  /// Part of the glyph of the character before it.
  var isComposed = false

  /// White space that hangs over the end of a line; glue does not.
  var hangs: Bool { properties.isWhiteSpace && properties.lineBreak != .gl }
}

/// Turns text into characters with advances: fallback by character, one advance for an emoji of many code points,
/// none for marks and for what is invisible, kerning between neighbours of one face.
struct TextShaper {
  private(set) var characters: [ShapedCharacter] = []
  private(set) var approximations = TextApproximations()

  /// Replaces the characters by those of another text.
  mutating func shape(_ bytes: UnsafeBufferPointer<UInt8>, font: Font) {
    characters.removeAll(keepingCapacity: true)
    approximations = TextApproximations()
    decode(bytes)
    var index = 0
    while index < characters.count {
      let end = clusterEnd(from: index)
      if EmojiSequence.isEmoji(characters[index..<end]) {
        placeEmoji(index..<end, font: font)
      } else {
        for member in index..<end { place(member, font: font) }
        if end - index > 1 { compose(index..<end, font: font) }
      }
      index = end
    }
    kern(font)
  }

  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
    var decoder = UTF8Decoder(bytes)
    var clusters = GraphemeBreaker()
    var offset = 0
    while let codePoint = decoder.next() {
      let properties = CharacterProperties.of(codePoint)
      characters.append(
        ShapedCharacter(
          codePoint: codePoint, properties: properties, offset: offset,
          startsCluster: clusters.startsCluster(properties)))
      offset = decoder.offset
    }
  }

  private func clusterEnd(from start: Int) -> Int {
    var end = start + 1
    while end < characters.count, !characters[end].startsCluster { end += 1 }
    return end
  }

  /// One character by itself.
  private mutating func place(_ index: Int, font: Font) {
    let properties = characters[index].properties
    if properties.needsDictionary { approximations.dictionaryScripts.insert(properties.script) }
    if let found = FontFallback.locate(characters[index].codePoint, in: font.faces) {
      characters[index].face = found.face
      characters[index].glyph = found.glyph
      if Script.needsShaping[Int(properties.script)] { approximations.unshapedScripts.insert(properties.script) }
      if !properties.hasZeroAdvance { characters[index].advance = font.faces[found.face].advance(found.glyph) }
    } else if !properties.hasZeroAdvance {
      // Spaces of any width are no loss worth a warning.
      if !properties.isWhiteSpace { approximations.missingScripts.insert(properties.script) }
      characters[index].advance = Int(
        (FontFallback.statedAdvance(properties) * font.pointSize * font.unitsPerPoint).rounded())
    }
  }

  /// All code points of an emoji together: the font's glyph of the first one, or the stated advance.
  private mutating func placeEmoji(_ range: Range<Int>, font: Font) {
    let first = range.lowerBound
    if characters[first].properties.isEmojiPresentation,
      let found = FontFallback.locate(characters[first].codePoint, in: font.faces)
    {
      characters[first].advance = font.faces[found.face].advance(found.glyph)
    } else {
      approximations.hasEmoji = true
      let points = FontFallback.emojiAdvance(pointSize: font.pointSize)
      characters[first].advance = Int((points * font.unitsPerPoint).rounded())
    }
  }

  /// Takes the font's precomposed glyphs for a base and what stands on it, as HarfBuzz does: `e` and U+0301, or the
  /// letters of a Hangul syllable.
  private mutating func compose(_ cluster: Range<Int>, font: Font) {
    let base = cluster.lowerBound
    guard characters[base].face >= 0 else { return }
    let face = font.faces[characters[base].face]
    var composed = characters[base].codePoint
    for index in cluster.dropFirst() {
      guard let next = Composition.compose(composed, characters[index].codePoint),
        let glyph = face.typeface.glyph(next)
      else { continue }
      composed = next
      characters[base].glyph = glyph
      characters[base].advance = face.advance(glyph)
      characters[index].advance = 0
      characters[index].isComposed = true
    }
  }

  /// Adds the kerning between neighbours, looking past what has no advance.
  private mutating func kern(_ font: Font) {
    var context = KerningContext(script: scriptForKerning)
    var left: Int?
    for index in characters.indices where !characters[index].isComposed {
      let right = characters[index]
      if right.properties.hasZeroAdvance {
        context.isAcrossMarks = context.isAcrossMarks || right.properties.isMark
        continue
      }
      if let left, right.face >= 0, characters[left].face == right.face {
        characters[left].kerning = font.faces[right.face].kerning(characters[left].glyph, right.glyph, context)
      }
      left = index
      context.isAcrossMarks = false
    }
  }

  /// The script of the first character that has one of its own.
  private var scriptForKerning: KerningScript {
    let first = characters.first { ![Script.common, Script.inherited].contains($0.properties.script) }
    return first.map { KerningScript.byScript[Int($0.properties.script)] } ?? .other
  }
}

/// Emoji of one or more code points (UTS #51).
enum EmojiSequence {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F

  /// Whether a grapheme cluster shows as an emoji.
  static func isEmoji(_ cluster: ArraySlice<ShapedCharacter>) -> Bool {
    guard let first = cluster.first else { return false }
    let second = cluster.dropFirst().first?.codePoint
    if first.properties.isEmojiPresentation { return second != textSelector }
    guard second == emojiSelector else { return false }
    return first.properties.isPictograph || cluster.last?.codePoint == 0x20E3
  }
}
