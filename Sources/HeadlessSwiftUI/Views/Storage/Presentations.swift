// Presentations above a view decide no size of it.

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Its character.
  public var character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// Keys without a letter.
  public static let (`return`, escape, delete, space, tab) = (
    KeyEquivalent("\r"), KeyEquivalent("\u{1B}"), KeyEquivalent("\u{8}"), KeyEquivalent(" "), KeyEquivalent("\t")
  )
  /// Arrows.
  public static let (upArrow, downArrow, leftArrow, rightArrow) = (
    KeyEquivalent("\u{F700}"), KeyEquivalent("\u{F701}"), KeyEquivalent("\u{F702}"), KeyEquivalent("\u{F703}")
  )
}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}

extension View {
  /// Reasons to show the view without its content, for views that ask; texts and images keep "their original size and
  /// shape" (documentation of `RedactionReasons.placeholder`).
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// No reason to show the view without its content.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
