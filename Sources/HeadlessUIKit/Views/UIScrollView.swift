import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A window onto content that is larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Where the window stands on the content: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
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
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing off the device.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
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

/// A text of several lines that people may write.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Where lines stand in a text view.
  @preconcurrency @MainActor open class Container: NSObject {
    /// Points at both ends of a line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { view?.structureChanged() } }
    /// The most lines; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { view?.structureChanged() } }
    weak var view: UITextView?
    /// How a text that has no room ends.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      attributes = nil
      structureChanged()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, with attributes of its parts.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "", attributes: [.font: shownFont]) }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }
  private var attributes: NSAttributedString?
  /// The font; `nil` for 12 points of Helvetica.
  open var font: UIFont? { didSet { structureChanged() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines stand in their width.
  open var textAlignment = NSTextAlignment.natural
  /// Whether people may write.
  open var isEditable = true
  /// Whether people may select.
  open var isSelectable = true
  /// Points round the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { structureChanged() } }
  /// Where lines stand.
  open private(set) lazy var textContainer: Container = {
    let container = Container()
    container.view = self
    return container
  }()

  private var shownFont: UIFont { font ?? UIFont(.named("Helvetica", size: 12)) }

  override var fonts: [UIFont] { [shownFont] + (attributes?.fonts ?? []) }
  override var content: ViewTemplate.Content {
    guard !isScrollEnabled else { return .control(ControlTemplate(systemClass: "UITextView")) }
    var label = LabelTemplate(font: shownFont.descriptor, numberOfLines: textContainer.maximumNumberOfLines)
    label.text = text.flatMap { $0.isEmpty ? nil : $0 }
    if let attributes { label.setAttributedText(attributes, default: shownFont) }
    let padding = textContainer.lineFragmentPadding
    return .control(
      .textView(
        label,
        insets: EdgeInsets(
          top: textContainerInset.top, leading: textContainerInset.left + padding, bottom: textContainerInset.bottom,
          trailing: textContainerInset.right + padding)))
  }

  /// The size of the text in one line, where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize()
  }

  /// The size of the text, broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wasScrolling = isScrollEnabled
    isScrollEnabled = false
    defer { isScrollEnabled = wasScrolling }
    let insets = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let isOpen = size.width <= 0 || size.width >= CGFloat(NumberLimits.largest)
    let own = contentSize(linesAt: isOpen ? nil : max(0, size.width - insets))
    return CGSize(width: isOpen ? own.width : min(own.width, size.width), height: own.height)
  }
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
