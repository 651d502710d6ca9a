import ShelfSizing

/// Items of one width and their own heights in columns: the waterfall of the 2018 article.
///
///     let columns = try Columns(containerWidth: 375, count: 2)
///     let layout = try ColumnLayout(columns, sections: [.init(itemCount: cards.count)]) { path, width in
///       cells.fittedSize(for: cards[path.item], constrainedTo: .width(width))?.height ?? 0
///     }
///
/// An item stands in its column below the one before it, with the cell padding inside all four sides of its part of the
/// column. A section begins below the lowest column of the section before. Frames are not rounded to pixels: the
/// article does not.
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

  /// The columns.
  public let columns: Columns
  /// Which column each item went to.
  public let placement: Placement
  /// The width of the columns, and the end of the last section.
  public private(set) var contentSize: Size

  private(set) var sections = PlacedSections()
  private(set) var sectionIntervals = ScrollIntervals()
  /// Where items take turns.
  private(set) var columnIndex = ColumnIndex()
  /// Where they do not.
  private(set) var shortestIndex: ShortestIndex

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
    shortestIndex = ShortestIndex(columnCount: columns.count)
    contentSize = Size(width: columns.contentWidth, height: start)
    // A layout may go on from an end further down than any single length.
    guard start >= 0, start.isFinite else { throw .length(name: "start", section: nil, value: start) }
    for (index, section) in sections.enumerated() {
      guard section.itemCount >= 0 else { throw .itemCount(section: index, count: section.itemCount) }
      try LayoutError.check(section.headerHeight, "headerHeight", section: index)
      try LayoutError.check(section.footerHeight, "footerHeight", section: index)
    }
    let count = sections.reduce(0) { $0 + $1.itemCount }
    if !takesTurns { shortestIndex.reserveCapacity(count) }
    sectionIntervals.reserveCapacity(sections.count)
    self.sections.reserveCapacity(sections.count)
    var failure: LayoutError?
    self.sections.frames = Array(unsafeUninitializedCapacity: count) { frames, filled in
      do throws(LayoutError) {
        for (index, section) in sections.enumerated() {
          let items = filled..<filled + section.itemCount
          try place(section, ColumnFilling(section: index, items: items, columns: columns), frames, height)
          filled = items.upperBound
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func place(
    _ section: Section, _ filling: ColumnFilling, _ frames: UnsafeMutableBufferPointer<Rect>,
    _ height: (ItemPath, Double) -> Double
  ) throws(LayoutError) {
    let start = contentSize.height
    let header = supplementaryFrame(height: section.headerHeight)
    if takesTurns {
      contentSize.height = try filling.placeInTurn(start: contentSize.height, frames: frames, height: height)
      columnIndex.append(filling.items, columns: columns.count, frames: frames)
    } else {
      contentSize.height = try filling.placeInShortest(
        start: contentSize.height, frames: frames, index: &shortestIndex, height: height)
    }
    let footer = supplementaryFrame(height: section.footerHeight)
    sections.append(PlacedSections.Section(header: header, footer: footer, items: filling.items))
    sectionIntervals.append(start: start, end: contentSize.height)
  }

  /// Whether the items of a column follow from their numbers.
  var takesTurns: Bool { placement == .inTurn && columns.count > 1 }

  /// A header or a footer at the end of what stands so far.
  private mutating func supplementaryFrame(height: Double) -> Rect? {
    guard height > 0 else { return nil }
    let frame = Rect(x: 0, y: contentSize.height, width: contentSize.width, height: height)
    contentSize.height += height
    return frame
  }
}
