import Foundation

/// Which menu a view opens; off the device none opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias UIContextMenuContentPreviewProvider = () -> AnyObject?
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
  public let identifier: NSCopying?
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  open var badgeCount = 0
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
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Is asked for a view's menu; off the device nobody asks.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
}

/// Opens a view's menu; off the device it stays closed.
@preconcurrency @MainActor open class UIContextMenuInteraction: StoredInteraction {
  open private(set) weak var delegate: UIContextMenuInteractionDelegate?
  /// Takes a delegate.
  public init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where an edit menu opens; off the device none does.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
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
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// Opens an edit menu; off the device it stays closed.
@preconcurrency @MainActor open class UIEditMenuInteraction: StoredInteraction {
  open private(set) weak var delegate: UIEditMenuInteractionDelegate?
  /// Takes a delegate.
  public init(delegate: UIEditMenuInteractionDelegate?) {
    self.delegate = delegate
    super.init()
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}
