/// An `NSLayoutConstraint`: `first.attribute <relation> multiplier × second.attribute + constant`.
package struct ConstraintTemplate: Sendable, Hashable {
  /// A view, or a guide, that a constraint speaks of.
  package enum Item: Sendable, Hashable {
    /// The view at an index.
    case view(Int)
    /// The layout guide at an index.
    case guide(Int)
    /// `safeAreaLayoutGuide` of the view at an index.
    case safeArea(Int)
    /// `layoutMarginsGuide` of the view at an index.
    case layoutMargins(Int)
    /// `readableContentGuide` of the view at an index.
    case readableContent(Int)
  }

  /// `NSLayoutConstraint.Attribute`; the `…Margin` ones mean the layout margins of the item.
  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The axis that it lies along.
    package var axis: StackTemplate.Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      }
    }

    /// Whether it is a length rather than a coordinate.
    package var isLength: Bool { self == .width || self == .height }
  }

  /// `NSLayoutConstraint.Relation`: how the left side has to compare with the right one.
  package enum Relation: String, Sendable, CaseIterable { case equal, lessThanOrEqual, greaterThanOrEqual }

  /// The constraint's name in the file, for reports.
  package var id: String?
  /// The item on the left.
  package var firstItem: Item
  /// The attribute of the first item.
  package var firstAttribute: Attribute
  /// How the left side compares to the right one.
  package var relation = Relation.equal
  /// `nil` where the constant alone stands on the right.
  package var secondItem: Item?
  /// The attribute of the second item.
  package var secondAttribute: Attribute?
  /// The multiplier of the second item's attribute.
  package var multiplier = 1.0
  /// Points.
  package var constant = 0.0
  /// 1 to 1000; 1000 is required.
  package var priority = 1000.0
  /// Whether it only holds in Interface Builder: the app is to replace it.
  package var isPlaceholder = false
  /// The line of the file that declares it.
  package var line: Int?

  /// Whether it is an aspect ratio of the view at an index: one of its sides as a multiple of the other.
  package func isShape(of view: Int) -> Bool { firstItem == .view(view) && secondItem == firstItem }

  /// An equality.
  package init(
    _ firstItem: Item, _ firstAttribute: Attribute, relation: Relation = .equal, to secondItem: Item? = nil,
    _ secondAttribute: Attribute? = nil, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
