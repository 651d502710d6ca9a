import ShelfSizing

/// A step of a shelf's cost curve: its sizes if its tallest cards were dropped, or cut to the next height.
package struct CostStep: Sendable, Hashable {
  /// How many of the tallest cards it takes.
  package let cardCount: Int
  /// The height of every card then, after the clamp, in points.
  package let itemHeight: Double
  /// The height of the collection view then, in points.
  package let containerHeight: Double
  /// Points that each card and the shelf are lower than with all cards.
  package let saved: Double
  /// The first of the cards that are the tallest then.
  package let next: CardName
}

extension HeightTally {
  /// The steps from the tallest card down: cards that the clamp or their texts make equal are one step.
  package func costCurve(_ shelf: Shelf) -> [CostStep] {
    let sizer = ShelfSizer(shelf: shelf)
    var steps: [CostStep] = []
    var cards = 0
    var first: ShelfMetrics?
    var last = Double.infinity
    for level in levels {
      let metrics = sizer.metrics(ofCardHeight: level.height)
      if metrics.itemSize.height < last, let first {
        steps.append(
          CostStep(
            cardCount: cards, itemHeight: metrics.itemSize.height, containerHeight: metrics.containerHeight,
            saved: shelf.grid.difference(first.itemSize.height, metrics.itemSize.height), next: level.first))
      }
      first = first ?? metrics
      last = metrics.itemSize.height
      cards += level.count
    }
    return steps
  }
}

extension HeightTally {
  /// The card height that the tallest card asks for, after the clamp, in points; 0 without cards.
  package func itemHeight(_ shelf: Shelf) -> Double {
    levels.first.map { ShelfSizer(shelf: shelf).metrics(ofCardHeight: $0.height).itemSize.height } ?? 0
  }
}

extension ShelfSizer {
  /// The metrics of a shelf whose tallest card has a height in points.
  fileprivate func metrics(ofCardHeight height: Double) -> ShelfMetrics {
    var scan = LargestContentScan<Void>()
    scan.offer((), estimate: height)
    return metrics(scan: scan, renderedHeight: height, renderedCount: 1)
  }
}

extension PixelGrid {
  /// The distance between two lengths of whole pixels, in points: exact where points are thirds.
  package func difference(_ longer: Double, _ shorter: Double) -> Double {
    points(pixels: pixels(roundingUp: longer) - pixels(roundingUp: shorter))
  }
}
