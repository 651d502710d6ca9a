import Foundation

/// How a view that replaces the keyboard looks.
public enum UIInputViewStyle: Int, Sendable { case `default`, keyboard }

/// A view that replaces the keyboard; off the device it is not shown.
@preconcurrency @MainActor open class UIInputView: UIView {
  public typealias Style = UIInputViewStyle
  public let inputViewStyle: UIInputViewStyle
  open var allowsSelfSizing = false
  /// A view with a frame in points.
  public init(frame: CGRect, inputViewStyle: UIInputViewStyle) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller of a view that replaces the keyboard; off the device it is not shown.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open var hasDictationKey = false
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}

/// A view that sounds like a keyboard; off the device nothing sounds.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The buttons above a keyboard.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Some buttons of a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  /// Takes buttons, and one that stands where they have no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

extension UITextInputTraits where Self: UIView {
  /// The buttons above the keyboard.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = storage.input?.inputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    storage.inputToWrite().inputAssistantItem = item
    return item
  }
}

extension UIButton {
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Says how the pointer looks, which off the device nobody asks.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { storage.input?.pointerStyleProvider }
    set { storage.inputToWrite().pointerStyleProvider = newValue }
  }
}
