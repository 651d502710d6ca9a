/// Scripts for which a font may have lookups of their own.
///
/// ``other`` is for those whose glyphs reorder or stack, of which nothing is substituted, and for text of no script.
enum LayoutScript: UInt8, CaseIterable {
  case latin, greek, cyrillic, armenian, georgian, hebrew, han, hangul, kana, bopomofo, thai, lao, cherokee, ethiopic
  case canadianAboriginal, coptic, glagolitic, gothic, ogham, runic, yi, vai, lisu, deseret, osage, tifinagh, braille
  case thaana, arabic, syriac, nko, adlam, mongolian, phagsPa, mandaic, manichaean, psalterPahlavi, sogdian, oldUyghur
  case hanifiRohingya, chorasmian, garay
  case other

  /// How letters take forms by those beside them.
  enum Joining { case none, arabic, syriac, general }

  var joining: Joining {
    switch self {
    case .arabic: .arabic
    case .syriac: .syriac
    case .nko, .adlam, .mongolian, .phagsPa, .mandaic, .manichaean, .psalterPahlavi, .sogdian, .oldUyghur,
      .hanifiRohingya, .chorasmian, .garay:
      .general
    default: .none
    }
  }

  /// Whether the script is written from right to left.
  var isBackward: Bool {
    switch self {
    case .hebrew, .thaana: true
    case .mongolian, .phagsPa: false
    default: joining != .none
    }
  }

  /// The script's tag (OpenType, "Script tags") and what stands in for it, in HarfBuzz's order.
  var tags: [Tag] { (tag.map { [$0] } ?? []) + ["DFLT", "dflt", "latn"] }

  private var tag: Tag? { Int(rawValue) < LayoutScript.ownTags.count ? LayoutScript.ownTags[Int(rawValue)] : nil }

  /// The tags of all scripts but ``other``, in the order of the cases; short ones end in spaces.
  private static let ownTags: [Tag] = {
    let tags =
      "latn grek cyrl armn geor hebr hani hang kana bopo thai lao cher ethi cans copt glag goth ogam runr yi vai "
      + "lisu dsrt osge tfng brai thaa arab syrc nko adlm mong phag mand mani phlp sogd ougr rohg chrs gara"
    return tags.split(separator: " ").compactMap { Tag(String($0)) }
  }()

  /// The layout script of each of Unicode's scripts, by the script's number.
  static let byScript: [LayoutScript] = {
    /// In lower case, without underscores.
    func letters(_ name: String) -> [UInt8] { name.utf8.filter { $0 != UInt8(ascii: "_") }.map { $0 | 0x20 } }
    let known = Dictionary(uniqueKeysWithValues: allCases.map { (letters("\($0)"), $0) })
    return Script.names.map { name in
      switch name {
      case "Hiragana", "Katakana": .kana
      default: known[letters(name)] ?? .other
      }
    }
  }()
}
