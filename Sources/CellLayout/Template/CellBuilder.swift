import ShelfSizing
import TextMeasurement

/// Declares a cell in Swift, as UIKit's layout anchors read.
///
///     var cell = CellBuilder()
///     let title = cell.add(.label("titleLabel", lines: 2))
///     cell.constrain(title.top == cell.root.top + 16, title.leading == cell.root.leading + 16)
package struct CellBuilder {
  /// The cell so far.
  package private(set) var template: CellTemplate
  /// The cell's own view.
  package let root = AnchoredView(index: 0)

  /// A cell without subviews.
  package init(_ root: ViewTemplate = ViewTemplate()) {
    template = CellTemplate(root: root)
  }

  /// Adds a view behind all others; a stack view arranges it.
  ///
  /// - Parameter superview: the cell's own view if there is none.
  @discardableResult
  package mutating func add(_ view: ViewTemplate, to superview: AnchoredView? = nil) -> AnchoredView {
    var view = view
    let superview = superview ?? root
    if case .stack = template.views[superview.index].content { view.isArranged = true }
    return AnchoredView(index: template.add(view, to: superview.index))
  }

  /// Adds constraints behind all others.
  package mutating func constrain(_ constraints: ConstraintTemplate...) { template.constraints += constraints }

  /// Ties all four edges of a view to those of another.
  ///
  /// - Parameters:
  ///   - other: the cell's own view if there is none.
  ///   - insets: points from the other's edges.
  package mutating func pin(_ view: AnchoredView, to other: AnchoredView? = nil, insets: EdgeInsets = .zero) {
    let other = other ?? root
    constrain(
      view.top == other.top + insets.top, view.leading == other.leading + insets.leading,
      other.bottom == view.bottom + insets.bottom, other.trailing == view.trailing + insets.trailing)
  }
}

/// A view of a cell that is being built, with its layout anchors.
package struct AnchoredView: Sendable, Hashable {
  /// The view's index in the template.
  package let index: Int

  /// `leadingAnchor`.
  package var leading: LayoutAnchor { self[.leading] }
  /// `trailingAnchor`.
  package var trailing: LayoutAnchor { self[.trailing] }
  /// `topAnchor`.
  package var top: LayoutAnchor { self[.top] }
  /// `bottomAnchor`.
  package var bottom: LayoutAnchor { self[.bottom] }
  /// `widthAnchor`.
  package var width: LayoutAnchor { self[.width] }
  /// `heightAnchor`.
  package var height: LayoutAnchor { self[.height] }
  /// `centerXAnchor`.
  package var centerX: LayoutAnchor { self[.centerX] }
  /// `centerYAnchor`.
  package var centerY: LayoutAnchor { self[.centerY] }
  /// `firstBaselineAnchor`.
  package var firstBaseline: LayoutAnchor { self[.firstBaseline] }
  /// `lastBaselineAnchor`.
  package var lastBaseline: LayoutAnchor { self[.lastBaseline] }

  /// The anchor of any attribute.
  package subscript(attribute: ConstraintTemplate.Attribute) -> LayoutAnchor {
    LayoutAnchor(item: .view(index), attribute: attribute)
  }
}

/// `NSLayoutAnchor`, with the multiplier and the constant that a constraint applies to it.
package struct LayoutAnchor: Sendable {
  let item: ConstraintTemplate.Item
  let attribute: ConstraintTemplate.Attribute
  var multiplier = 1.0
  /// Points.
  var constant = 0.0

  /// Adds points.
  package static func + (anchor: LayoutAnchor, points: Double) -> LayoutAnchor {
    var anchor = anchor
    anchor.constant += points
    return anchor
  }

  /// Takes points away.
  package static func - (anchor: LayoutAnchor, points: Double) -> LayoutAnchor { anchor + -points }

  /// Multiplies an anchor to which nothing is added yet.
  package static func * (factor: Double, anchor: LayoutAnchor) -> LayoutAnchor {
    var anchor = anchor
    anchor.multiplier *= factor
    return anchor
  }

  /// Both are equal.
  package static func == (first: LayoutAnchor, second: LayoutAnchor) -> ConstraintTemplate {
    first.constrained(.equal, to: second)
  }

  /// The first is at most the second.
  package static func <= (first: LayoutAnchor, second: LayoutAnchor) -> ConstraintTemplate {
    first.constrained(.lessThanOrEqual, to: second)
  }

  /// The first is at least the second.
  package static func >= (first: LayoutAnchor, second: LayoutAnchor) -> ConstraintTemplate {
    first.constrained(.greaterThanOrEqual, to: second)
  }

  /// The length is that of so many points.
  package static func == (length: LayoutAnchor, points: Double) -> ConstraintTemplate {
    length.constrained(.equal, to: points)
  }

  /// The length is at most so many points.
  package static func <= (length: LayoutAnchor, points: Double) -> ConstraintTemplate {
    length.constrained(.lessThanOrEqual, to: points)
  }

  /// The length is at least so many points.
  package static func >= (length: LayoutAnchor, points: Double) -> ConstraintTemplate {
    length.constrained(.greaterThanOrEqual, to: points)
  }

  private func constrained(_ relation: ConstraintTemplate.Relation, to other: LayoutAnchor) -> ConstraintTemplate {
    ConstraintTemplate(
      item, attribute, relation: relation, to: other.item, other.attribute, multiplier: other.multiplier,
      constant: other.constant)
  }

  private func constrained(_ relation: ConstraintTemplate.Relation, to points: Double) -> ConstraintTemplate {
    ConstraintTemplate(item, attribute, relation: relation, constant: points)
  }
}

extension ConstraintTemplate {
  /// The constraint at a priority.
  package func priority(_ priority: Double) -> ConstraintTemplate {
    var constraint = self
    constraint.priority = priority
    return constraint
  }
}

extension ViewTemplate {
  /// A label.
  ///
  /// - Parameter lines: at most so many; 0 for any number.
  package static func label(
    _ id: String? = nil, _ text: String? = nil, font: FontDescriptor = .system(size: 17, weight: .regular),
    lines: Int = 1
  ) -> ViewTemplate {
    ViewTemplate(id: id, .label(LabelTemplate(font: font, numberOfLines: lines, text: text)))
  }

  /// A stack view.
  package static func stack(
    _ id: String? = nil, _ axis: StackTemplate.Axis, alignment: StackTemplate.Alignment = .fill,
    distribution: StackTemplate.Distribution = .fill, spacing: Double = 0, layoutMargins: EdgeInsets? = nil
  ) -> ViewTemplate {
    var stack = StackTemplate(axis: axis, alignment: alignment, spacing: spacing, layoutMargins: layoutMargins)
    stack.distribution = distribution
    return ViewTemplate(id: id, .stack(stack))
  }

  /// The view after a change.
  package func with(_ change: (inout ViewTemplate) -> Void) -> ViewTemplate {
    var view = self
    change(&view)
    return view
  }
}
