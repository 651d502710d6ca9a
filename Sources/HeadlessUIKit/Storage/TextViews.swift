import Foundation

/// Is told of a text view's text; off the device nobody writes.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether writing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Is called by nothing off the device.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Is called by nothing off the device.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a change is taken.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Is called by nothing off the device.
  func textViewDidChange(_ textView: UITextView)
  /// Is called by nothing off the device.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a picture may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The menu of selected text.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The action of a link or picture.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link or picture.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Lets it begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets it end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Takes it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Follows it.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Opens it.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Has no menu of its own.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Takes the action that there is.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Has no menu of its own.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
}

/// Touches of a link or picture in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// A link or picture in a text.
@preconcurrency @MainActor open class UITextItem: NSObject {
  /// A link or picture.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  /// The menu of a link or picture.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    private let menu: UIMenu
    /// Takes a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }
  /// The link or picture.
  public let content: Content
  /// Where it stands.
  public let range: NSRange
  init(content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}

extension UITextView {
  /// `textDidBeginEditingNotification`, as in UIKit.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// `textDidEndEditingNotification`, as in UIKit.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// `textDidChangeNotification`, as in UIKit.
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}

extension UITextView: UIContentSizeCategoryAdjusting {}
