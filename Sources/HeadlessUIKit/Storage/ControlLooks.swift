import Foundation

extension UISlider {
  private var input: InputStorage { storage.input ?? .none }
  /// Whether it tells of every move.
  public var isContinuous: Bool {
    get { input.isContinuous }
    set { storage.inputToWrite().isContinuous = newValue }
  }
  /// The colour of the knob.
  public var thumbTintColor: UIColor? {
    get { input.thumbTintColor }
    set { storage.inputToWrite().thumbTintColor = newValue }
  }
}

extension UIStepper {
  private var input: InputStorage { storage.input ?? .none }
  /// Whether it tells of every step.
  public var isContinuous: Bool {
    get { input.isContinuous }
    set { storage.inputToWrite().isContinuous = newValue }
  }
  /// Whether a long press steps on.
  public var autorepeat: Bool {
    get { input.autorepeat }
    set { storage.inputToWrite().autorepeat = newValue }
  }
  /// Whether the greatest value is followed by the least.
  public var wraps: Bool {
    get { input.wraps }
    set { storage.inputToWrite().wraps = newValue }
  }
}

extension UISegmentedControl {
  private var input: InputStorage { storage.input ?? .none }
  /// Whether a choice is gone at once.
  public var isMomentary: Bool {
    get { input.isMomentary }
    set { storage.inputToWrite().isMomentary = newValue }
  }
  /// The colour of the chosen segment.
  public var selectedSegmentTintColor: UIColor? {
    get { input.selectedSegmentTintColor }
    set { storage.inputToWrite().selectedSegmentTintColor = newValue }
  }
  /// Sets whether a segment can be chosen.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled {
      storage.input?.disabledSegments.remove(segment)
    } else {
      storage.inputToWrite().disabledSegments.insert(segment)
    }
  }
  public func isEnabledForSegment(at segment: Int) -> Bool { !input.disabledSegments.contains(segment) }
}

extension UIPageControl {
  /// The ground behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  private var input: InputStorage { storage.input ?? .none }
  /// Whether a move shows later.
  public var defersCurrentPageDisplay: Bool {
    get { input.defersCurrentPageDisplay }
    set { storage.inputToWrite().defersCurrentPageDisplay = newValue }
  }
  /// Whether a finger moves through pages.
  public var allowsContinuousInteraction: Bool {
    get { input.allowsContinuousInteraction }
    set { storage.inputToWrite().allowsContinuousInteraction = newValue }
  }
  /// The ground behind the dots.
  public var backgroundStyle: BackgroundStyle {
    get { input.backgroundStyle }
    set { storage.inputToWrite().backgroundStyle = newValue }
  }
}

extension UIImageView {
  private var input: InputStorage { storage.input ?? .none }
  /// How often images alternate; 0 for ever.
  public var animationRepeatCount: Int {
    get { input.animationRepeatCount }
    set { storage.inputToWrite().animationRepeatCount = newValue }
  }
  /// Images that alternate while it is highlighted.
  public var highlightedAnimationImages: [UIImage]? {
    get { input.highlightedAnimationImages }
    set { storage.inputToWrite().highlightedAnimationImages = newValue }
  }
}

extension UILabel {
  private var input: InputStorage { storage.input ?? .none }
  /// Whether the pointer shows all of a cut text.
  public var showsExpansionTextWhenTruncated: Bool {
    get { input.showsExpansionTextWhenTruncated }
    set { storage.inputToWrite().showsExpansionTextWhenTruncated = newValue }
  }
  /// Whether a cut text moves with the focus.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { input.enablesMarqueeWhenAncestorFocused }
    set { storage.inputToWrite().enablesMarqueeWhenAncestorFocused = newValue }
  }
}

extension UIButton.ButtonType {
  public static let roundedRect = UIButton.ButtonType.system
}

extension UIActivityIndicatorView.Style {
  public static let white = UIActivityIndicatorView.Style.medium
  public static let gray = UIActivityIndicatorView.Style.medium
  public static let whiteLarge = UIActivityIndicatorView.Style.large
}

/// How letters look on a blurred ground.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Letters that shine on a blurred ground; decides no size.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// A ground of glass; decides no size.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How the glass looks.
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public init(style: Style) { super.init() }
  public override convenience init() { self.init(style: .regular) }
}

/// Some grounds of glass that flow together; decides no size.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  open var spacing: CGFloat = 0
  public override init() { super.init() }
}
