import Foundation

/// Is told of a text field's text; off the device nobody writes.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether writing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Is called by nothing off the device.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether writing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Is called by nothing off the device.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Is called by nothing off the device.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a change is taken.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Is called by nothing off the device.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key ends writing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu of selected text.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Lets it begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets it end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  /// Takes it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets it be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets it end.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Has no menu of its own.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

extension UITextField {
  /// Why writing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// When a view at the side is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// `textDidBeginEditingNotification`, as in UIKit.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// `textDidEndEditingNotification`, as in UIKit.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// `textDidChangeNotification`, as in UIKit.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// `didEndEditingReasonUserInfoKey`, as in UIKit.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  private var input: InputStorage { storage.input ?? .none }

  /// Is told of the text.
  public var delegate: UITextFieldDelegate? {
    get { input.delegate as? UITextFieldDelegate }
    set { storage.inputToWrite().delegate = newValue }
  }
  /// Whether somebody writes, which nobody does off the device.
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
