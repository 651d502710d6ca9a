import ShelfSizing

/// Fixed and flexible spacings share what is left: rules 15 and 16.
struct SpacingDistribution {
  /// The lengths, and the least that spacings take.
  private(set) var needed = 0.0
  private var flexibleCount = 0

  mutating func add(length: Double) { needed += length }

  mutating func add(_ spacing: CompositionalLayout.Spacing?, times: Int = 1) {
    guard let spacing, times > 0 else { return }
    needed += Double(times) * spacing.minimum
    if spacing.isFlexible { flexibleCount += times }
  }

  /// Each flexible spacing's part of what is left of a length; it is negative where there is too little.
  func share(of length: Double) -> Double {
    flexibleCount > 0 ? (length - needed) / Double(flexibleCount) : 0
  }
}

extension CompositionalLayout.Spacing? {
  /// In points, with a part of what is left.
  func points(_ share: Double) -> Double {
    guard let spacing = self else { return 0 }
    return spacing.isFlexible ? spacing.minimum + share : spacing.minimum
  }
}

extension CompositionalLayout.EdgeSpacing {
  /// Where an element begins in a length across the direction in which its siblings stand: rules 16 and 17.
  func start(of length: Double, in room: Double, _ axis: CompositionalLayout.Axis) -> Double {
    var distribution = SpacingDistribution()
    distribution.add(before(axis))
    distribution.add(length: length)
    distribution.add(after(axis))
    return before(axis).points(distribution.share(of: room))
  }

  /// The least room that it takes along an axis.
  func least(_ axis: CompositionalLayout.Axis) -> Double {
    (before(axis)?.minimum ?? 0) + (after(axis)?.minimum ?? 0)
  }
}

extension GroupPlacing {
  /// Moves the subitems of a group to where they stand.
  ///
  /// - Parameters:
  ///   - first: the first of them.
  ///   - least: what the group grows to along an axis where it is estimated.
  ///   - insets: the group's.
  /// - Returns: the group's inner size, which follows its subitems along an axis where it is estimated: rules 12 and 22.
  mutating func distribute(
    from first: Int, of group: CompositionalLayout.Group, _ inner: Size, _ isEstimated: Axes, _ least: Size,
    _ insets: EdgeInsets
  ) -> Size {
    let (main, cross, spacing) = (group.axis, group.axis.other, group.interItemSpacing)
    let along = along(from: first, of: group) { $0.size[main] }
    var size = inner
    if isEstimated[main] { size[main] = max(along.needed, least[main]) }
    if isEstimated[cross] { size[cross] = max(tallest(from: first, cross), least[cross]) }
    let share = along.share(of: size[main])
    var position = insets.before(main)
    for child in children[first...] {
      position += child.edges.before(main).points(share)
      let across = insets.before(cross) + child.edges.start(of: child.size[cross], in: size[cross], cross)
      for leaf in child.leaves { leaves[leaf].frame = leaves[leaf].frame.moved(main, by: position, across: across) }
      for anchor in child.anchors {
        anchors[anchor].frame = anchors[anchor].frame.moved(main, by: position, across: across)
      }
      position += child.size[main] + child.edges.after(main).points(share) + spacing.points(share)
    }
    return size
  }

  /// The room that the subitems of a group take along its axis.
  func along(
    from first: Int, of group: CompositionalLayout.Group, length: (Child) -> Double
  ) -> SpacingDistribution {
    var along = SpacingDistribution()
    for child in children[first...] {
      along.add(child.edges.before(group.axis))
      along.add(length: length(child))
      along.add(child.edges.after(group.axis))
    }
    along.add(group.interItemSpacing, times: children.count - first - 1)
    return along
  }

  /// Places without items don't count, as long as there are others.
  private func tallest(from first: Int, _ cross: CompositionalLayout.Axis) -> Double {
    let isReal = children[first].isReal
    var tallest = 0.0
    for child in children[first...] where child.isReal == isReal {
      tallest = max(tallest, child.size[cross] + child.edges.least(cross))
    }
    return tallest
  }
}
