/// The candidates that no other one beats.
public struct ParetoFront<Levers: Sendable>: Sendable {
  /// The candidates that nothing had beaten when they came.
  private var taken: [Candidate<Levers>] = []
  private var front = GoalFront()

  /// An empty front.
  public init() {}

  /// The candidates that no other one beats, in the order in which they came.
  public var candidates: [Candidate<Levers>] { front.indices.map { taken[$0] } }

  /// Takes a candidate if no other one beats it, and drops those that it beats.
  public mutating func offer(_ candidate: Candidate<Levers>) {
    if front.offer(Goals(candidate.objectives), index: taken.count) { taken.append(candidate) }
  }

  /// Whether no candidate that came beats one.
  public func isEfficient(_ objectives: Objectives) -> Bool { front.isEfficient(Goals(objectives)) }
}

/// The values that a front compares, each the better the smaller.
private struct Goals: Equatable {
  private let containerHeight: Double
  private let whiteSpace: Double
  private let cutCards: Int
  private let lostLines: Int
  /// How few cards are visible, where a screen is given.
  private let hidden: Double

  init(_ objectives: Objectives) {
    containerHeight = objectives.containerHeight.total
    whiteSpace = objectives.whiteSpace
    cutCards = objectives.cutCards
    lostLines = objectives.lostLines
    hidden = -(objectives.visible ?? 0)
  }

  /// Whether these are as good in all, and better in something.
  func beat(_ others: Goals) -> Bool {
    containerHeight <= others.containerHeight && whiteSpace <= others.whiteSpace && cutCards <= others.cutCards
      && lostLines <= others.lostLines && hidden <= others.hidden && self != others
  }
}

/// A front without its candidates: not generic, as most of the time goes here.
private struct GoalFront {
  private var goals: [Goals] = []
  /// For each of `goals`, the index of its candidate.
  private(set) var indices: [Int] = []
  /// Which goals turned the last ones away: neighbours often meet the same.
  private var strongest = 0

  /// - Returns: whether nothing beats them.
  mutating func offer(_ own: Goals, index: Int) -> Bool {
    if strongest < goals.count, goals[strongest].beat(own) { return false }
    if let stronger = goals.firstIndex(where: { $0.beat(own) }) {
      strongest = stronger
      return false
    }
    if let first = goals.firstIndex(where: { own.beat($0) }) { removeBeaten(by: own, from: first) }
    goals.append(own)
    indices.append(index)
    return true
  }

  private mutating func removeBeaten(by own: Goals, from first: Int) {
    var kept = first
    for other in first..<goals.count where !own.beat(goals[other]) {
      (goals[kept], indices[kept]) = (goals[other], indices[other])
      kept += 1
    }
    goals.removeSubrange(kept...)
    indices.removeSubrange(kept...)
  }

  func isEfficient(_ own: Goals) -> Bool { !goals.contains { $0.beat(own) } }
}
