// Bars of the system: what lies in them decides no card's size, and is not evaluated.

/// Elements of a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of ``body``.
  associatedtype Body: ToolbarContent
  /// The elements.
  @ToolbarContentBuilder var body: Body { get }
}
extension ToolbarContent where Body == Never {
  /// Elements of this room have none; nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Never: ToolbarContent {}

/// Makes elements of a bar of the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
  /// No element.
  public static func buildBlock() -> _BarElements { _BarElements() }
  /// Elements.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _BarElements { _BarElements() }
  /// An element.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// `if` without `else`.
  public static func buildIf(_ content: _BarElements?) -> _BarElements { _BarElements() }
  /// A branch.
  public static func buildEither<C: ToolbarContent>(first: C) -> _BarElements { _BarElements() }
  /// The other branch.
  public static func buildEither<C: ToolbarContent>(second: C) -> _BarElements { _BarElements() }
  /// `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _BarElements { _BarElements() }
}

/// Elements of a bar, which are not looked at.
public nonisolated struct _BarElements: ToolbarContent {}

extension ToolbarContent {
  /// Whether glass lies behind the elements.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Whether the elements can be seen.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}
