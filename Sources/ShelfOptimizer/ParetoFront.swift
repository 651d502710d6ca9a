/// The candidates that no other one beats.
public struct ParetoFront<Levers: Sendable>: Sendable {
  /// In the order in which they came.
  public private(set) var candidates: [Candidate<Levers>] = []
  /// Their goals, by which most candidates are turned away.
  private var goals: [Goals] = []
  /// Which one turned the last candidate away: its neighbours often meet the same one.
  private var strongest = 0

  /// An empty front.
  public init() {}

  /// Takes a candidate if no other one beats it, and drops those that it beats.
  public mutating func offer(_ candidate: Candidate<Levers>) {
    let own = Goals(candidate.objectives)
    if strongest < goals.count, goals[strongest].beat(own) { return }
    if let stronger = goals.firstIndex(where: { $0.beat(own) }) {
      strongest = stronger
      return
    }
    let beaten = goals.indices.filter { own.beat(goals[$0]) }
    if !beaten.isEmpty {
      let isBeaten = Set(beaten)
      candidates = candidates.indices.filter { !isBeaten.contains($0) }.map { candidates[$0] }
      goals.removeAll { own.beat($0) }
    }
    candidates.append(candidate)
    goals.append(own)
  }

  /// Whether no candidate that came beats one.
  public func isEfficient(_ objectives: Objectives) -> Bool {
    let own = Goals(objectives)
    return !goals.contains { $0.beat(own) }
  }
}

/// What a front compares, each the better the smaller: total height, white space, cut cards, lost lines and, where a
/// screen is given, how few cards are visible.
private struct Goals {
  private let values: SIMD8<Double>

  init(_ objectives: Objectives) {
    values = SIMD8(
      objectives.containerHeight.total, objectives.whiteSpace, Double(objectives.cutCards),
      Double(objectives.lostLines), -(objectives.visible ?? 0), 0, 0, 0)
  }

  /// Whether these are as good in all, and better in something.
  func beat(_ others: Goals) -> Bool { all(values .<= others.values) && any(values .< others.values) }
}
