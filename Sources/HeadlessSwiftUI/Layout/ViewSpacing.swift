/// How far a view wishes to stand from its neighbours.
public struct ViewSpacing: Sendable {
  private var wishes = [SpacingWish](repeating: .standard, count: Edge.allCases.count)

  /// The usual distances.
  public init() {}
  /// No distances.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .none }
    return spacing
  }()

  @MainActor init(_ node: LayoutNode) {
    for edge in Edge.allCases { self[edge] = node.wish(at: edge) }
  }

  subscript(edge: Edge) -> SpacingWish {
    get { wishes[Int(edge.rawValue)] }
    set { wishes[Int(edge.rawValue)] = newValue }
  }

  /// Takes the wishes of another view over where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = self[edge].larger(other[edge]) }
  }
  /// The larger wishes of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }
  /// The distance that two neighbours wish, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (near, far): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    return CGFloat(self[near].distance(to: next[far]))
  }
}

extension SpacingWish {
  fileprivate func larger(_ other: SpacingWish) -> SpacingWish {
    switch (self, other) {
    case (.none, let wish), (let wish, .none): wish
    case (.text(let own), .text(let others)): .text(max(own, others))
    default: .standard
    }
  }
}
