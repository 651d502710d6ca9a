/// `HStack` and `VStack`: children in a row or a column, one after another.
///
/// The steps are those of WWDC 2019, session 237, "Building Custom Views with SwiftUI", in the words of
/// swiftuifieldguide.com/layout/hstack.
final class StackNode: ContainerNode {
  let axis: Axis
  /// Points between children; `nil` for what they wish.
  var spacing: Double?
  var alignment = Alignment.center

  /// What each child was proposed along the axis, and the size that it chose. They belong to the proposal that was worked
  /// out last.
  private var lengths: [Double] = []
  private var sizes: [LayoutSize] = []
  private var flexibility: [Double] = []
  private var order: [Int] = []

  init(_ axis: Axis, _ evaluation: _Evaluation) {
    self.axis = axis
    super.init(evaluation)
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

  // MARK: Spacing

  private func gap(after index: Int) -> Double {
    if let spacing { return spacing }
    let (near, far): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    return children[index].wish(at: near).distance(to: children[index + 1].wish(at: far))
  }

  private var totalSpacing: Double {
    if let spacing { return spacing * Double(children.count - 1) }
    return (0..<children.count - 1).reduce(0) { $0 + gap(after: $1) }
  }

  /// The sum in the order of layout, child, spacing, child, as a host's size comes out of it to the last bit.
  private func joined() -> Double {
    var length = sizes[0][axis]
    for index in 1..<max(1, children.count) {
      length += gap(after: index - 1)
      length += sizes[index][axis]
    }
    return length
  }

  // MARK: Lengths

  /// Proposes to each child its part of the room.
  private func propose(_ room: Double, _ proposal: Proposal) {
    resizeScratch()
    // 3.4 of the rules: the ideal length, the minimum and the maximum go to each child as they are.
    if !room.isFinite || room == 0 {
      for index in children.indices { choose(index, room, proposal) }
      return
    }
    if children.count == 1 { return choose(0, room, proposal) }
    var remaining = room
    // 2. Children of a higher priority come first; what those of lower ones need at least is kept back.
    if hasPriorities {
      for priority in Set(children.map(\.priority)).sorted(by: >) {
        let lower = children.filter { $0.priority < priority }
        let kept = lower.reduce(0) { $0 + $1.size(for: at(0, proposal))[axis] }
        let members = children.indices.filter { children[$0].priority == priority }
        share(&remaining, keeping: kept, among: members, proposal)
      }
    } else {
      share(&remaining, keeping: 0, among: nil, proposal)
    }
  }

  /// 3. The least flexible child chooses first, of an equal part of what remains.
  private func share(_ remaining: inout Double, keeping kept: Double, among members: [Int]?, _ proposal: Proposal) {
    order.removeAll(keepingCapacity: true)
    for index in 0..<(members?.count ?? children.count) {
      let child = members?[index] ?? index
      flexibility[child] = self.flexibility(of: children[child], proposal)
      // Equal ones stay in order.
      var place = order.count
      while place > 0, flexibility[order[place - 1]] > flexibility[child] { place -= 1 }
      order.insert(child, at: place)
    }
    for (done, index) in order.enumerated() {
      let part = max(0, remaining - kept) / Double(order.count - done)
      choose(index, part, proposal)
      remaining -= sizes[index][axis]
    }
  }

  private func flexibility(of child: LayoutNode, _ proposal: Proposal) -> Double {
    child.size(for: at(.infinity, proposal))[axis] - child.size(for: at(0, proposal))[axis]
  }

  private func choose(_ index: Int, _ length: Double, _ proposal: Proposal) {
    lengths[index] = length
    sizes[index] = children[index].size(for: at(length, proposal))
  }

  private func at(_ length: Double, _ proposal: Proposal) -> Proposal {
    axis == .vertical
      ? Proposal(width: proposal.width, height: length) : Proposal(width: length, height: proposal.height)
  }

  private var hasPriorities: Bool {
    let first = children[0].priority
    return children.contains { $0.priority != first }
  }

  private func resizeScratch() {
    guard lengths.count != children.count else { return }
    lengths = Array(repeating: 0, count: children.count)
    flexibility = lengths
    sizes = Array(repeating: .zero, count: children.count)
  }

  // MARK: Across

  /// The union of the aligned children across the axis.
  private func union(_ proposal: Proposal, length: Double) -> LayoutSize {
    guard axis == .horizontal else {
      return LayoutSize(width: sizes.reduce(0) { max($0, $1.width) }, height: length)
    }
    guard let baseline = alignment.vertical.baseline else {
      return LayoutSize(width: length, height: sizes.reduce(0) { max($0, $1.height) })
    }
    var (above, below) = (0.0, 0.0)
    for index in children.indices {
      let guide = guide(baseline, index, proposal)
      (above, below) = (max(above, guide), max(below, sizes[index].height - guide))
    }
    return LayoutSize(width: length, height: above + below)
  }

  /// A view without text is aligned by its bottom.
  private func guide(_ baseline: Baseline, _ index: Int, _ proposal: Proposal) -> Double {
    children[index].baseline(baseline, in: at(lengths[index], proposal)) ?? sizes[index].height
  }

  // MARK: Placing

  /// Works the proposal's lengths out once more, as the node may have answered others since.
  private func restore(_ proposal: Proposal) {
    let room = proposal[axis]
    propose(room.isFinite ? max(0, room - totalSpacing) : room, proposal)
  }

  override func placeChildren(_ proposal: Proposal) {
    guard !children.isEmpty else { return }
    restore(proposal)
    let (origin, size) = frame
    var along = axis == .vertical ? origin.y : origin.x
    let top = alignment.vertical.baseline.map { baseline in
      children.indices.reduce(0.0) { max($0, guide(baseline, $1, proposal)) }
    }
    // Children ask this node nothing, but their own placing works with their sizes, not with these.
    let (lengths, sizes) = (self.lengths, self.sizes)
    for index in children.indices {
      let own = at(lengths[index], proposal)
      let point: LayoutPoint
      if axis == .vertical {
        let x = origin.x + (size.width - sizes[index].width) * alignment.horizontal.fraction
        point = LayoutPoint(x: x, y: along)
      } else if let top, let baseline = alignment.vertical.baseline {
        point = LayoutPoint(x: along, y: origin.y + top - guide(baseline, index, proposal))
      } else {
        point = LayoutPoint(
          x: along, y: origin.y + (size.height - sizes[index].height) * alignment.vertical.fraction)
      }
      children[index].place(at: point, own)
      along += sizes[index][axis]
      if index < children.count - 1 { along += gap(after: index) }
    }
  }

  // MARK: For those around it

  /// Those of the outermost children; across the axis, that of the first child.
  override func wish(at edge: Edge) -> SpacingWish {
    switch edge {
    case .bottom where axis == .vertical, .trailing where axis == .horizontal: children.last?.wish(at: edge) ?? .standard
    default: children.first?.wish(at: edge) ?? .standard
    }
  }

  /// The first baseline of the first child that has one, and the last of the last.
  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard !children.isEmpty else { return nil }
    let height = size(for: proposal).height
    restore(proposal)
    var tops: [Double] = []
    var along = 0.0
    for index in children.indices {
      tops.append(axis == .vertical ? along : (height - sizes[index].height) * alignment.vertical.fraction)
      along += sizes[index][axis]
      if index < children.count - 1 { along += gap(after: index) }
    }
    let (own, lengths) = (tops, self.lengths)
    for index in which == .first ? Array(children.indices) : children.indices.reversed() {
      if let guide = children[index].baseline(which, in: at(lengths[index], proposal)) { return own[index] + guide }
    }
    return nil
  }
}
