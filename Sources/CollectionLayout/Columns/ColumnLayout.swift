import ShelfSizing

/// Items of one width and their own heights in columns: the waterfall of the 2018 article.
///
///     let columns = try Columns(containerWidth: 375, count: 2)
///     let layout = try ColumnLayout(columns, sections: [.init(itemCount: cards.count)]) { path, width in
///       cells.fittedSize(for: cards[path.item], constrainedTo: .width(width))?.height ?? 0
///     }
///
/// An item stands in its column below the one before it, with the cell padding inside all four sides of its part of the
/// column. A section begins below the lowest column of the section before. Frames are not rounded to pixels: the article
/// does not.
public struct ColumnLayout: PlacedLayout {
  /// Which column an item goes to.
  public enum Placement: Sendable, Hashable, CaseIterable {
    /// Item k of a section goes to column k modulo the number of columns, as the article has it.
    case inTurn
    /// The column that ends highest; of several the first.
    case shortest
  }

  /// One section.
  public struct Section: Sendable, Hashable {
    /// How many items it has.
    public var itemCount: Int
    /// The height of its header in points, which spans the columns; 0 for none.
    public var headerHeight: Double
    /// The height of its footer in points, which spans the columns; 0 for none.
    public var footerHeight: Double

    /// A section.
    ///
    /// - Parameters:
    ///   - itemCount: how many items, 0 or more.
    ///   - headerHeight: points; 0 for no header.
    ///   - footerHeight: points; 0 for no footer.
    public init(itemCount: Int, headerHeight: Double = 0, footerHeight: Double = 0) {
      self.itemCount = itemCount
      self.headerHeight = headerHeight
      self.footerHeight = footerHeight
    }
  }

  struct PlacedSection: Sendable {
    var header: Rect?
    var footer: Rect?
    var items: Range<Int>
  }

  /// The columns.
  public let columns: Columns
  /// Which column each item went to.
  public let placement: Placement
  /// The width of the columns, and the end of the last section.
  public private(set) var contentSize: Size

  /// All items, section after section.
  private(set) var frames: [Rect] = []
  private(set) var sections: [PlacedSection] = []
  private(set) var stretches = Stretches()
  /// Items by column where they do not take turns: the column's ones of each section in order.
  private(set) var columnItems = ColumnItems()

  /// Places all items.
  ///
  /// - Parameters:
  ///   - columns: where to.
  ///   - placement: which column an item goes to.
  ///   - start: where the first section begins, in points from the top: the end of a layout that this one continues.
  ///   - sections: from the top.
  ///   - height: the height of an item at a width, both in points; asked once an item, in order.
  /// - Throws: ``LayoutError`` for a length of a section, or a height, that is negative, not finite or over a million.
  public init(
    _ columns: Columns, placement: Placement = .inTurn, start: Double = 0, sections: [Section],
    height: (_ item: ItemPath, _ width: Double) -> Double
  ) throws(LayoutError) {
    self.columns = columns
    self.placement = placement
    contentSize = Size(width: columns.contentWidth, height: start)
    // A layout may go on from an end further down than any single length.
    guard start >= 0, start.isFinite else { throw .length(name: "start", section: nil, value: start) }
    for (index, section) in sections.enumerated() {
      guard section.itemCount >= 0 else { throw .itemCount(section: index, count: section.itemCount) }
      try LayoutError.check(section.headerHeight, "headerHeight", section: index)
      try LayoutError.check(section.footerHeight, "footerHeight", section: index)
    }
    frames.reserveCapacity(sections.reduce(0) { $0 + $1.itemCount })
    stretches.reserveCapacity(sections.count)
    self.sections.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      try place(section, at: index, height: height)
    }
  }

  private mutating func place(
    _ section: Section, at index: Int, height: (ItemPath, Double) -> Double
  ) throws(LayoutError) {
    let start = contentSize.height
    let header = band(height: section.headerHeight)
    let first = frames.count
    let columnCount = columns.count
    switch placement {
    case .inTurn:
      var column = 0
      try placeItems(of: section, at: index, height: height) { _ in
        defer { column = column + 1 < columnCount ? column + 1 : 0 }
        return column
      }
    case .shortest:
      var chosen: [Int32] = []
      chosen.reserveCapacity(section.itemCount)
      try placeItems(of: section, at: index, height: height) { ends in
        var shortest = 0
        for column in 1..<ends.count where ends[column] < ends[shortest] { shortest = column }
        chosen.append(Int32(truncatingIfNeeded: shortest))
        return shortest
      }
      columnItems.append(section: chosen, firstItem: first, columnCount: columnCount)
    }
    let footer = band(height: section.footerHeight)
    sections.append(PlacedSection(header: header, footer: footer, items: first..<frames.count))
    stretches.append(start: start, end: contentSize.height)
  }

  /// A header or a footer at the end of what stands so far.
  private mutating func band(height: Double) -> Rect? {
    guard height > 0 else { return nil }
    let frame = Rect(x: 0, y: contentSize.height, width: contentSize.width, height: height)
    contentSize.height += height
    return frame
  }

  /// The article's arithmetic, in its order: other orders differ in the last bit.
  @inline(__always)
  private mutating func placeItems(
    of section: Section, at index: Int, height: (ItemPath, Double) -> Double, column choose: ([Double]) -> Int
  ) throws(LayoutError) {
    let padding = columns.cellPadding
    let columnWidth = columns.columnWidth
    let itemWidth = columns.itemWidth
    var ends = [Double](repeating: contentSize.height, count: columns.count)
    var lowest = contentSize.height
    for item in 0..<section.itemCount {
      let path = ItemPath(section: index, item: item)
      let itemHeight = height(path, itemWidth)
      guard LayoutError.isLength(itemHeight) else {
        throw .itemLength(name: "height", item: path, value: itemHeight)
      }
      let column = choose(ends)
      let top = ends[column]
      let occupied = padding + itemHeight + padding
      frames.append(
        Rect(
          x: Double(column) * columnWidth + padding, y: top + padding, width: itemWidth,
          height: occupied - 2 * padding))
      ends[column] = top + occupied
      lowest = max(lowest, top + occupied)
    }
    contentSize.height = lowest
  }
}
