import ShelfSizing

/// `frame(width:height:)`: a given side is proposed to the child and answered; the other is the child's.
final class FixedFrameNode: WrapperNode {
  var width: Double?
  var height: Double?
  var alignment = Alignment.center

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func length(_ axis: Axis, for proposal: Proposal) -> Double {
    (axis == .horizontal ? width : height) ?? child.length(axis, for: inner(proposal))
  }

  /// A side that is given is not asked for.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    if width == nil, height == nil { return child.size(for: proposal) }
    return LayoutSize(
      width: width ?? child.length(.horizontal, for: inner(proposal)),
      height: height ?? child.length(.vertical, for: inner(proposal)))
  }

  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    origin(of: child, inner(proposal), alignment, in: proposal)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`, as its documentation discusses it.
final class FlexibleFrameNode: WrapperNode {
  var limits = _FlexibleFrame.Limits()

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: limits.width.proposal(proposal.width), height: limits.height.proposal(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(for: inner(proposal))
    return LayoutSize(
      width: limits.width.answer(proposal.width, size.width), height: limits.height.answer(proposal.height, size.height)
    )
  }

  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    origin(of: child, inner(proposal), limits.alignment, in: proposal)
  }
}

extension _FlexibleFrame.Limit {
  /// The child gets the proposal within the limits.
  func proposal(_ proposed: Double) -> Double {
    let length = proposed.or(ideal ?? .nan)
    return length.isNaN ? length : clamp(length)
  }

  /// The answer: both limits clamp the proposal; one alone lets the child go as far as the proposal.
  func answer(_ proposed: Double, _ child: Double) -> Double {
    let length = proposed.or(ideal ?? .nan)
    if length.isNaN { return clamp(child) }
    switch (least, most) {
    case (nil, nil): return child
    case (let least?, nil): return max(least, min(length, child))
    case (nil, let most?): return min(most, max(length, child))
    case (_?, _?): return clamp(length)
    }
  }

  private func clamp(_ length: Double) -> Double { max(least ?? -.infinity, min(length, most ?? .infinity)) }
}

/// `fixedSize()`: proposes nothing, and is as large as the child then is.
final class FixedSizeNode: WrapperNode {
  var horizontal = true
  var vertical = true

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
  }
}

/// `padding`: the proposal less the insets, at least 0; the answer and the insets.
final class PaddingNode: WrapperNode {
  var insets = _Padding.Insets()

  override func inner(_ proposal: Proposal) -> Proposal {
    // NaN stays NaN: `max` gives it where it comes first.
    let width = proposal.width - (insets.leading + insets.trailing)
    let height = proposal.height - (insets.top + insets.bottom)
    return Proposal(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(for: inner(proposal))
    // Top, then bottom: the host's size depends on the order to the last bit.
    return LayoutSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  override func length(_ axis: Axis, for proposal: Proposal) -> Double {
    let length = child.length(axis, for: inner(proposal))
    return axis == .horizontal ? length + insets.leading + insets.trailing : length + insets.top + insets.bottom
  }

  override func wish(at edge: Edge) -> SpacingWish { .standard }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint { LayoutPoint(x: insets.leading, y: insets.top) }
}

/// `layoutPriority`.
final class PriorityNode: WrapperNode {
  required init(_ child: LayoutNode) {
    super.init(child)
    evaluation.hasPriorities = true
  }
  override func length(_ axis: Axis, for proposal: Proposal) -> Double { child.length(axis, for: proposal) }
  var own = 0.0
  override var priority: Double { own }
}
