/// How much of a text a card may keep.
package enum LongestFit {
  /// The longest beginning of a text at which a card is no taller than a limit, in characters.
  ///
  /// A binary search, then a trial of the next ``neighbours`` longer ones: a longer text is hardly ever lower, but it
  /// can be where the line before it ends elsewhere. The result fits in any case; that nothing longer does is
  /// certain only for these neighbours.
  ///
  /// - Parameters:
  ///   - count: characters of the whole text, which does not fit.
  ///   - limit: points.
  ///   - height: of the card with so many characters, in points.
  /// - Returns: `nil` if the card is too tall without any text.
  package static func characters(of count: Int, limit: Double, height: (Int) -> Double) -> Int? {
    guard height(0) <= limit else { return nil }
    var (fits, tooLong) = (0, count)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      if height(middle) <= limit { fits = middle } else { tooLong = middle }
    }
    for longer in stride(from: min(fits + neighbours, count), to: fits + 1, by: -1) where height(longer) <= limit {
      return longer
    }
    return fits
  }

  private static let neighbours = 16
}
