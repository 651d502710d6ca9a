/// `HStack` and `VStack`: children in a row or a column, one after another.
///
/// The steps are those of WWDC 2019, session 237, "Building Custom Views with SwiftUI", in the words of
/// swiftuifieldguide.com/layout/hstack.
final class StackNode: ContainerNode {
  let axis: Axis
  /// Points between children; `nil` for what they wish.
  var spacing: Double?
  var alignment = Alignment.center

  /// The length that a child was proposed and the size that it chose, for the proposal that was worked out last. It
  /// lies in memory of its own: arrays of a class are checked at each access.
  private struct Choice {
    var length = 0.0
    var size = LayoutSize.zero
    var flexibility = 0.0
    /// The child that chooses at this step.
    var next = 0
    /// Where it stands in the stack, along the axis and across.
    var (along, across) = (0.0, 0.0)
    /// Where its line is that the stack aligns.
    var line = 0.0
  }
  nonisolated(unsafe) private var choices = UnsafeMutableBufferPointer<Choice>(start: nil, count: 0)

  deinit { choices.deallocate() }

  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    guard choices.count != children.count else { return }
    choices.deallocate()
    choices = .allocate(capacity: children.count)
    choices.initialize(repeating: Choice())
  }

  init(_ axis: Axis, _ evaluation: _Evaluation) {
    self.axis = axis
    super.init(evaluation)
  }

  /// The column of views that lie in no container.
  convenience init(column children: [LayoutNode], _ evaluation: _Evaluation) {
    self.init(.vertical, evaluation)
    hold(children)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard !children.isEmpty else { return .zero }
    // 1. Subtract the spacing from the proposal.
    let gaps = totalSpacing
    let room = proposal[axis]
    propose(room.isFinite ? max(0, room - gaps) : room, proposal)
    // 4. The stack is as long as its children and the spacing between them, whatever was proposed.
    return union(proposal, length: joined())
  }

  /// The length along the axis alone asks each child for no more than that: a card of a given width has its height
  /// without the widths of its texts.
  override func length(_ axis: Axis, for proposal: Proposal) -> Double {
    guard axis == self.axis, !children.isEmpty else { return size(for: proposal)[axis] }
    needsSizes = false
    defer { needsSizes = true }
    let room = proposal[axis]
    propose(room.isFinite ? max(0, room - totalSpacing) : room, proposal)
    return joined()
  }

  /// Whether children are asked for both of their lengths.
  private var needsSizes = true

  // MARK: Spacing

  private func gap(after index: Int) -> Double {
    if let spacing { return spacing }
    let (near, far): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    return children[index].wish(at: near).distance(to: children[index + 1].wish(at: far))
  }

  private var totalSpacing: Double {
    if let spacing { return spacing * Double(children.count - 1) }
    var sum = 0.0
    for index in 0..<children.count - 1 { sum += gap(after: index) }
    return sum
  }

  /// The sum in the order of layout, child, spacing, child, as a host's size comes out of it to the last bit.
  private func joined() -> Double {
    var length = choices[0].size[axis]
    for index in 1..<max(1, choices.count) {
      length += gap(after: index - 1)
      length += choices[index].size[axis]
    }
    return length
  }

  // MARK: Lengths

  /// Proposes to each child its part of the room.
  private func propose(_ room: Double, _ proposal: Proposal) {
    // The ideal length, the minimum and the maximum go to each child as they are.
    if !room.isFinite || room == 0 || choices.count == 1 {
      for index in choices.indices { choose(index, room, proposal) }
      return
    }
    var remaining = room
    guard hasPriorities else {
      for index in choices.indices { choices[index].next = index }
      return share(&remaining, keeping: 0, among: choices, proposal)
    }
    // 2. Children of a higher priority come first; what those of lower ones need at least is kept back.
    var priorities: [Double] = []
    for child in children where !priorities.contains(child.priority) { priorities.append(child.priority) }
    priorities.sort(by: >)
    var first = 0
    for priority in priorities {
      var (kept, members) = (0.0, 0)
      for (index, child) in children.enumerated() {
        if child.priority < priority { kept += child.length(axis, for: at(0, proposal)) }
        guard child.priority == priority else { continue }
        choices[first + members].next = index
        members += 1
      }
      let group = UnsafeMutableBufferPointer(rebasing: choices[first..<first + members])
      share(&remaining, keeping: kept, among: group, proposal)
      first += members
    }
  }

  /// 3. The least flexible child chooses first, of an equal part of what remains.
  ///
  /// - Parameter group: in ``Choice/next``, the children that share.
  private func share(
    _ remaining: inout Double, keeping kept: Double, among group: UnsafeMutableBufferPointer<Choice>,
    _ proposal: Proposal
  ) {
    for step in group.indices {
      let child = group[step].next
      choices[child].flexibility = flexibility(of: children[child], proposal)
      // Equal ones stay in order.
      var place = step
      while place > 0, choices[group[place - 1].next].flexibility > choices[child].flexibility {
        group[place].next = group[place - 1].next
        place -= 1
      }
      group[place].next = child
    }
    for step in group.indices {
      let part = max(0, remaining - kept) / Double(group.count - step)
      choose(group[step].next, part, proposal)
      remaining -= choices[group[step].next].size[axis]
    }
  }

  private func flexibility(of child: LayoutNode, _ proposal: Proposal) -> Double {
    child.length(axis, for: at(.infinity, proposal)) - child.length(axis, for: at(0, proposal))
  }

  private func choose(_ index: Int, _ length: Double, _ proposal: Proposal) {
    choices[index].length = length
    if needsSizes {
      choices[index].size = children[index].size(for: at(length, proposal))
    } else {
      choices[index].size[axis] = children[index].length(axis, for: at(length, proposal))
    }
  }

  private func at(_ length: Double, _ proposal: Proposal) -> Proposal {
    axis == .vertical
      ? Proposal(width: proposal.width, height: length) : Proposal(width: length, height: proposal.height)
  }

  private var hasPriorities: Bool {
    guard evaluation.hasPriorities else { return false }
    let first = children[0].priority
    for child in children where child.priority != first { return true }
    return false
  }

  // MARK: Across

  /// The line that the children are aligned by.
  private var guide: Guide { axis == .vertical ? alignment.horizontal.guide : alignment.vertical.guide }

  /// The union of the aligned children across the axis.
  private func union(_ proposal: Proposal, length: Double) -> LayoutSize {
    var across = 0.0
    if guide.isPlain, !evaluation.hasGuides {
      for index in choices.indices { across = max(across, choices[index].size[axis.crossing]) }
    } else {
      across = alignedLength(proposal).length
    }
    return axis == .vertical ? LayoutSize(width: across, height: length) : LayoutSize(width: length, height: across)
  }

  private func alignedLength(_ proposal: Proposal) -> AlignedLength {
    var aligned = AlignedLength()
    for index in choices.indices {
      let position = children[index].position(of: guide, in: at(choices[index].length, proposal))
      choices[index].line = position
      aligned.add(position, choices[index].size[axis.crossing])
    }
    return aligned
  }

  // MARK: Placing

  /// Works out where the children stand for a proposal; the node may have answered others since.
  private func arrange(_ proposal: Proposal) {
    let own = size(for: proposal)
    let room = proposal[axis]
    propose(room.isFinite ? max(0, room - totalSpacing) : room, proposal)
    let isPlain = guide.isPlain && !evaluation.hasGuides
    let before = isPlain ? 0 : alignedLength(proposal).before
    var along = 0.0
    for index in choices.indices {
      choices[index].along = along
      choices[index].across =
        isPlain
        ? (own[axis.crossing] - choices[index].size[axis.crossing]) * guide.fraction
        : before - choices[index].line
      along += choices[index].size[axis]
      if index < choices.count - 1 { along += gap(after: index) }
    }
  }

  override func placeChildren(_ proposal: Proposal) {
    guard !children.isEmpty else { return }
    arrange(proposal)
    let origin = frame.origin
    for index in choices.indices {
      let (along, across) = (choices[index].along, choices[index].across)
      let point =
        axis == .vertical
        ? LayoutPoint(x: origin.x + across, y: origin.y + along)
        : LayoutPoint(x: origin.x + along, y: origin.y + across)
      children[index].place(at: point, at(choices[index].length, proposal))
    }
  }

  // MARK: For those around it

  /// Those of the outermost children; across the axis, that of the first child.
  override func wish(at edge: Edge) -> SpacingWish {
    switch edge {
    case .bottom where axis == .vertical, .trailing where axis == .horizontal:
      children.last?.wish(at: edge) ?? .standard
    default: children.first?.wish(at: edge) ?? .standard
    }
  }

  /// That of the first child which has one; for the last baseline, of the last. That the first one counts for an app's
  /// own line is assumed.
  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    guard !children.isEmpty else { return nil }
    arrange(proposal)
    for step in choices.indices {
      let choice = choices[guide.baseline == .last ? choices.count - 1 - step : step]
      let child = children[guide.baseline == .last ? choices.count - 1 - step : step]
      guard let position = child.explicit(guide, in: at(choice.length, proposal)) else { continue }
      return position + (guide.axis == axis ? choice.along : choice.across)
    }
    return nil
  }
}
