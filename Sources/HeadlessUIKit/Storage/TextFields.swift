import Foundation

/// Is told of a text field's text; off the device nobody writes.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

extension UITextField {
  /// Why writing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// When a view at the side is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  private var input: InputStorage { storage.input ?? .none }

  /// Is told of the text.
  public var delegate: UITextFieldDelegate? {
    get { input.delegate as? UITextFieldDelegate }
    set { storage.inputToWrite().delegate = newValue }
  }
  public var isEditing: Bool { false }
  /// When the button that clears is shown.
  public var clearButtonMode: ViewMode {
    get { input.clearButtonMode }
    set { storage.inputToWrite().clearButtonMode = newValue }
  }
  /// Whether writing begins with an empty text.
  public var clearsOnBeginEditing: Bool {
    get { input.clearsOnBeginEditing }
    set { storage.inputToWrite().clearsOnBeginEditing = newValue }
  }
  /// Whether new text replaces the old.
  public var clearsOnInsertion: Bool {
    get { input.clearsOnInsertion }
    set { storage.inputToWrite().clearsOnInsertion = newValue }
  }
  /// Whether people may change attributes.
  public var allowsEditingTextAttributes: Bool {
    get { input.allowsEditingTextAttributes }
    set { storage.inputToWrite().allowsEditingTextAttributes = newValue }
  }
  /// The picture behind the text.
  public var background: UIImage? {
    get { input.background }
    set { storage.inputToWrite().background = newValue }
  }
  /// The picture behind the text that cannot be used.
  public var disabledBackground: UIImage? {
    get { input.disabledBackground }
    set { storage.inputToWrite().disabledBackground = newValue }
  }
  /// Whether a text shrinks that has no room; its own size is that of the full font.
  public var adjustsFontSizeToFitWidth: Bool {
    get { input.adjustsFontSizeToFitWidth }
    set { storage.inputToWrite().adjustsFontSizeToFitWidth = newValue }
  }
  /// How far a text may shrink.
  public var minimumFontSize: CGFloat {
    get { input.minimumFontSize }
    set { storage.inputToWrite().minimumFontSize = newValue }
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
