import RecordCells

extension RecordCell {
  /// The estimate for the content that an app's own cell shows, which has another template for each content; NaN where the
  /// strategy does not go with its views.
  func liveEstimate(_ strategy: EstimationStrategy, cardWidth: Double, given: Double = .nan) -> Double {
    if strategy == .viewModel { return estimateOfViewModel(cardWidth: cardWidth) }
    return (try? Estimator(strategy, cell: cell, cardWidth: cardWidth))?.estimate(given: given) ?? .nan
  }

  /// Refuses a strategy that does not go with the cell.
  func check(_ strategy: EstimationStrategy, cardWidth: Double) throws(EstimationError) {
    if strategy == .viewModel, !estimatesHeights {
      throw EstimationError(
        description: "the estimator '\(strategy)' needs a cell in code whose view model is DynamicHeightCalculable")
    }
    _ = try Estimator(strategy, cell: cell, cardWidth: cardWidth)
  }
}
