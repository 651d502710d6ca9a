import Foundation

/// Is told of a scroll view's moves; off the device nobody scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// A view that scrolls and whose delegate is a scroll view's; text views, table views and collection views have
/// delegates of their own kinds.
@preconcurrency @MainActor public protocol ScrollDelegating: UIView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// Is told of moves.
  public var delegate: UIScrollViewDelegate? {
    get { storage.input?.delegate as? UIScrollViewDelegate }
    set { storage.inputToWrite().delegate = newValue }
  }
}

/// Properties of scroll views on which no size depends.
@preconcurrency @MainActor open class StoredScrollView: UIView {
  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// How the bars look.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How soon scrolling rests.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var input: InputStorage { storage.input ?? .none }

  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let recognizer = storage.input?.panGestureRecognizer { return recognizer }
    let recognizer = UIPanGestureRecognizer()
    storage.inputToWrite().panGestureRecognizer = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { input.pinchGestureRecognizer }
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  /// The least zoom.
  open var minimumZoomScale: CGFloat {
    get { input.minimumZoomScale }
    set { storage.inputToWrite().minimumZoomScale = newValue }
  }
  /// The greatest zoom.
  open var maximumZoomScale: CGFloat {
    get { input.maximumZoomScale }
    set { storage.inputToWrite().maximumZoomScale = newValue }
  }
  /// The zoom.
  open var zoomScale: CGFloat {
    get { input.zoomScale }
    set { storage.inputToWrite().zoomScale = newValue }
  }
  /// Whether it goes beyond the zooms and back.
  open var bouncesZoom: Bool {
    get { input.bouncesZoom }
    set { storage.inputToWrite().bouncesZoom = newValue }
  }
  /// Whether a touch of the status bar scrolls to the top.
  open var scrollsToTop: Bool {
    get { input.scrollsToTop }
    set { storage.inputToWrite().scrollsToTop = newValue }
  }
  /// Whether a drag takes touches from content.
  open var canCancelContentTouches: Bool {
    get { input.canCancelContentTouches }
    set { storage.inputToWrite().canCancelContentTouches = newValue }
  }
  /// Whether touches wait for a drag.
  open var delaysContentTouches: Bool {
    get { input.delaysContentTouches }
    set { storage.inputToWrite().delaysContentTouches = newValue }
  }
  /// Whether it keeps to one direction.
  open var isDirectionalLockEnabled: Bool {
    get { input.isDirectionalLockEnabled }
    set { storage.inputToWrite().isDirectionalLockEnabled = newValue }
  }
  /// When scrolling puts the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { input.keyboardDismissMode }
    set { storage.inputToWrite().keyboardDismissMode = newValue }
  }
  /// How the bars look.
  open var indicatorStyle: IndicatorStyle {
    get { input.indicatorStyle }
    set { storage.inputToWrite().indicatorStyle = newValue }
  }
  /// How soon scrolling rests.
  open var decelerationRate: DecelerationRate {
    get { input.decelerationRate }
    set { storage.inputToWrite().decelerationRate = newValue }
  }
  /// Points at the ends of the upright bar.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { input.verticalScrollIndicatorInsets }
    set { storage.inputToWrite().verticalScrollIndicatorInsets = newValue }
  }
  /// Points at the ends of the level bar.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { input.horizontalScrollIndicatorInsets }
    set { storage.inputToWrite().horizontalScrollIndicatorInsets = newValue }
  }
  /// Whether bars keep to the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { input.automaticallyAdjustsScrollIndicatorInsets }
    set { storage.inputToWrite().automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  /// Points at the ends of both bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { input.verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// When the safe area counts as inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// When the safe area counts as inset; off a window there is none.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { input.contentInsetAdjustmentBehavior }
    set { storage.inputToWrite().contentInsetAdjustmentBehavior = newValue }
  }
}
