/// The advances that Debian's Noto fonts give on average.
extension StatedAdvances {
  /// The mean advance of a script's letters in its Noto font, in em: over texts as they are shaped where these were
  /// measured, else over the font's letters, of which a text has the narrow ones more often.
  static func mean(_ script: UInt8) -> Double {
    Double(Int(script) < means.count ? means[Int(script)] : ScriptAdvanceData.defaultAdvance) / 1000
  }

  private static let means: [Int] = {
    let listed = thousandths(ScriptAdvanceData.advances).merging(ofTexts) { $1 }
    return Script.names.map { listed[$0]?.first ?? ScriptAdvanceData.defaultAdvance }
  }()

  /// Whether ``mean(_:)`` is that of texts.
  static func areOfTexts(_ script: UInt8) -> Bool {
    Int(script) < Script.names.count && ofTexts[Script.names[Int(script)]] != nil
  }

  /// The mean advances of Arabic letters in em, isolated, final, initial and medial.
  static let arabicForms = (ofTexts["Arabic"] ?? []).map { Double($0) / 1000 }

  private static let ofTexts = thousandths(TextAdvanceData.advances)

  /// Lines of a script's name and numbers.
  private static func thousandths(_ table: StaticString) -> [String: [Int]] {
    let lines = table.lines.map { $0.split(separator: " ") }
    return Dictionary(lines.map { (String($0[0]), $0.dropFirst().compactMap { Int($0) }) }) { first, _ in first }
  }

  /// By code point, the advance in em of an Arabic comma, a danda and the like, which belong to no script.
  static let punctuation: [UInt32: Double] = {
    let lines = TextAdvanceData.punctuation.lines.map { $0.split(separator: " ") }
    let pairs = lines.map { (UInt32($0[0], radix: 16) ?? 0, (Double($0[1]) ?? 0) / 1000) }
    return Dictionary(pairs) { first, _ in first }
  }()
}
