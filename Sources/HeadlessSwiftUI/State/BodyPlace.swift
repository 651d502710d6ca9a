/// The place of a view that has a body.
final class BodyPlace<Content: View>: _Place {
  private let body: _Place
  /// The dynamic properties of the type; `nil` where it has none, so that its value stays where it lies.
  private let fields: BoundFields?
  /// The bound value, which the body is asked of.
  nonisolated(unsafe) private var kept: UnsafeMutablePointer<Content>?

  override init(_ evaluation: _Evaluation) {
    evaluation.checkDepth(Content.self)
    fields = BoundFields(of: Content.self, evaluation)
    body = Content.Body._makePlace(evaluation)
    super.init(evaluation)
  }

  deinit {
    kept?.deinitialize(count: 1)
    kept?.deallocate()
  }

  override func update(from view: UnsafeRawPointer) {
    let view = view.assumingMemoryBound(to: Content.self)
    if let fields {
      let value = keep(view)
      fields.bind(UnsafeMutableRawPointer(value))
      var content = value.pointee.body
      body.update(lyingAt: &content)
    } else {
      var content = view.pointee.body
      body.update(lyingAt: &content)
    }
  }

  private func keep(_ view: UnsafePointer<Content>) -> UnsafeMutablePointer<Content> {
    if let kept {
      kept.pointee = view.pointee
      return kept
    }
    let kept = UnsafeMutablePointer<Content>.allocate(capacity: 1)
    kept.initialize(to: view.pointee)
    self.kept = kept
    return kept
  }

  override func appendNodes(to nodes: inout [LayoutNode]) {
    let start = nodes.count
    body.appendNodes(to: &nodes)
    guard evaluation.typesOfNodes != nil, let name = nameInApp else { return }
    for key in nodes[start...].map(ObjectIdentifier.init) where evaluation.typesOfNodes?[key]?.contains(name) != true {
      evaluation.typesOfNodes?[key, default: []].insert(name, at: 0)
    }
  }

  /// The name of the type; `nil` for one of the room's own, and for the wrapper that state in a preview needs.
  private var nameInApp: String? {
    let (whole, name) = (String(reflecting: Content.self), "\(Content.self)")
    return whole.hasPrefix("HeadlessSwiftUI.") || name == "HeadlessPreviewable" ? nil : name
  }

  override func collect(_ preferences: inout PreferenceValues) { body.collect(&preferences) }
}
