import ShelfReports
import ShelfSizing

/// The things to do about shelves that are not as they were.
struct DifferenceAdvice {
  let difference: ShelfDifference
  /// Points by which a shelf may grow; `nil` where nobody asks.
  let limit: Double?
  let allowsRemoved: Bool

  /// The most important first.
  var items: [String] { [comparing, growing, removing].compactMap { $0 } }

  /// Why there is nothing to do.
  var nothing: String {
    let count = difference.comparedCount
    return count == 0 ? "Nothing: no shelf was there before." : "Nothing: no shelf is higher than before."
  }

  private var comparing: String? {
    guard difference.comparedCount == 0, difference.counts[.added] != nil, difference.counts[.removed] != nil else {
      return nil
    }
    return "Measure both with the same names, card widths, scales, text sizes and locales, and compare them again."
  }

  private var growing: String? {
    let grown = difference.changes.filter { $0.growth ?? 0 > 0 }
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
    let removed = difference.removed
    guard let first = removed.first, !allowsRemoved, comparing == nil else { return nil }
    return removed.count == 1
      ? "Find out where '\(first.shelf)' went: 'diff' fails unless it is passed '--allow-removed'."
      : "Find out where the \(removed.count) shelves went, '\(first.shelf)' first: 'diff' fails unless it is passed "
        + "'--allow-removed'."
  }
}
