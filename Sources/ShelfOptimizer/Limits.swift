import ShelfSizing

/// The limits that a choice may not exceed.
public struct Limits: Sendable, Hashable {
  /// The most cut cards.
  public var cutCards: Int?
  /// The largest share of cut cards.
  public var cutShare: Double?
  /// The most lost lines.
  public var lostLines: Int?
  /// Points: the highest container.
  public var containerHeight: Double?
  /// The largest share of white space.
  public var whiteSpace: Double?
  /// The fewest visible cards.
  public var visible: Double?

  /// No limits.
  public init() {}

  /// Whether a choice keeps to them.
  public func allow(_ objectives: Objectives) -> Bool { excess(of: objectives) == 0 }

  /// The order in which choices are worth a look: those that keep to the limits first, then by what is to be small.
  package func rank(_ objectives: Objectives, by objective: Objective) -> (excess: Int, value: Double) {
    (allow(objectives) ? 0 : 1, objective.value(of: objectives))
  }

  /// By how much a choice exceeds the limits: the sum over its goals of what is too much, each as a part of what is
  /// allowed, or whole where the limit is 0 or hardly more.
  func excess(of objectives: Objectives) -> Double {
    func excess(_ value: Double, _ limit: Double?) -> Double {
      guard let limit, value > limit else { return 0 }
      return (value - limit) / (limit > NumberLimits.smallest ? limit : 1)
    }
    // The share of cards is compared as it is: none of them may be 0 %.
    return excess(Double(objectives.cutCards), cutCards.map(Double.init)) + excess(objectives.cutShare, cutShare)
      + excess(Double(objectives.lostLines), lostLines.map(Double.init))
      + excess(objectives.containerHeight.max, containerHeight) + excess(objectives.whiteSpace, whiteSpace)
      + excess(-(objectives.visible ?? 0), visible.map { -$0 })
  }
}
