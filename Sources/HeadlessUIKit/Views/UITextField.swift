import CellLayout
import Foundation
import TextMeasurement

/// A line of text that people write.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border round the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The text.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      attributes = nil
      structureChanged()
    }
  }
  /// The text with attributes of its parts.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      attributes = newValue
      if let first = newValue?.fonts.first { font = first }
    }
  }
  private var attributes: NSAttributedString?
  /// The text that it shows while it has none of its own.
  open var placeholder: String? {
    didSet {
      attributesOfPlaceholder = nil
      structureChanged()
    }
  }
  /// The text that it shows while it has none of its own, with attributes of its parts.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributesOfPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      attributesOfPlaceholder = newValue
    }
  }
  private var attributesOfPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? {
    get { adjustsFontForContentSizeCategory ? ownFont?.adjusted(to: resolvedTraits) : ownFont }
    set {
      ownFont = newValue
      structureChanged()
    }
  }
  private var ownFont: UIFont? = .systemFont(ofSize: 17)
  /// Whether the font follows the text size of the field's traits.
  open var adjustsFontForContentSizeCategory = false { didSet { structureChanged() } }
  /// The border round the text.
  open var borderStyle = BorderStyle.none { didSet { structureChanged() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The attributes of text without its own; of them the font and the colour count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept.merging([.font: font as Any, .foregroundColor: textColor as Any].compactMapValues { $0 }) { $1 } }
    set {
      kept = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var kept: [NSAttributedString.Key: Any] = [:]
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
  /// The attributes of text that is written next, which off the device is none.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  // MARK: Beside the text

  /// The view before the text, where text runs from left to right.
  open var leftView: UIView? { didSet { show(leftView, insteadOf: oldValue) } }
  /// The view behind the text, where text runs from left to right.
  open var rightView: UIView? { didSet { show(rightView, insteadOf: oldValue) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never
  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never
  private func show(_ view: UIView?, insteadOf old: UIView?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
  }

  /// The rectangle round everything.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text: inside the border, and beside the views that are shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    if borderStyle == .roundedRect { rect = rect.insetBy(dx: 7, dy: 0) }
    if leftView != nil, isShown(leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect.size.width = max(0, rect.maxX - end)
      rect.origin.x = end
    }
    if rightView != nil, isShown(rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    }
    return rect
  }
  /// The rectangle of the text while somebody writes.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text that is shown while there is no other.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the button that clears, in the middle of the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 19 / 2, width: 19, height: 19)
  }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
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
  /// Draws nothing off the device.
  open func drawText(in rect: CGRect) {}
  /// Draws nothing off the device.
  open func drawPlaceholder(in rect: CGRect) {}
  private func isShown(_ mode: ViewMode) -> Bool { mode == .always || mode == .unlessEditing }

  /// Places the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.frame = leftViewRect(forBounds: bounds)
      leftView.isHidden = !isShown(leftViewMode)
    }
    if let rightView {
      rightView.frame = rightViewRect(forBounds: bounds)
      rightView.isHidden = !isShown(rightViewMode)
    }
  }

  // MARK: Size

  override var fonts: [UIFont] { [font].compactMap { $0 } + (attributes?.fonts ?? []) }
  override var control: ControlTemplate? {
    let font = self.font ?? .systemFont(ofSize: 17)
    let own = text.flatMap { $0.isEmpty ? nil : $0 }
    var label = LabelTemplate(font: font.descriptor, text: own ?? placeholder)
    if let attributed = own == nil ? attributesOfPlaceholder : attributes, attributed.length > 0 {
      label.setAttributedText(attributed, default: font)
    }
    let border: String? = borderStyle == .line ? "line" : borderStyle == .roundedRect ? "roundedRect" : nil
    return .textField(label, placeholder: placeholder, border: border, isSecure: isSecureTextEntry)
  }
}
