import ShelfSizing

/// Items in rows, placed as `UICollectionViewFlowLayout` places them.
///
/// Apple does not document where the items of a row go. These rules are read off some 2,100 collection views whose
/// frames Interface Builder stored:
///
/// 1. An item joins the row if what is left of it is at least the interitem spacing and the item; exact fits count.
/// 2. Sections whose items have exactly equal sizes and others are spaced differently.
/// 3. Equal sizes: as many columns as fit, whatever the number of items. Several columns are justified, in rows that are
///    not full as well; one column is centred, even if it is wider than the row.
/// 4. Different sizes, rows before the last: justified by their own items; one item is centred.
/// 5. Different sizes, the last row: packed, with the interitem spacing. If each row of the section holds one item, the last
///    is centred as well.
/// 6. Different sizes: an item wider than the row begins where the row begins.
/// 7. A row is as high as its highest item; lower ones are centred in it. The line spacing is between rows.
/// 8. Horizontally the same holds with the axes exchanged.
/// 9. Origins are rounded to the nearest pixel, halves away from zero; sizes are not rounded.
/// 10. Header, section inset, rows, section inset, footer. Headers and footers span the collection view, whatever the
///     section insets.
public struct FlowLayout: PlacedLayout {
  /// The direction in which the content goes on.
  public let direction: ScrollDirection
  /// The pixels that origins are rounded to.
  public let grid: PixelGrid
  /// The collection view's extent, less content insets, and the end of the last section.
  public private(set) var contentSize: Size

  private(set) var sections = PlacedSections()
  /// For each section, the range of its rows among all rows.
  private(set) var sectionRows: [Range<Int>] = []
  /// The first item of each row, among all items.
  private(set) var rowItems: [Int] = []
  private(set) var rowIntervals = ScrollIntervals()
  private(set) var sectionIntervals = ScrollIntervals()

  /// Places all items.
  ///
  /// - Parameters:
  ///   - container: the size of the collection view in points. The extent along the scroll direction has no part in it.
  ///   - contentInsets: of the collection view, with what bars take of it (`adjustedContentInset`).
  ///   - direction: in which the content goes on.
  ///   - scale: pixels a point.
  ///   - start: where the first section begins, in points along the scroll direction: the end of a layout that this one
  ///     continues.
  ///   - sections: in order.
  /// - Throws: ``LayoutError`` for a length that is negative, not finite or over a million points, and for a scale that no
  ///   device has. An item larger than the container, or without size, is no error.
  public init(
    container: Size, contentInsets: EdgeInsets = .zero, direction: ScrollDirection = .vertical, scale: Double = 2,
    start: Double = 0, sections: [Section]
  ) throws(LayoutError) {
    try LayoutError.check(container.width, "container.width")
    try LayoutError.check(container.height, "container.height")
    try LayoutError.check(contentInsets, "contentInsets")
    guard let grid = PixelGrid(scale: scale) else { throw .scale(scale) }
    guard start >= 0, start.isFinite else { throw .length(name: "start", section: nil, value: start) }
    for (index, section) in sections.enumerated() { try section.check(index) }
    self.direction = direction
    self.grid = grid
    let across =
      direction == .vertical
      ? container.width - (contentInsets.leading + contentInsets.trailing)
      : container.height - (contentInsets.top + contentInsets.bottom)
    contentSize = direction == .vertical ? Size(width: across, height: start) : Size(width: start, height: across)
    self.sections.frames.reserveCapacity(sections.reduce(0) { $0 + $1.itemSizes.count })
    self.sections.reserveCapacity(sections.count)
    sectionIntervals.reserveCapacity(sections.count)
    for section in sections { place(section) }
  }

  /// How far the content reaches along the scroll direction.
  private var end: Double {
    get { direction == .vertical ? contentSize.height : contentSize.width }
    set {
      if direction == .vertical { contentSize.height = newValue } else { contentSize.width = newValue }
    }
  }

  private var extentAcross: Double { direction == .vertical ? contentSize.width : contentSize.height }

  /// Rule 10.
  private mutating func place(_ section: Section) {
    let start = end
    let (before, after) =
      direction == .vertical
      ? (section.insets.top, section.insets.bottom) : (section.insets.leading, section.insets.trailing)
    let items = sections.frames.count
    let rows = rowItems.count
    let header = supplementaryFrame(extent: section.headerExtent)
    end += before
    placeItems(of: section)
    end += after
    let footer = supplementaryFrame(extent: section.footerExtent)
    sections.append(
      PlacedSections.Section(header: header, footer: footer, items: items..<sections.frames.count))
    sectionRows.append(rows..<rowItems.count)
    // A frame's origin may have been rounded to beyond the section's end.
    sectionIntervals.append(start: grid.rounded(start), end: end + 1 / grid.scale)
  }

  /// A header or a footer at the end of what stands so far.
  private mutating func supplementaryFrame(extent: Double) -> Rect? {
    guard extent > 0 else { return nil }
    defer { end += extent }
    return frame(along: end, across: 0, extentAlong: extent, extentAcross: max(extentAcross, 0))
  }

  /// Rules 2 to 8, for one section.
  private mutating func placeItems(of section: Section) {
    let sizes = section.itemSizes
    guard sizes.count > 0 else { return }
    let isVertical = direction == .vertical
    let insets = section.insets
    let lead = isVertical ? insets.leading : insets.top
    let trail = isVertical ? insets.trailing : insets.bottom
    // Not through the enumeration for each item, which would count references.
    let (same, each) = sizes.sameOrEach
    func size(_ item: Int) -> Size { each.isEmpty ? same : each[item] }
    func width(_ item: Int) -> Double { isVertical ? size(item).width : size(item).height }
    func height(_ item: Int) -> Double { isVertical ? size(item).height : size(item).width }

    let filling = FlowRows(extent: extentAcross - lead - trail, spacing: section.interitemSpacing)
    let areEqual = sizes.areEqual
    let rows =
      areEqual
      ? filling.rowsOfEqual(width: width(0), count: sizes.count) : filling.rows(count: sizes.count, width: width)
    let ofEqual = filling.justificationOfEqual(width: width(0), count: sizes.count)
    let firstItem = sections.frames.count
    let start = end
    var offset = 0.0
    for (index, row) in rows.enumerated() {
      let isLast = index == rows.count - 1
      let justification =
        areEqual
        ? ofEqual
        : filling.justification(
          total: row.reduce(0) { $0 + width($1) }, count: row.count, isLast: isLast,
          isSingles: rows.count == sizes.count)
      let rowHeight = row.reduce(0) { max($0, height($1)) }
      var across = justification.first
      rowItems.append(firstItem + row.lowerBound)
      for item in row {
        sections.frames.append(
          frame(
            along: start + (offset + (rowHeight - height(item)) / 2), across: lead + across,
            extentAlong: height(item), extentAcross: width(item)))
        across += width(item) + justification.gap
      }
      rowIntervals.append(start: grid.rounded(start + offset), end: start + offset + rowHeight + 1 / grid.scale)
      offset += rowHeight + (isLast ? 0 : section.lineSpacing)
    }
    end = start + offset
  }

  /// Rules 8 and 9.
  private func frame(along: Double, across: Double, extentAlong: Double, extentAcross: Double) -> Rect {
    direction == .vertical
      ? Rect(x: grid.rounded(across), y: grid.rounded(along), width: extentAcross, height: extentAlong)
      : Rect(x: grid.rounded(along), y: grid.rounded(across), width: extentAlong, height: extentAcross)
  }
}
