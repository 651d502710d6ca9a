import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override var control: ControlTemplate? { .uiSwitch() }

  /// A switch at an origin; the size of the frame is ignored (Apple's documentation of `UISwitch.init(frame:)`).
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size)) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let size: CGSize = {
    let control = ControlTemplate.uiSwitch()
    return CGSize(
      width: control.minimumSize.width + control.alignmentRectInsets.trailing, height: control.minimumSize.height)
  }()
}

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour of the part before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the part behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override var control: ControlTemplate? { .slider }
}

/// Two buttons, for more and for less.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How far a press goes.
  open var stepValue = 1.0
  override var control: ControlTemplate? { .stepper() }
}

/// Dots that tell which page is shown.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { structureChanged() } } }
  /// Which one is shown.
  open var currentPage = 0
  /// Whether one page alone has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  override var control: ControlTemplate? { .pageControl(pages: numberOfPages) }
}

/// Some choices beside each other.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public nonisolated static let noSegment = -1
  /// Which one is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether each is as wide as its own title.
  open var apportionsSegmentWidthsByContent = false { didSet { structureChanged() } }
  private var segments: [(title: String, width: CGFloat)] = []

  /// Segments by their titles, in a frame that fits them (Apple's documentation of `UISegmentedControl.init(items:)`).
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      default: insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
      }
    }
    sizeToFit()
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title ?? "", 0), at: min(max(segment, 0), segments.count))
    structureChanged()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    structureChanged()
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    structureChanged()
  }
  /// The width of a segment; 0 for that of its title.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title ?? ""
    structureChanged()
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets the width of a segment; 0 for that of its title.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    structureChanged()
  }
  override var control: ControlTemplate? {
    .segmentedControl(
      segments.map { $0.width > 0 ? .width($0.width) : .title($0.title) },
      followTitles: apportionsSegmentWidthsByContent)
  }
}

/// A line that fills up.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where the line stands.
  public enum Style: Int, Sendable { case `default`, bar }
  /// Where the line stands.
  open var progressViewStyle = Style.default { didSet { structureChanged() } }
  /// How far it is, 0 to 1.
  open var progress: Float = 0
  /// The colour of the part that is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// A line of a style, as high as that (Apple's documentation of `UIProgressView.init(progressViewStyle:)`).
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = sizeThatFits(.zero).height
  }
  /// The progress that it shows; off the device nothing watches it.
  open var observedProgress: Progress?
  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override var content: ViewTemplate.Content { .control(.progressView(isBar: progressViewStyle == .bar)) }
  /// Its height.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// Its height, as wide as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: intrinsicContentSize.height)
  }
}

/// A wheel that turns while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  /// How large it is.
  open var style = Style.medium { didSet { structureChanged() } }
  /// Whether it is hidden while it stands (Apple's documentation of `UIActivityIndicatorView.hidesWhenStopped`).
  open var hidesWhenStopped = true { didSet { hideAsItStands() } }
  /// Whether it turns.
  open private(set) var isAnimating = false { didSet { hideAsItStands() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour.
  open var color: UIColor! = .gray

  /// A wheel that stands, and so is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideAsItStands()
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A wheel of a size, in a frame of that size (Apple's documentation of `UIActivityIndicatorView.init(style:)`).
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  /// Turns nothing off the device.
  open func startAnimating() { isAnimating = true }
  /// Turns nothing off the device.
  open func stopAnimating() { isAnimating = false }
  private func hideAsItStands() { isHidden = hidesWhenStopped && !isAnimating }
  override var content: ViewTemplate.Content { .control(.activityIndicator(isLarge: style == .large)) }
  /// Its size.
  open override var intrinsicContentSize: CGSize { contentSize() }
  /// Its size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
