/// Where a view stands in a tree: it owns what has to outlive the view's value, its state and its nodes.
///
/// Problem: bodies give new values for each card, of types that only the app's module knows, and code that is generic
/// over them costs a look-up of metadata at each step. Idea: places are made once, by the views' types; from then on
/// each one knows at which offsets its children's values lie in its own, and a new value is read where it lies,
/// without a type.
///
/// Invariant: a place only ever gets values of the type that made it. Static types say so; `AnyView` and conditions
/// make another place where the type is another.
@MainActor open class _Place {
  /// The evaluation of the tree.
  let evaluation: _Evaluation

  init(_ evaluation: _Evaluation) { self.evaluation = evaluation }

  /// Takes over a view.
  ///
  /// - Parameter view: a value of the type that made the place; it has to last for the call only.
  func update(from view: UnsafeRawPointer) { preconditionFailure("\(Self.self) takes no view") }

  /// Adds the nodes that the place gives to the container which it lies in.
  func appendNodes(to nodes: inout [LayoutNode]) { preconditionFailure("\(Self.self) has no nodes") }

  /// Adds the preferences that come up from the place.
  func collect(_ preferences: inout PreferenceValues) {}

  /// Takes over a view that lies nowhere else. (A closure of `withUnsafePointer` would ask each time whether it runs
  /// on the main actor.)
  final func update<Value>(with view: consuming Value) { update(lyingAt: &view) }
  final func update<Value>(lyingAt view: UnsafePointer<Value>) { update(from: UnsafeRawPointer(view)) }
}

/// A place whose views come from another place.
@MainActor class ContentPlace: _Place {
  let content: _Place
  /// Where the content lies in the view's value.
  let contentOffset: Int

  init(_ content: _Place, at contentOffset: Int, _ evaluation: _Evaluation) {
    (self.content, self.contentOffset) = (content, contentOffset)
    super.init(evaluation)
  }

  override func update(from view: UnsafeRawPointer) { content.update(from: view + contentOffset) }
  override func appendNodes(to nodes: inout [LayoutNode]) { content.appendNodes(to: &nodes) }
  override func collect(_ preferences: inout PreferenceValues) { content.collect(&preferences) }
}

/// The place of a view with a modifier, whose content lies first in the value of both.
@MainActor class ModifiedPlace: ContentPlace {
  /// Where the modifier lies.
  final let modifierOffset: Int
  /// Whether the modifier lies in no container.
  private let isAlone: Bool

  init(_ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation) {
    self.modifierOffset = modifierOffset
    isAlone = evaluation.surroundings.isHost
    super.init(content.make(evaluation), at: 0, evaluation)
  }

  /// The nodes that the modifier changes: in a container each of the content's, without one their column
  /// (leboncoin/spark-ios-common, views that are not on a stack, in a frame).
  final func modifiedNodes() -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    content.appendNodes(to: &nodes)
    return isAlone && nodes.count > 1 ? [StackNode(column: nodes, evaluation)] : nodes
  }
}

/// Several views under a host alone are a column, as it needs one view: a modifier of one of them then changes each view
/// in it (paulz/SwiftUI-snapshot-testing, two groups of two).
@MainActor struct HostColumn {
  private let isThere: Bool
  init(_ evaluation: _Evaluation) { isThere = evaluation.surroundings.isHost }

  /// Updates the views in the column, or in the container that is round them.
  func update(_ evaluation: _Evaluation, _ views: () -> Void) {
    guard isThere else { return views() }
    let outer = evaluation.enter(.vertical)
    views()
    evaluation.leave(outer)
  }
}

/// A place that lays its content's nodes out in a node of its own.
@MainActor class ContainerPlace: ContentPlace {
  let node: ContainerNode
  private var isFilled = false

  init(_ node: ContainerNode, _ content: _Place, at contentOffset: Int, _ evaluation: _Evaluation) {
    self.node = node
    super.init(content, at: contentOffset, evaluation)
  }

  override func update(from view: UnsafeRawPointer) {
    let before = evaluation.structure
    super.update(from: view)
    if evaluation.structure != before || !isFilled {
      isFilled = true
      var children: [LayoutNode] = []
      content.appendNodes(to: &children)
      node.hold(children)
    }
  }

  override func appendNodes(to nodes: inout [LayoutNode]) { nodes.append(node) }
}

/// The offset of a stored property that the room itself declares.
func fieldOffset<Root, Value>(of property: KeyPath<Root, Value>) -> Int {
  guard let offset = MemoryLayout<Root>.offset(of: property) else {
    preconditionFailure("\(property) is not stored in \(Root.self)")
  }
  return offset
}
