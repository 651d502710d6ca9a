/// The candidates that no other one beats.
public struct ParetoFront<Levers: Sendable>: Sendable {
  /// In the order in which they came.
  public private(set) var candidates: [Candidate<Levers>] = []
  /// Which one turned the last candidate away: its neighbours often meet the same one.
  private var strongest = 0

  /// An empty front.
  public init() {}

  /// Takes a candidate if no other one beats it, and drops those that it beats.
  public mutating func offer(_ candidate: Candidate<Levers>) {
    if strongest < candidates.count, candidates[strongest].objectives.dominates(candidate.objectives) { return }
    if let stronger = candidates.firstIndex(where: { $0.objectives.dominates(candidate.objectives) }) {
      strongest = stronger
      return
    }
    candidates.removeAll { candidate.objectives.dominates($0.objectives) }
    candidates.append(candidate)
  }

  /// Whether no candidate that came beats one.
  public func isEfficient(_ objectives: Objectives) -> Bool {
    !candidates.contains { $0.objectives.dominates(objectives) }
  }
}
