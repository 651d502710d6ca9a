import Foundation

/// Which menu a view opens; off the device none opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller of a preview.
  public typealias UIContextMenuContentPreviewProvider = () -> AnyObject?
  /// Makes the menu.
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The name.
  public let identifier: NSCopying?
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  /// `badgeCount`, as in UIKit.
  open var badgeCount = 0
  /// `preferredMenuElementOrder`, as in UIKit.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The order in which entries stand.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  /// Takes makers of preview and menu.
  public init(
    identifier: NSCopying? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider)
    super.init()
  }
}

/// Moves that go with a menu; they run at once.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a closure that runs with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after it.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Is asked for a view's menu; off the device nobody asks.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Is called by nothing off the device.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
  /// Is called by nothing off the device.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
  /// The preview that is lifted while the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview that is lifted while the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  /// Lifts nothing of its own.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Lifts nothing of its own.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
}

/// Opens a view's menu; off the device it stays closed.
@preconcurrency @MainActor open class UIContextMenuInteraction: StoredInteraction {
  /// `delegate`, as in UIKit.
  open private(set) weak var delegate: UIContextMenuInteractionDelegate?
  /// Takes a delegate.
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing off the device.
  open func dismissMenu() {}
  /// Does nothing off the device.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// The origin: off the device no finger is anywhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where an edit menu opens; off the device none does.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The name.
  public let identifier: AnyHashable
  /// The point.
  public let sourcePoint: CGPoint
  /// `preferredArrowDirection`, as in UIKit.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  /// Takes a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    super.init()
  }
}

/// Where an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Is asked for an edit menu; off the device nobody asks.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points at.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Has no menu of its own.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Points at it.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// Opens an edit menu; off the device it stays closed.
@preconcurrency @MainActor open class UIEditMenuInteraction: StoredInteraction {
  /// `delegate`, as in UIKit.
  open private(set) weak var delegate: UIEditMenuInteractionDelegate?
  /// Takes a delegate.
  public init(delegate: UIEditMenuInteractionDelegate?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing off the device.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing off the device.
  open func dismissMenu() {}
  /// Does nothing off the device.
  open func reloadVisibleMenu() {}
  /// Does nothing off the device.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// The origin: off the device no finger is anywhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
