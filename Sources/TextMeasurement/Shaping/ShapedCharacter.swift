/// A code point of a text with its place and its advance.
struct ShapedCharacter: BitwiseCopyable {
  /// As written, or as composed with what stands on it.
  var codePoint: UInt32
  /// Bytes from the start of the text.
  let offset: Int
  /// Its glyph and advance in the font.
  var resolved: ResolvedCharacter
  /// Units between this character and the next, where both are of one face.
  var kerning: Int32 = 0
  /// The last unit of UAX #14 that starts at or before it, by number.
  var unit: Int32 = 0
  /// A grapheme cluster starts here.
  var startsCluster = true
  /// Part of the glyph of the character before it.
  var isComposed = false
  /// An emoji starts here.
  var isEmoji = false

  var properties: CharacterProperties { resolved.properties }
  /// Units, without kerning.
  var advance: Int { Int(resolved.advance) }

  /// A control, or what else shows nothing and stands on nothing.
  var isSilent: Bool { properties.hasZeroAdvance && !properties.isMark }

  /// White space that hangs over the end of a line; glue does not.
  var hangs: Bool { properties.isWhiteSpace && properties.lineBreak != .gl }
}

/// A character by itself in a font.
struct ResolvedCharacter: BitwiseCopyable {
  let properties: CharacterProperties
  /// The unit of UAX #14 that it starts, unless it attaches to the one before.
  private(set) var unit: LineBreakUnit
  /// The face that has the glyph, by number; -1 for a stand-in.
  var face: Int8 = -1
  var glyph: UInt16 = 0
  /// Units.
  var advance: Int32 = 0
  /// A letter or punctuation mark of Latin text that the font has, which neither joins its neighbours nor hangs over
  /// the end of a line, and of which it is known what lookups may make of it.
  let standsAlone: Bool

  init(_ codePoint: UInt32, font: Font) {
    properties = .of(codePoint)
    unit = LineBreakUnit(codePoint, properties)
    if let tailored = font.options.lineBreak.tailored(properties) { unit.lineBreak = tailored }
    let found = FontFallback.find(codePoint, in: font.faces)
    // Lookups see a base and its marks where one glyph stands in for them.
    let isKnown =
      found.map { found in
        let isShown = found.kind == .own || found.kind == .base && !font.hasLayout
        return isShown && font.faces[found.face].isKnown(found.glyph)
      } ?? false
    standsAlone = isKnown && ResolvedCharacter.isLatin(codePoint, properties)
    if let found {
      take(found)
    } else if !hasNoAdvance {
      advance = font.units(em: font.statedAdvances.advance(codePoint, properties))
    }
  }

  /// Shows as a glyph of a face of the font.
  mutating func take(_ found: FoundGlyph) {
    face = Int8(clamping: found.face)
    glyph = found.glyph
    advance = hasNoAdvance ? 0 : Int32(clamping: found.advance)
  }

  /// Separators of lines and paragraphs take no room either, whatever glyph a font has for them.
  private var hasNoAdvance: Bool { properties.hasZeroAdvance || properties.lineBreak.isHardBreak }

  /// Whether a character is a letter or punctuation mark of Latin text, as ``standsAlone`` has it.
  private static func isLatin(_ codePoint: UInt32, _ properties: CharacterProperties) -> Bool {
    let isLatin = properties.script == Script.common || LayoutScript.byScript[Int(properties.script)] == .latin
    // U+FFFD may stand for a malformed byte, whose place is not known from its own bytes. The slash of fractions has
    // lookups of its own.
    return isLatin && codePoint != 0xFFFD && codePoint != Fractions.slash && !properties.hasZeroAdvance
      && !properties.isEmojiPresentation && properties.graphemeBreak == .other
      && (!properties.isWhiteSpace || properties.lineBreak == .gl)
  }

  /// Printable ASCII and what stands alone of the Latin blocks, punctuation, currency and letterlike symbols.
  static let latin: [UInt32] = {
    let others: [ClosedRange<UInt32>] = [
      0xA0...0x24F, 0x1E00...0x1EFF, 0x2010...0x205E, 0x20A0...0x20C0, 0x2100...0x214F,
    ]
    return ASCIIAdvances.printable.map { UInt32($0) } + others.joined().filter { isLatin($0, .of($0)) }
  }()
}

/// The characters of a font that were resolved lately, so that a text costs one look-up a character.
///
/// It begins small, as every label has one, and most show a single short text.
struct ResolvedCharacterCache: ~Copyable {
  private let isActive: Bool
  private var font: Font?
  /// The entries, indexed by the last bits of the code point.
  private var entries = Storage<Entry>()
  /// Characters resolved since the last change of size.
  private var misses = 0

  private struct Entry: BitwiseCopyable {
    var codePoint: UInt32
    var resolved: ResolvedCharacter
  }

  /// Powers of two.
  private static let leastSize = 64
  private static let mostSize = 2048

  init(isActive: Bool) {
    self.isActive = isActive
  }

  /// How many characters there is room for.
  var size: Int { entries.count }

  /// Forgets everything if the font is another one than before.
  mutating func use(_ font: Font) {
    guard isActive, self.font !== font else { return }
    self.font = font
    entries.removeAll()
    resize(to: ResolvedCharacterCache.leastSize, font)
  }

  @inline(__always)
  mutating func resolve(_ codePoint: UInt32, _ font: Font) -> ResolvedCharacter {
    let index = Int(codePoint) & (entries.count &- 1)
    if isActive, entries[index].codePoint == codePoint { return entries[index].resolved }
    return resolveAnew(codePoint, font, index)
  }

  @inline(never)
  private mutating func resolveAnew(_ codePoint: UInt32, _ font: Font, _ index: Int) -> ResolvedCharacter {
    let resolved = ResolvedCharacter(codePoint, font: font)
    guard isActive else { return resolved }
    entries[index] = Entry(codePoint: codePoint, resolved: resolved)
    misses &+= 1
    if misses > entries.count, entries.count < ResolvedCharacterCache.mostSize { resize(to: 2 * entries.count, font) }
    return resolved
  }

  /// Makes room for more characters, beside those that are there.
  private mutating func resize(to size: Int, _ font: Font) {
    let old = Array(entries.elements)
    let empty = Entry(codePoint: 0, resolved: ResolvedCharacter(0, font: font))
    entries.removeAll()
    for _ in 0..<size { entries.append(empty) }
    for entry in old { entries[Int(entry.codePoint) & (size - 1)] = entry }
    misses = 0
  }
}
