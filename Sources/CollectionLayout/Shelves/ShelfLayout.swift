import ShelfSizing

/// One row of items of one size that scrolls sideways.
///
/// Frames are those of a horizontal ``FlowLayout`` whose container is too low for a second row, without a list of them:
/// a shelf takes no memory, whatever the number of its items.
public struct ShelfLayout: PlacedLayout {
  /// The size of the collection view in points.
  public let container: Size
  /// The size of every item in points.
  public let itemSize: Size
  /// How many items there are.
  public let itemCount: Int
  /// Round the row, in points: `sectionInset`. Leading is left.
  public let insets: EdgeInsets
  /// Points between two items: `minimumLineSpacing`.
  public let lineSpacing: Double
  /// The pixels that origins are rounded to.
  public let grid: PixelGrid

  /// A row of items.
  ///
  /// - Parameters:
  ///   - container: the size of the collection view. Items are centred in what the insets leave of its height.
  ///   - itemSize: of every item.
  ///   - itemCount: how many, 0 or more.
  ///   - insets: round the row.
  ///   - lineSpacing: between two items.
  ///   - scale: pixels a point.
  /// - Throws: ``LayoutError`` for a length that is negative, not finite or over a million, and a scale no device has.
  public init(
    container: Size, itemSize: Size, itemCount: Int, insets: EdgeInsets = .zero, lineSpacing: Double = 10,
    scale: Double = 2
  ) throws(LayoutError) {
    try LayoutError.check(container.width, "container.width")
    try LayoutError.check(container.height, "container.height")
    try LayoutError.check(insets, "insets", section: 0)
    try LayoutError.check(lineSpacing, "lineSpacing", section: 0)
    try ItemSizes.same(itemSize, count: itemCount).check(section: 0)
    guard let grid = PixelGrid(scale: scale) else { throw .scale(scale) }
    self.container = container
    self.itemSize = itemSize
    self.itemCount = itemCount
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.grid = grid
  }

  /// The row of a shelf whose height is known.
  ///
  /// - Parameters:
  ///   - metrics: the answer for the shelf.
  ///   - shelf: what was asked.
  ///   - containerWidth: the width of the collection view in points.
  /// - Throws: ``LayoutError`` for a width that is negative, not finite or over a million.
  public init(metrics: ShelfMetrics, shelf: Shelf, containerWidth: Double) throws(LayoutError) {
    try self.init(
      container: Size(width: containerWidth, height: metrics.containerHeight), itemSize: metrics.itemSize,
      itemCount: metrics.itemCount, insets: shelf.insets, lineSpacing: shelf.lineSpacing, scale: shelf.grid.scale)
  }

  /// The end of the row with its inset, and the collection view's height.
  public var contentSize: Size {
    let count = Double(itemCount)
    let row = itemCount == 0 ? 0 : count * itemSize.width + (count - 1) * lineSpacing
    return Size(width: insets.leading + row + insets.trailing, height: container.height)
  }

  /// How many items are seen before anything is scrolled; 2.5 means that half of the third shows.
  public var visibleItemCount: Double {
    let pitch = itemSize.width + lineSpacing
    let room = container.width - insets.leading
    guard room > 0 else { return 0 }
    guard pitch > 0 else { return Double(itemCount) }
    let whole = (room / pitch).rounded(.down)
    let rest = room - whole * pitch
    let part = itemSize.width > 0 ? min(rest / itemSize.width, 1) : 1
    return min(whole + part, Double(itemCount))
  }

  /// One.
  public var sectionCount: Int { 1 }

  /// How many items the section has.
  ///
  /// - Parameter section: 0.
  /// - Returns: 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int {
    section == 0 ? itemCount : 0
  }

  /// Where an item stands.
  ///
  /// - Parameter item: its section, 0, and its index there.
  /// - Returns: `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? {
    guard item.section == 0, item.item >= 0, item.item < itemCount else { return nil }
    return frame(ofItem: item.item)
  }

  /// A shelf has no header.
  ///
  /// - Parameter section: any.
  /// - Returns: `nil`.
  public func headerFrame(inSection section: Int) -> Rect? { nil }

  /// A shelf has no footer.
  ///
  /// - Parameter section: any.
  /// - Returns: `nil`.
  public func footerFrame(inSection section: Int) -> Rect? { nil }

  /// All elements whose frames overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: the items from first to last.
  public func elements(in rect: Rect) -> [LayoutElement] {
    var found: [LayoutElement] = []
    let first = (0..<itemCount).partitioningIndex { frame(ofItem: $0).maxX > rect.x }
    for item in first..<itemCount {
      let frame = frame(ofItem: item)
      guard frame.x < rect.maxX else { break }
      guard frame.overlaps(rect) else { continue }
      found.append(LayoutElement(kind: .item, path: ItemPath(section: 0, item: item), frame: frame))
    }
    return found
  }

  private func frame(ofItem item: Int) -> Rect {
    let x = insets.leading + Double(item) * (itemSize.width + lineSpacing)
    let y = insets.top + (container.height - insets.top - insets.bottom - itemSize.height) / 2
    return Rect(x: grid.rounded(x), y: grid.rounded(y), width: itemSize.width, height: itemSize.height)
  }
}
