import Foundation

/// The ways in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Where a controller that is presented points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var backgroundColor: UIColor?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open weak var delegate: UIPopoverPresentationControllerDelegate?
}

/// Is told of a popover; off the device it is not.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
/// Is told of a sheet; off the device it is not.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// How high a controller that is presented stands.
@preconcurrency @MainActor open class UISheetPresentationController: NSObject {
  /// One of the heights.
  @MainActor public final class Detent: NSObject {
    /// The heights' names.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
  }
  open var detents = [Detent.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open weak var delegate: UISheetPresentationControllerDelegate?
  /// The largest height above which what is behind stays as bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open func animateChanges(_ changes: () -> Void) { changes() }
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
  /// The controller that places it when it is presented.
  public var presentationController: UIPresentationController? {
    if presentation == nil {
      presentation = UIPresentationController(presentedViewController: self, presenting: presentingViewController)
    }
    return presentation
  }
  /// Where it points to when it is presented.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if popover == nil { popover = UIPopoverPresentationController() }
    return popover
  }
  /// How high it stands when it is presented.
  public var sheetPresentationController: UISheetPresentationController? {
    if sheet == nil { sheet = UISheetPresentationController() }
    return sheet
  }
  /// Adds a controller to the stack that it lies in, or presents it.
  public func show(_ viewController: UIViewController, sender: Any?) {
    if let stack = self as? UINavigationController ?? navigationController {
      stack.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
  /// Presents a controller: there is no container that shows it otherwise.
  public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    present(viewController, animated: true)
  }
}
