/// `ZStack`: each child gets the proposal; the size is that of those together that have the highest priority.
final class LayeredNode: ContainerNode {
  var alignment = Alignment.center

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let highest = children.reduce(-Double.infinity) { max($0, $1.priority) }
    var size = LayoutSize.zero
    for child in children {
      let own = child.size(for: proposal)
      guard child.priority == highest else { continue }
      size = LayoutSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  override func placeChildren(_ proposal: Proposal) {
    for child in children {
      let size = child.size(for: proposal)
      let x = frame.origin.x + (frame.size.width - size.width) * alignment.horizontal.fraction
      let y = frame.origin.y + (frame.size.height - size.height) * alignment.vertical.fraction
      child.place(at: LayoutPoint(x: x, y: y), proposal)
    }
  }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    let height = size(for: proposal).height
    for child in which == .first ? children : children.reversed() {
      guard let guide = child.baseline(which, in: proposal) else { continue }
      return guide + (height - child.size(for: proposal).height) * alignment.vertical.fraction
    }
    return nil
  }
}

/// `background` and `overlay`: as large as the view that they lie behind or above, which proposes its size to them.
final class LayerNode: WrapperNode {
  var layer: LayeredNode?

  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }

  override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, proposal)
    guard let layer else { return }
    place(layer, layer.alignment, Proposal(frame.size))
  }
}
