import ConstraintSolver
import ShelfSizing

/// How the views of a stack view share its length.
struct StackShares {
  /// For each view, its length as a multiple of the reference's.
  let ratios: [Double]
  /// The view that the others are compared with; `nil` for the stack view, whose last view takes what is left.
  let reference: Int?
  let priority: Double
}

extension StackTemplate {
  /// Stack views of more views, which no cell of an app has, are laid out by rules whose rows stay short: spacing
  /// counts between edges, even where it is to be measured between baselines, and proportional shares are required.
  static let manyViews = 64
  /// With more views, `equalCentering` is laid out as equal spacing, since each row of the tableau would have a term
  /// for each view.
  private static let mostCentered = 128

  /// The distribution by which a number of views is laid out.
  func distribution(of count: Int) -> Distribution {
    distribution == .equalCentering && count > StackTemplate.mostCentered ? .equalSpacing : distribution
  }
}

extension LayoutBuilder {
  /// The views' shares: equal lengths, or each content's part of all contents and gaps (UIKitNumbers.md, "Stack
  /// views"), a view without content counting as 0; `nil` for other distributions.
  mutating func shares(of views: [Int], _ stack: StackTemplate) -> StackShares? {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: return nil
    case .fillEqually:
      return StackShares(
        ratios: Array(repeating: 1, count: views.count), reference: 0, priority: LinearConstraint.requiredPriority)
    case .fillProportionally:
      // With required constraints alone, the result must hold for any content, but these shares depend on it.
      if case .required = conditions.scope { return nil }
      // Also where no view has any content, as other cards may have some.
      dependsOnContentRatios = true
      let sizes = views.map { naturalLength(of: $0, along: stack.axis) }
      let whole = sizes.reduce(gaps(between: views, stack), +)
      guard sizes.contains(where: { $0 > 0 }), whole > 0 else { return nil }
      let areMany = views.count > StackTemplate.manyViews
      return StackShares(
        ratios: sizes.map { $0 / whole }, reference: nil,
        priority: areMany ? LinearConstraint.requiredPriority : LayoutPriority.fillProportionally)
    }
  }

  /// The content size of a view along an axis, for a stack view that of its contents and of what
  /// constraints give them, in pixels.
  private func naturalLength(of view: Int, along axis: StackTemplate.Axis) -> Double {
    guard case .stack(let stack) = template.views[view].content else {
      return conditions.contentSizes[view]?[axis] ?? 0
    }
    let margins = PixelInsets(stack.layoutMargins ?? .zero, conditions.grid)
    let around = axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    let lengths = arranged[view].map { inner in
      template.givenLength(of: inner, along: axis).map { $0.constant * scale } ?? naturalLength(of: inner, along: axis)
    }
    guard stack.axis == axis else { return around + (lengths.max() ?? 0) }
    return lengths.reduce(around + gaps(between: arranged[view], stack), +)
  }

  /// The sum of the gaps between all views, in pixels.
  func gaps(between views: [Int], _ stack: StackTemplate) -> Double {
    views.dropLast().reduce(0) { $0 + gap(after: $1, stack) }
  }

  /// The gap between a view and the next, in pixels.
  func gap(after view: Int, _ stack: StackTemplate) -> Double {
    (template.views[view].customSpacingAfter ?? stack.spacing) * scale
  }

  mutating func share(_ shares: StackShares, _ spans: [Span], _ views: [Int], in inner: Span, _ viewIndex: Int) {
    let length = shares.reference.map { spans[$0].length } ?? inner.length
    for index in spans.indices where index != shares.reference ?? (spans.count - 1) {
      let compared = [shares.reference.map { views[$0] }, views[index]].compactMap { $0 }
      add(
        spans[index].length, .equal, to: shares.ratios[index] * length, priority: shares.priority,
        .stack(view: viewIndex, arranged: compared))
    }
  }

  /// Expresses each view's length as a share of the stack view's length, or of the reference view's; where views end
  /// follows from that. For stack views of many views.
  ///
  /// Without this, a view's length would be the stack view's less the errors of all constraints between the views: each
  /// tableau row would have a term for each view, which takes two gigabytes for 2,000 of them.
  mutating func addWhole(
    _ shares: StackShares, _ spans: [Span], _ views: [Int], _ stack: StackTemplate, in inner: Span, _ viewIndex: Int
  ) {
    let left = inner.length - gaps(between: views, stack)
    if let reference = shares.reference {
      add(
        shares.ratios.reduce(0, +) * spans[reference].length, .equal, to: left, priority: shares.priority,
        .stack(view: viewIndex, arranged: [views[reference]]))
    } else {
      add(
        spans[spans.count - 1].length, .equal, to: left - shares.ratios.dropLast().reduce(0, +) * inner.length,
        priority: shares.priority, .stack(view: viewIndex, arranged: [views[views.count - 1]]))
    }
    share(shares, spans, views, in: inner, viewIndex)
  }
}
