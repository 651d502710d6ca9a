import Foundation

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
  /// The object that hears when it ends.
  open weak var delegate: AnyObject?
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
  /// Whether a short line shows that it can be moved.
  open var prefersGrabberVisible = false
  /// How round its corners are.
  open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
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
  /// Presents a controller: there is no container that shows it otherwise.
  public func show(_ viewController: UIViewController, sender: Any?) { present(viewController, animated: true) }
  /// Presents a controller: there is no container that shows it otherwise.
  public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    present(viewController, animated: true)
  }
}
