import ShelfReports
import ShelfSizing

/// The things to do about shelves that are not as they were.
extension ShelfDifference {
  /// The most important first.
  ///
  /// - Parameters:
  ///   - limit: points by which a shelf may grow; `nil` where nobody asks.
  ///   - allowsRemoved: whether shelves may be gone.
  func advice(limit: Double?, allowsRemoved: Bool) -> [String] {
    [comparing, growing(limit: limit), allowsRemoved ? nil : removing].compactMap { $0 }
  }

  /// Why there is nothing to do.
  var nothing: String {
    comparedCount == 0 ? "Nothing: no shelf was there before." : "Nothing: no shelf is higher than before."
  }

  private var comparing: String? {
    guard comparedCount == 0, counts[.added] != nil, counts[.removed] != nil else {
      return nil
    }
    return "Measure both with the same names, card widths, scales, text sizes and locales, and compare them again."
  }

  private func growing(limit: Double?) -> String? {
    let grown = changes.filter { $0.growth ?? 0 > 0 }
    guard let worst = grown.max(by: { $0.growth ?? 0 < $1.growth ?? 0 }), let most = worst.growth else { return nil }
    var text =
      "If '\(worst.shelf)' is not to be \(tenth(most)) points higher, 'shelf-height explain --shelf "
      + "\(worst.shelf)' names the card and the text that make it so"
    if grown.count > 1 { text += ", and it tells of the \(counted(grown.count - 1, "other")) alike" }
    guard let limit else { return text + "." }
    let beyond = grown.filter { $0.growth ?? 0 > limit }.count
    return text
      + ". \(beyond == 0 ? "None" : String(beyond)) grew by more than the \(rounded(limit)) points that are allowed."
  }

  private var removing: String? {
    guard let first = removed.first, comparing == nil else { return nil }
    return removed.count == 1
      ? "Find out where '\(first.shelf)' went: 'diff' fails unless it is passed '--allow-removed'."
      : "Find out where the \(removed.count) shelves went, '\(first.shelf)' first: 'diff' fails unless it is passed "
        + "'--allow-removed'."
  }
}
