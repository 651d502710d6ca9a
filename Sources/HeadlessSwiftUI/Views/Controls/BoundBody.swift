/// The body that a style makes of its configuration, with the style's dynamic properties bound at this place.
struct BoundBody<Style, Content: View>: View {
  let style: Style
  let make: @MainActor (Style) -> Content

  init(of style: Style, make: @escaping @MainActor (Style) -> Content) { (self.style, self.make) = (style, make) }

  static func _makePlace(_ evaluation: _Evaluation) -> _Place { BoundBodyPlace<Style, Content>(evaluation) }
  var body: Never { fatalError("\(Self.self) has no body") }
}

private final class BoundBodyPlace<Style, Content: View>: _Place {
  private let fields: BoundFields?
  private let content: _Place

  override init(_ evaluation: _Evaluation) {
    fields = BoundFields(of: Style.self, evaluation)
    content = Content._makePlace(evaluation)
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let bound = view.assumingMemoryBound(to: BoundBody<Style, Content>.self).pointee
    var style = bound.style
    if let fields { withUnsafeMutablePointer(to: &style) { fields.bind(UnsafeMutableRawPointer($0)) } }
    content.update(with: bound.make(style))
  }
  override func appendNodes(to nodes: inout [LayoutNode]) { content.appendNodes(to: &nodes) }
  override func collect(_ preferences: inout PreferenceValues) { content.collect(&preferences) }
}
