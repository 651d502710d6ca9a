/// `ZStack`: views above one another.
final class LayeredNode: ContainerNode {
  var alignment = Alignment.center

  /// Each child gets the proposal; the size is that of the aligned children together, of those alone that have the
  /// highest priority where they differ (swiftuifieldguide.com/layout/zstack).
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let sized = sizing
    if isPlain {
      var size = LayoutSize.zero
      for child in sized {
        let own = child.size(for: proposal)
        size = LayoutSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      return size
    }
    let (across, upright) = lengths(proposal)
    return sized.isEmpty ? .zero : LayoutSize(width: across.length, height: upright.length)
  }

  /// The children that decide the size.
  private var sizing: [LayoutNode] {
    guard evaluation.hasPriorities else { return children }
    let highest = children.reduce(-Double.infinity) { max($0, $1.priority) }
    return children.filter { $0.priority == highest }
  }

  private var isPlain: Bool {
    alignment.horizontal.guide.isPlain && alignment.vertical.guide.isPlain && !evaluation.hasGuides
  }

  private func lengths(_ proposal: Proposal) -> (across: AlignedLength, upright: AlignedLength) {
    var (across, upright) = (AlignedLength(), AlignedLength())
    for child in sizing {
      let size = child.size(for: proposal)
      across.add(child.position(of: alignment.horizontal.guide, in: proposal), size.width)
      upright.add(child.position(of: alignment.vertical.guide, in: proposal), size.height)
    }
    return (across, upright)
  }

  /// Where each child stands: its lines lie on those of the children together.
  private func origin(
    of child: LayoutNode, _ proposal: Proposal, _ lengths: (across: AlignedLength, upright: AlignedLength)?
  ) -> LayoutPoint {
    guard let lengths else { return origin(of: child, proposal, alignment, in: proposal) }
    return LayoutPoint(
      x: lengths.across.before - child.position(of: alignment.horizontal.guide, in: proposal),
      y: lengths.upright.before - child.position(of: alignment.vertical.guide, in: proposal))
  }

  override func placeChildren(_ proposal: Proposal) {
    let lengths = isPlain ? nil : lengths(proposal)
    for child in children {
      let origin = origin(of: child, proposal, lengths)
      child.place(at: LayoutPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), proposal)
    }
  }

  override func findExplicit(_ guide: Guide, in proposal: Proposal) -> Double? {
    for child in guide.baseline == .last ? children.reversed() : children {
      guard let position = child.explicit(guide, in: proposal) else { continue }
      let origin = origin(of: child, proposal, isPlain ? nil : lengths(proposal))
      return position + (guide.axis == .horizontal ? origin.x : origin.y)
    }
    return nil
  }
}

/// `background` and `overlay`: as large as the view that they lie behind or above, which proposes its size to them.
final class LayerNode: WrapperNode {
  var layer: LayeredNode?
  /// Whether a drawing has the layer above the view.
  var isLayerAbove = false

  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }

  override func placeChildren(_ proposal: Proposal) {
    child.place(at: frame.origin, proposal)
    guard let layer else { return }
    let (inner, alignment) = (Proposal(frame.size), layer.alignment)
    func offset(_ guide: Guide) -> Double {
      child.position(of: guide, in: proposal) - layer.position(of: guide, in: inner)
    }
    layer.place(
      at: LayoutPoint(
        x: frame.origin.x + offset(alignment.horizontal.guide), y: frame.origin.y + offset(alignment.vertical.guide)),
      inner)
  }
}

/// A view with a style behind or above it, for drawings.
final class PaintNode: WrapperNode {
  var color: UIColor?
  var isAbove = false

  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
}
