import Foundation

/// The ways in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `up`, as in UIKit.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// `down`, as in UIKit.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// `left`, as in UIKit.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// `right`, as in UIKit.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// `any`, as in UIKit.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// `unknown`, as in UIKit.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Where a controller that is presented points to.
@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
  /// The view that it points to.
  open var sourceView: UIView?
  /// The part of the view that it points to.
  open var sourceRect = CGRect.null
  /// The button that it points to.
  open var barButtonItem: UIBarButtonItem?
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The ways in which its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views that touches reach while it is shown.
  open var passthroughViews: [UIView]?
  /// Points between it and the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The object that hears when it ends.
  open weak var delegate: UIPopoverPresentationControllerDelegate?
}

/// Is told of a popover; off the device it is not.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is called by nothing off the device.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
/// Is told of a sheet; off the device it is not.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Is called by nothing off the device.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  /// Does nothing.
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
      /// UIKit's value.
      public let rawValue: String
      /// The value of one of UIKit's.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `medium`, as in UIKit.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// `large`, as in UIKit.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
    /// The height's name.
    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The screen.
    public static func large() -> Detent { Detent(.large) }
  }
  /// The heights that it may have.
  open var detents = [Detent.large()]
  /// The height that it has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The object that hears when its height changes.
  open weak var delegate: UISheetPresentationControllerDelegate?
  /// The largest height above which what is behind stays as bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling makes it larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stands at the lower edge where there is little room.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is the one that it would like to have.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Changes it with an animation, which takes no time.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Whether a short line shows that it can be moved.
  open var prefersGrabberVisible = false
  /// How round its corners are.
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
