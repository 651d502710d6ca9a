/// `background` and `overlay`.
public nonisolated struct _Layer<Layer: View>: ViewModifier {
  @usableFromInline let alignment: Alignment
  @usableFromInline let layer: Layer

  @inlinable init(alignment: Alignment, layer: Layer) { (self.alignment, self.layer) = (alignment, layer) }

  /// The place of a view with another behind or above it.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    LayerPlace(
      content, modifierOffset, evaluation.inStack(nil) { Layer._makePlace(evaluation) },
      at: modifierOffset + fieldOffset(of: \_Layer<Layer>.layer), evaluation)
  }
}

@MainActor class LayerPlace: ModifiedPlace {
  final let layer: _Place
  private let layerOffset: Int
  private var nodes: [LayerNode] = []
  private var isMade = false

  init(
    _ content: _ContentMaker, _ modifierOffset: Int, _ layer: _Place, at layerOffset: Int, _ evaluation: _Evaluation
  ) {
    (self.layer, self.layerOffset) = (layer, layerOffset)
    super.init(content, modifierOffset, evaluation)
  }

  /// Takes over the layer's view.
  func updateLayer(from view: UnsafeRawPointer) { layer.update(from: view + layerOffset) }

  override func update(from view: UnsafeRawPointer) {
    let before = evaluation.structure
    content.update(from: view)
    let outer = evaluation.enter(nil)
    updateLayer(from: view)
    evaluation.leave(outer)
    if evaluation.structure != before || !isMade {
      isMade = true
      nodes = modifiedNodes().map { LayerNode($0) }
      let layers = LayeredNode(evaluation)
      var children: [LayoutNode] = []
      layer.appendNodes(to: &children)
      layers.hold(children)
      // A layer of several children would need a copy for each; the first one shows it.
      nodes.first?.layer = layers
    }
    nodes.first?.layer?.alignment = (view + modifierOffset).assumingMemoryBound(to: Alignment.self).pointee
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(contentsOf: self.nodes) }
  override func collect(_ preferences: inout PreferenceValues) {
    content.collect(&preferences)
    layer.collect(&preferences)
  }
}

extension View {
  /// A view behind this one, which is proposed its size.
  @inlinable public nonisolated consuming func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: content()))
  }
  /// A style behind the view; decides no size.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_Unchanged())
  }
  /// A style above the view; decides no size.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_Unchanged())
  }
  /// A view behind this one, which is proposed its size.
  @_disfavoredOverload @inlinable public nonisolated consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: background))
  }
  /// A view above this one, which is proposed its size.
  @inlinable public nonisolated consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: content()))
  }
  /// A view above this one, which is proposed its size.
  @_disfavoredOverload @inlinable public nonisolated consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: overlay))
  }

  /// The colour of texts and shapes; decides no size.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { modifier(_Unchanged()) }
  /// The colour of texts and shapes; decides no size.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(_Unchanged()) }
  /// Cuts the view's corners; decides no size.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_Unchanged())
  }
  /// Cuts the view to a shape; decides no size.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { modifier(_Unchanged()) }
  /// How dense the view is; decides no size.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_Unchanged()) }
}
