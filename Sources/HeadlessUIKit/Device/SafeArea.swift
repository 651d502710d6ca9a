import CellLayout
import Foundation
import ShelfSizing

extension UIView {
  /// The part of the superview's safe area that reaches into the view, and what its controller adds. Off a window there is
  /// none (UIKit's documentation, `safeAreaInsets`), unless a class of the app says one for a view further out.
  var safeAreaOfPlace: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if self is UIWindow {
      insets = window?.safeAreaOfDevice ?? .zero
    } else if let superview, !superview.movesContentIntoSafeArea {
      let (outer, bounds) = (superview.safeAreaInsets, superview.bounds)
      // An edge beyond the superview's has all of its inset, and no more (SafeAreaGuideTests of Vercantez/openuikit).
      func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset - distance), inset) }
      insets = UIEdgeInsets(
        top: reach(outer.top, frame.minY - bounds.minY), left: reach(outer.left, frame.minX - bounds.minX),
        bottom: reach(outer.bottom, bounds.maxY - frame.maxY), right: reach(outer.right, bounds.maxX - frame.maxX))
    }
    guard let controller, window != nil else { return insets }
    return insets + controller.additionalSafeAreaInsets
  }

  /// A scroll view moves its content into the safe area by its `adjustedContentInset`.
  private var movesContentIntoSafeArea: Bool {
    (self as? UIScrollView).map { $0.contentInsetAdjustmentBehavior != .never } ?? false
  }
}

extension UIWindow {
  /// The part of the window that bars of the system and corners take.
  fileprivate var safeAreaOfDevice: UIEdgeInsets {
    let (device, screen) = (StatedDevice.current.safeAreaInsets, self.screen.bounds)
    return UIEdgeInsets(
      top: max(0, device.top - frame.minY), left: 0, bottom: max(0, device.bottom - (screen.maxY - frame.maxY)),
      right: 0)
  }
}

extension UIEdgeInsets {
  static func + (first: Self, second: Self) -> Self {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
      right: first.right + second.right)
  }
}
