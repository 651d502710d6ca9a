import ConstraintSolver
import ShelfSizing

/// The constraints that `UIStackView` adds for its arranged views.
extension LayoutBuilder {
  mutating func addStacks() {
    for (viewIndex, view) in template.views.enumerated() {
      guard case .stack(let stack) = view.content, let frame = frames[viewIndex] else { continue }
      // With preserved margins, a view's margins are at least its superview's.
      let margins = stack.layoutMargins.map {
        view.preservesSuperviewLayoutMargins ? self.margins(of: viewIndex) : PixelInsets($0, conditions.grid)
      }
      let inner = frame.inset(by: margins ?? PixelInsets()).directed(in: stack)
      let cross: StackTemplate.Axis = stack.axis == .horizontal ? .vertical : .horizontal
      guard !arranged[viewIndex].isEmpty else {
        for axis in [stack.axis, cross] { fit(inner[axis].length, viewIndex) }
        continue
      }
      distribute(arranged[viewIndex], stack, in: inner[stack.axis], viewIndex)
      align(arranged[viewIndex], stack, along: cross, in: inner[cross], viewIndex)
    }
  }

  /// The alignment rectangle of an arranged view, in the direction of its stack view.
  private func box(_ viewIndex: Int, in stack: StackTemplate) -> Box? {
    frames[viewIndex]?.inset(by: alignmentInsets(of: viewIndex)).directed(in: stack)
  }

  /// Makes a length as small as other constraints allow, and not negative.
  private mutating func fit(_ length: LinearExpression, _ stack: Int) {
    let origin = ConstraintOrigin.stack(view: stack, arranged: [])
    add(length, .greaterThanOrEqual, to: LinearExpression(constant: 0), origin)
    add(length, .equal, to: LinearExpression(constant: 0), priority: LayoutPriority.stackFit, origin)
  }

  // MARK: Along the axis

  private mutating func distribute(_ views: [Int], _ stack: StackTemplate, in inner: Span, _ viewIndex: Int) {
    func origin(_ arranged: Int...) -> ConstraintOrigin { .stack(view: viewIndex, arranged: arranged) }
    let spans = views.compactMap { box($0, in: stack)?[stack.axis] }
    guard let first = spans.first, let last = spans.last else { return }
    let distribution = stack.distribution(of: views.count)
    let areMany = views.count > StackTemplate.manyViews
    let shares = shares(of: views, stack)
    if let shares, areMany { addWhole(shares, spans, views, stack, in: inner, viewIndex) }
    add(first.start, .equal, to: inner.start, origin(views[0]))
    // The shares of many views already say where the last one ends.
    if shares == nil || !areMany { add(last.end, .equal, to: inner.end, origin(views[views.count - 1])) }
    let gaps = views.dropLast().map { gap(after: $0, stack) }
    let keepsSpacing = distribution != .equalSpacing && distribution != .equalCentering
    for index in spans.indices.dropFirst() {
      var end = spans[index - 1].end
      var start = spans[index].start
      var gap = gaps[index - 1]
      if distribution == .equalSpacing, areMany {
        // In this distribution, all gaps equal the first one.
        guard index == 1 else { break }
        gap = gaps.max() ?? gap
      } else if stack.isBaselineRelativeArrangement, stack.axis == .vertical, shares == nil || !areMany {
        end = lastBaseline(of: views[index - 1]) ?? end
        start = firstBaseline(of: views[index]) ?? start
      }
      add(
        start - end, keepsSpacing ? .equal : .greaterThanOrEqual, to: LinearExpression(constant: gap),
        origin(views[index - 1], views[index]))
    }
    switch distribution {
    case .fill:
      shareAmongTexts(spans, views, stack, in: inner, viewIndex)
      leaveSpaceToOne(views, along: stack.axis, stack, viewIndex)
    case .fillEqually, .fillProportionally:
      if let shares, !areMany { share(shares, spans, views, in: inner, viewIndex) }
    case .equalSpacing:
      for index in spans.indices.dropFirst(2) {
        add(
          spans[index].start - spans[index - 1].end, .equal, to: spans[1].start - first.end,
          origin(views[index - 1], views[index]))
      }
      fit(inner.length, viewIndex)
    case .equalCentering:
      for index in spans.indices.dropFirst(2) {
        add(
          spans[index].center - spans[index - 1].center, .equal, to: spans[1].center - first.center,
          priority: LayoutPriority.equalCentering, origin(views[index - 1], views[index]))
      }
      fit(inner.length, viewIndex)
    }
  }

  /// Lets each label of several lines in a row take an equal part of it, before or after contents have their sizes
  /// (UIKitNumbers.md, "Stack views").
  private mutating func shareAmongTexts(
    _ spans: [Span], _ views: [Int], _ stack: StackTemplate, in inner: Span, _ viewIndex: Int
  ) {
    guard stack.axis == .horizontal, views.count > 1 else { return }
    let left = inner.length - gaps(between: views, stack)
    let texts = zip(spans, views).filter { mayWrap($0.1, in: stack) }
    let isFirst = stack.sharesAmongTextsFirst || texts.count > 1
    let priority = isFirst ? LayoutPriority.firstTextWidth : LayoutPriority.textWidth
    for (span, view) in texts {
      add(
        span.length, .equal, to: 1 / Double(views.count) * left, priority: priority,
        .stack(view: viewIndex, arranged: [view]))
    }
  }

  /// Whether a view has a text of several lines, or since iOS 15 is a stack view that holds one that has.
  private func mayWrap(_ view: Int, in stack: StackTemplate) -> Bool {
    switch template.views[view].content {
    case .label(let label): label.numberOfLines != 1
    case .control(let control): !stack.sharesAmongTextsFirst && control.title.map { $0.numberOfLines != 1 } ?? false
    case .stack: !stack.sharesAmongTextsFirst && arranged[view].contains { mayWrap($0, in: stack) }
    default: false
    }
  }

  /// Lets one of the views without a content size along the axis grow.
  private mutating func leaveSpaceToOne(
    _ views: [Int], along axis: StackTemplate.Axis, _ stack: StackTemplate, _ viewIndex: Int
  ) {
    guard conditions.breaksTies else { return }
    for (index, view) in views.enumerated() {
      if case .stack = template.views[view].content { continue }
      let place = TieRules.Place.arrangedWithoutContent(index, count: views.count)
      guard conditions.contentSizes[view]?[axis] == nil, let length = box(view, in: stack)?[axis].length,
        let weight = TieRules.weight(of: place, along: axis, on: canvas)
      else { continue }
      add(
        weight * length, .equal, to: LinearExpression(constant: 0), priority: LayoutPriority.tieBreaker,
        .stack(view: viewIndex, arranged: [view]))
    }
  }

  // MARK: Across the axis

  private mutating func align(
    _ views: [Int], _ stack: StackTemplate, along cross: StackTemplate.Axis, in inner: Span, _ viewIndex: Int
  ) {
    var baseline: LinearExpression?
    var isOpen = false
    for view in views {
      guard let span = box(view, in: stack)?[cross] else { continue }
      let origin = ConstraintOrigin.stack(view: viewIndex, arranged: [view])
      let alignment = hasFixedLength(view, along: cross) && stack.alignment == .fill ? .leading : stack.alignment
      switch alignment {
      case .fill:
        add(span.start, .equal, to: inner.start, origin)
        add(span.end, .equal, to: inner.end, origin)
        continue
      case .leading: add(span.start, .equal, to: inner.start, origin)
      case .center: add(span.center, .equal, to: inner.center, origin)
      case .trailing: add(span.end, .equal, to: inner.end, origin)
      case .firstBaseline, .lastBaseline:
        let isFirst = alignment == .firstBaseline
        let own = isFirst ? firstBaseline(of: view) ?? span.start : lastBaseline(of: view) ?? span.end
        if let baseline { add(own, .equal, to: baseline, origin) } else { baseline = own }
      }
      isOpen = true
      // A view without a length of its own is as long as the stack view, as stored frames show.
      add(span.length, .equal, to: inner.length, priority: LayoutPriority.stackFill, origin)
      if alignment != .leading { add(span.start, .greaterThanOrEqual, to: inner.start, origin) }
      if alignment != .trailing { add(span.end, .lessThanOrEqual, to: inner.end, origin) }
    }
    if isOpen { fit(inner.length, viewIndex) }
    keepRoomForHidden(stack, along: cross, in: inner, viewIndex)
  }

  /// Keeps room across the axis for a view that the template hides: it leaves the axis, but is aligned as before. One
  /// whose length a constraint gives counts where it fills the stack view (UIKitNumbers.md, "Stack views").
  private mutating func keepRoomForHidden(
    _ stack: StackTemplate, along cross: StackTemplate.Axis, in inner: Span, _ viewIndex: Int
  ) {
    for view in hidden[viewIndex] {
      if let given = template.givenLength(of: view, along: cross) {
        guard stack.alignment == .fill, !arranged[viewIndex].isEmpty else { continue }
        add(
          inner.length, .greaterThanOrEqual, to: LinearExpression(constant: given.constant * scale),
          priority: given.priority, .stack(view: viewIndex, arranged: []))
        continue
      }
      guard let length = conditions.contentSizes[view]?[cross], length > 0 else { continue }
      let hidden = template.views[view]
      let (wanted, origin) = (LinearExpression(constant: length), ConstraintOrigin.contentSize(view: view, cross))
      add(inner.length, .greaterThanOrEqual, to: wanted, priority: hidden.compressionResistance[cross], origin)
      if stack.alignment == .fill {
        add(inner.length, .lessThanOrEqual, to: wanted, priority: hidden.hugging[cross], origin)
      }
    }
  }

  /// Whether an image view is given a length, which filling the stack view would contradict.
  private func hasFixedLength(_ view: Int, along axis: StackTemplate.Axis) -> Bool {
    guard case .image(let image) = template.views[view].content else { return false }
    let given = axis == .horizontal ? (image.width, image.height) : (image.height, image.width)
    return given.0 != nil || (given.1 != nil && image.aspectRatio != nil)
  }
}

extension Box {
  /// The box as a stack view sees it: where views follow each other from right to left, pixels count to the left.
  fileprivate func directed(in stack: StackTemplate) -> Box {
    guard stack.runsRightToLeft else { return self }
    return Box(horizontal: horizontal.mirrored, vertical: vertical)
  }
}
