import Foundation

/// The area that the keyboard takes. Off the device none is up, and the guide reaches from the bottom of the safe area to
/// that of the view, as UIKit's documentation says of a keyboard that is not on screen.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats; decides nothing without a keyboard.
  open var followsUndockedKeyboard = false
  /// How far from the keyboard a drag dismisses it; decides nothing without a keyboard.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether it begins at the bottom of the safe area; else it does at that of the view.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let (safeArea, edge) = tops else { return }
      let (old, new) = usesBottomSafeArea ? (edge, safeArea) : (safeArea, edge)
      old.isActive = false
      new.isActive = true
    }
  }
  private var tops: (safeArea: NSLayoutConstraint, edge: NSLayoutConstraint)?

  /// The guide of a view.
  convenience init(filling view: UIView) {
    self.init()
    view.addLayoutGuide(self)
    let tops = (
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      topAnchor.constraint(equalTo: view.bottomAnchor)
    )
    self.tops = tops
    NSLayoutConstraint.activate([
      tops.0, bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
