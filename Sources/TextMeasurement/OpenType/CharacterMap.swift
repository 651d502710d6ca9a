/// `cmap`: code points to glyphs, unfolded into pages of 256, and sequences of a character and a variation selector.
struct CharacterMap: Sendable {
  /// For each `codePoint >> 8`, the start of its 256 glyphs in `pages`; -1 where the font has none.
  private var pageStarts: [Int32] = Array(repeating: -1, count: 0x1100)
  private var pages: [UInt16] = []
  private let sequences: VariationSequences?

  init(_ directory: TableDirectory, budget: inout ReadingBudget) throws(FontError) {
    guard let cmap = directory["cmap"], let count = cmap.u16(2) else { throw .missing("cmap") }
    try budget.spend(count * ReadingBudget.Cost.record, on: "'cmap' table")
    var best: (rank: Int, encoding: Encoding, subtable: FontData)?
    var variations: Int?
    for index in 0..<count {
      guard let platform = cmap.u16(4 + 8 * index), let number = cmap.u16(6 + 8 * index),
        let offset = cmap.u32(8 + 8 * index), offset != 0, let subtable = cmap.slice(offset),
        let format = subtable.u16(0)
      else { continue }
      if format == 14, (platform, number) == (0, 5) { variations = offset }
      guard CharacterMap.formats.contains(format), let (rank, encoding) = Encoding.ranked(platform, number) else {
        continue
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, encoding, subtable) }
    }
    sequences = try variations.map { offset throws(FontError) in
      try VariationSequences(cmap, at: offset, budget: &budget)
    }
    guard let best else {
      throw FontError(
        "the font's 'cmap' table has no subtable of characters that is read (formats 0, 4, 6, 10, 12, 13)")
    }
    try read(best.subtable, budget: &budget)
    recode(
      best.encoding, page: directory["OS/2"].flatMap(CharacterMap.fontPage) ?? 0, language: best.subtable.u16(4) ?? 0)
  }

  /// The encoding of a subtable's characters.
  private enum Encoding {
    case unicode
    /// Symbols at U+F000 and after, which texts have at U+0000 too (OpenType, "Recommendations", "Non-Standard
    /// (Symbol) Fonts").
    case symbol
    case macRoman
    /// A script of the Macintosh whose characters beyond ASCII are not known.
    case macintosh

    /// The encoding of a platform's subtable and its rank: the subtable of the lowest rank counts, as in HarfBuzz
    /// (`find_best_subtable`).
    static func ranked(_ platform: Int, _ encoding: Int) -> (rank: Int, Encoding)? {
      if let rank = known.firstIndex(where: { $0.0 == platform && $0.1 == encoding }) { return (rank, known[rank].2) }
      return platform == 1 ? (known.count, .macintosh) : nil
    }

    private static let known: [(Int, Int, Encoding)] = [
      (3, 0, .symbol), (3, 10, .unicode), (0, 6, .unicode), (0, 4, .unicode), (3, 1, .unicode), (0, 3, .unicode),
      (0, 2, .unicode), (0, 1, .unicode), (0, 0, .unicode), (1, 0, .macRoman),
    ]
  }

  /// The glyph of a code point; 0 where the font has none.
  func glyph(_ codePoint: UInt32) -> UInt16 {
    let page = Int(codePoint >> 8)
    guard page < pageStarts.count, pageStarts[page] >= 0 else { return 0 }
    return pages[Int(pageStarts[page]) + Int(codePoint & 0xFF)]
  }

  /// The glyph of a code point with a variation selector behind it; `nil` where the font does not know the sequence.
  func glyph(_ codePoint: UInt32, selector: UInt32) -> UInt16? {
    let glyph: UInt16? =
      switch sequences?.glyph(codePoint, selector: selector) {
      case .other(let glyph): glyph
      case .usual: self.glyph(codePoint)
      case nil: nil
      }
    return glyph == 0 ? nil : glyph
  }

  mutating func set(_ codePoint: Int, to glyph: Int) {
    let page = codePoint >> 8
    if pageStarts[page] < 0 {
      pageStarts[page] = Int32(pages.count)
      pages.append(contentsOf: repeatElement(0, count: 256))
    }
    pages[Int(pageStarts[page]) + (codePoint & 0xFF)] = UInt16(truncatingIfNeeded: glyph)
  }

  /// Puts glyphs where Unicode has their characters.
  ///
  /// - Parameters:
  ///   - page: of the font, by OS/2; on others than 0, symbols stay where they are.
  ///   - language: of a subtable of the Macintosh, one more than its number in QuickDraw, or 0.
  private mutating func recode(_ encoding: Encoding, page: Int, language: Int) {
    switch encoding {
    case .unicode: break
    case .symbol:
      guard page == 0 else { break }
      for code in UInt32(0)...0xFF where glyph(code) == 0 {
        let glyph = glyph(0xF000 + code)
        if glyph != 0 { set(Int(code), to: Int(glyph)) }
      }
    case .macRoman, .macintosh:
      let coded = (UInt32(0)...0xFF).map { glyph($0) }
      pageStarts = pageStarts.map { _ in -1 }
      pages = []
      for code in 0..<0x80 where coded[code] != 0 { set(code, to: Int(coded[code])) }
      guard encoding == .macRoman else { break }
      for (code, character) in zip(0x80..., CharacterMap.macRoman.unicodeScalars) where coded[code] != 0 {
        set(Int(character.value), to: Int(coded[code]))
      }
      guard language == CharacterMap.turkish else { break }
      for (code, character) in zip(0xDA..., CharacterMap.turkishLetters.unicodeScalars) where coded[code] != 0 {
        set(Int(character.value), to: Int(coded[code]))
      }
    }
  }

  /// Bits 8 to 15 of `fsSelection` in OS/2 of version 0.
  private static func fontPage(_ table: FontData) -> Int? {
    table.u16(0) == 0 ? table.u16(62).map { $0 & 0xFF00 } : nil
  }

  private static let turkish = 18
  /// The letters of Mac OS Turkish from 0xDA on, instead of six others that texts may have all the same
  /// (`APPLE/TURKISH.TXT`).
  private static let turkishLetters = "ĞğİıŞş"

  /// Mac OS Roman from 0x80 on (Unicode's mapping table `APPLE/ROMAN.TXT`).
  static let macRoman =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰"
    + "ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
}
