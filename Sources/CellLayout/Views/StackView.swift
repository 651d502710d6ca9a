import ShelfSizing

/// A `UIStackView` of distribution `fill`.
final class StackView: LayoutView {
  let stack: StackTemplate
  let arrangedSubviews: [LayoutView]

  init(template: ViewTemplate, stack: StackTemplate, arrangedSubviews: [LayoutView], grid: PixelGrid) {
    self.stack = stack
    self.arrangedSubviews = arrangedSubviews
    super.init(template: template, grid: grid)
  }

  package override var className: String { stack.isPlainView ? "UIView" : "UIStackView" }

  private var horizontalMargins: Double { stack.layoutMargins.leading + stack.layoutMargins.trailing }
  private var verticalMargins: Double { (stack.layoutMargins.top + stack.layoutMargins.bottom) * grid.scale }

  package override var naturalWidth: Double? {
    var width = 0.0
    for (view, gap) in shown {
      let own = view.naturalWidth ?? 0
      width = stack.axis == .horizontal ? width + gap + own : max(width, own)
    }
    return width + horizontalMargins
  }

  package override func height(forWidth width: Double) -> Double {
    fold(width: width, vertical: { $0 + $1 * grid.scale + $2 }, start: verticalMargins) {
      $0.height(forWidth: $1)
    }
  }

  package override func textHeight(forWidth width: Double) -> Double {
    fold(width: width, vertical: { sum, _, height in sum + height }, start: 0) { $0.textHeight(forWidth: $1) }
  }

  package override func visitLabels(width: Double, _ visit: (LabelView, Double) -> Void) {
    for (view, width, _) in placedWidths(width) { view.visitLabels(width: width, visit) }
  }

  /// Adds up what the subviews have along a vertical axis; takes the largest along a horizontal one.
  ///
  /// - Parameter vertical: from the sum, the gap in points and a subview's own value, the next sum.
  private func fold(
    width: Double, vertical: (Double, Double, Double) -> Double, start: Double,
    value: (LayoutView, Double) -> Double
  ) -> Double {
    let inner = width - horizontalMargins
    if stack.axis == .vertical {
      var sum = start
      var gap = 0.0
      for view in arrangedSubviews where view.isShown {
        sum = vertical(sum, gap, value(view, widthAcross(view, inner)))
        gap = view.template.customSpacingAfter ?? stack.spacing
      }
      return sum
    }
    return start + horizontalWidths(inner).reduce(0) { max($0, value($1.view, $1.width)) }
  }

  /// The shown subviews, each with the gap in points before it.
  private var shown: [(view: LayoutView, gap: Double)] {
    var gap = 0.0
    return arrangedSubviews.filter(\.isShown).map { view in
      defer { gap = view.template.customSpacingAfter ?? stack.spacing }
      return (view, gap)
    }
  }

  /// The width of a subview across a vertical axis.
  private func widthAcross(_ view: LayoutView, _ inner: Double) -> Double {
    if view.hasFixedWidth { return view.naturalWidth ?? inner }
    return stack.alignment == .fill ? inner : min(view.naturalWidth ?? inner, inner)
  }

  /// The shown subviews with the widths they get along a horizontal axis.
  ///
  /// What is left over goes to the view with the lowest hugging priority, what is missing is taken from the view with
  /// the lowest compression resistance, and from the next when that one has nothing left. Of equals the last one is
  /// taken, which Auto Layout leaves open.
  private func horizontalWidths(_ inner: Double) -> [(view: LayoutView, width: Double, gap: Double)] {
    var placed = shown.map { (view: $0.view, width: $0.view.naturalWidth ?? 0, gap: $0.gap) }
    var spare = inner - placed.reduce(0) { $0 + $1.gap + $1.width }
    let flexible = placed.indices.reversed().filter { !placed[$0].view.hasFixedWidth }
    if spare > 0 {
      // `min` takes the first of equals, which is the last view.
      if let taker = flexible.min(by: { huggingPriority(placed[$0].view) < huggingPriority(placed[$1].view) }) {
        placed[taker].width += spare
      }
      return placed
    }
    let yielding = flexible.enumerated().sorted {
      let (first, second) = (placed[$0.element].view.template, placed[$1.element].view.template)
      return (first.compressionResistancePriority, $0.offset) < (second.compressionResistancePriority, $1.offset)
    }
    for (_, index) in yielding where spare < 0 {
      let taken = min(placed[index].width, -spare)
      placed[index].width -= taken
      spare += taken
    }
    return placed
  }

  private func huggingPriority(_ view: LayoutView) -> Double { view.template.huggingPriority }

  override func viewWithoutWidth(_ width: Double) -> LayoutView? {
    var inner = width - horizontalMargins
    let flexible = arrangedSubviews.filter { $0.isShown && !$0.hasFixedWidth }
    if stack.axis == .horizontal {
      inner -= shown.reduce(0) { $0 + $1.gap + ($1.view.hasFixedWidth ? $1.view.naturalWidth ?? 0 : 0) }
    }
    guard inner > 0 || flexible.isEmpty else { return self }
    return flexible.lazy.compactMap { $0.viewWithoutWidth(inner) }.first
  }

  private func placedWidths(_ width: Double) -> [(view: LayoutView, width: Double, gap: Double)] {
    let inner = width - horizontalMargins
    return stack.axis == .horizontal
      ? horizontalWidths(inner) : shown.map { ($0.view, widthAcross($0.view, inner), $0.gap) }
  }

  package override func visitFrames(_ frame: Frame, depth: Int, _ visit: (LayoutView, Frame, Int) -> Void) {
    super.visitFrames(frame, depth: depth, visit)
    let inner = Frame(
      x: stack.layoutMargins.leading, y: stack.layoutMargins.top * grid.scale,
      width: frame.width - horizontalMargins, height: frame.height - verticalMargins)
    var pen = stack.axis == .horizontal ? inner.x : inner.y
    var placed = placedWidths(frame.width)[...]
    for view in arrangedSubviews {
      // The placed ones are the shown ones, in the same order.
      guard view.isShown, let (_, width, gap) = placed.popFirst() else {
        view.visitFrames(Frame(x: 0, y: 0, width: 0, height: 0), depth: depth + 1, visit)
        continue
      }
      let height = view.height(forWidth: width)
      var place = Frame(x: inner.x, y: inner.y, width: width, height: height)
      if stack.axis == .horizontal {
        pen += gap
        place.x = pen
        pen += width
        if stack.alignment == .fill, !(view is ImageView) { place.height = inner.height }
        place.y += offset(in: inner.height - place.height)
      } else {
        pen += gap * grid.scale
        place.y = pen
        pen += height
        place.x += offset(in: (inner.width - width) * grid.scale) / grid.scale
      }
      view.visitFrames(place, depth: depth + 1, visit)
    }
  }

  /// How far, in whole pixels, a view lies from the start across the axis.
  private func offset(in spare: Double) -> Double {
    switch stack.alignment {
    case .fill, .leading: 0
    case .center: (spare / 2).rounded(.toNearestOrAwayFromZero)
    case .trailing: spare.rounded(.toNearestOrAwayFromZero)
    }
  }
}
