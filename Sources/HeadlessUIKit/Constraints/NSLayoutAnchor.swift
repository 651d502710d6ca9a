import Foundation

/// A part of an item, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or the guide.
  public private(set) weak var item: AnyObject?
  /// The part of the item.
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// `UILabel.top`, as messages name it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { "\(item.map { "\(type(of: $0))" } ?? "nothing").\(attribute)" }
  }

  /// Whether it is the same part of the same item: each call of `topAnchor` makes another object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { item === other.item && attribute == other.attribute }
  }
  /// Of the item and the part.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { [item.map { ObjectIdentifier($0).hashValue } ?? 0, attribute.rawValue].hashValue }
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat,
    file: String, line: Int
  ) -> NSLayoutConstraint {
    guard let item else { Messages.stop("An anchor's view is gone (\(file):\(line))") }
    return NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant, file: file, line: line
    )
  }

  /// Both are equal.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: constant, file: file, line: line)
  }

  /// The first is at least the second.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }

  /// The first is at most the second.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: constant, file: file, line: line)
  }
}

/// UIKit's own signatures, for protocols and references; a call takes the functions that know where it stands.
extension NSLayoutAnchor {
  /// Both are equal.
  @_disfavoredOverload public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }
  /// Both are equal, but for some points.
  @_disfavoredOverload public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.equal, to: anchor, constant: constant, file: #fileID, line: #line) }
  /// The first is at least the second.
  @_disfavoredOverload public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 0) }
  /// The first is at least the second, but for some points.
  @_disfavoredOverload public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, constant: constant, file: #fileID, line: #line) }
  /// The first is at most the second.
  @_disfavoredOverload public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 0) }
  /// The first is at most the second, but for some points.
  @_disfavoredOverload public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, constant: constant, file: #fileID, line: #line) }
}

/// UIKit's own signatures, for protocols and references.
extension NSLayoutDimension {
  /// A number of points.
  @_disfavoredOverload public func constraint(equalToConstant points: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: points, file: #fileID, line: #line)
  }
  /// At least so many points.
  @_disfavoredOverload public func constraint(greaterThanOrEqualToConstant points: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: points, file: #fileID, line: #line)
  }
  /// At most so many points.
  @_disfavoredOverload public func constraint(lessThanOrEqualToConstant points: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: points, file: #fileID, line: #line)
  }
  /// A multiple of another length.
  @_disfavoredOverload public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: 0, file: #fileID, line: #line)
  }
}

/// UIKit's own signatures, for protocols and references.
extension NSLayoutXAxisAnchor {
  /// Exactly the system's spacing after another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
  /// At least the system's spacing after another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
  /// At most the system's spacing after another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
}

/// UIKit's own signatures, for protocols and references.
extension NSLayoutYAxisAnchor {
  /// Exactly the system's spacing below another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
  /// At least the system's spacing below another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
  /// At most the system's spacing below another anchor, times a factor.
  @_disfavoredOverload public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: #fileID, line: #line)
  }
}

/// A vertical edge or the horizontal centre of an item.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The system's spacing after another anchor, times a factor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }

  /// At least the system's spacing after another anchor, times a factor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }

  /// At most the system's spacing after another anchor, times a factor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }
}

/// A horizontal edge, the vertical centre or a baseline of an item.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The system's spacing below another anchor, times a factor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }

  /// At least the system's spacing below another anchor, times a factor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }

  /// At most the system's spacing below another anchor, times a factor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, constant: SystemSpacing.points * multiplier, file: file, line: line)
  }
}

/// The width or the height of an item.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A number of points.
  open func constraint(equalToConstant points: CGFloat, file: String = #fileID, line: Int = #line) -> NSLayoutConstraint
  {
    related(.equal, to: nil, constant: points, file: file, line: line)
  }

  /// At least so many points.
  open func constraint(
    greaterThanOrEqualToConstant points: CGFloat, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: points, file: file, line: line)
  }

  /// At most so many points.
  open func constraint(
    lessThanOrEqualToConstant points: CGFloat, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: points, file: file, line: line)
  }

  /// A multiple of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// At least a multiple of another length.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// At most a multiple of another length.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant, file: file, line: line)
  }
}

extension NSLayoutXAxisAnchor {
  /// The points from this anchor to another one behind it; unlike UIKit's they are never below 0.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    UILayoutGuide.between(self, .leading, otherAnchor, .trailing).widthAnchor
  }
}

extension NSLayoutYAxisAnchor {
  /// The points from this anchor to another one below it; unlike UIKit's they are never below 0.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    UILayoutGuide.between(self, .top, otherAnchor, .bottom).heightAnchor
  }
}

extension UILayoutGuide {
  /// A guide from an anchor to another one, whose length is their distance. It belongs to the nearest view that both lie
  /// in, so they have to lie in one.
  fileprivate static func between<Axis: AnyObject>(
    _ first: NSLayoutAnchor<Axis>, _ start: NSLayoutConstraint.Attribute, _ second: NSLayoutAnchor<Axis>,
    _ end: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide {
    let owners = [first, second].map { $0.item.flatMap(NSLayoutConstraint.owner) }
    guard let owner = owners[0], let other = owners[1], let common = owner.nearestCommonSuperview(with: other) else {
      Messages.raise("The distance of \(first) and \(second) is asked for, which have no common ancestor")
    }
    let guide = UILayoutGuide()
    common.addLayoutGuide(guide)
    for (attribute, anchor) in [(start, first), (end, second)] {
      NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: anchor.item, attribute: anchor.attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    return guide
  }
}

enum SystemSpacing {
  /// The space between neighbours, and from a superview's margin, where none is given (UIKitNumbers.md, "Stack views").
  static let points: CGFloat = 8
}

/// Both views and guides have anchors.
@MainActor protocol AnchoredItem: AnyObject {}

extension AnchoredItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }
  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }
  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: attribute)
  }
}
