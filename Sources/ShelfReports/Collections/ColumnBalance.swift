import CollectionLayout
import ShelfSizing

/// How the columns of a section fill up, in turn and with each item going to the shortest.
public struct ColumnBalance: Sendable, Hashable {
  /// Columns as one placement fills them.
  public struct Filling: Sendable, Hashable {
    /// For each column, how many items it has.
    public let itemCounts: [Int]
    /// For each column, the height from where the items begin to where its last one ends, cell padding included, in
    /// points.
    public let heights: [Double]

    /// The height of the column that reaches lowest: how high the section's items are together, in points.
    public var height: Double { heights.max() ?? 0 }
    /// For each column, the height that is left free under it, in points.
    public var whiteSpaces: [Double] { heights.map { height - $0 } }
    /// Points that are left free under all columns.
    public var whiteSpace: Double { whiteSpaces.reduce(0, +) }
  }

  /// Items go to one column after the other.
  public let inTurn: Filling
  /// Items go to the column that ends highest.
  public let shortest: Filling

  /// Points that the section is higher in turn; below 0 where that happens to be the lower one.
  public var cost: Double { inTurn.height - shortest.height }
}

extension PlacedSection {
  /// How the columns fill up.
  ///
  /// - Returns: `nil` for a layout without columns.
  /// - Throws: `LayoutError` for a section that is too high for any layout.
  public func columnBalance() throws -> ColumnBalance? {
    guard let placed = layout as? ColumnLayout else { return nil }
    func filling(_ placement: ColumnLayout.Placement) throws -> ColumnBalance.Filling {
      let section = ColumnLayout.Section(itemCount: itemCount)
      let layout = try ColumnLayout(placed.columns, placement: placement, sections: [section]) { path, _ in
        placed.frame(of: path)?.height ?? 0
      }
      var counts = Array(repeating: 0, count: placed.columns.count)
      var heights = Array(repeating: 0.0, count: placed.columns.count)
      for item in 0..<itemCount {
        guard let frame = layout.frame(of: ItemPath(section: 0, item: item)) else { continue }
        let left = frame.x - placed.columns.cellPadding
        let column = min(max(0, Int(clamping: (left / placed.columns.columnWidth).rounded())), counts.count - 1)
        counts[column] += 1
        heights[column] = max(heights[column], frame.maxY + placed.columns.cellPadding)
      }
      return ColumnBalance.Filling(itemCounts: counts, heights: heights)
    }
    return ColumnBalance(inTurn: try filling(.inTurn), shortest: try filling(.shortest))
  }
}
