/// The pipeline: scan the view models, lay out one sizing cell, clamp, add the insets.
///
///     let shelf = try Shelf(cardWidth: 176, maximumCardHeight: 272, insets: EdgeInsets(all: 8), scale: 3)
///     let metrics = ShelfSizer(shelf: shelf).metrics(for: cards, sizingCell: CardCell())
///     layout.itemSize = CGSize(width: metrics.itemSize.width, height: metrics.itemSize.height)
///     heightConstraint.constant = metrics.containerHeight
///
/// | function | purpose |
/// |---|---|
/// | ``metrics(for:sizingCell:)`` | the whole pipeline, estimates by the view models |
/// | ``metrics(for:sizingCell:estimate:)`` | the whole pipeline, estimates by a closure |
/// | ``tallestMetrics(for:sizingCell:upperBound:)`` | the tallest card, proven by bounds instead of estimated |
/// | ``metrics(scan:sizingCell:viewModel:)`` | from a finished scan on |
/// | ``metrics(scan:renderedHeight:renderedCount:)`` | the arithmetic alone |
public struct ShelfSizer: Sendable {
  /// The shelf that is sized.
  public let shelf: Shelf

  /// A sizer for a shelf.
  public init(shelf: Shelf) {
    self.shelf = shelf
  }

  /// Sizes a shelf of view models that estimate themselves.
  @inlinable public func metrics<Models: Sequence, Cell: SizingCell>(
    for viewModels: Models, sizingCell: Cell
  ) -> ShelfMetrics where Models.Element: DynamicHeightCalculable, Cell.ViewModel == Models.Element {
    metrics(for: viewModels, sizingCell: sizingCell) { $0.height(forWidth: shelf.cardWidth) }
  }

  /// Sizes a shelf of any view models.
  ///
  /// - Parameters:
  ///   - viewModels: the cards, in order.
  ///   - sizingCell: is shown the one with the largest estimate.
  ///   - estimate: larger for taller content.
  @inlinable public func metrics<Models: Sequence, Cell: SizingCell>(
    for viewModels: Models, sizingCell: Cell, estimate: (Models.Element) -> Double
  ) -> ShelfMetrics where Cell.ViewModel == Models.Element {
    var scan = LargestContentScan<Models.Element>()
    for viewModel in viewModels {
      scan.offer(viewModel, estimate: estimate(viewModel))
    }
    return metrics(scan: scan, sizingCell: sizingCell) { $0 }
  }

  /// Sizes a shelf whose candidates were scanned already.
  ///
  /// - Parameters:
  ///   - scan: the finished scan.
  ///   - sizingCell: is shown its largest candidate.
  ///   - viewModel: what the cell shows of the largest candidate.
  @inlinable public func metrics<Candidate, Cell: SizingCell>(
    scan: LargestContentScan<Candidate>, sizingCell: Cell, viewModel: (Candidate) -> Cell.ViewModel
  ) -> ShelfMetrics {
    guard let largest = scan.largest else {
      return metrics(scan: scan, renderedHeight: 0, renderedCount: 0)
    }
    let height = sizingCell.height(showing: viewModel(largest.candidate), requiredWidth: shelf.cardWidth)
    return metrics(scan: scan, renderedHeight: height, renderedCount: 1)
  }

  /// The last step for a card whose height is known.
  ///
  /// - Parameters:
  ///   - scan: the finished scan.
  ///   - renderedHeight: the height in points that the sizing cell gave for the scan's largest card.
  ///   - renderedCount: how many cells were laid out to find it.
  @inlinable public func metrics<Candidate>(
    scan: LargestContentScan<Candidate>, renderedHeight: Double, renderedCount: Int
  ) -> ShelfMetrics {
    metrics(
      itemCount: scan.count, largest: scan.largest.map { ($0.index, $0.estimate) }, renderedHeight: renderedHeight,
      renderedCount: renderedCount)
  }

  /// The last step for a card that was found otherwise than by a scan.
  ///
  /// - Parameters:
  ///   - largest: the index of the card, and what was estimated of it; `nil` for a shelf without cards.
  ///   - renderedHeight: its height in points.
  ///   - isPickedByEstimate: whether the estimates decided that it is this card.
  @usableFromInline package func metrics(
    itemCount: Int, largest: (index: Int, estimate: Double)?, renderedHeight: Double = 0, renderedCount: Int = 0,
    isPickedByEstimate: Bool = true
  ) -> ShelfMetrics {
    guard let largest else {
      return ShelfMetrics(
        itemSize: Size(width: shelf.cardWidth, height: 0), contentHeight: 0, isClamped: false,
        containerHeight: 0, containerHeightRange: nil, itemCount: 0, renderedCount: 0, largestIndex: nil,
        largestEstimate: nil, warnings: [.noItems])
    }
    var warnings: [ShelfWarning] = []
    if isPickedByEstimate, largest.estimate == 0 { warnings.append(.allEstimatesZero) }
    let isUsable = renderedHeight.isFinite && renderedHeight >= 0
    if !isUsable { warnings.append(.heightIsNotANumber) }

    let grid = shelf.grid
    let content = grid.pixels(roundingUp: isUsable ? renderedHeight : 0)
    let limit = shelf.maximumCardHeight.map { grid.pixels(roundingDown: $0) } ?? .infinity
    let item = min(content, limit)
    let verticalInsets = shelf.insets.top + shelf.insets.bottom
    let container = item + grid.pixels(roundingUp: verticalInsets)
    let secondRow = 2 * grid.points(pixels: item) + shelf.interitemSpacing + verticalInsets

    let containerHeight = grid.points(pixels: container)
    if containerHeight == 0 { warnings.append(.heightIsZero) }
    // A card and spacing of nothing leave no height at all for a single row.
    let range = containerHeight..<max(containerHeight, secondRow)
    if let chosen = shelf.containerHeight, !range.contains(chosen) {
      warnings.append(.containerHeightOutsideRange(height: chosen, range: range))
    }
    return ShelfMetrics(
      itemSize: Size(width: shelf.cardWidth, height: grid.points(pixels: item)),
      contentHeight: grid.points(pixels: content), isClamped: content > limit,
      containerHeight: containerHeight, containerHeightRange: range, itemCount: itemCount,
      renderedCount: renderedCount, largestIndex: largest.index, largestEstimate: largest.estimate,
      warnings: warnings)
  }
}
