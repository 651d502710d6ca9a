import Foundation

/// The actions beside a row; nobody swipes off the device.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first one.
  open var performsFirstActionWithFullSwipe = true

  /// Actions beside a row.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action beside a row; nobody performs it off the device.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Whether the action destroys something.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Performs the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Whether the action destroys something.
  open private(set) var style: Style
  /// Performs the action.
  open private(set) var handler: Handler
  /// The text of the button.
  open var title: String?
  /// The colour of the button.
  open var backgroundColor: UIColor?
  /// The picture of the button.
  open var image: UIImage?

  /// An action of a style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
