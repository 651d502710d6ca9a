import ShelfSizing

// The sizes of a group's subitems.

extension GroupPlacing {
  /// How far the work has come.
  struct Mark {
    let leaves: Int
    let anchors: Int
    let children: Int
    let nextItem: Int
  }

  var mark: Mark {
    Mark(leaves: leaves.count, anchors: anchors.count, children: children.count, nextItem: cells.nextItem)
  }

  /// Begins with a group whose first item is this one.
  mutating func begin(at item: Int) {
    leaves.removeAll(keepingCapacity: true)
    anchors.removeAll(keepingCapacity: true)
    cells.begin(at: item)
  }

  /// Takes back all that was added since.
  mutating func reset(to mark: Mark) {
    leaves.removeSubrange(mark.leaves...)
    anchors.removeSubrange(mark.anchors...)
    children.removeSubrange(mark.children...)
    cells.nextItem = mark.nextItem
  }

  /// Sizes subitems of a list that repeats.
  mutating func add(
    _ list: [CompositionalLayout.Subitem], count: Int, in container: Size, _ given: Given, least: [Size],
    _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    var given = given
    for index in 0..<count {
      given.least = index < least.count ? least[index] : .zero
      do {
        try add(list[index % list.count], in: container, given, fitting)
      } catch {
        throw error.inside(subitem: index % list.count)
      }
    }
  }

  /// Sizes a subitem, and places what it holds.
  private mutating func add(
    _ subitem: CompositionalLayout.Subitem, in container: Size, _ given: Given, _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    let start = mark
    let isReal = cells.hasItem
    let isEstimated = Axes(estimatesOf: subitem.size, unless: given.shared?.axis)
    var size: Size
    switch subitem {
    case .group(let group): size = try place(group, in: container, given, fitting)
    case .item(let item):
      size = item.size.points(in: container, grid)
      if let shared = given.shared { size[shared.axis] = shared.length }
      let insets = item.contentInsets.points(in: container, grid).ignored(where: item.size)
      size = try cells.next(size, insets, isEstimated, fitting)
      size = Size(width: max(size.width, given.least.width), height: max(size.height, given.least.height))
      try add(Leaf(frame: Rect(size), insets: insets, badges: item.supplementaryItems))
    }
    children.append(
      Child(
        size: size, edges: subitem.edgeSpacing, isEstimated: isEstimated,
        isUniform: Axes(
          horizontal: isEstimated.horizontal && subitem.size.width.isUniform,
          vertical: isEstimated.vertical && subitem.size.height.isUniform),
        isReal: isReal, leaves: start.leaves..<leaves.count, anchors: start.anchors..<anchors.count))
  }

  /// Rule 9 where cells decide the lengths along the axis: subitems are sized one after another until the next one does
  /// not fit.
  mutating func addWhileTheyFit(
    _ counting: ItemCounting, least: [Size], _ fitting: SelfSizing.Fitting
  ) throws(LayoutError) {
    let (start, axis, list) = (mark, counting.axis, counting.list)
    if !list[0].size[axis].isEstimated {
      do { try counting.checkFirst() } catch { throw cells.fault(error) }
    }
    var container = counting.inner
    var estimated = 0.0
    var count = 0
    while true {
      let before = mark
      let subitem = list[count % list.count]
      container[axis] = counting.base(count + 1)
      do {
        try add(subitem, in: container, Given(), fitting)
      } catch {
        throw error.inside(subitem: count % list.count)
      }
      if subitem.size[axis].isEstimated { estimated += children[children.count - 1].size[axis] }
      let total = estimated + counting.given(count + 1, base: container[axis])
      if count > 0, total > counting.length + ItemCounting.tolerance {
        reset(to: before)
        break
      }
      count += 1
      if count == LayoutError.mostSlots || count == list.count && total <= 0 { break }
    }
    guard !least.isEmpty || list.contains(where: { $0.size[axis].isFraction(of: axis) }) else { return }
    // With the lengths that this number of subitems leaves for fractions.
    reset(to: start)
    container[axis] = counting.base(count)
    try add(list, count: count, in: container, Given(), least: least, fitting)
  }
}

extension Axes {
  /// The axes along which an element decides its length, except the one along which its parent does.
  init(estimatesOf size: CompositionalLayout.ElementSize, unless shared: CompositionalLayout.Axis?) {
    self.init(
      horizontal: size.width.isEstimated && shared != .horizontal,
      vertical: size.height.isEstimated && shared != .vertical)
  }
}

extension CompositionalLayout.Group.Content {
  /// The subitems, those that repeat once; none of a custom group.
  package var subitems: [CompositionalLayout.Subitem] {
    switch self {
    case .subitems(let list): list
    case .shared(let subitem, _), .repeating(let subitem, _): [subitem]
    case .custom: []
    }
  }
}
