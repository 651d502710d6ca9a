/// One value of each lever, and what it makes of the shelves.
public struct Candidate<Levers: Sendable>: Sendable {
  /// Points.
  public let cardWidth: Double
  /// Points; `nil` for no limit.
  public let maximumCardHeight: Double?
  /// The other levers.
  public let levers: Levers
  /// The results of the choice.
  public let objectives: Objectives
  /// Whether its width is the end of the range alone, where no card changes: the candidate before is the same choice.
  var endsRange = false
  /// Where the levers stand among those that were tried; of equals the first is preferred.
  let order: Int
}

extension Candidate {
  /// The costs that decide between candidates whose objective is equal, the more important first; a width that is no
  /// whole number of points costs a designer, too.
  var furtherCosts: (cutCards: Int, lostLines: Int, whiteSpace: Double, fraction: Int) {
    (
      objectives.cutCards, objectives.lostLines, objectives.whiteSpace,
      cardWidth == cardWidth.rounded() && !endsRange ? 0 : 1
    )
  }

  /// Among equally good candidates, the narrower card is preferred, then the lower maximum, then the levers that came
  /// first.
  public func isPreferred(to other: Candidate) -> Bool {
    let (height, otherHeight) = (maximumCardHeight ?? .infinity, other.maximumCardHeight ?? .infinity)
    return (cardWidth, height, order) < (other.cardWidth, otherHeight, other.order)
  }

  /// The same choice by other levers, which make the same of the shelves.
  ///
  /// - Parameter order: where these stand among those that were tried.
  package func with(_ levers: Levers, order: Int) -> Candidate {
    Candidate(
      cardWidth: cardWidth, maximumCardHeight: maximumCardHeight, levers: levers, objectives: objectives,
      endsRange: endsRange, order: order)
  }
}
