import ShelfSizing

/// Asks the cells of a section for the lengths that they decide: rules 21 and 25.
struct SelfSizing {
  /// A view's own size for a proposal; `nil` for a view that can't size itself.
  typealias Fitting = (CompositionalLayout.Element, CompositionalLayout.Proposal) -> Size?

  /// Cells that may be asked again, whose answers are kept until then.
  enum Memory { case none, group, section }

  let section: Int
  let itemCount: Int
  private let memory: Memory
  var nextItem = 0
  private var answers: [Int: (proposed: Size, size: Size)] = [:]

  init(section: Int, itemCount: Int, memory: Memory = .none) {
    self.section = section
    self.itemCount = itemCount
    self.memory = memory
  }

  /// Begins with a group of the section.
  mutating func begin(at item: Int) {
    nextItem = item
    guard memory == .group, !answers.isEmpty else { return }
    // The first item may have been asked whether it fits the group before.
    let known = answers[item]
    answers.removeAll(keepingCapacity: true)
    answers[item] = known
  }

  var hasItem: Bool { nextItem < itemCount }

  func fault(_ fault: CompositionalLayout.GroupFault) -> LayoutError {
    .group(CompositionalLayout.GroupPath(section: section), fault)
  }

  /// The size of the next item, with its insets.
  ///
  /// - Parameters:
  ///   - size: the layout's, with estimates.
  ///   - insets: the item's, which the cell is asked without.
  ///   - isEstimated: the axes along which the cell decides.
  mutating func next(_ size: Size, _ insets: EdgeInsets, _ isEstimated: Axes, _ fitting: Fitting) throws(LayoutError)
    -> Size
  {
    defer { nextItem += 1 }
    guard hasItem, isEstimated.horizontal || isEstimated.vertical else { return size }
    let proposed = Rect(size).inset(by: insets).size
    if memory != .none, let known = answers[nextItem], known.proposed == proposed { return known.size }
    let path = ItemPath(section: section, item: nextItem)
    let answer = SelfSizing.fitted(size, proposed, isEstimated, .item(path), fitting)
    try LayoutError.check(answer, of: path)
    if memory != .none { answers[nextItem] = (proposed, answer) }
    return answer
  }

  /// A view's size, where it decides itself; the estimate of a view that can't size itself.
  static func fitted(
    _ size: Size, _ proposed: Size, _ isEstimated: Axes, _ element: CompositionalLayout.Element, _ fitting: Fitting
  ) -> Size {
    guard isEstimated.horizontal || isEstimated.vertical else { return size }
    let proposal = CompositionalLayout.Proposal(
      size: proposed, isWidthEstimated: isEstimated.horizontal, isHeightEstimated: isEstimated.vertical)
    guard let fitted = fitting(element, proposal) else { return size }
    return Size(
      width: isEstimated.horizontal ? fitted.width : size.width,
      height: isEstimated.vertical ? fitted.height : size.height)
  }
}

extension GroupPlacing {
  /// The lengths that the subitems of a group grow to along the axes where they are as long as their siblings: rule 28.
  ///
  /// - Parameters:
  ///   - first: the first of them.
  ///   - least: the lengths that the group itself grows to, with its uniform subitems: rule 29.
  /// - Returns: `nil` if all are as long already.
  func grown(from first: Int, of group: CompositionalLayout.Group, _ isEstimated: Axes, _ least: Size) -> [Size]? {
    var grown: [Size]?
    for axis in [CompositionalLayout.Axis.horizontal, .vertical] {
      let uniform = children[first...].reduce(0) { $0 + ($1.isUniform[axis] ? 1 : 0) }
      guard uniform > 0 else { continue }
      let siblings = children[first...].filter { $0.isEstimated[axis] && $0.isReal }
      var longest = siblings.reduce(0) { max($0, $1.size[axis]) }
      if isEstimated[axis], axis == group.axis {
        // All alike, each has a part of what the others and the spacings leave.
        let others = along(from: first, of: group) { $0.isUniform[axis] ? 0 : $0.size[axis] }
        longest = max(longest, (least[axis] - others.needed) / Double(uniform))
      }
      for (index, child) in children[first...].enumerated() where child.isUniform[axis] {
        var length = longest
        if isEstimated[axis], axis != group.axis { length = max(length, least[axis] - child.edges.least(axis)) }
        guard length > child.size[axis] else { continue }
        grown = grown ?? Array(repeating: .zero, count: children.count - first)
        grown?[index][axis] = length
      }
    }
    return grown
  }
}

extension CompositionalLayout.Group {
  /// Whether a cell decides a length anywhere in it. The lengths of a custom group are its estimates.
  var hasEstimates: Bool {
    if case .custom = content { return false }
    return size.isEstimated
      || content.subitems.contains { subitem in
        switch subitem {
        case .item(let item): item.size.isEstimated
        case .group(let group): group.hasEstimates
        }
      }
  }

  /// Which cells may be asked for their size more than once.
  var memory: SelfSizing.Memory { size.isUniform ? .section : asksTwice ? .group : .none }

  private var asksTwice: Bool {
    content.subitems.contains { subitem in
      if subitem.size.isUniform || subitem.size[axis].isEstimated && !size[axis].isEstimated { return true }
      if case .group(let group) = subitem { return group.asksTwice }
      return false
    }
  }
}

extension CompositionalLayout.ElementSize {
  var isEstimated: Bool { width.isEstimated || height.isEstimated }
  /// Whether an element is as long as its longest sibling along an axis.
  package var isUniform: Bool { width.isUniform || height.isUniform }
}
