/// A modifier that tools read and that decides no size: who a view is, and how a preview is shown.
public nonisolated struct _Mark: _NodeModifier {
  enum Kind {
    case identifier(String)
    /// A view that people tap.
    case target
    case previewName(String?)
    case previewLayout(PreviewLayout)
    case previewDevice(String?)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The nodes of marked views.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Mark.self, MarkedNode.self) { $1.kind = $0.kind }
  }
}

/// A node with a mark.
final class MarkedNode: WrapperNode {
  var kind = _Mark.Kind.target
}

extension View {
  /// The name of the view for tests and tools, as that of its text where it has one.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_Mark(.identifier(identifier)))
  }
  /// The name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(_Mark(.previewName(value))) }
  /// The room of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(_Mark(.previewLayout(value))) }
  /// The device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_Mark(.previewDevice(value?.rawValue)))
  }
}
