import Foundation

/// Shakes the device; off the device nothing shakes.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Takes the defaults.
  public override init() { super.init() }
  public convenience init(view: UIView) { self.init() }
  open func prepare() {}
}

/// Shakes as if something had struck.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it strikes.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Shakes as if a choice had moved on.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Shakes for news.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of news.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Holds what was copied, in this process.
open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()
  private let lock = NSLock()
  private var content: [[String: Any]] = []
  private func with<Result>(_ body: (inout [[String: Any]]) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&content)
  }
  private func first<Value>(_ type: String) -> Value? { with { $0.first?[type] as? Value } }
  private func all<Value>(_ type: String) -> [Value] { with { $0.compactMap { $0[type] as? Value } } }

  /// `items`, as in UIKit.
  open var items: [[String: Any]] {
    get { with { $0 } }
    set { with { $0 = newValue } }
  }
  open var numberOfItems: Int { items.count }
  /// `string`, as in UIKit.
  open var string: String? {
    get { first("public.utf8-plain-text") }
    set { items = newValue.map { [["public.utf8-plain-text": $0]] } ?? [] }
  }
  /// `strings`, as in UIKit.
  open var strings: [String]? {
    get { all("public.utf8-plain-text") }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }
  /// `url`, as in UIKit.
  open var url: URL? {
    get { first("public.url") }
    set { items = newValue.map { [["public.url": $0]] } ?? [] }
  }
  /// `image`, as in UIKit.
  open var image: UIImage? {
    get { first("public.image") }
    set { items = newValue.map { [["public.image": $0]] } ?? [] }
  }
  /// `color`, as in UIKit.
  open var color: UIColor? {
    get { first("com.apple.uikit.color") }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  open func data(forPasteboardType pasteboardType: String) -> Data? { first(pasteboardType) }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func value(forPasteboardType pasteboardType: String) -> Any? { first(pasteboardType) }
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}
