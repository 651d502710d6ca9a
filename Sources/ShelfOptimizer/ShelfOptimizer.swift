import ShelfSizing

/// Finds how cards should be built, so that shelves are low, waste little space and cut nothing that matters.
///
/// Each card is a step function of the card width, so that between two widths at which any card changes all choices are
/// equal: the widths of steps are all that need to be looked at, and the best of them is the best of all widths.
///
///     var optimizer = ShelfOptimizer<Int>(maximumCardHeights: [nil, 240])
///     var front = ParetoFront<Int>()
///     for lines in 1...3 {
///       optimizer.forEachCandidate(of: [catalogue(lines)], levers: lines, widths: 140...240) { front.offer($0) }
///     }
///
/// Maxima cost no layout: they clamp.
public struct ShelfOptimizer<Levers: Sendable> {
  /// Points; `nil` for no limit.
  public let maximumCardHeights: [Double?]
  /// Points that a screen is wide; `nil` where nobody asks how many cards it shows.
  public let containerWidth: Double?
  private var settings = 0

  /// An optimizer.
  ///
  /// - Parameters:
  ///   - maximumCardHeights: the maximum heights to choose from, in points; `nil` for no limit.
  ///   - containerWidth: of the screen that shows the cards, in points.
  public init(maximumCardHeights: [Double?] = [nil], containerWidth: Double? = nil) {
    self.maximumCardHeights = maximumCardHeights
    self.containerWidth = containerWidth
  }

  /// Tells each candidate of a range of widths: its ends and each width at which a card changes.
  ///
  /// - Parameters:
  ///   - catalogues: the shelves with the levers set, in each variant that the choice has to do in: of each objective
  ///     the worst counts.
  ///   - levers: the setting, which comes back with each candidate.
  ///   - widths: card widths in points.
  ///   - grid: where steps are known for widths of whole pixels only, these pixels.
  ///   - visit: is called with candidates by rising width, then in the order of the maxima.
  public mutating func forEachCandidate(
    of catalogues: [SteppedCatalogue], levers: Levers, widths: ClosedRange<Double>, on grid: PixelGrid? = nil,
    _ visit: (Candidate<Levers>) -> Void
  ) {
    var changes = Set([widths.lowerBound])
    for step in catalogues.lazy.flatMap(\.shelves).flatMap(\.cards).joined() where widths.contains(step.width) {
      let width = grid.map { $0.points(pixels: $0.pixels(roundingUp: step.width)) } ?? step.width
      // The start of the range need be no whole pixel.
      changes.insert(min(step.width == widths.lowerBound ? step.width : width, widths.upperBound))
    }
    let endsRange = changes.insert(widths.upperBound).inserted
    forEachCandidate(of: catalogues, levers: levers, widths: changes.sorted()) { candidate in
      var candidate = candidate
      candidate.endsRange = endsRange && candidate.cardWidth == widths.upperBound
      visit(candidate)
    }
  }

  /// Tells each candidate of some widths.
  ///
  /// - Parameters:
  ///   - catalogues: the shelves with the levers set, in each variant that the choice has to do in: of each objective
  ///     the worst counts.
  ///   - levers: the setting, which comes back with each candidate.
  ///   - widths: card widths in points, rising.
  ///   - visit: is called with candidates by rising width, then in the order of the maxima.
  public mutating func forEachCandidate(
    of catalogues: [SteppedCatalogue], levers: Levers, widths: [Double], _ visit: (Candidate<Levers>) -> Void
  ) {
    defer { settings += 1 }
    guard let shelf = catalogues.first?.shelf else { return }
    var sweeps = catalogues.map { WidthSweep($0, maximumCardHeights) }
    for width in widths {
      for index in sweeps.indices { sweeps[index].move(to: width) }
      let visible = containerWidth.map { shelf.visibleCards(ofWidth: width, inContainerOfWidth: $0) }
      for (index, maximum) in maximumCardHeights.enumerated() {
        var objectives = sweeps[0].objectives(index, width: width, visible: visible)
        for other in sweeps.dropFirst() {
          objectives.formWorst(other.objectives(index, width: width, visible: visible))
        }
        visit(
          Candidate(
            cardWidth: width, maximumCardHeight: maximum, levers: levers, objectives: objectives, order: settings))
      }
    }
  }
}

extension Shelf {
  /// How many cards a container shows while it is not scrolled, parts of cards included.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - containerWidth: points.
  public func visibleCards(ofWidth cardWidth: Double, inContainerOfWidth containerWidth: Double) -> Double {
    (containerWidth - insets.leading + lineSpacing) / (cardWidth + lineSpacing)
  }

  /// The width of cards of which a container shows so many, in points.
  ///
  /// - Parameters:
  ///   - count: above 0.
  ///   - containerWidth: points.
  public func cardWidth(showing count: Double, inContainerOfWidth containerWidth: Double) -> Double {
    (containerWidth - insets.leading + lineSpacing) / count - lineSpacing
  }
}
