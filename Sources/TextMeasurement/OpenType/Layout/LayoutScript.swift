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

  private var tag: Tag? {
    Int(rawValue) < LayoutScript.ownScripts.count ? LayoutScript.ownScripts[Int(rawValue)].tag : nil
  }

  /// OpenType's tag and Unicode's name of each script but ``other``, in the order of the cases.
  private static let ownScripts: [(tag: Tag?, name: Substring)] = {
    let words = """
      latn Latin grek Greek cyrl Cyrillic armn Armenian geor Georgian hebr Hebrew hani Han hang Hangul kana Katakana \
      bopo Bopomofo thai Thai lao Lao cher Cherokee ethi Ethiopic cans Canadian_Aboriginal copt Coptic glag Glagolitic \
      goth Gothic ogam Ogham runr Runic yi Yi vai Vai lisu Lisu dsrt Deseret osge Osage tfng Tifinagh brai Braille \
      thaa Thaana arab Arabic syrc Syriac nko Nko adlm Adlam mong Mongolian phag Phags_Pa mand Mandaic \
      mani Manichaean phlp Psalter_Pahlavi sogd Sogdian ougr Old_Uyghur rohg Hanifi_Rohingya chrs Chorasmian gara Garay
      """.split(separator: " ")
    return stride(from: 0, to: words.count, by: 2).map { (Tag(String(words[$0])), words[$0 + 1]) }
  }()

  /// The layout script of each of Unicode's scripts, by the script's number.
  static let byScript: [LayoutScript] = {
    let known = Dictionary(uniqueKeysWithValues: zip(ownScripts.map(\.name), allCases))
    return Script.names.map { known[$0 == "Hiragana" ? "Katakana" : Substring($0)] ?? .other }
  }()
}
