import ShelfSizing

/// Places the items of a group and of the groups in it.
///
/// The problem: how long a group is may depend on its items (an estimate), how long an item is on its group (a fraction),
/// and how many items there are on both. The idea: known lengths go down from a group to its subitems, the number of
/// subitems follows (``ItemCounting``), lengths that cells decide come up (``SelfSizing``), and then what is left is
/// distributed (``SpacingDistribution``). A group with more slots than there are items left is placed as if it had them
/// all, at their estimates: its items stand as those of a whole group do, and what it lacks is taken off its end.
struct GroupPlacing {
  /// The frame of an item, before its insets.
  struct Leaf {
    /// With its insets.
    var frame: Rect
    var insets = EdgeInsets.zero
    var zIndex = 0
    var badges: [CompositionalLayout.SupplementaryItem] = []
  }

  /// A group that views are anchored to.
  struct Anchor: Sendable {
    var frame: Rect
    let badges: [CompositionalLayout.SupplementaryItem]
    /// The group's first leaf.
    var leaf: Int
  }

  /// The lengths that a parent decides.
  struct Given {
    /// A part of the parent's length, along an axis.
    var shared: (axis: CompositionalLayout.Axis, length: Double)?
    /// The lengths of the longest siblings, which a uniform length grows to.
    var least = Size.zero
  }

  /// A subitem that has its size and waits for its frame.
  struct Child {
    var size: Size
    let edges: CompositionalLayout.EdgeSpacing
    let isEstimated: Axes
    let isUniform: Axes
    /// Whether there is an item for it; a partly filled group has slots without.
    let isReal: Bool
    let leaves: Range<Int>
    let anchors: Range<Int>
  }

  let grid: PixelGrid
  var cells: SelfSizing
  var leaves: [Leaf] = []
  var anchors: [Anchor] = []
  /// The subitems of the group that is being placed, after those of its parents.
  var children: [Child] = []

  /// Places a group at the origin.
  ///
  /// - Parameters:
  ///   - group: one that has passed its checks.
  ///   - container: what its fractions are parts of.
  ///   - given: what its parent decides.
  ///   - fitting: a cell's own size.
  /// - Returns: its outer size.
  mutating func place(
    _ group: CompositionalLayout.Group, in container: Size, _ given: Given, _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) -> Size {
    let (firstLeaf, firstAnchor) = (leaves.count, anchors.count)
    var size = group.size.points(in: container, grid)
    if let shared = given.shared { size[shared.axis] = shared.length }
    if case .custom(let frames) = group.content {
      try addCustom(frames(size))
    } else {
      let isEstimated = Axes(estimatesOf: group.size, unless: given.shared?.axis)
      let insets = group.contentInsets.points(in: container, grid).ignored(where: group.size)
      let inner = Size(
        width: max(size.width - insets.total(.horizontal), 0), height: max(size.height - insets.total(.vertical), 0))
      let first = children.count
      let (start, least) = (mark, given.least)
      try addChildren(of: group, inner, isEstimated, fitting)
      if let least = grown(from: first, of: group, isEstimated, least) {
        reset(to: start)
        try addChildren(of: group, inner, isEstimated, least: least, fitting)
      }
      let filled = distribute(from: first, of: group, inner, isEstimated, least, insets)
      children.removeSubrange(first...)
      if isEstimated.horizontal { size.width = filled.width }
      if isEstimated.vertical { size.height = filled.height }
    }
    if !group.supplementaryItems.isEmpty {
      // A group before those in it.
      anchors.insert(Anchor(frame: Rect(size), badges: group.supplementaryItems, leaf: firstLeaf), at: firstAnchor)
    }
    return size
  }

  /// Rule 37.
  private mutating func addCustom(_ frames: [CompositionalLayout.CustomFrame]) throws(LayoutError) {
    if frames.isEmpty { throw cells.fault(.empty) }
    for custom in frames {
      do { try custom.check() } catch { throw cells.fault(error) }
      try add(Leaf(frame: custom.frame, zIndex: custom.zIndex))
    }
    cells.nextItem += frames.count
  }

  mutating func add(_ leaf: Leaf) throws(LayoutError) {
    if leaves.count == LayoutError.mostSlots { throw cells.fault(.slots) }
    leaves.append(leaf)
  }

  /// Rules 9 to 12: the subitems of a group, each at the origin.
  ///
  /// - Parameter least: for each subitem the lengths that it grows to where it is as long as its siblings.
  private mutating func addChildren(
    of group: CompositionalLayout.Group, _ inner: Size, _ isEstimated: Axes, least: [Size] = [],
    _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    let axis = group.axis
    let counting = ItemCounting(list: group.content.subitems, of: group, inner: inner, grid: grid)
    var (count, given) = (counting.list.count, Given())
    var base: Double?
    switch group.content {
    case .custom: return
    case .subitems:
      if isEstimated[axis] { break }
      if counting.list.contains(where: { $0.size[axis].isEstimated }) {
        return try addWhileTheyFit(counting, least: least, fitting)
      }
      do { (count, base) = try counting.answer() } catch { throw cells.fault(error) }
    case .shared(_, let shares):
      count = shares
      do { given.shared = (axis, try counting.share(of: count)) } catch { throw cells.fault(error) }
    case .repeating(_, let times): count = times
    }
    var container = inner
    container[axis] = base ?? counting.base(count)
    try add(counting.list, count: count, in: container, given, least: least, fitting)
  }
}
