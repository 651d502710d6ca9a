import Foundation

/// The actions beside a row; nobody swipes off the device.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action beside a row; nobody performs it off the device.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Whether the action destroys something.
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  open var image: UIImage?

  /// An action of a style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
