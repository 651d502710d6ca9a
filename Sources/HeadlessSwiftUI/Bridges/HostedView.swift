/// A view under a host, and its tree as it was evaluated last.
@MainActor final class HostedView<Content: View> {
  /// The view's value, which lies where the places can read it.
  nonisolated(unsafe) private let root: UnsafeMutablePointer<Content>
  private var isUpToDate = false
  /// Whether observable objects are watched: from when a host is first asked about a view again. A host that shows card
  /// after card never is.
  private var isWatching = false
  private var tree: HostedTree?
  private var traits: UITraitCollection?

  private let part: HostedPart

  init(_ view: Content, showing part: HostedPart = .whole(notesTypes: false)) {
    self.part = part
    root = .allocate(capacity: 1)
    root.initialize(to: view)
  }

  deinit {
    root.deinitialize(count: 1)
    root.deallocate()
  }

  var view: Content {
    get { root.pointee }
    set {
      root.pointee = newValue
      isUpToDate = false
    }
  }

  /// Shows a view that has nothing to do with the one before: its state begins anew.
  func begin(_ view: Content) {
    self.view = view
    tree?.evaluation.life += 1
  }

  /// The size for a proposal under a host's traits.
  func size(for proposal: Proposal, _ traits: UITraitCollection) -> CGSize {
    let size = upToDateTree(traits).size(for: proposal)
    if !size.width.isFinite || !size.height.isFinite { Messages.infiniteSize(size, Content.self) }
    return size
  }

  /// The tree as the view, its state and its surroundings stand.
  private func upToDateTree(_ traits: UITraitCollection) -> HostedTree {
    let tree = tree(under: traits)
    if isUpToDate, !tree.evaluation.needsUpdate {
      if isWatching { return tree }
      isWatching = true
    }
    isUpToDate = true
    tree.update(from: root, isWatching: isWatching)
    tree.evaluation.runActions(Content.self) { tree.update(from: root, isWatching: isWatching) }
    return tree
  }

  private func tree(under traits: UITraitCollection) -> HostedTree {
    if let tree, self.traits === traits { return tree }
    self.traits = traits
    isUpToDate = false
    let environment = EnvironmentValues(traits)
    if let tree {
      tree.evaluation.environment = environment
      return tree
    }
    let tree = HostedTree(environment, showing: part) { Content._makePlace($0) }
    self.tree = tree
    return tree
  }

  /// The nodes of the views that stand beside each other.
  func parts(_ traits: UITraitCollection) -> [LayoutNode] { upToDateTree(traits).nodes }

  /// The names of the app's types that what is shown is made of, the outermost first.
  func typesOfApp(_ traits: UITraitCollection) -> [String] {
    upToDateTree(traits).nodesOfApp.flatMap(\.types)
  }

  /// The nodes of what is made of a type of the app.
  func nodes(ofType name: String, _ traits: UITraitCollection) -> [LayoutNode] {
    upToDateTree(traits).nodesOfApp.filter { $0.types.contains(name) }.map(\.node)
  }

  /// The size of a node of the tree for a proposal.
  func size(of node: LayoutNode, for proposal: Proposal, _ traits: UITraitCollection) -> CGSize {
    upToDateTree(traits).size(of: node, for: proposal)
  }

  /// Views that show what is laid out, for pictures; the root stands in the middle of a rectangle.
  func picture(in room: CGRect, _ traits: UITraitCollection) -> Picture {
    let proposal = Proposal(width: Double(room.width), height: Double(room.height))
    settle(proposal, traits)
    var picture = Picture()
    guard let node = upToDateTree(traits).node else { return picture }
    let (width, height) = (CGFloat(node.frame.size.width), CGFloat(node.frame.size.height))
    let space = PictureSpace(origin: CGPoint(x: room.midX - width / 2, y: room.midY - height / 2))
    node.add(to: &picture, at: traits.layoutDirection == .rightToLeft ? space.turned(in: node) : space)
    return picture
  }

  /// Lays the view out for a proposal and runs what waits for a layout: preferences that are listened to. What they
  /// change is evaluated again until nothing changes.
  func settle(_ proposal: Proposal, _ traits: UITraitCollection) {
    for _ in 0..<_Evaluation.mostRounds where !upToDateTree(traits).place(proposal) { return }
    Messages.restless(Content.self)
  }
}
