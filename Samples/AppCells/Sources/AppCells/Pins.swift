import UIKit

/// The app's own words for constraints.
@MainActor struct Pins {
  fileprivate let view: UIView
  fileprivate let superview: UIView

  func edges(_ inset: CGFloat) {
    sides(inset)
    top(inset)
    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset).isActive = true
  }

  func sides(_ inset: CGFloat) {
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset).isActive = true
    view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset).isActive = true
  }

  func top(_ inset: CGFloat) {
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset).isActive = true
  }
}

extension UIView {
  /// Adds a subview with constraints.
  func add(_ subview: UIView, _ pin: (Pins) -> Void) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    pin(Pins(view: subview, superview: self))
  }
}
