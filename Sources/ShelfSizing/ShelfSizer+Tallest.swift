extension ShelfSizer {
  /// Sizes a shelf by its tallest card, which upper bounds prove to be the tallest.
  ///
  /// An estimate may pick a card that is not the tallest; a bound can't. Cells are laid out from the largest bound down,
  /// until no card that is left can be taller: one or two where bounds are near to the heights.
  ///
  ///     // No line holds more than a word, and no word is taller than a line.
  ///     let metrics = sizer.tallestMetrics(for: cards, sizingCell: CardCell()) { card in
  ///       40 + 20 * Double(card.body.split(separator: " ").count)
  ///     }
  ///
  /// - Parameters:
  ///   - viewModels: the cards, in order.
  ///   - sizingCell: is shown those that are laid out.
  ///   - upperBound: points, at least as many as the card is high at the shelf's card width; what is no number bounds
  ///     nothing.
  /// - Returns: the metrics by the first of the tallest cards. `renderedCount` is how many were laid out, and
  ///   `largestEstimate` is the card's bound.
  @inlinable public func tallestMetrics<Models: Collection, Cell: SizingCell>(
    for viewModels: Models, sizingCell: Cell, upperBound: (Models.Element) -> Double
  ) -> ShelfMetrics where Cell.ViewModel == Models.Element {
    let bounded = zip(viewModels.indices, viewModels).enumerated().map { rank, viewModel in
      let bound = upperBound(viewModel.1)
      return (index: viewModel.0, rank: rank, bound: bound.isNaN ? Double.infinity : bound)
    }.sorted { ($1.bound, $0.rank) < ($0.bound, $1.rank) }
    var tallest: (rank: Int, bound: Double, height: Double)?
    var renderedCount = 0
    for card in bounded {
      // The first of equal cards wins, and it may be one of those that are as high as their bound.
      if let tallest, card.bound < tallest.height { break }
      if let tallest, card.bound == tallest.height, card.rank > tallest.rank { continue }
      renderedCount += 1
      let height = sizingCell.height(showing: viewModels[card.index], requiredWidth: shelf.cardWidth)
      guard let known = tallest else {
        tallest = (card.rank, card.bound, height)
        continue
      }
      // Whatever is no number comes out, with its warning.
      let isTaller = height > known.height || height.isNaN || height == known.height && card.rank < known.rank
      if isTaller, !known.height.isNaN { tallest = (card.rank, card.bound, height) }
    }
    return metrics(
      itemCount: bounded.count, largest: tallest.map { ($0.rank, $0.bound) }, renderedHeight: tallest?.height ?? 0,
      renderedCount: renderedCount, isPickedByEstimate: false)
  }
}
