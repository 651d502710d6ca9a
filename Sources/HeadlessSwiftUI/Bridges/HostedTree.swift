/// The part of a view that a host shows.
enum HostedPart {
  case whole(notesTypes: Bool)
  /// One of several views beside each other, as those of a provider of previews; `nil` for none, which only lists them.
  case part(Int?)

  var notesTypes: Bool { if case .whole(false) = self { false } else { true } }
}

/// A tree of places under a host, and the node that it has all in.
@MainActor final class HostedTree {
  let evaluation: _Evaluation
  private let root: _Place
  private let part: HostedPart
  private(set) var nodes: [LayoutNode] = []
  /// The views of the root; several of them are laid out as a column (leboncoin/spark-ios-common, views that are not
  /// on a stack).
  private(set) var node: LayoutNode?
  private var isMade = false

  init(_ environment: EnvironmentValues, showing part: HostedPart, _ makeRoot: (_Evaluation) -> _Place) {
    self.part = part
    let evaluation = _Evaluation(environment)
    if part.notesTypes { evaluation.typesOfNodes = [:] }
    // Under a host alone several views are a column; beside each other they stay apart.
    if case .part = part {
      root = evaluation.inStack(nil) { makeRoot(evaluation) }
    } else {
      root = makeRoot(evaluation)
    }
    self.evaluation = evaluation
  }

  /// Takes over the root's view.
  func update(from view: UnsafeRawPointer, isWatching: Bool) {
    let before = evaluation.structure
    evaluation.update(isWatching: isWatching) {
      guard case .part = part else { return root.update(from: view) }
      let outer = evaluation.enter(nil)
      root.update(from: view)
      evaluation.leave(outer)
    }
    guard evaluation.structure != before || !isMade else { return }
    isMade = true
    nodes.removeAll(keepingCapacity: true)
    root.appendNodes(to: &nodes)
    if case .part(let index?) = part, nodes.indices.contains(index) {
      node = nodes[index]
    } else {
      node = nodes.count == 1 ? nodes[0] : StackNode(column: nodes, evaluation)
    }
  }

  /// The size for a proposal, rounded up to whole pixels by the host.
  ///
  /// It divides by the length of a pixel in points, so that a sum that is a whole number of pixels but for its last
  /// bit comes out a pixel larger (leboncoin/spark-ios-common, images of scaled frames; salute-developers/plasma-ios,
  /// images 3 x 4).
  func size(for proposal: Proposal) -> CGSize { node.map { size(of: $0, for: proposal) } ?? .zero }

  func size(of node: LayoutNode, for proposal: Proposal) -> CGSize {
    let size = node.size(for: proposal)
    let pixel = 1 / evaluation.environment.storage.displayScale
    func rounded(_ length: Double) -> Double {
      let pixels = (length / pixel).rounded(.up)
      return pixels.isFinite ? pixels * pixel : length
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// The nodes of the bodies of the app's types, each before those in it, with the names of these.
  var nodesOfApp: [(node: LayoutNode, types: [String])] {
    var nodes: [(LayoutNode, [String])] = []
    node?.forEachNode { node in
      if let types = evaluation.typesOfNodes?[ObjectIdentifier(node)] { nodes.append((node, types)) }
    }
    return nodes
  }

  /// Gives all views their frames for a proposal, and runs the actions that wait for them.
  ///
  /// - Returns: whether these have changed some state.
  func place(_ proposal: Proposal) -> Bool {
    node?.place(at: LayoutPoint(x: 0, y: 0), proposal)
    var preferences = PreferenceValues()
    root.collect(&preferences)
    return evaluation.needsUpdate
  }
}
