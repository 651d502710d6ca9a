/// The best of candidates that come one after the other, and the nearest where none keeps to the limits.
public struct Optimum<Levers: Sendable>: Sendable {
  /// The objectives, each the better the smaller.
  public let objective: Objective
  /// The limits that a choice has to keep to.
  public let limits: Limits
  /// The best that keeps to the limits.
  public private(set) var best: Candidate<Levers>?
  /// The one that misses the limits by the least.
  public private(set) var nearest: Candidate<Levers>?

  /// Without candidates.
  public init(_ objective: Objective, within limits: Limits = Limits()) {
    self.objective = objective
    self.limits = limits
  }

  /// Takes a candidate if it is better; of equals the one that cuts fewer cards, loses fewer lines and leaves less white
  /// space, then one of whole points, the narrower card, the lower maximum, and the levers that were tried first.
  public mutating func offer(_ candidate: Candidate<Levers>) {
    let excess = limits.excess(of: candidate.objectives)
    if excess == 0 {
      guard let known = best else { return best = candidate }
      if isBetter(candidate, than: known) { best = candidate }
    } else if best == nil {
      guard let known = nearest else { return nearest = candidate }
      let knownExcess = limits.excess(of: known.objectives)
      if excess < knownExcess || (excess == knownExcess && isBetter(candidate, than: known)) { nearest = candidate }
    }
  }

  private func isBetter(_ candidate: Candidate<Levers>, than other: Candidate<Levers>) -> Bool {
    let (value, known) = (objective.value(of: candidate.objectives), objective.value(of: other.objectives))
    guard value == known else { return value < known }
    let (costs, knownCosts) = (candidate.furtherCosts, other.furtherCosts)
    return costs < knownCosts || (costs == knownCosts && candidate.isPreferred(to: other))
  }
}
