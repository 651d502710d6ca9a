import ShelfSizing

/// The groups of a section, one after another along an axis; the room before the first one begins at the origin.
///
/// A group whose cells decide nothing is placed once and stamped: where an item stands is arithmetic, and a million of them
/// take no memory. Others are placed one by one.
struct GroupRun: Sendable {
  /// Where an item stands; of stamped groups, an item of the first one.
  struct Slot: Sendable {
    var frame: Rect
    let zIndex: Int
    let badges: [CompositionalLayout.SupplementaryItem]
  }

  /// A group.
  struct Span: Sendable {
    var start: Double
    /// Along the axis, and across.
    var size: Size
    var firstItem: Int
    var anchors: Range<Int>
  }

  let axis: CompositionalLayout.Axis
  let itemCount: Int
  /// Whether views are anchored to the groups themselves.
  let isAnchored: Bool
  private(set) var slots: [Slot] = []
  private(set) var anchors: [GroupPlacing.Anchor] = []
  private(set) var index = SpanIndex([])
  /// From one stamped group to the next; `nil` for groups that were placed one by one.
  private(set) var pitch: Double?
  /// The groups; of stamped ones the first and the last.
  private(set) var spans: [Span] = []
  /// How far the last group reaches along the axis, with its edge spacing.
  private(set) var length = 0.0
  /// The most that a group takes across, with its edge spacing.
  private(set) var across = 0.0

  /// No groups.
  init(emptyAlong axis: CompositionalLayout.Axis) {
    self.axis = axis
    itemCount = 0
    isAnchored = false
  }

  /// Places the groups of a section.
  ///
  /// - Parameters:
  ///   - section: with one item at least; it has passed its checks.
  ///   - number: the section's.
  ///   - axis: along which they follow each other.
  ///   - container: what the lengths of a group are parts of.
  ///   - room: what a group is aligned in across the axis; `nil` for the most that a group takes.
  ///   - grid: the pixels.
  ///   - fitting: a cell's own size.
  init(
    _ section: CompositionalLayout.Section, number: Int, axis: CompositionalLayout.Axis, container: Size, room: Double?,
    grid: PixelGrid, _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    self.axis = axis
    itemCount = section.itemCount
    let group = section.group
    isAnchored = !group.supplementaryItems.isEmpty
    let cells = SelfSizing(section: number, itemCount: itemCount, memory: group.memory)
    var placing = GroupPlacing(grid: grid, cells: cells)
    if group.hasEstimates {
      let gap = section.interGroupSpacing
      let longest = try place(group, container, gap, &placing, least: .zero, fitting)
      // Rule 29.
      var least = Size.zero
      if group.size.width.isUniform { least.width = longest.width }
      if group.size.height.isUniform { least.height = longest.height }
      if least != .zero { _ = try place(group, container, gap, &placing, least: least, fitting) }
    } else {
      try stamp(group, container, section.interGroupSpacing, &placing, fitting)
    }
    align(group.edgeSpacing, in: room ?? across)
    index = SpanIndex(slots.lazy.map { (start: $0.frame.start(axis), end: $0.frame.end(axis)) })
  }

  /// Places one group for all.
  private mutating func stamp(
    _ group: CompositionalLayout.Group, _ container: Size, _ gap: Double, _ placing: inout GroupPlacing,
    _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    let size = try placing.place(group, in: container, GroupPlacing.Given(), fitting)
    let before = group.edgeSpacing.before(axis)?.minimum ?? 0
    let pitch = group.edgeSpacing.least(axis) + size[axis] + gap
    self.pitch = pitch
    let count = placing.leaves.count
    let last = (itemCount - 1) / count
    append(placing, count: count, start: before, size, group)
    var lastSpan = spans[0]
    lastSpan.start += Double(last) * pitch
    lastSpan.firstItem = last * count
    var axes = Axes()
    axes[axis] = true
    lastSpan.size = placing.trimmed(size, present: itemCount - lastSpan.firstItem, axes)
    spans.append(lastSpan)
    length = lastSpan.start + lastSpan.size[axis] + (group.edgeSpacing.after(axis)?.minimum ?? 0)
  }

  /// Places one group after another.
  ///
  /// - Returns: the longest lengths that groups have.
  private mutating func place(
    _ group: CompositionalLayout.Group, _ container: Size, _ gap: Double, _ placing: inout GroupPlacing, least: Size,
    _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) -> Size {
    (slots, anchors, spans, across) = ([], [], [], 0)
    slots.reserveCapacity(min(itemCount, 1 << 20))
    let (before, after) = (group.edgeSpacing.before(axis)?.minimum ?? 0, group.edgeSpacing.after(axis)?.minimum ?? 0)
    var (position, longest) = (0.0, Size.zero)
    while slots.count < itemCount {
      placing.begin(at: slots.count)
      let whole = try placing.place(group, in: container, GroupPlacing.Given(least: least), fitting)
      let count = min(placing.leaves.count, itemCount - slots.count)
      var axes = Axes(estimatesOf: group.size, unless: nil)
      axes[axis] = true
      let size = placing.trimmed(whole, present: count, axes)
      longest = Size(width: max(longest.width, size.width), height: max(longest.height, size.height))
      append(placing, count: count, start: position + before, size, group)
      position += before + size[axis] + after
      length = position
      position += gap
    }
    return longest
  }

  /// Adds the items of a group that was placed at the origin.
  private mutating func append(
    _ placing: GroupPlacing, count: Int, start: Double, _ size: Size, _ group: CompositionalLayout.Group
  ) {
    let (firstItem, firstAnchor) = (slots.count, anchors.count)
    for leaf in placing.leaves[..<count] {
      let frame = leaf.frame.inset(by: leaf.insets).moved(axis, by: start)
      slots.append(Slot(frame: frame, zIndex: leaf.zIndex, badges: leaf.badges))
    }
    for (number, anchor) in placing.anchors.enumerated() where anchor.leaf < count {
      var anchor = anchor
      if number == 0, isAnchored { anchor.frame.set(size[axis], axis) }
      anchor.frame = anchor.frame.moved(axis, by: start)
      anchor.leaf += firstItem
      anchors.append(anchor)
    }
    spans.append(Span(start: start, size: size, firstItem: firstItem, anchors: firstAnchor..<anchors.count))
    across = max(across, size[axis.other] + group.edgeSpacing.least(axis.other))
  }

  /// Rule 17, across the axis.
  private mutating func align(_ edges: CompositionalLayout.EdgeSpacing, in room: Double) {
    guard edges.before(axis.other) != nil else { return }
    for (number, span) in spans.enumerated() where pitch == nil || number == 0 {
      let end = pitch == nil && number + 1 < spans.count ? spans[number + 1].firstItem : slots.count
      let start = edges.start(of: span.size[axis.other], in: room, axis.other)
      for slot in span.firstItem..<end { slots[slot].frame = slots[slot].frame.moved(axis, by: 0, across: start) }
      for anchor in span.anchors { anchors[anchor].frame = anchors[anchor].frame.moved(axis, by: 0, across: start) }
    }
  }
}
