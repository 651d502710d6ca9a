import Foundation

/// A movement of a view with the device, which does not move.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

/// A movement of a view with the device, which does not move.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The turn of the device that counts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  open private(set) var keyPath: String
  open private(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  /// A movement of a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several movements at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The movements with the device.
  public var motionEffects: [UIMotionEffect] {
    get { storage.rare?.motionEffects ?? [] }
    set { storage.rareToWrite().motionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationWillStart(_ selector: Selector?) {}
  public class func setAnimationDidStop(_ selector: Selector?) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// A wheel above what scrolls, which turns while content is fetched; it takes no room of the content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIScrollView {
  /// The wheel above the content.
  public var refreshControl: UIRefreshControl? {
    get { storage.input?.refreshControl }
    set { storage.inputToWrite().refreshControl = newValue }
  }
  public func stopScrollingAndZooming() {}
}

extension UIControl {
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
