import CellLayout
import Foundation
import ShelfSizing

extension UIView {
  /// Tells the view that it has moved to a window, or away from one.
  func tellOfWindow() {
    if Appearances.isAny, window != nil { Appearances.apply(to: self) }
    didMoveToWindow()
    if safeAreaInsets != .zero { tellOfSafeArea() }
  }

  /// Tells the view and its controller that the safe area is another one.
  func tellOfSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}

extension LiveTree {
  /// Has the tree written down anew where views lie otherwise in the safe area than it says.
  @MainActor func noteSafeAreas() {
    for (view, written) in zip(views.map(\.view), template.views) {
      let insets = view.safeAreaInsets
      guard written.safeAreaInsets != EdgeInsets(insets) else { continue }
      view.tellOfSafeArea()
      view.structureChanged()
    }
  }
}
