import ShelfSizing

/// A shape or a colour: as large as it is proposed, 10 points where nothing is ("platform default",
/// swiftuifieldguide.com/layout/ideal-size).
final class FillingNode: LayoutNode {
  static let idealLength = 10.0
  /// The colour of a picture of it.
  var paint: UIColor?
  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(
      width: proposal.width.or(FillingNode.idealLength), height: proposal.height.or(FillingNode.idealLength))
  }
}

/// `Spacer`: along the axis of its stack at least 8 points, and as long as there is room; nothing across.
final class SpacerNode: LayoutNode {
  var least: Double?
  /// `nil` outside a stack, where it takes both directions.
  var axis: Axis?

  init(_ axis: Axis?, _ evaluation: _Evaluation) {
    self.axis = axis
    super.init(evaluation)
    evaluation.hasPriorities = true
  }

  /// It takes what all others leave. That is assumed: as one of equal children it would take a part of the room from
  /// texts that need it, and break them.
  override var priority: Double { -.infinity }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let least = least ?? SpacingWish.standardDistance
    func length(_ proposed: Double, _ own: Axis) -> Double {
      if let axis, axis != own { return 0 }
      return max(least, proposed.or(least))
    }
    return LayoutSize(width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
  }

  override func wish(at edge: Edge) -> SpacingWish { .none }
}

/// `Divider`: a line across the axis of its stack.
final class DividerNode: LayoutNode {
  var axis: Axis?
  var thickness = 0.5

  init(_ axis: Axis?, _ evaluation: _Evaluation) {
    self.axis = axis
    super.init(evaluation)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    axis == .horizontal
      ? LayoutSize(width: thickness, height: proposal.height.or(FillingNode.idealLength))
      : LayoutSize(width: proposal.width.or(FillingNode.idealLength), height: thickness)
  }
}
