/// An `NSLayoutConstraint`: `first.attribute <relation> multiplier × second.attribute + constant`.
public struct ConstraintTemplate: Sendable {
  /// What a constraint speaks of.
  public enum Item: Sendable, Hashable {
    /// The view at a place.
    case view(Int)
    /// The layout guide at a place.
    case guide(Int)
    /// `safeAreaLayoutGuide` of the view at a place.
    case safeArea(Int)
    /// `layoutMarginsGuide` of the view at a place.
    case layoutMargins(Int)
    /// `readableContentGuide` of the view at a place.
    case readableContent(Int)
  }

  /// `NSLayoutConstraint.Attribute`; the `…Margin` ones mean the layout margins of the item.
  public enum Attribute: String, Sendable, CaseIterable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// `NSLayoutConstraint.Relation`.
  public enum Relation: String, Sendable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The constraint's name in the file, for reports.
  public var id: String?
  /// What stands on the left.
  public var firstItem: Item
  /// What of the first item.
  public var firstAttribute: Attribute
  /// How the left side compares to the right one.
  public var relation = Relation.equal
  /// `nil` where the constant alone stands on the right.
  public var secondItem: Item?
  /// What of the second item.
  public var secondAttribute: Attribute?
  /// Of the second item's attribute.
  public var multiplier = 1.0
  /// Points.
  public var constant = 0.0
  /// 1 to 1000; 1000 is required.
  public var priority = 1000.0
  /// Whether it only holds in Interface Builder: the app is to replace it.
  public var isPlaceholder = false
  /// The line of the file that declares it.
  public var line: Int?

  /// Whether it gives the view at a place its shape: one of its sides as a multiple of the other.
  func isShape(of view: Int) -> Bool { firstItem == .view(view) && secondItem == firstItem }

  /// An equality.
  public init(
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
