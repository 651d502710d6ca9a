import ShelfSizing

/// Columns of one width beside each other, across a container: all lengths in points.
public struct Columns: Sendable, Hashable {
  /// The width of the collection view.
  public let containerWidth: Double
  /// The collection view's content insets. Only leading and trailing count; they make the content narrower.
  public let contentInsets: EdgeInsets
  /// How many columns there are.
  public let count: Int
  /// The space left free inside each side of a cell's part of a column; 6 in the article.
  public let cellPadding: Double

  /// Columns across a container.
  ///
  /// - Parameters:
  ///   - containerWidth: the width of the collection view.
  ///   - contentInsets: of the collection view.
  ///   - count: how many columns, 1 or more (``ColumnCounts``).
  ///   - cellPadding: free inside each side of a cell's part of a column.
  /// - Throws: ``LayoutError`` for lengths that are no lengths, no columns, and columns that leave nothing for an item.
  public init(
    containerWidth: Double, contentInsets: EdgeInsets = .zero, count: Int, cellPadding: Double = 6
  ) throws(LayoutError) {
    try LayoutError.check(containerWidth, "containerWidth")
    try LayoutError.check(contentInsets, "contentInsets")
    try LayoutError.check(cellPadding, "cellPadding")
    guard count >= 1, count <= LayoutError.mostColumns else { throw .columnCount(count) }
    self.containerWidth = containerWidth
    self.contentInsets = contentInsets
    self.count = count
    self.cellPadding = cellPadding
    guard itemWidth > 0 else {
      let needed = contentInsets.leading + contentInsets.trailing + Double(count) * 2 * cellPadding
      throw .containerTooNarrow(width: containerWidth, columns: count, needed: needed)
    }
  }

  /// The width of all columns together.
  public var contentWidth: Double { containerWidth - (contentInsets.leading + contentInsets.trailing) }
  /// The width of a column, padding included.
  public var columnWidth: Double { contentWidth / Double(count) }
  /// The width of an item, at which its height is asked for.
  public var itemWidth: Double { columnWidth - 2 * cellPadding }
}
