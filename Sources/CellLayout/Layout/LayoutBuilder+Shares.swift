import ConstraintSolver
import ShelfSizing

/// How the views of a stack view share its length out.
struct StackShares {
  /// By view, its length as a multiple of the reference's.
  let ratios: [Double]
  /// The view that the others are compared with.
  let reference: Int
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
  /// Equal lengths, or lengths in proportion to the contents', where a view without content counts as nothing; `nil`
  /// where the stack view does not say.
  mutating func shares(of views: [Int], _ stack: StackTemplate) -> StackShares? {
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: return nil
    case .fillEqually:
      return StackShares(
        ratios: Array(repeating: 1, count: views.count), reference: 0, priority: LinearConstraint.requiredPriority)
    case .fillProportionally:
      // What follows from required constraints alone holds of any content, which these shares are made of.
      if case .required = conditions.scope { return nil }
      let sizes = views.map { view in
        let size = conditions.contentSizes[view]
        return (stack.axis == .horizontal ? size?.width : size?.height) ?? 0
      }
      guard let reference = sizes.indices.first(where: { sizes[$0] > 0 }) else { return nil }
      dependsOnContentRatios = true
      let areMany = views.count > StackTemplate.manyViews
      return StackShares(
        ratios: sizes.map { $0 / sizes[reference] }, reference: reference,
        priority: areMany ? LinearConstraint.requiredPriority : LayoutPriority.fillProportionally)
    }
  }

  mutating func share(_ shares: StackShares, _ spans: [Span], _ views: [Int], _ place: Int) {
    for index in spans.indices where index != shares.reference {
      add(
        spans[index].length, .equal, to: shares.ratios[index] * spans[shares.reference].length,
        priority: shares.priority, .stack(view: place, arranged: [views[shares.reference], views[index]]))
    }
  }

  /// Says of many views what the reference is of the whole, and what the others are of it. Where they end follows.
  ///
  /// Else a view's length is the stack view's, less the sum of what the constraints between all views are violated by:
  /// each row about a view has a term for each view, which takes two gigabytes for 2,000 of them.
  mutating func addWhole(
    _ shares: StackShares, _ spans: [Span], _ views: [Int], _ stack: StackTemplate, in inner: Span, _ place: Int
  ) {
    let gaps = views.dropLast().reduce(0) { $0 + (template.views[$1].customSpacingAfter ?? stack.spacing) * scale }
    add(
      shares.ratios.reduce(0, +) * spans[shares.reference].length, .equal, to: inner.length - gaps,
      priority: shares.priority, .stack(view: place, arranged: [views[shares.reference]]))
    share(shares, spans, views, place)
  }
}
