import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A window onto content that is larger.
@preconcurrency @MainActor open class UIScrollView: StoredScrollView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { tellObservers() } } }
  /// Where the window stands on the content: the origin of the bounds.
  ///
  /// The delegate hears of each change, whoever makes it (Neuburg, "Programming iOS", "Scroll View Delegate").
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let hasMoved = newValue != bounds.origin
      bounds.origin = newValue
      if hasMoved { delegate?.scrollViewDidScroll(self) }
    }
  }
  /// Points round the content: those that were written, for off a window there is no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Is called by nothing: the insets are the content's own.
  open func adjustedContentInsetDidChange() {}
  /// Points round the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it scrolls.
  open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { structureChanged() } } }
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it goes beyond the content and back.
  open var bounces = true
  /// Whether it does so from top to bottom where the content is short.
  open var alwaysBounceVertical = false
  /// Whether it does so across where the content is short.
  open var alwaysBounceHorizontal = false
  /// Whether a bar tells the position from top to bottom.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar tells the position across.
  open var showsHorizontalScrollIndicator = true

  /// Places the window, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Moves the window no farther than it must to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ length: CGFloat, to first: CGFloat, _ last: CGFloat) -> CGFloat {
      first < start || last - first > length ? first : max(start, last - length)
    }
    let shown = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !shown.isNull else { return }
    let offset = CGPoint(
      x: moved(bounds.minX, bounds.width, to: shown.minX, shown.maxX),
      y: moved(bounds.minY, bounds.height, to: shown.minY, shown.maxY))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
  /// Whether a touch inside may begin; off the device there is none.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag takes a touch from content; off the device there is none.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The area of the content, which constraints inside make.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide(role: .content, of: self)
    addContentGuide(guide)
    return guide
  }()
  /// The area of the window.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(role: .frame, of: self)
}

/// A view whose content stands on a blurred ground.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that has the content in it.
  public let contentView = UIView(frame: .zero)
  /// How the ground is blurred.
  open var effect: UIVisualEffect?

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// A view of no effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.decodeContent(of: self, contentView)
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// How a ground looks; decides no size.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
/// A blurred ground; decides no size.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  /// A ground of a style.
  public init(style: Style) { super.init() }
}
