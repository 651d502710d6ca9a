import Foundation

/// A movement of a view with the device, which does not move.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

/// A movement of a view with the device, which does not move.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The turn of the device that counts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The property that changes.
  open private(set) var keyPath: String
  /// The turn of the device that counts.
  open private(set) var type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
  /// A movement of a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several movements at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The movements.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The movements with the device.
  public var motionEffects: [UIMotionEffect] {
    get { storage.rare?.motionEffects ?? [] }
    set { storage.rareToWrite().motionEffects = newValue }
  }
  /// Adds a movement with the device.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a movement with the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// An empty view as large as this one: nothing is drawn off the device.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  /// An empty view as large as a part: nothing is drawn off the device.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Does nothing: changes count at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Does nothing: changes count at once.
  public class func commitAnimations() {}
  /// Does nothing: changes count at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: changes count at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: changes count at once.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing: changes count at once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: changes count at once.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: changes count at once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// A wheel above what scrolls, which turns while content is fetched; it takes no room of the content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether content is fetched.
  open private(set) var isRefreshing = false
  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?
  /// Turns nothing off the device.
  open func beginRefreshing() { isRefreshing = true }
  /// Turns nothing off the device.
  open func endRefreshing() { isRefreshing = false }
  /// A wheel that stands.
  public init() { super.init(frame: .zero) }
  /// A wheel with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIScrollView {
  /// The wheel above the content.
  public var refreshControl: UIRefreshControl? {
    get { storage.input?.refreshControl }
    set { storage.inputToWrite().refreshControl = newValue }
  }
  /// Does nothing off the device.
  public func stopScrollingAndZooming() {}
}

extension UIControl {
  /// Runs the closures that wait for the main event.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
