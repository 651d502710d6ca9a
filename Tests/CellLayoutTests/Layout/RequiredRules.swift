import ShelfSizing

@testable import CellLayout

/// The requirements of a template, evaluated on frames: constraints, and Apple's documentation of stack views.
///
/// It shares nothing with the engine but the template.
struct RequiredRules {
  private let template: CellTemplate
  private let frames: [PixelFrame]
  private let scale: Double
  private let isShown: [Bool]
  /// The requirements that do not hold, in words.
  private(set) var violations: [String] = []

  init(_ template: CellTemplate, _ frames: [PixelFrame], scale: Double) {
    self.template = template
    self.frames = frames
    self.scale = scale
    var isShown: [Bool] = []
    for view in template.views {
      isShown.append(!(view.isArranged && view.isHidden) && (view.superview.map { isShown[$0] } ?? true))
    }
    self.isShown = isShown
    for constraint in template.constraints where constraint.priority >= 1000 { check(constraint) }
    for place in template.views.indices where isShown[place] {
      let frame = frames[place]
      expect(frame.width >= -1e-6 && frame.height >= -1e-6, "v\(place) has a negative size")
      if case .stack(let stack) = template.views[place].content { check(stack, place) }
    }
  }

  private mutating func expect(_ holds: Bool, _ words: String) {
    if !holds { violations.append(words) }
  }

  private mutating func expect(_ left: Double, equals right: Double, _ words: String) {
    expect(abs(left - right) < 1e-6, "\(words): \(left) is not \(right)")
  }

  // MARK: Constraints

  private mutating func check(_ constraint: ConstraintTemplate) {
    guard let left = value(constraint.firstItem, constraint.firstAttribute) else { return }
    var right = constraint.constant * scale
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      guard let other = value(item, attribute) else { return }
      right += constraint.multiplier * other
    }
    let holds =
      switch constraint.relation {
      case .equal: abs(left - right) < 1e-6
      case .lessThanOrEqual: left <= right + 1e-6
      case .greaterThanOrEqual: left >= right - 1e-6
      }
    expect(holds, "\(constraint): \(left) beside \(right)")
  }

  private func value(_ item: ConstraintTemplate.Item, _ attribute: ConstraintTemplate.Attribute) -> Double? {
    guard case .view(let place) = item, isShown[place] else { return nil }
    let frame = frames[place]
    let margins = template.views[place].layoutMargins
    switch attribute {
    case .left, .leading: return frame.left
    case .right, .trailing: return frame.right
    case .top: return frame.top
    case .bottom: return frame.bottom
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return (frame.left + frame.right) / 2
    case .centerY: return (frame.top + frame.bottom) / 2
    case .leftMargin, .leadingMargin: return frame.left + margins.leading * scale
    case .rightMargin, .trailingMargin: return frame.right - margins.trailing * scale
    case .topMargin: return frame.top + margins.top * scale
    case .bottomMargin: return frame.bottom - margins.bottom * scale
    default: return nil
    }
  }

  // MARK: Stack views

  /// Along an axis: where a frame begins and ends.
  private func span(_ frame: PixelFrame, _ axis: StackTemplate.Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (frame.left, frame.right) : (frame.top, frame.bottom)
  }

  private mutating func check(_ stack: StackTemplate, _ place: Int) {
    let views = template.views.indices.filter {
      template.views[$0].superview == place && template.views[$0].isArranged && isShown[$0]
    }
    guard let first = views.first, let last = views.last else { return }
    var inner = frames[place]
    if let margins = stack.layoutMargins {
      inner.left += margins.leading * scale
      inner.width -= (margins.leading + margins.trailing) * scale
      inner.top += margins.top * scale
      inner.height -= (margins.top + margins.bottom) * scale
    }
    let cross: StackTemplate.Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let along = span(inner, stack.axis)
    expect(span(frames[first], stack.axis).start, equals: along.start, "start of stack \(place)")
    expect(span(frames[last], stack.axis).end, equals: along.end, "end of stack \(place)")
    var gaps: [Double] = []
    for (one, next) in zip(views, views.dropFirst()) {
      let gap = span(frames[next], stack.axis).start - span(frames[one], stack.axis).end
      let spacing = (template.views[one].customSpacingAfter ?? stack.spacing) * scale
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally: expect(gap, equals: spacing, "spacing after v\(one)")
      case .equalSpacing, .equalCentering: expect(gap >= spacing - 1e-6, "spacing after v\(one) is \(gap)")
      }
      gaps.append(gap)
    }
    for gap in gaps where stack.distribution == .equalSpacing { expect(gap, equals: gaps[0], "gaps of stack \(place)") }
    let across = span(inner, cross)
    for view in views {
      let (own, other) = (span(frames[view], stack.axis), span(frames[first], stack.axis))
      if stack.distribution == .fillEqually {
        expect(own.end - own.start, equals: other.end - other.start, "length of v\(view)")
      }
      let (start, end) = span(frames[view], cross)
      expect(start >= across.start - 1e-6 && end <= across.end + 1e-6, "v\(view) leaves stack \(place)")
      switch stack.alignment {
      case .fill:
        expect(start, equals: across.start, "v\(view) across")
        expect(end, equals: across.end, "v\(view) across")
      case .leading: expect(start, equals: across.start, "v\(view) across")
      case .center: expect(start + end, equals: across.start + across.end, "v\(view) across")
      case .trailing: expect(end, equals: across.end, "v\(view) across")
      case .firstBaseline, .lastBaseline: break
      }
    }
  }
}
