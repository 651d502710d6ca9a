import Foundation

/// An object that events reach; off the device none do.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  /// Whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder, which none is off the device.
  open var isFirstResponder: Bool { false }
  /// Does nothing off the device.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Does nothing off the device.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Is called after a nib has been loaded.
  open func awakeFromNib() {}
  /// Is called by nothing outside Interface Builder.
  open func prepareForInterfaceBuilder() {}

  #if !canImport(ObjectiveC)
    /// Is called after a view's frame or content size changed that it observes.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Is called by nothing off the device.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Is called by nothing off the device.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Is called by nothing off the device.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Is called by nothing off the device.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Is called by nothing off the device.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Is called by nothing off the device.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Is called by nothing off the device.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Is called by nothing off the device.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Whether a command is open; off the device nobody gives one.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The responder of a command, which off the device has none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  /// The commands of the keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view that is shown instead of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing off the device.
  open func reloadInputViews() {}
  /// Is called by nothing off the device.
  open func copy(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func cut(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func paste(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func select(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func selectAll(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func delete(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func rename(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func duplicate(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func printContent(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func toggleBoldface(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func toggleItalics(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func toggleUnderline(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func increaseSize(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func decreaseSize(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func find(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func findNext(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func findPrevious(_ sender: Any?) {}
  /// Is called by nothing off the device.
  open func findAndReplace(_ sender: Any?) {}
}
