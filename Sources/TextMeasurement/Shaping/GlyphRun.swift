/// Characters of one font as glyphs, before anything is substituted: letters and their marks composed, or taken apart,
/// as the font has them, and marks in canonical order (UAX #15; HarfBuzz normalises alike).
struct GlyphRun {
  private(set) var glyphs: [LayoutGlyph] = []
  private let typeface: any Typeface
  /// The glyph of a code point; `nil` where the font has none.
  private let glyph: (UInt32) -> UInt16?

  init(_ typeface: any Typeface) {
    self.typeface = typeface
    glyph = { typeface.glyph($0) }
  }

  /// A character and the number of the cluster that it belongs to.
  struct Character {
    var codePoint: UInt32
    let cluster: Int32
    /// The form that a letter of Hangul takes.
    var form: GlyphFeatures = []
    var properties: CharacterProperties { .of(codePoint) }
    var isVariationSelector: Bool { Invisible.isVariationSelector(codePoint) }
  }

  /// - Parameter isBackward: the run goes from right to left, so that brackets look the other way.
  mutating func append(_ text: [Character], _ script: LayoutScript = .other, isBackward: Bool = false) {
    let mayChange = text.contains { $0.codePoint >= 0x1100 && HangulSyllables.mayChange($0.codePoint, glyph) }
    var characters = mayChange ? HangulSyllables.arranged(text, typeface) : text
    if isBackward { mirror(&characters) }
    let isThaiOrLao = script == .thai || script == .lao
    let isHangul = script == .hangul
    glyphs.reserveCapacity(glyphs.count + characters.count)
    var start = 0
    while start < characters.count {
      let character = characters[start]
      var end = start + 1
      while end < characters.count, characters[end].properties.isMark { end += 1 }
      let from = glyphs.count
      if end == start + 1 {
        if !(isThaiOrLao && appendSaraAm(character)) { append(character, shortest: true) }
      } else {
        if characters[start + 1..<end].contains(where: { $0.isVariationSelector }) {
          appendVaried(characters[start..<end])
        } else {
          for character in characters[start..<end] { append(character, shortest: isHangul) }
        }
        reorderMarks(from: from, script)
        unhideJoiners(from: from, isLast: end == characters.count)
        // HarfBuzz composes no marks in Hangul (`HB_OT_SHAPE_NORMALIZATION_MODE_NONE`).
        if !isHangul { compose(from: from) }
      }
      if isHangul { setForm(of: character, from: from) }
      start = end
    }
  }

  private func mirror(_ characters: inout [Character]) {
    for index in characters.indices {
      let mirrored = BidiMirroring.glyph(for: characters[index].codePoint)
      if mirrored != characters[index].codePoint, glyph(mirrored) != nil { characters[index].codePoint = mirrored }
    }
  }

  /// A letter of Hangul has its form; everything else has `calt`, which fonts use to draw letters that stand together.
  private mutating func setForm(of character: Character, from start: Int) {
    for index in start..<glyphs.count {
      glyphs[index].features =
        index == start && HangulSyllables.isJamo(character.codePoint) ? character.form : .besidesJamo
    }
  }

  /// Has letters take their forms.
  ///
  /// - Parameters:
  ///   - before: how the letter joins that stands before the run.
  ///   - after: how the letter joins that stands after the run.
  mutating func join(before: JoiningType = .none, after: JoiningType = .none) {
    LetterForms.set(in: &glyphs, before: before, after: after)
  }

  /// A character as the font has it, in parts if it must be, or wherever it can be.
  private mutating func append(_ character: Character, shortest: Bool) {
    let known = glyph(character.codePoint)
    if shortest, let known { return append(character.codePoint, known, character.cluster) }
    if let parts = parts(of: character.codePoint, shortest: shortest) {
      for part in parts { append(part.codePoint, part.glyph, character.cluster) }
    } else if known == nil, let (space, advance) = MissingSpace.glyph(character.codePoint, in: typeface) {
      append(character.codePoint, space, character.cluster)
      glyphs[glyphs.count - 1].kind = .missingSpace
      glyphs[glyphs.count - 1].advance = Int32(clamping: advance)
    } else {
      // U+2011 differs from U+2010 in where lines break.
      append(
        character.codePoint, known ?? (character.codePoint == 0x2011 ? glyph(0x2010) : nil) ?? 0, character.cluster)
    }
  }

  /// Characters among which are variation selectors, as the font has them: no more is made of these than of one code
  /// point that is not known, unless the font has a glyph for the sequence.
  private mutating func appendVaried(_ characters: ArraySlice<Character>) {
    var index = characters.startIndex
    while index < characters.endIndex {
      let character = characters[index]
      index += 1
      let selector = index < characters.endIndex && characters[index].isVariationSelector ? characters[index] : nil
      if let selector, let glyph = typeface.glyph(character.codePoint, selector: selector.codePoint) {
        append(character.codePoint, glyph, character.cluster)
        index += 1
      } else {
        append(character.codePoint, glyph(character.codePoint) ?? 0, character.cluster)
      }
      // Only the first of several in a row counts.
      while selector != nil, index < characters.endIndex, characters[index].isVariationSelector {
        append(characters[index].codePoint, glyph(characters[index].codePoint) ?? 0, characters[index].cluster)
        index += 1
      }
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
    var index = start
    while index < glyphs.count {
      var end = index
      while end < glyphs.count, glyphs[end].combiningClass != 0 { end += 1 }
      // An Arabic mark by itself may get another class.
      if end - index > (script == .arabic || script == .syriac ? 0 : 1) {
        let sorted = glyphs[index..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        glyphs.replaceSubrange(index..<end, with: MarkOrder.arranged(sorted.map(\.element), script))
      }
      index = max(end, index + 1)
    }
  }

  /// Lookups look past a U+034F that keeps no marks from changing places.
  private mutating func unhideJoiners(from start: Int, isLast: Bool) {
    for index in glyphs.indices.dropFirst(start + 1) where glyphs[index].codePoint == 0x34F {
      let isEnd = index + 1 == glyphs.count
      let next = isEnd ? 0 : glyphs[index + 1].combiningClass
      if !(isEnd && isLast), next == 0 || glyphs[index - 1].combiningClass <= next { glyphs[index].kind = .ignorable }
    }
  }

  private mutating func compose(from start: Int) {
    var starter = start
    var end = start + 1
    for index in (start + 1)..<max(glyphs.count, start + 1) {
      let next = glyphs[index]
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
    guard codePoint & ~0x80 == 0xE33 else { return false }
    append(codePoint + 0x1A, glyph(codePoint + 0x1A) ?? 0, character.cluster)
    let mark = glyphs.removeLast()
    var index = glyphs.count
    while index > 0, GlyphRun.standsAbove(glyphs[index - 1].codePoint) { index -= 1 }
    glyphs.insert(mark, at: index)
    append(codePoint - 1, glyph(codePoint - 1) ?? 0, character.cluster)
    return true
  }

  private static func standsAbove(_ codePoint: UInt32) -> Bool {
    switch codePoint & ~0x80 {
    case 0xE31, 0xE34...0xE37, 0xE3B, 0xE47...0xE4E: codePoint >= 0xE00 && codePoint < 0xF00
    default: false
    }
  }
}

/// Characters that look the other way round in text from right to left (Bidi_Mirroring_Glyph of Unicode), as far as
/// they are brackets, quotation marks or signs of comparison.
enum BidiMirroring {
  /// The character that shows what one shows in such text; itself for most.
  static func glyph(for codePoint: UInt32) -> UInt32 { partners[codePoint] ?? codePoint }

  private static let pairs =
    "()<>[]{}«»‹›⁅⁆⁽⁾₍₎≤≥≦≧≪≫≮≯≰≱⌈⌉⌊⌋〈〉❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）＜＞［］｛｝｟｠｢｣"

  private static let partners: [UInt32: UInt32] = {
    let characters = pairs.unicodeScalars.map(\.value)
    var partners: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: characters.count - 1, by: 2) {
      partners[characters[index]] = characters[index + 1]
      partners[characters[index + 1]] = characters[index]
    }
    return partners
  }()
}
