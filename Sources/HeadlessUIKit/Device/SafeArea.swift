import CellLayout
import Foundation
import ShelfSizing

extension UIView {
  /// The part of the window's safe area that reaches into the view, and what its controller adds; none off a window
  /// (UIKit's documentation, `safeAreaInsets`).
  var safeAreaOfPlace: UIEdgeInsets {
    guard window != nil else { return .zero }
    var insets = UIEdgeInsets.zero
    if self is UIWindow {
      insets = window?.safeAreaOfDevice ?? .zero
    } else if let superview, !superview.movesContentIntoSafeArea {
      let (outer, bounds) = (superview.safeAreaInsets, superview.bounds)
      insets = UIEdgeInsets(
        top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
        bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
        right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
    return controller.map { insets + $0.additionalSafeAreaInsets } ?? insets
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
