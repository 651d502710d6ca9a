import ShelfSizing

// Rule 20: a partly filled group.

extension GroupPlacing {
  /// The size of the group that was placed last, with what it lacks taken off.
  ///
  /// - Parameters:
  ///   - size: as if it were whole.
  ///   - present: how many of its slots have items.
  ///   - axes: along which it is trimmed.
  func trimmed(_ size: Size, present: Int, _ axes: Axes) -> Size {
    guard present < leaves.count else { return size }
    var trimmed = size
    for axis in [CompositionalLayout.Axis.horizontal, .vertical] where axes[axis] {
      trimmed[axis] -= reach(leaves.count, size, axis) - reach(present, size, axis)
    }
    return trimmed
  }

  /// How far the first of the group's items reach in it.
  private func reach(_ count: Int, _ size: Size, _ axis: CompositionalLayout.Axis) -> Double {
    min(leaves[..<count].reduce(0) { max($0, $1.frame.end(axis)) }, size[axis])
  }
}
