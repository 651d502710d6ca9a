import ConstraintSolver
import ShelfSizing

/// How the views of a stack view share its length out.
struct StackShares {
  /// For each view, its length as a multiple of the reference's.
  let ratios: [Double]
  /// The view that the others are compared with; `nil` for the stack view, whose last view takes what is left.
  let reference: Int?
  let priority: Double
}

extension StackTemplate {
  /// A stack view of more views, which no cell of an app has, is laid out by rules whose rows stay short: spacing counts
  /// between edges, whatever is said of baselines, and shares in proportion are required.
  static let manyViews = 64
  /// Centres of more views are left to equal gaps, as each of their rows would have a term for each view.
  private static let mostCentered = 1000

  /// The distribution of some number of views.
  func distribution(of count: Int) -> Distribution {
    distribution == .equalCentering && count > StackTemplate.mostCentered ? .equalSpacing : distribution
  }
}

extension LayoutBuilder {
  /// Equal lengths, or the parts of the stack view's length that the contents have of all contents and gaps
  /// (UIKitNumbers.md, "Stack views"), where a view without content counts as nothing; `nil` where the stack view does
  /// not say.
  mutating func shares(of views: [Int], _ stack: StackTemplate) -> StackShares? {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: return nil
    case .fillEqually:
      return StackShares(
        ratios: Array(repeating: 1, count: views.count), reference: 0, priority: LinearConstraint.requiredPriority)
    case .fillProportionally:
      // What follows from required constraints alone holds of any content, which these shares are made of.
      if case .required = conditions.scope { return nil }
      let sizes = views.map { naturalLength(of: $0, along: stack.axis) }
      let whole = sizes.reduce(gaps(between: views, stack), +)
      guard sizes.contains(where: { $0 > 0 }), whole > 0 else { return nil }
      dependsOnContentRatios = true
      let areMany = views.count > StackTemplate.manyViews
      return StackShares(
        ratios: sizes.map { $0 / whole }, reference: nil,
        priority: areMany ? LinearConstraint.requiredPriority : LayoutPriority.fillProportionally)
    }
  }

  /// What a view's content asks for, or the contents of a stack view, in pixels.
  private func naturalLength(of view: Int, along axis: StackTemplate.Axis) -> Double {
    guard case .stack(let stack) = template.views[view].content else {
      let size = conditions.contentSizes[view]
      return (axis == .horizontal ? size?.width : size?.height) ?? 0
    }
    let margins = PixelInsets(stack.layoutMargins ?? .zero, conditions.grid)
    let around = axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    let lengths = arranged[view].map { naturalLength(of: $0, along: axis) }
    guard stack.axis == axis else { return around + (lengths.max() ?? 0) }
    return lengths.reduce(around + gaps(between: arranged[view], stack), +)
  }

  /// Between all views, in pixels.
  private func gaps(between views: [Int], _ stack: StackTemplate) -> Double {
    views.dropLast().reduce(0) { $0 + gap(after: $1, stack) }
  }

  /// Between a view and the next, in pixels.
  func gap(after view: Int, _ stack: StackTemplate) -> Double {
    (template.views[view].customSpacingAfter ?? stack.spacing) * scale
  }

  mutating func share(_ shares: StackShares, _ spans: [Span], _ views: [Int], in inner: Span, _ place: Int) {
    let length = shares.reference.map { spans[$0].length } ?? inner.length
    for index in spans.indices where index != shares.reference ?? (spans.count - 1) {
      let compared = [shares.reference.map { views[$0] }, views[index]].compactMap { $0 }
      add(
        spans[index].length, .equal, to: shares.ratios[index] * length, priority: shares.priority,
        .stack(view: place, arranged: compared))
    }
  }

  /// Expresses each view's length as a share of the stack view's length, or of the reference view's; where views end
  /// follows from that. For stack views of many views.
  ///
  /// Without this, a view's length would be the stack view's less the errors of all constraints between the views: each
  /// tableau row would have a term for each view, which takes two gigabytes for 2,000 of them.
  mutating func addWhole(
    _ shares: StackShares, _ spans: [Span], _ views: [Int], _ stack: StackTemplate, in inner: Span, _ place: Int
  ) {
    let left = inner.length - gaps(between: views, stack)
    if let reference = shares.reference {
      add(
        shares.ratios.reduce(0, +) * spans[reference].length, .equal, to: left, priority: shares.priority,
        .stack(view: place, arranged: [views[reference]]))
    } else {
      add(
        spans[spans.count - 1].length, .equal, to: left - shares.ratios.dropLast().reduce(0, +) * inner.length,
        priority: shares.priority, .stack(view: place, arranged: [views[views.count - 1]]))
    }
    share(shares, spans, views, in: inner, place)
  }
}
