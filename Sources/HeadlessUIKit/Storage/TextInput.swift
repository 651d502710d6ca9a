import Foundation

/// A position in a text that people write.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// UTF-16 units before it.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  public override convenience init() { self.init(0) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}
/// A part of a text that people write.
@preconcurrency @MainActor open class UITextRange: NSObject {
  private let bounds: (UITextPosition, UITextPosition)
  init(_ start: UITextPosition, _ end: UITextPosition) { bounds = (start, end) }
  public override convenience init() { self.init(UITextPosition(), UITextPosition()) }
  open var isEmpty: Bool { start.offset == end.offset }
  open var start: UITextPosition { bounds.0 }
  open var end: UITextPosition { bounds.1 }
}
/// A rectangle of selected text; off the device there is none.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
/// How much of a text is meant.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
/// A way along a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Forwards or backwards.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
/// Forwards or backwards along a text.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A text that people write, by positions in it.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
}

extension UITextInput where Self: UIView {
  private var written: String {
    get { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }
    set {
      (self as? UITextField)?.text = newValue
      (self as? UITextView)?.text = newValue
    }
  }
  public var markedTextRange: UITextRange? { nil }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(written.utf16.count) }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    guard let range = Range(nsRange(range), in: written) else { return nil }
    return String(written[range])
  }
  /// Replaces a part by a text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = Range(nsRange(range), in: written) else { return }
    written.replaceSubrange(range, with: text)
  }
  private func nsRange(_ range: UITextRange) -> NSRange {
    NSRange(location: range.start.offset, length: max(0, range.end.offset - range.start.offset))
  }
  /// The part between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }
  /// The position so many units behind another one; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (unit, overflows) = position.offset.addingReportingOverflow(offset)
    return overflows || unit < 0 || unit > written.utf16.count ? nil : UITextPosition(unit)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
  public func insertText(_ text: String) { written += text }
}

extension UITextField: UITextInput {
  public var hasText: Bool { !(text ?? "").isEmpty }
}
extension UITextView: UITextInput {}
