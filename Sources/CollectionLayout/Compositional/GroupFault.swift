import ShelfSizing

extension CompositionalLayout {
  /// A group among its parents.
  public struct GroupPath: Sendable, Hashable, CustomStringConvertible {
    /// The section of the outermost group, from 0.
    public var section: Int
    /// From the outermost group on, the index of the subitem that leads to the group; empty for the outermost one. A
    /// subitem that is repeated a number of times has index 0.
    public var subitems: [Int]

    /// A group.
    ///
    /// - Parameters:
    ///   - section: of the outermost group.
    ///   - subitems: that lead from there to the group.
    public init(section: Int, subitems: [Int] = []) {
      self.section = section
      self.subitems = subitems
    }

    /// `subitem 1 of the group of section 0`
    public var description: String {
      subitems.reduce("the group of section \(section)") { "subitem \($1) of \($0)" }
    }
  }

  /// Why a group can't be laid out.
  public enum GroupFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// Its first subitem is longer along its axis than the group is inside. UIKit raises an exception.
    case noRoom(length: Double, axis: Axis, effectiveSize: Size)
    /// A length that is not finite, too long, or below 0; `name` is the property.
    case length(name: String, value: Double)
    /// Room or an inset that is not finite, or too far beyond 0 on either side; `name` is the property.
    case distance(name: String, value: Double)
    /// A number of subitems below 1, or above ``LayoutError/mostSlots``.
    case count(Int)
    /// No subitems, or no frames.
    case empty
    /// More items than ``LayoutError/mostSlots``.
    case slots
    /// Groups in groups, more of them than ``LayoutError/mostGroupsInGroups``.
    case depth

    /// The end of a sentence that begins with the group.
    public var description: String {
      switch self {
      case .noRoom(let length, let axis, let effectiveSize):
        return "cannot fit even a single item: its first subitem is \(shortestDecimal(length)) "
          + "\(axis == .horizontal ? "wide" : "high"), but the group's effective size is "
          + "\(shortestDecimal(effectiveSize.width)) x \(shortestDecimal(effectiveSize.height))"
      case .length(let name, let value):
        return "has \(name) \(shortestDecimal(value)), which must be \(NumberLimits.demand())"
      case .distance(let name, let value):
        return "has \(name) \(shortestDecimal(value)), which must be \(LayoutError.distanceDemand)"
      case .count(let count):
        return "has count \(count), which must be at least 1 and at most \(LayoutError.mostSlots)"
      case .empty:
        return "has no subitems"
      case .slots:
        return "holds more than \(LayoutError.mostSlots) items"
      case .depth:
        return "lies in more than \(LayoutError.mostGroupsInGroups) groups"
      }
    }
  }
}

extension LayoutError {
  /// No group holds more items.
  public static let mostSlots = 100_000
  /// No group lies in more groups.
  public static let mostGroupsInGroups = 32

  static let distanceDemand = "a finite number of at least -\(Int(longest)) and at most \(Int(longest))"

  /// The same error as one of a subitem's.
  func inside(subitem: Int) -> LayoutError {
    guard case .group(var path, let fault) = self else { return self }
    path.subitems.insert(subitem, at: 0)
    return .group(path, fault)
  }
}
