/// Syllables of Hangul as a font has them: whole, or as letters that take forms by their place (`ljmo`, `vjmo` and
/// `tjmo`); tone marks stand before them, as HarfBuzz has them (`preprocess_text_hangul`).
struct HangulSyllables {
  private let typeface: any Typeface
  private var characters: [GlyphRun.Character] = []
  /// Where the last syllable stands in ``characters``.
  private var last = 0..<0

  /// A run with its syllables arranged.
  static func arranged(_ text: [GlyphRun.Character], _ typeface: any Typeface) -> [GlyphRun.Character] {
    var syllables = HangulSyllables(typeface: typeface)
    var index = 0
    while index < text.count { index += syllables.take(text[index...]) }
    return syllables.characters
  }

  private init(typeface: any Typeface) {
    self.typeface = typeface
  }

  /// A letter that conjoins with others into a syllable.
  @inline(__always)
  static func isJamo(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x1100 && (isLeading(codePoint) || isVowel(codePoint) || isTrailing(codePoint))
  }

  /// Whether a character keeps a run from being taken as it is written.
  static func mayChange(_ codePoint: UInt32, _ glyph: (UInt32) -> UInt16?) -> Bool {
    if Composition.isPrecomposedSyllable(codePoint) { return glyph(codePoint) == nil }
    return isJamo(codePoint) || isTone(codePoint)
  }

  /// Takes what text begins with.
  ///
  /// - Returns: how many characters that is.
  private mutating func take(_ text: ArraySlice<GlyphRun.Character>) -> Int {
    let codePoint = text[text.startIndex].codePoint
    if HangulSyllables.isTone(codePoint) {
      takeTone(text[text.startIndex])
      return 1
    }
    if let count = takeLetters(text) ?? takeSyllable(text) { return count }
    last = 0..<0
    characters.append(text[text.startIndex])
    return 1
  }

  /// Two or three letters: one glyph if the font has the whole syllable.
  private mutating func takeLetters(_ text: ArraySlice<GlyphRun.Character>) -> Int? {
    let letters = text.prefix(3).map(\.codePoint)
    guard letters.count > 1, HangulSyllables.isLeading(letters[0]), HangulSyllables.isVowel(letters[1]) else {
      return nil
    }
    let count = letters.count > 2 && HangulSyllables.isTrailing(letters[2]) ? 3 : 2
    var whole = Composition.composeHangul(letters[0], letters[1])
    if count == 3 { whole = whole.flatMap { Composition.composeHangul($0, letters[2]) } }
    if let whole, has(whole) {
      append([(whole, text[text.startIndex].cluster)], areLetters: false)
    } else {
      append(text.prefix(count).map { ($0.codePoint, $0.cluster) }, areLetters: true)
    }
    return count
  }

  /// A syllable as Unicode has it, and a letter that ends it.
  private mutating func takeSyllable(_ text: ArraySlice<GlyphRun.Character>) -> Int? {
    let syllable = text[text.startIndex]
    let next = text.dropFirst().first
    guard let letters = Composition.decomposeHangul(syllable.codePoint) else { return nil }
    let isOpen = letters.count == 2
    let end = isOpen ? next.flatMap { HangulSyllables.isTrailing($0.codePoint) ? $0 : nil } : nil
    if let end, let whole = Composition.composeHangul(syllable.codePoint, end.codePoint), has(whole) {
      append([(whole, syllable.cluster)], areLetters: false)
      return 2
    }
    let isKnown = has(syllable.codePoint)
    if !isKnown || end != nil, letters.allSatisfy(has) {
      // The letter behind it belongs to a syllable that is taken apart for its sake.
      let rest = isKnown ? end.map { [($0.codePoint, $0.cluster)] } ?? [] : []
      append(letters.map { ($0, syllable.cluster) } + rest, areLetters: true)
      return 1 + rest.count
    }
    guard isKnown else { return nil }
    append([(syllable.codePoint, syllable.cluster)], areLetters: false)
    return 1
  }

  /// A tone mark goes before its syllable, unless it has no width of its own; without a syllable it has a dotted
  /// circle.
  private mutating func takeTone(_ tone: GlyphRun.Character) {
    let width = typeface.glyph(tone.codePoint).map { glyph in
      typeface.layout?.metrics.advance(glyph) ?? typeface.advance(glyph)
    }
    if !last.isEmpty, last.upperBound == characters.count {
      characters.insert(tone, at: width == 0 ? characters.count : last.lowerBound)
    } else if has(HangulSyllables.dottedCircle) {
      let circle = GlyphRun.Character(codePoint: HangulSyllables.dottedCircle, cluster: tone.cluster)
      characters += width == 0 ? [circle, tone] : [tone, circle]
    } else {
      characters.append(tone)
    }
    last = 0..<0
  }

  private mutating func append(_ syllable: [(codePoint: UInt32, cluster: Int32)], areLetters: Bool) {
    let forms: [GlyphFeatures] = [.leadingJamo, .vowelJamo, .trailingJamo]
    let start = characters.count
    for (part, form) in zip(syllable, forms) {
      characters.append(
        GlyphRun.Character(codePoint: part.codePoint, cluster: part.cluster, form: areLetters ? form : []))
    }
    last = start..<characters.count
  }

  private func has(_ codePoint: UInt32) -> Bool { typeface.glyph(codePoint) != nil }

  private static let dottedCircle: UInt32 = 0x25CC

  private static func isLeading(_ codePoint: UInt32) -> Bool {
    (0x1100...0x115F).contains(codePoint) || (0xA960...0xA97C).contains(codePoint)
  }

  private static func isVowel(_ codePoint: UInt32) -> Bool {
    (0x1160...0x11A7).contains(codePoint) || (0xD7B0...0xD7C6).contains(codePoint)
  }

  private static func isTrailing(_ codePoint: UInt32) -> Bool {
    (0x11A8...0x11FF).contains(codePoint) || (0xD7CB...0xD7FB).contains(codePoint)
  }

  private static func isTone(_ codePoint: UInt32) -> Bool { (0x302E...0x302F).contains(codePoint) }
}
