/// Characters of one font as glyphs, before anything is substituted: letters and their marks composed, or taken apart,
/// as the font has them, and marks in canonical order (UAX #15; HarfBuzz normalises alike).
struct GlyphRun {
  private(set) var glyphs: [LayoutGlyph] = []
  private let glyph: (UInt32) -> UInt16?

  /// - Parameter glyph: of a code point; `nil` where the font has none.
  init(glyph: @escaping (UInt32) -> UInt16?) {
    self.glyph = glyph
  }

  /// A character and the number of the cluster that it belongs to.
  struct Character {
    var codePoint: UInt32
    let cluster: Int32
    var properties: CharacterProperties { .of(codePoint) }
  }

  mutating func append(_ characters: [Character], _ script: LayoutScript = .other) {
    let isThaiOrLao = script == .thai || script == .lao
    glyphs.reserveCapacity(glyphs.count + characters.count)
    var start = 0
    while start < characters.count {
      var character = characters[start]
      var end = start + 1
      // Letters of a syllable.
      while end < characters.count,
        let syllable = Composition.composeHangul(character.codePoint, characters[end].codePoint),
        glyph(syllable) != nil
      {
        character.codePoint = syllable
        end += 1
      }
      let firstMark = end
      while end < characters.count, characters[end].properties.isMark { end += 1 }
      if end == firstMark {
        if isThaiOrLao, appendSaraAm(character) {
          start = end
          continue
        }
        append(character, shortest: true)
      } else {
        let from = glyphs.count
        let marks = characters[firstMark..<end]
        let isFixed = marks.contains { Invisible.isVariationSelector($0.codePoint) }
        append(character, shortest: isFixed)
        for mark in marks { append(mark, shortest: isFixed) }
        reorderMarks(from: from, script)
        if !isFixed { compose(from: from) }
      }
      start = end
    }
  }

  /// Has letters take their forms.
  ///
  /// - Parameters:
  ///   - before: how the letter joins that stands before the run.
  ///   - after: the same of the one after it.
  mutating func join(before: JoiningType = .none, after: JoiningType = .none) {
    LetterForms.set(in: &glyphs, before: before, after: after)
  }

  /// A character as the font has it, in parts if it must be, or wherever it can be.
  private mutating func append(_ character: Character, shortest: Bool) {
    let known = glyph(character.codePoint)
    if shortest, let known { return append(character.codePoint, known, character.cluster) }
    if let parts = parts(of: character.codePoint, shortest: shortest) {
      for part in parts { append(part.codePoint, part.glyph, character.cluster) }
    } else {
      // U+2011 differs from U+2010 in where lines break.
      append(
        character.codePoint, known ?? (character.codePoint == 0x2011 ? glyph(0x2010) : nil) ?? 0, character.cluster)
    }
  }

  private mutating func append(_ codePoint: UInt32, _ glyph: UInt16, _ cluster: Int32) {
    let properties = CharacterProperties.of(codePoint)
    let combiningClass = MarkOrder.combiningClass(codePoint, properties)
    let kind: LayoutGlyph.Kind =
      switch codePoint {
      case 0x200C: .nonJoiner
      case 0x200D: .joiner
      case _ where Invisible.isHidden(codePoint): .hidden
      case _ where Invisible.contains(codePoint): .ignorable
      default: properties.isMark && properties.hasZeroAdvance ? .mark : .visible
      }
    glyphs.append(
      LayoutGlyph(
        glyph: glyph, properties: [], kind: kind, cluster: cluster, combiningClass: combiningClass,
        codePoint: codePoint))
  }

  private func parts(of codePoint: UInt32, shortest: Bool) -> [(codePoint: UInt32, glyph: UInt16)]? {
    guard let (first, second) = Composition.decomposePair(codePoint), let mark = glyph(second) else { return nil }
    let base = glyph(first)
    if !(shortest && base != nil), let inner = parts(of: first, shortest: shortest) { return inner + [(second, mark)] }
    return base.map { [(first, $0), (second, mark)] }
  }

  private mutating func reorderMarks(from start: Int, _ script: LayoutScript) {
    var place = start
    while place < glyphs.count {
      var end = place
      while end < glyphs.count, glyphs[end].combiningClass != 0 { end += 1 }
      if end - place > 1 {
        let sorted = glyphs[place..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        glyphs.replaceSubrange(place..<end, with: MarkOrder.arranged(sorted.map(\.element), script))
      }
      place = max(end, place + 1)
    }
  }

  private mutating func compose(from start: Int) {
    var starter = start
    var end = start + 1
    for place in (start + 1)..<max(glyphs.count, start + 1) {
      let next = glyphs[place]
      let isNear = starter == end - 1 || glyphs[end - 1].combiningClass < next.combiningClass
      if isNear, CharacterProperties.of(next.codePoint).isMark,
        let composed = Composition.compose(glyphs[starter].codePoint, next.codePoint), let glyph = glyph(composed)
      {
        glyphs[starter].codePoint = composed
        glyphs[starter].glyph = glyph
        glyphs[starter].combiningClass = MarkOrder.combiningClass(composed, .of(composed))
        continue
      }
      glyphs[end] = next
      if next.combiningClass == 0 { starter = end }
      end += 1
    }
    glyphs.removeLast(glyphs.count - end)
  }

  /// Takes U+0E33, or U+0EB3, apart, and has its circle stand next to the consonant, before a tone mark.
  private mutating func appendSaraAm(_ character: Character) -> Bool {
    let codePoint = character.codePoint
    guard codePoint & ~0x80 == 0xE33, let circle = glyph(codePoint + 0x1A), let vowel = glyph(codePoint - 1) else {
      return false
    }
    append(codePoint + 0x1A, circle, character.cluster)
    let mark = glyphs.removeLast()
    var place = glyphs.count
    while place > 0, GlyphRun.standsAbove(glyphs[place - 1].codePoint) { place -= 1 }
    glyphs.insert(mark, at: place)
    append(codePoint - 1, vowel, character.cluster)
    return true
  }

  private static func standsAbove(_ codePoint: UInt32) -> Bool {
    switch codePoint & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: codePoint >= 0xE00 && codePoint < 0xF00
    default: false
    }
  }
}
