import CellLayout
import Foundation

// UIKit's values of constraints, stack views and labels, and the engine's of the same names.

extension NSLayoutConstraint.Attribute {
  /// UIKit's value of one of the engine's.
  package init(_ attribute: ConstraintTemplate.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension ConstraintTemplate.Attribute {
  private static let ofUIKit = Dictionary(uniqueKeysWithValues: allCases.map { (NSLayoutConstraint.Attribute($0), $0) })

  /// The engine's value of one of UIKit's; `nil` for `notAnAttribute`.
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    guard let own = Self.ofUIKit[attribute] else { return nil }
    self = own
  }
}

extension NSLayoutConstraint.Relation {
  /// UIKit's value of one of the engine's.
  package init(_ relation: ConstraintTemplate.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension UIStackView.Alignment {
  /// UIKit's value of one of the engine's.
  package init(_ alignment: StackTemplate.Alignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension UIStackView.Distribution {
  /// UIKit's value of one of the engine's.
  package init(_ distribution: StackTemplate.Distribution) {
    switch distribution {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension StackTemplate.Alignment {
  /// The engine's value of one of UIKit's.
  init(_ alignment: UIStackView.Alignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension StackTemplate.Distribution {
  /// The engine's value of one of UIKit's.
  init(_ distribution: UIStackView.Distribution) {
    switch distribution {
    case .fill: self = .fill
    case .fillEqually: self = .fillEqually
    case .fillProportionally: self = .fillProportionally
    case .equalSpacing: self = .equalSpacing
    case .equalCentering: self = .equalCentering
    }
  }
}

extension LabelTemplate.Alignment {
  /// The engine's value of one of UIKit's.
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified, .natural: self = .natural
    }
  }
}
