import Foundation

/// Waits for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// `numberOfTapsRequired`, as in UIKit.
  open var numberOfTapsRequired = 1
  /// `numberOfTouchesRequired`, as in UIKit.
  open var numberOfTouchesRequired = 1
  /// `buttonMaskRequired`, as in UIKit.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// Waits for a long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// `numberOfTapsRequired`, as in UIKit.
  open var numberOfTapsRequired = 0
  /// `numberOfTouchesRequired`, as in UIKit.
  open var numberOfTouchesRequired = 1
  /// `minimumPressDuration`, as in UIKit.
  open var minimumPressDuration: TimeInterval = 0.5
  /// `allowableMovement`, as in UIKit.
  open var allowableMovement: CGFloat = 10
}

/// Waits for a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// `minimumNumberOfTouches`, as in UIKit.
  open var minimumNumberOfTouches = 1
  /// `maximumNumberOfTouches`, as in UIKit.
  open var maximumNumberOfTouches = Int.max
  /// `allowedScrollTypesMask`, as in UIKit.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero
  /// The distance that was written: off the device nothing is dragged.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the distance.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// None: off the device nothing is dragged.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Waits for a drag from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// `edges`, as in UIKit.
  open var edges: UIRectEdge = []
}

/// Waits for a swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: UInt
    /// Takes one of UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `right`, as in UIKit.
    public static let right = Direction(rawValue: 1)
    /// `left`, as in UIKit.
    public static let left = Direction(rawValue: 2)
    /// `up`, as in UIKit.
    public static let up = Direction(rawValue: 4)
    /// `down`, as in UIKit.
    public static let down = Direction(rawValue: 8)
  }
  /// `direction`, as in UIKit.
  open var direction = Direction.right
  /// `numberOfTouchesRequired`, as in UIKit.
  open var numberOfTouchesRequired = 1
}

/// Waits for two fingers that come together or part.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// `scale`, as in UIKit.
  open var scale: CGFloat = 1
  /// `velocity`, as in UIKit.
  open var velocity: CGFloat { 0 }
}

/// Waits for two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// `rotation`, as in UIKit.
  open var rotation: CGFloat = 0
  /// `velocity`, as in UIKit.
  open var velocity: CGFloat { 0 }
}

/// Waits for a pointer above the view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// The devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: Int
  /// Takes one of UIKit's values.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `discrete`, as in UIKit.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// `continuous`, as in UIKit.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// `all`, as in UIKit.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIEvent {
  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: Int
    /// Takes one of UIKit's values.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `primary`, as in UIKit.
    public static let primary = ButtonMask(rawValue: 1)
    /// `secondary`, as in UIKit.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
