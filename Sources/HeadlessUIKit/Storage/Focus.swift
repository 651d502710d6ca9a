import Foundation

/// Something that can have the focus; off the device nothing has.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
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
  open weak var previouslyFocusedView: UIView?
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
  public override init() { super.init() }
}

/// A line round the view that has the focus.
open class UIFocusHaloEffect: UIFocusEffect, @unchecked Sendable {
  private var outline: UIBezierPath?
  public override init() { super.init() }
  /// Goes round a path.
  public convenience init(path: UIBezierPath) {
    self.init()
    outline = path
  }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// Goes round a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}
