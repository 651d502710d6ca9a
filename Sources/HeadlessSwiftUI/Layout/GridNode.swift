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
  /// The cells that decide a column's width, and the first wish of a cell where its views stand.
  private struct Column {
    var cells: [LayoutNode] = []
    var alignment: HorizontalAlignment?
  }
  private var columns: [Column] = []
  private var generation = -1

  /// Rows and columns as cells wish them now: wishes change with a view's values, the cells may stay.
  private func lookAtCells() {
    guard generation != evaluation.generation else { return }
    generation = evaluation.generation
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
    let count = rows.reduce(1) { max($0, $1.cells.last.map { $0.column + $0.wishes.columns } ?? 0) }
    columns = Array(repeating: Column(), count: count)
    for index in rows.indices {
      if rows[index].spansAll { rows[index].cells[0].wishes.columns = count }
      for (node, wishes, column) in rows[index].cells {
        columns[column].alignment = columns[column].alignment ?? wishes.columnAlignment
        if wishes.columns == 1, !wishes.unsizedAxes.contains(.horizontal) { columns[column].cells.append(node) }
      }
    }
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
    lookAtCells()
    var tracks = Tracks()
    let gaps = gap.across * Double(columns.count - 1)
    // 1. Columns by their cells of one column.
    func widest(_ column: Int, _ width: Double) -> Double {
      let proposal = Proposal(width: width, height: .nan)
      return columns[column].cells.reduce(0) { max($0, $1.length(.horizontal, for: proposal)) }
    }
    tracks.columns = GridNode.share(columns.count, proposal.width, less: gaps, widest)
    if columns.count > 1, columns.indices.reduce(gaps, { $0 + widest($1, .nan) }) > proposal.width {
      Messages.sayOnce(
        "note: how the columns of a Grid share the width that they are proposed is not published; they share it as the "
          + "views of an HStack do")
    }
    // 2. A cell over several columns makes the last of them wider where it needs more room.
    for row in rows {
      for cell in row.cells where cell.wishes.columns > 1 && !cell.wishes.unsizedAxes.contains(.horizontal) {
        let own = cell.node.length(.horizontal, for: Proposal(width: proposal.width, height: .nan))
        let last = min(columns.count, cell.column + cell.wishes.columns) - 1
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
    guard !children.isEmpty else { return .zero }
    let tracks = tracks(proposal)
    return LayoutSize(
      width: tracks.columns.reduce(gap.across * Double(columns.count - 1), +),
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
        let across = (columns[cell.column].alignment ?? values.alignment.horizontal).guide.fraction
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
}
