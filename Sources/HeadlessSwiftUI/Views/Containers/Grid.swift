/// Views in rows and columns; all of them are measured.
public nonisolated struct Grid<Content: View>: View {
  let values: GridNode.Values
  let content: Content

  /// Rows and columns; `nil` for the usual spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    values = GridNode.Values(alignment, horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  /// A grid's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = GridNode(evaluation)
    return ValuesPlace<Self>(node, \.content, nil, evaluation) {
      node.values = $0.values
    }
  }
}

/// A row of a grid; elsewhere its views lie in no container of their own (documentation of `GridRow`).
public nonisolated struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row; `nil` for the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// A row's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    guard evaluation.surroundings.kind == GridNode.self else {
      return ContentPlace(Content._makePlace(evaluation), at: fieldOffset(of: \Self.content), evaluation)
    }
    let node = GridRowNode(evaluation)
    return ValuesPlace<Self>(node, \.content, nil, evaluation) {
      node.alignment = $0.alignment
    }
  }
}

/// The cells of a row, which the grid lays out.
final class GridRowNode: ContainerNode {
  var alignment: VerticalAlignment?
  private lazy var row = StackNode(.horizontal, evaluation)

  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    row.hold(children)
  }

  /// A row that a modifier has wrapped is no longer the grid's.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    Messages.sayOnce(
      "A GridRow with a modifier that lays it out, a padding or a background, counts as an HStack over all columns")
    row.alignment.vertical = alignment ?? .center
    return row.size(for: proposal)
  }
  override func placeChildren(_ proposal: Proposal) { row.place(at: frame.origin, proposal) }
}

/// The wishes of a cell.
struct GridCell {
  var columns = 1
  var unsizedAxes: Axis.Set = []
  var columnAlignment: HorizontalAlignment?
  var anchor: UnitPoint?
}

/// `gridCellColumns` and the like.
public nonisolated struct _GridCell: _NodeModifier {
  let change: (inout GridCell) -> Void
  /// Nodes that a grid asks.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_GridCell.self, GridCellNode.self) { $1.change = $0.change }
  }
}

final class GridCellNode: WrapperNode {
  fileprivate(set) var change: (inout GridCell) -> Void = { _ in }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == GridNode.cellKey else { return child.layoutValue(key) }
    var cell = child.layoutValue(key) as? GridCell ?? GridCell()
    change(&cell)
    return cell
  }
}

extension View {
  /// A cell over several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCell { $0.columns = min(max(1, count), 10_000) })
  }
  /// A cell that asks for no room of its own in some directions.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCell { $0.unsizedAxes = axes })
  }
  /// Where views of the cell's column stand.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCell { $0.columnAlignment = guide })
  }
  /// Where the view stands in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCell { $0.anchor = anchor })
  }
}
