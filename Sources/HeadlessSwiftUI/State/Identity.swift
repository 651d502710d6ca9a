/// `id`: a view of another identifier is another view, and begins with its first state.
public nonisolated struct _Identified: ViewModifier {
  let id: AnyHashable

  /// The place of the identifier.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    IdentifiedPlace(content, modifierOffset, evaluation)
  }
}

private final class IdentifiedPlace: _Place {
  private let maker: _ContentMaker
  private let modifierOffset: Int
  private var id: AnyHashable?
  private var inner: _Place?

  init(_ maker: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    (self.maker, self.modifierOffset) = (maker, modifierOffset)
    super.init(evaluation)
  }
  override func update(from view: UnsafeRawPointer) {
    let id = (view + modifierOffset).assumingMemoryBound(to: _Identified.self).pointee.id
    if inner == nil || id != self.id {
      self.id = id
      inner = maker.make(evaluation)
      evaluation.structure += 1
    }
    inner?.update(from: view)
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { inner?.appendNodes(to: &nodes) }
  override func collect(_ preferences: inout PreferenceValues) { inner?.collect(&preferences) }
}

extension View {
  /// A view of another identifier begins with its first state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_Identified(id: AnyHashable(id))) }
}
extension View where Self: Equatable {
  /// Compares the view with the one before it; sizes are the same without.
  public nonisolated func equatable() -> some View { self }
}
