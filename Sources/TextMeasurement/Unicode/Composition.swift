/// Canonical composition of pairs (UAX #15): a letter and a mark, or the letters of a Hangul syllable.
enum Composition {
  /// The code point that two are canonically equivalent to; `nil` if there is none.
  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if let syllable = composeHangul(first, second) { return syllable }
    guard first <= 0xFFFF, second <= 0xFFFF else { return nil }
    return pairs[first << 16 | second]
  }

  /// The canonical decomposition of a letter of the basic plane, the letter without marks first.
  static func decompose(_ codePoint: UInt32) -> [UInt32] {
    guard codePoint >= firstComposed, let (first, second) = parts[codePoint] else { return [codePoint] }
    return decompose(first) + [second]
  }

  /// The two code points that one is composed of; `nil` for one that is none.
  static func decomposePair(_ codePoint: UInt32) -> (UInt32, UInt32)? { parts[codePoint] }

  /// À; below it nothing is composed, and no table needs to be unpacked.
  private static let firstComposed: UInt32 = 0xC0

  private static let parts: [UInt32: (UInt32, UInt32)] = {
    var parts: [UInt32: (UInt32, UInt32)] = [:]
    for (pair, composed) in pairs { parts[composed] = (pair >> 16, pair & 0xFFFF) }
    return parts
  }()

  /// The Unicode Standard, section 3.12.
  static func composeHangul(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let (leading, vowel, trailing, syllable): (UInt32, UInt32, UInt32, UInt32) = (0x1100, 0x1161, 0x11A7, 0xAC00)
    if (leading..<leading + 19).contains(first), (vowel..<vowel + 21).contains(second) {
      return syllable + ((first - leading) * 21 + (second - vowel)) * 28
    }
    if (syllable..<syllable + 11_172).contains(first), (first - syllable) % 28 == 0,
      (trailing + 1..<trailing + 28).contains(second)
    {
      return first + second - trailing
    }
    return nil
  }

  /// A syllable of two or three letters that Unicode has a code point for.
  static func isPrecomposedSyllable(_ codePoint: UInt32) -> Bool { (0xAC00..<0xAC00 + 11_172).contains(codePoint) }

  /// The letters of such a syllable; `nil` for anything else.
  static func decomposeHangul(_ syllable: UInt32) -> [UInt32]? {
    guard isPrecomposedSyllable(syllable) else { return nil }
    let number = syllable - 0xAC00
    let letters = [0x1100 + number / (21 * 28), 0x1161 + number / 28 % 21]
    return number % 28 == 0 ? letters : letters + [0x11A7 + number % 28]
  }

  /// The compositions of the Basic Multilingual Plane, which holds all pairs of Latin, Greek, Cyrillic and Kana.
  private static let pairs: [UInt32: UInt32] = {
    let table = PackedTable(base64: UnicodeData.compositions)
    var pairs: [UInt32: UInt32] = [:]
    for record in 0..<table.bytes.count / 6 {
      let key = UInt32(table.u16(3 * record)) << 16 | UInt32(table.u16(3 * record + 1))
      pairs[key] = UInt32(table.u16(3 * record + 2))
    }
    return pairs
  }()
}
