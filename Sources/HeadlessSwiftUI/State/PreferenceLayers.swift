/// `transformPreference` and `anchorPreference`: changes a value that comes up.
public nonisolated struct _PreferenceTransformer<Key: PreferenceKey>: ViewModifier {
  /// Changes the value; the node is that of the view.
  let transform: (inout Key.Value, LayoutNode?) -> Void
  /// Whether what comes up from the content is replaced.
  let replaces: Bool

  /// The content, whose preference is changed.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    TransformingPlace<Key>(content, modifierOffset, evaluation)
  }
}

private final class TransformingPlace<Key: PreferenceKey>: ModifiedPlace {
  private var own: _PreferenceTransformer<Key>?

  override func update(from view: UnsafeRawPointer) {
    own = (view + modifierOffset).assumingMemoryBound(to: _PreferenceTransformer<Key>.self).pointee
    super.update(from: view)
  }
  override func collect(_ preferences: inout PreferenceValues) {
    var (inner, nodes) = (PreferenceValues(), [LayoutNode]())
    content.collect(&inner)
    content.appendNodes(to: &nodes)
    if let own {
      var value = own.replaces ? Key.defaultValue : inner[Key.self] ?? Key.defaultValue
      own.transform(&value, nodes.first)
      inner[Key.self] = value
    }
    preferences.merge(inner)
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a layer that depends on a value which comes up.
public nonisolated struct _PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
  /// Whether a drawing has it above the view.
  let isAbove: Bool

  /// The place of a view with another behind or above it.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    PreferenceLayerPlace<Key, Layer>(
      content, modifierOffset, evaluation.inStack(nil) { Layer._makePlace(evaluation) }, evaluation)
  }
}

private final class PreferenceLayerPlace<Key: PreferenceKey, Layer: View>: LayerPlace {
  init(_ content: _ContentMaker, _ modifierOffset: Int, _ layer: _Place, _ evaluation: _Evaluation) {
    super.init(
      content, modifierOffset, layer, at: modifierOffset, evaluation,
      isAboveAt: modifierOffset + fieldOffset(of: \_PreferenceLayer<Key, Layer>.isAbove))
  }

  override func updateLayer(from view: UnsafeRawPointer) {
    if !evaluation.isSettling { hasSettled = false }
    let own = (view + modifierOffset).assumingMemoryBound(to: _PreferenceLayer<Key, Layer>.self).pointee
    var inner = PreferenceValues()
    content.collect(&inner)
    layer.update(with: own.layer(inner[Key.self] ?? Key.defaultValue))
  }

  /// Values of geometry readers are there after a layout; the layer then is evaluated once more.
  override func collect(_ preferences: inout PreferenceValues) {
    super.collect(&preferences)
    guard !hasSettled else { return }
    hasSettled = true
    evaluation.hasChanged = true
  }
  private var hasSettled = false
}

extension View {
  /// Changes a value that comes up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformer<K>(transform: { value, _ in callback(&value) }, replaces: false))
  }
  /// Hands up a point or a rectangle of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _PreferenceTransformer<K>(
        transform: { result, node in
          if let node { result = transform(Anchor(node: node, value: value.value)) }
        }, replaces: true))
  }
  /// A view above this one that depends on a value which comes up from it.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayer<K, V>(alignment: alignment, layer: transform, isAbove: true))
  }
  /// A view behind this one that depends on a value which comes up from it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayer<K, V>(alignment: alignment, layer: transform, isAbove: false))
  }
}
