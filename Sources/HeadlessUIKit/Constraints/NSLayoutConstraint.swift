import Foundation

/// A relation between attributes of two items: `first.attribute <relation> multiplier × second.attribute + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The part of an item that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the left side compares with the right one.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// The axis that a length lies along.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The item on the left.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right; `nil` where the constant stands alone.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's attribute.
  public let multiplier: CGFloat
  /// Points.
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.structureChanged() } } }
  /// 1 to 1000; 1000 is required.
  open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { holder?.structureChanged() } } }
  /// The constraint's name.
  open var identifier: String?
  /// Whether a view holds the constraint.
  open var shouldBeArchived = false
  /// Values that others keep with the constraint, by their keys.
  var associated: [UnsafeRawPointer: Any] = [:]
  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// Where it was made.
  let origin: String

  /// A constraint that is not active yet.
  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, file: String = #fileID,
    line: Int = #line
  ) {
    firstItem = first as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    origin = "\(file):\(line)"
    super.init()
  }

  /// A constraint that says nothing.
  public override init() {
    (firstAttribute, relation, secondAttribute) = (.notAnAttribute, .equal, .notAnAttribute)
    (multiplier, constant, origin) = (1, 0, "")
    super.init()
  }

  /// Whether a view holds it. Setting it gives it to the nearest view that both items lie in.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonView.hold(self) } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints from their views.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor of the first item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
  /// The anchor of the second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// The constraint with the file and line where it was made.
  nonisolated open override var description: String { MainActor.assumeIsolated { words } }

  /// The view of an item: itself, or the one that owns the guide.
  static func owner(of item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private var commonView: UIView {
    guard let first = firstItem.flatMap(NSLayoutConstraint.owner) else {
      Messages.stop("The constraint made at \(origin) has no item, or a guide without a view")
    }
    guard let secondItem else { return first }
    guard let second = NSLayoutConstraint.owner(of: secondItem), let common = first.nearestCommonSuperview(with: second)
    else {
      Messages.raise(
        "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor.map(\.description) ?? "none") because they "
          + "have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.", .generic, at: origin)
    }
    return common
  }
}
