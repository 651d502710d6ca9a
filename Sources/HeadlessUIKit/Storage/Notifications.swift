import Foundation

extension UIContentSizeCategory {
  /// Is sent where people change the text size; off the device by nobody.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// `newValueUserInfoKey`, as in UIKit.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIResponder {
  /// `keyboardWillShowNotification`, as in UIKit.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// `keyboardDidShowNotification`, as in UIKit.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// `keyboardWillHideNotification`, as in UIKit.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// `keyboardDidHideNotification`, as in UIKit.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// `keyboardWillChangeFrameNotification`, as in UIKit.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// `keyboardDidChangeFrameNotification`, as in UIKit.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// `keyboardFrameBeginUserInfoKey`, as in UIKit.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// `keyboardFrameEndUserInfoKey`, as in UIKit.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// `keyboardAnimationDurationUserInfoKey`, as in UIKit.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// `keyboardAnimationCurveUserInfoKey`, as in UIKit.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// `keyboardIsLocalUserInfoKey`, as in UIKit.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NotificationCenter {
  /// Keeps nothing: methods are not called by their names here.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}
