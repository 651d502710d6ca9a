/// The results of a choice of levers over all shelves.
public struct Objectives: Sendable, Hashable {
  /// Points, of containers with their insets.
  public struct ContainerHeight: Sendable, Hashable {
    /// Over all shelves, each times its weight.
    public var total: Double
    /// A shelf, by weight.
    public var mean: Double
    /// The highest of all, whatever its weight.
    public var max: Double
  }

  /// The heights of the containers.
  public var containerHeight: ContainerHeight
  /// Square points: the width of an item times the height of its container, over all shelves, each times its weight.
  public var area: Double
  /// The share of the items' heights that their content leaves empty, from 0 to 1.
  public var whiteSpace: Double
  /// Cards whose content is higher than their item.
  public var cutCards: Int
  /// These, of all cards.
  public var cutShare: Double
  /// Lines that line limits hide or that do not lie in their item as a whole.
  public var lostLines: Int
  /// How many cards a screen shows; `nil` where no screen is given.
  public var visible: Double?
}

/// The objectives that can be asked for.
public enum Objective: String, Sendable, Hashable, CaseIterable {
  /// The total of the containers' heights.
  case containerHeight = "container-height"
  /// The share of white space.
  case whiteSpace = "white-space"
  /// The total area.
  case area

  /// The value of the objective for a choice.
  public func value(of objectives: Objectives) -> Double {
    switch self {
    case .containerHeight: objectives.containerHeight.total
    case .whiteSpace: objectives.whiteSpace
    case .area: objectives.area
    }
  }
}

extension Objectives {
  /// The worse of each, for a choice that has to do in two variants.
  mutating func formWorst(_ other: Objectives) {
    containerHeight.total = max(containerHeight.total, other.containerHeight.total)
    containerHeight.mean = max(containerHeight.mean, other.containerHeight.mean)
    containerHeight.max = max(containerHeight.max, other.containerHeight.max)
    area = max(area, other.area)
    whiteSpace = max(whiteSpace, other.whiteSpace)
    cutCards = max(cutCards, other.cutCards)
    cutShare = max(cutShare, other.cutShare)
    lostLines = max(lostLines, other.lostLines)
  }
}
