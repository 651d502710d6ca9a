import ShelfReports
import ShelfSizing

extension [OtherVariant] {
  /// `In 3 of 5 other variants the maximum card height cuts cards, the most in de, accessibilityMedium: 3 of 3, with
  /// 9 lines of text; from 421.5 on it cuts none`: what a reader of one variant would miss; `nil` without others.
  func sentence(besides explained: Variant) -> String? {
    guard let first else { return nil }
    let cut = filter { $0.cutCount > 0 }
    let subject = count == 1 ? "the other variant" : "\(count) other variants"
    // The first of those that are worst.
    let worst = cut.reduce(first) { ($0.cutCount, $0.lostLines) < ($1.cutCount, $1.lostLines) ? $1 : $0 }
    guard worst.cutCount > 0 else { return "In \(subject) the maximum card height cuts no card" }
    let label = VariantDimensions([explained] + map(\.variant)).label(worst.variant)
    return "In \(count == 1 ? "" : "\(cut.count) of ")\(subject) the maximum card height cuts cards"
      + "\(cut.count > 1 ? ", the most" : "") in \(label): \(worst.cutCount) of \(worst.cardCount)"
      + (worst.lostLines > 0 ? ", with \(counted(worst.lostLines, "line")) of text" : "")
      + "; from \(tenth(cut.map(\.contentHeight).max() ?? 0)) on it cuts none"
  }
}

extension [String: Int] {
  /// Names of views by how many cards a text of theirs has more lines on than it may show, the most first.
  var ranked: [(view: String, count: Int)] {
    sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
