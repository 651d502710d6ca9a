import ConstraintSolver
import ShelfSizing

/// The items that constraints refer to.
extension LayoutBuilder {
  /// The value of an item's attribute; `nil` for an item that takes no part.
  func anchor(_ item: ConstraintTemplate.Item, _ attribute: ConstraintTemplate.Attribute) -> LinearExpression? {
    if case .view(let index) = item {
      // Baselines are looked for only where they are meant, since a stack view has to ask all its arranged views.
      switch attribute {
      case .firstBaseline: if let baseline = firstBaseline(of: index) { return baseline }
      case .lastBaseline: if let baseline = lastBaseline(of: index) { return baseline }
      default: break
      }
    }
    return self.item(item)?.anchor(attribute)
  }

  private func item(_ item: ConstraintTemplate.Item) -> LayoutItem? {
    switch item {
    case .view(let index): viewItem(index)
    case .guide(let index): guides[index].map { LayoutItem(box: $0) }
    case .safeArea(let index): frames[index].map { LayoutItem(box: $0.inset(by: safeArea(of: index))) }
    // The readable width lies far above a card's, so that margins alone count (UIKitNumbers.md, "Auto Layout").
    case .layoutMargins(let index), .readableContent(let index):
      frames[index].map { LayoutItem(box: $0.inset(by: margins(of: index))) }
    }
  }

  private func viewItem(_ index: Int) -> LayoutItem? {
    guard let frame = frames[index] else { return nil }
    let insets = alignmentInsets(of: index)
    var margins = margins(of: index)
    margins.top -= insets.top
    margins.leading -= insets.leading
    margins.bottom -= insets.bottom
    margins.trailing -= insets.trailing
    return LayoutItem(box: frame.inset(by: insets), margins: margins)
  }

  /// Insets of the alignment rectangle in pixels.
  func alignmentInsets(of index: Int) -> PixelInsets {
    PixelInsets(template.views[index].alignmentRectInsets, conditions.grid)
  }

  private func safeArea(of index: Int) -> PixelInsets {
    PixelInsets(template.views[index].safeAreaInsets, conditions.grid)
  }

  /// The layout margins of a view from its frame's edges, in pixels.
  func margins(of index: Int) -> PixelInsets {
    PixelInsets(points(marginsOf: index), conditions.grid)
  }

  /// `preservesSuperviewLayoutMargins`: the part of the superview's margins that reaches into the view, as far as the
  /// stored frames decide where it lies.
  private func points(marginsOf index: Int) -> EdgeInsets {
    let view = template.views[index]
    var margins = view.layoutMargins
    guard view.preservesSuperviewLayoutMargins, let superview = view.superview, let frame = view.designFrame,
      let outer = template.views[superview].designFrame?.size
    else { return margins }
    let given = points(marginsOf: superview)
    margins.top = max(margins.top, given.top - frame.y)
    margins.leading = max(margins.leading, given.leading - frame.x)
    margins.bottom = max(margins.bottom, given.bottom - (outer.height - frame.y - frame.size.height))
    margins.trailing = max(margins.trailing, given.trailing - (outer.width - frame.x - frame.size.width))
    return margins
  }

  /// The first baseline of a view with text, or of the view in a stack view that has its baseline.
  func firstBaseline(of index: Int) -> LinearExpression? {
    if let titles = titlesBaseline(of: index) { return titles }
    guard let view = viewForBaseline(of: index, isLast: false), let (text, span) = textSpan(of: view) else {
      return nil
    }
    return (centersText(view) ? span.center - text.height / 2 : span.start) + text.firstBaseline
  }

  /// The last baseline of a view with text, or of the view in a stack view that has its baseline.
  func lastBaseline(of index: Int) -> LinearExpression? {
    if let titles = titlesBaseline(of: index) { return titles }
    guard let view = viewForBaseline(of: index, isLast: true), let (text, span) = textSpan(of: view) else { return nil }
    return (centersText(view) ? span.center + text.height / 2 : span.end) - text.lastBaseline
  }

  /// The baseline of a segmented control's titles, which are lines of 13 points in its middle (UIKitNumbers.md, "Auto
  /// Layout").
  private func titlesBaseline(of index: Int) -> LinearExpression? {
    guard template.views[index].systemClass == "UISegmentedControl", let frame = frames[index] else { return nil }
    // Half of San Francisco's ascender less its descender.
    let belowMiddle = 13 * (0.9521484375 - 0.2412109375) / 2
    return frame.inset(by: alignmentInsets(of: index)).vertical.center + belowMiddle * conditions.grid.scale
  }

  /// `viewForFirstBaselineLayout` and `viewForLastBaselineLayout`: of a vertical stack view its first or last view with
  /// text, of a horizontal one the tallest.
  private func viewForBaseline(of index: Int, isLast: Bool) -> Int? {
    if conditions.contentSizes[index]?.text != nil, !isTextView(index) { return index }
    guard case .stack(let stack) = template.views[index].content else { return nil }
    let views = arranged[index].compactMap { viewForBaseline(of: $0, isLast: isLast) }
    guard stack.axis == .horizontal else { return isLast ? views.last : views.first }
    // `max` takes the last of equals; reversed, that is the first.
    return views.reversed().max { textHeight($0) < textHeight($1) }
  }

  /// Whether a view is one whose baselines are its edges, whatever its text (UIKitNumbers.md, "Auto Layout").
  private func isTextView(_ index: Int) -> Bool {
    guard case .control(let control) = template.views[index].content else { return false }
    return control.systemClass == "UITextView"
  }

  private func textHeight(_ index: Int) -> Double { conditions.contentSizes[index]?.text?.height ?? 0 }

  /// The lines of a view's text, and the span that they lie in.
  private func textSpan(of index: Int) -> (ContentSize.TextLines, Span)? {
    guard let text = conditions.contentSizes[index]?.text, let frame = frames[index] else { return nil }
    var box = frame.inset(by: alignmentInsets(of: index))
    if case .control(let control) = template.views[index].content {
      box = box.inset(by: PixelInsets(control.padding, conditions.grid))
    }
    return (text, box.vertical)
  }

  /// Whether a view's text is centred vertically, and its baselines with it: in controls, and in labels of one line
  /// whose height is given. All others count from the edges (UIKitNumbers.md, "Auto Layout").
  private func centersText(_ index: Int) -> Bool {
    switch template.views[index].content {
    case .label(let label): label.numberOfLines == 1 && template.hasGivenLength(index, along: .vertical)
    default: template.views[index].text?.numberOfLines == 1
    }
  }
}

extension AutoresizingMask {
  /// The frame of a view in its superview: the growth of the superview since the design is shared between the flexible
  /// parts in proportion to their lengths, as `UIView` documents for several of them.
  func box(of frame: DesignFrame, in superview: Box, designSize: Size, _ grid: PixelGrid) -> Box {
    Box(
      horizontal: AutoresizingMask.span(
        (grid.finitePixels(frame.x), contains(.flexibleLeftMargin)),
        (grid.finitePixels(frame.size.width), contains(.flexibleWidth)),
        contains(.flexibleRightMargin), in: superview.horizontal, designLength: grid.finitePixels(designSize.width)),
      vertical: AutoresizingMask.span(
        (grid.finitePixels(frame.y), contains(.flexibleTopMargin)),
        (grid.finitePixels(frame.size.height), contains(.flexibleHeight)),
        contains(.flexibleBottomMargin), in: superview.vertical, designLength: grid.finitePixels(designSize.height)))
  }

  private static func span(
    _ before: (length: Double, isFlexible: Bool), _ own: (length: Double, isFlexible: Bool), _ afterIsFlexible: Bool,
    in superview: Span, designLength: Double
  ) -> Span {
    let after = designLength - before.length - own.length
    let flexible = [(before.length, before.isFlexible), (own.length, own.isFlexible), (after, afterIsFlexible)]
    let total = flexible.reduce(0) { $1.1 ? $0 + max(0, $1.0) : $0 }
    let count = flexible.reduce(0) { $1.1 ? $0 + 1 : $0 }
    func share(_ part: (Double, Bool)) -> Double {
      guard part.1 else { return 0 }
      return total > 0 ? max(0, part.0) / total : 1 / Double(count)
    }
    let grown = superview.length - designLength
    return Span(
      start: superview.start + share(flexible[0]) * grown + before.length,
      length: share(flexible[1]) * grown + own.length)
  }
}
