import Foundation

/// Something that can have the focus; off the device nothing has.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that get the focus first.
  var preferredFocusEnvironments: [UIFocusEnvironment] { get }
  /// Does nothing off the device.
  func setNeedsFocusUpdate()
  /// Does nothing off the device.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Is called by nothing off the device.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {
  /// The group of views between which the focus moves.
  public var focusGroupIdentifier: String? {
    get { storage.rare?.focusGroupIdentifier }
    set { storage.rareToWrite().focusGroupIdentifier = newValue }
  }
  /// How the focus looks.
  public var focusEffect: UIFocusEffect? {
    get { storage.rare?.focusEffect }
    set { storage.rareToWrite().focusEffect = newValue }
  }
}

/// A move of the focus; off the device there is none.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus.
  open weak var previouslyFocusedView: UIView?
  /// The view that gets the focus.
  open weak var nextFocusedView: UIView?
}

/// Moves that go with the focus; off the device there is none.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs both closures at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// How the focus looks.
open class UIFocusEffect: NSObject, @unchecked Sendable {
  /// Looks as usual.
  public override init() { super.init() }
}

/// A line round the view that has the focus.
open class UIFocusHaloEffect: UIFocusEffect, @unchecked Sendable {
  private var outline: UIBezierPath?
  /// Goes round the view.
  public override init() { super.init() }
  /// Goes round a path.
  public convenience init(path: UIBezierPath) {
    self.init()
    outline = path
  }
  /// Goes round a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Goes round a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}
