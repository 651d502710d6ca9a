/// `Grid`, by its documentation and WWDC 2022, session 10056: "a column is as wide as its widest cell, a row as high as
/// its highest", and what is not a row spans all columns. That columns share a narrow room as views of an `HStack` do is
/// assumed.
final class GridNode: ContainerNode {
  struct Values {
    let alignment: Alignment
    let spacing: (across: Double?, down: Double?)

    init(_ alignment: Alignment, _ across: CGFloat?, _ down: CGFloat?) {
      self.alignment = alignment
      spacing = (across.map { Double($0) }, down.map { Double($0) })
    }
  }
  var values = Values(.center, nil, nil)
  static let cellKey = ObjectIdentifier(GridCell.self)

  /// A row: its cells, each at its first column. A view that is none spans all columns.
  private struct Row {
    var cells: [(node: LayoutNode, wishes: GridCell, column: Int)] = []
    var alignment: VerticalAlignment?
    var spansAll = false
  }
  private var rows: [Row] = []
  private var columnCount = 0

  override func hold(_ children: [LayoutNode]) {
    super.hold(children)
    rows = children.map { child in
      guard let row = child as? GridRowNode else {
        return Row(cells: [(child, GridNode.wishes(of: child), 0)], spansAll: true)
      }
      var (made, column) = (Row(alignment: row.alignment), 0)
      for cell in row.children {
        let wishes = GridNode.wishes(of: cell)
        made.cells.append((cell, wishes, column))
        column += wishes.columns
      }
      return made
    }
    columnCount = max(1, rows.reduce(0) { max($0, $1.cells.last.map { $0.column + $0.wishes.columns } ?? 0) })
    for index in rows.indices where rows[index].spansAll { rows[index].cells[0].wishes.columns = columnCount }
  }
  private static func wishes(of node: LayoutNode) -> GridCell { node.layoutValue(cellKey) as? GridCell ?? GridCell() }

  // MARK: Steps

  private struct Tracks {
    var columns: [Double] = []
    var rows: [Double] = []
  }
  private var gap: (across: Double, down: Double) {
    (values.spacing.across ?? SpacingWish.standardDistance, values.spacing.down ?? SpacingWish.standardDistance)
  }

  private func tracks(_ proposal: Proposal) -> Tracks {
    var tracks = Tracks()
    let gaps = gap.across * Double(columnCount - 1)
    // 1. Columns by their cells of one column.
    tracks.columns = GridNode.share(columnCount, proposal.width, less: gaps) { column, width in
      var widest = 0.0
      for row in rows {
        for cell in row.cells where cell.column == column && cell.wishes.columns == 1 {
          guard !cell.wishes.unsizedAxes.contains(.horizontal) else { continue }
          widest = max(widest, cell.node.length(.horizontal, for: Proposal(width: width, height: .nan)))
        }
      }
      return widest
    }
    // 2. A cell over several columns makes the last of them wider where it needs more room.
    for row in rows {
      for cell in row.cells where cell.wishes.columns > 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
        let own = cell.node.length(.horizontal, for: Proposal(width: proposal.width, height: .nan))
        let last = min(columnCount, cell.column + cell.wishes.columns) - 1
        let missing = own - width(of: cell, tracks.columns)
        if missing > 0, last >= 0 { tracks.columns[last] += missing }
      }
    }
    // 3. Rows by their cells, which now have their widths.
    tracks.rows = GridNode.share(rows.count, proposal.height, less: gap.down * Double(max(0, rows.count - 1))) {
      height(of: rows[$0], tracks.columns, $1)
    }
    return tracks
  }

  /// Shares a length among tracks as a stack does among its views: the least flexible one first, of an equal part.
  private static func share(
    _ count: Int, _ proposed: Double, less gaps: Double, _ measure: (Int, Double) -> Double
  ) -> [Double] {
    guard proposed.isFinite else { return (0..<count).map { measure($0, proposed) } }
    var lengths = [Double](repeating: 0, count: count)
    let flexible = (0..<count).map { (index: $0, flexibility: measure($0, .infinity) - measure($0, 0)) }
    var rest = proposed - gaps
    for (step, track) in flexible.sorted(by: { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }).enumerated() {
      lengths[track.index] = measure(track.index, max(0, rest) / Double(count - step))
      rest -= lengths[track.index]
    }
    return lengths
  }

  private func width(of cell: (node: LayoutNode, wishes: GridCell, column: Int), _ columns: [Double]) -> Double {
    let own = columns[cell.column..<min(columns.count, cell.column + cell.wishes.columns)]
    return own.reduce(gap.across * Double(own.count - 1)) { $0 + $1 }
  }

  private func height(of row: Row, _ columns: [Double], _ proposed: Double) -> Double {
    var (aligned, highest) = (AlignedLength(), 0.0)
    let guide = (row.alignment ?? values.alignment.vertical).guide
    for cell in row.cells where !cell.wishes.unsizedAxes.contains(.vertical) {
      let proposal = Proposal(width: width(of: cell, columns), height: proposed)
      let height = cell.node.length(.vertical, for: proposal)
      highest = max(highest, height)
      if !guide.isPlain { aligned.add(cell.node.position(of: guide, in: proposal), height) }
    }
    return max(highest, aligned.length)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard !rows.isEmpty else { return .zero }
    let tracks = tracks(proposal)
    return LayoutSize(
      width: tracks.columns.reduce(gap.across * Double(columnCount - 1), +),
      height: tracks.rows.reduce(gap.down * Double(rows.count - 1), +))
  }

  // MARK: Placing

  override func placeChildren(_ proposal: Proposal) {
    let tracks = tracks(proposal)
    for child in children { child.isPlaced = true }
    var top = frame.origin.y
    for (row, height) in zip(rows, tracks.rows) {
      let guide = (row.alignment ?? values.alignment.vertical).guide
      let line = guide.isPlain ? 0 : line(of: row, guide, tracks.columns, height)
      for cell in row.cells {
        let left = tracks.columns[..<cell.column].reduce(frame.origin.x + gap.across * Double(cell.column), +)
        let room = Proposal(width: width(of: cell, tracks.columns), height: height)
        let size = cell.node.size(for: room)
        let across = (alignment(ofColumn: cell.column) ?? values.alignment.horizontal).guide.fraction
        let down =
          guide.isPlain ? (height - size.height) * guide.fraction : line - cell.node.position(of: guide, in: room)
        let anchor = cell.wishes.anchor
        cell.node.place(
          at: LayoutPoint(
            x: left + (room.width - size.width) * (anchor.map { Double($0.x) } ?? across),
            y: top + (anchor.map { (height - size.height) * Double($0.y) } ?? down)),
          room)
      }
      top += height + gap.down
    }
  }

  private func line(of row: Row, _ guide: Guide, _ columns: [Double], _ height: Double) -> Double {
    row.cells.reduce(0) {
      max($0, $1.node.position(of: guide, in: Proposal(width: width(of: $1, columns), height: height)))
    }
  }
  /// The first cell of a column that says where its views stand.
  private func alignment(ofColumn column: Int) -> HorizontalAlignment? {
    for row in rows {
      for cell in row.cells where cell.column == column {
        if let alignment = cell.wishes.columnAlignment { return alignment }
      }
    }
    return nil
  }
}
