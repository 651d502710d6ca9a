import ShelfSizing

/// `frame(width:height:)`: a given side is proposed to the child and answered; the other is the child's.
final class FixedFrameNode: WrapperNode {
  var width: Double?
  var height: Double?
  var alignment = Alignment.center

  private func inner(_ proposal: Proposal) -> Proposal {
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

  override func placeChildren(_ proposal: Proposal) { place(child, alignment, inner(proposal)) }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard let guide = child.baseline(which, in: inner(proposal)) else { return nil }
    return guide + (size(for: proposal).height - child.size(for: inner(proposal)).height) * alignment.vertical.fraction
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`, as its documentation discusses it.
final class FlexibleFrameNode: WrapperNode {
  var limits = _FlexibleFrame.Limits()

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: limits.width.proposal(proposal.width), height: limits.height.proposal(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(for: inner(proposal))
    return LayoutSize(
      width: limits.width.answer(proposal.width, size.width), height: limits.height.answer(proposal.height, size.height)
    )
  }

  override func placeChildren(_ proposal: Proposal) { place(child, limits.alignment, inner(proposal)) }

  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    guard let guide = child.baseline(which, in: inner(proposal)) else { return nil }
    let room = size(for: proposal).height - child.size(for: inner(proposal)).height
    return guide + room * limits.alignment.vertical.fraction
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

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
  }
  override func measure(_ proposal: Proposal) -> LayoutSize { child.size(for: inner(proposal)) }
  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    child.baseline(which, in: inner(proposal))
  }
  override func placeChildren(_ proposal: Proposal) { child.place(at: frame.origin, inner(proposal)) }
}

/// `padding`: the proposal less the insets, at least 0; the answer and the insets.
final class PaddingNode: WrapperNode {
  var insets = _Padding.Insets()

  private func inner(_ proposal: Proposal) -> Proposal {
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
  override func baseline(_ which: Baseline, in proposal: Proposal) -> Double? {
    child.baseline(which, in: inner(proposal)).map { $0 + insets.top }
  }
  override func placeChildren(_ proposal: Proposal) {
    let origin = LayoutPoint(x: frame.origin.x + insets.leading, y: frame.origin.y + insets.top)
    child.place(at: origin, inner(proposal))
  }
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
