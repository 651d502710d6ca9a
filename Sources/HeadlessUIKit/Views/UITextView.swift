import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A text of several lines that people may write.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// A text view with a container of its own, or one made for it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    container.owner = self
  }
  /// A text view with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// A text view that lays its text out by the newer or the older engine, which decides no size here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    container.owner = self
  }

  private let container: NSTextContainer
  /// Where lines stand.
  open var textContainer: NSTextContainer { container }
  /// The text with its attributes; a copy, whose changes change nothing here.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  /// Lays the text out as it stands, in the view's width.
  open var layoutManager: NSLayoutManager {
    let manager = NSLayoutManager()
    manager.addTextContainer(
      container.copy(width: max(0, bounds.width - textContainerInset.left - textContainerInset.right)))
    textStorage.addLayoutManager(manager)
    return manager
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
  /// The text, with attributes of its parts; those without a font have 12 points of Helvetica.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "", attributes: [.font: font ?? .ofDrawing]) }
    set {
      text = newValue?.string
      attributes = newValue
      guard let newValue, newValue.length > 0 else { return }
      ownFont = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }
  }
  private var attributes: NSAttributedString?
  /// The font of the text, and of the next text; `nil` for 12 points of Helvetica.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont?.adjusted(to: resolvedTraits) : ownFont }
    set {
      ownFont = newValue
      if let attributes, let newValue {
        let text = NSMutableAttributedString(attributedString: attributes)
        text.addAttribute(.font, value: newValue, range: NSRange(location: 0, length: text.length))
        self.attributes = text
      }
      structureChanged()
    }
  }
  private var ownFont: UIFont?
  /// Whether the font follows the text size of the view's traits.
  open var adjustsFontForContentSizeCategory = false { didSet { structureChanged() } }
  /// The attributes of what people write next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines stand in their width.
  open var textAlignment = NSTextAlignment.natural
  /// Whether people may write.
  open var isEditable = true
  /// Whether people may select.
  open var isSelectable = true
  /// The view that is shown instead of the keyboard.
  open override var inputView: UIView? {
    get { storage.input?.inputView }
    set { storage.inputToWrite().inputView = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storage.input?.inputAccessoryView }
    set { storage.inputToWrite().inputAccessoryView = newValue }
  }
  /// Points round the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { structureChanged() } }

  override var fonts: [UIFont] { [font ?? .ofDrawing] + (attributes?.fonts ?? []) }
  override var content: ViewTemplate.Content {
    guard !isScrollEnabled else { return .control(ControlTemplate(systemClass: "UITextView")) }
    var label = LabelTemplate(
      font: (font ?? .ofDrawing).descriptor, numberOfLines: max(0, container.maximumNumberOfLines))
    label.text = text.flatMap { $0.isEmpty ? nil : $0 }
    if let attributes { label.setAttributedText(attributes, default: .ofDrawing) }
    let padding = container.lineFragmentPadding
    return .control(
      .textView(
        label,
        insets: EdgeInsets(
          top: textContainerInset.top, leading: textContainerInset.left + padding, bottom: textContainerInset.bottom,
          trailing: textContainerInset.right + padding)))
  }

  /// The part that an app selects; off the device nobody else does.
  open var selectedTextRange: UITextRange? {
    get { storage.input?.selectedTextRange }
    set { storage.inputToWrite().selectedTextRange = newValue }
  }
  /// None: off the device nobody writes.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// None: off the device nobody writes.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// None: off the device nobody writes.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }

  /// The size of the text in one line, where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize()
  }

  /// The size of the text, broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wasScrolling = isScrollEnabled
    isScrollEnabled = false
    defer { isScrollEnabled = wasScrolling }
    let insets = textContainerInset.left + textContainerInset.right + 2 * container.lineFragmentPadding
    let isOpen = size.width <= 0 || size.width >= CGFloat(NumberLimits.largest)
    let own = contentSize(linesAt: isOpen ? nil : max(0, size.width - insets))
    return CGSize(width: isOpen ? own.width : min(own.width, size.width), height: own.height)
  }

  /// The size of the text in the view's width; one that was set is forgotten, as layout sets it.
  open override var contentSize: CGSize {
    get {
      bounds.width > 0
        ? CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) : .zero
    }
    set { super.contentSize = newValue }
  }

  private var input: InputStorage { storage.input ?? .none }

  /// Is told of the text.
  open var delegate: UITextViewDelegate? {
    get { input.delegate as? UITextViewDelegate }
    set { storage.inputToWrite().delegate = newValue }
  }
  /// Does nothing off the device.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Whether new text replaces the old.
  open var clearsOnInsertion: Bool {
    get { input.clearsOnInsertion }
    set { storage.inputToWrite().clearsOnInsertion = newValue }
  }
  /// Whether people may change attributes.
  open var allowsEditingTextAttributes: Bool {
    get { input.allowsEditingTextAttributes }
    set { storage.inputToWrite().allowsEditingTextAttributes = newValue }
  }
  /// The range that is selected.
  open var selectedRange: NSRange {
    get { input.selectedRange }
    set { storage.inputToWrite().selectedRange = newValue }
  }
  /// The texts that become links.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { input.dataDetectorTypes }
    set { storage.inputToWrite().dataDetectorTypes = newValue }
  }
  /// Whether people may search.
  open var isFindInteractionEnabled: Bool {
    get { input.isFindInteractionEnabled }
    set { storage.inputToWrite().isFindInteractionEnabled = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How links look; their colour and line decide no size.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { input.linkTextAttributes }
    set { storage.inputToWrite().linkTextAttributes = newValue ?? [:] }
  }
}
