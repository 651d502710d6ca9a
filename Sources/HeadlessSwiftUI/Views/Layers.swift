/// `background` and `overlay`.
public nonisolated struct _Layer<Layer: View>: ViewModifier {
  @usableFromInline let alignment: Alignment
  @usableFromInline let layer: Layer
  /// Whether a drawing has it above the view.
  @usableFromInline let isAbove: Bool

  @inlinable init(alignment: Alignment, layer: Layer, isAbove: Bool) {
    (self.alignment, self.layer, self.isAbove) = (alignment, layer, isAbove)
  }

  /// The place of a view with another behind or above it.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place {
    LayerPlace(
      content, modifierOffset, evaluation.inStack(nil) { Layer._makePlace(evaluation) },
      at: modifierOffset + fieldOffset(of: \_Layer<Layer>.layer), evaluation,
      isAboveAt: modifierOffset + fieldOffset(of: \_Layer<Layer>.isAbove))
  }
}

@MainActor class LayerPlace: ModifiedPlace {
  final let layer: _Place
  private let layerOffset: Int
  private let isAboveOffset: Int?
  private var nodes: [LayerNode] = []
  private var isMade = false

  init(
    _ content: _ContentMaker, _ modifierOffset: Int, _ layer: _Place, at layerOffset: Int, _ evaluation: _Evaluation,
    isAboveAt isAboveOffset: Int? = nil
  ) {
    (self.layer, self.layerOffset, self.isAboveOffset) = (layer, layerOffset, isAboveOffset)
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
    if let isAboveOffset { nodes.first?.isLayerAbove = (view + isAboveOffset).load(as: Bool.self) }
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
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: content(), isAbove: false))
  }
  /// A style behind the view; decides no size.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_Paint(color: (style as? Color)?.color, isAbove: false))
  }
  /// A style above the view; decides no size.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_Paint(color: (style as? Color)?.color, isAbove: true))
  }
  /// A view behind this one, which is proposed its size.
  @_disfavoredOverload @inlinable public nonisolated consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: background, isAbove: false))
  }
  /// A view above this one, which is proposed its size.
  @inlinable public nonisolated consuming func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: content(), isAbove: true))
  }
  /// A view above this one, which is proposed its size.
  @_disfavoredOverload @inlinable public nonisolated consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    ModifiedContent(content: self, modifier: _Layer(alignment: alignment, layer: overlay, isAbove: true))
  }
}

/// A style behind or above a view; drawings show it where it is a colour.
public nonisolated struct _Paint: _NodeModifier {
  let color: UIColor?
  let isAbove: Bool

  /// The nodes of a view with a style.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_Paint.self, PaintNode.self) { ($1.color, $1.isAbove) = ($0.color, $0.isAbove) }
  }
}
