/// How much of a text a card may keep.
package enum LongestFit {
  /// The longest beginning of a text that fits, in characters.
  ///
  /// A binary search, then a trial of the next ``neighbours`` longer ones: a longer text hardly ever takes less room, but
  /// it can where the line before it ends elsewhere. The result fits in any case; that nothing longer does is
  /// certain only for those of these neighbours that `mayFit` does not leave out.
  ///
  /// - Parameters:
  ///   - count: characters of the whole text, which does not fit.
  ///   - fits: whether so many characters do.
  ///   - mayFit: whether a neighbour is worth that question.
  /// - Returns: `nil` if not even none do.
  package static func characters(of count: Int, fits isFitting: (Int) -> Bool, mayFit: (Int) -> Bool = { _ in true })
    -> Int?
  {
    guard isFitting(0) else { return nil }
    var (fits, tooLong) = (0, count)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      if isFitting(middle) { fits = middle } else { tooLong = middle }
    }
    for longer in stride(from: min(fits + neighbours, count), to: fits + 1, by: -1)
    where mayFit(longer) && isFitting(longer) {
      return longer
    }
    return fits
  }

  private static let neighbours = 16
}
