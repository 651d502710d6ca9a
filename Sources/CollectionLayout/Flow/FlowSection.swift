import ShelfSizing

/// Where the content of a collection view goes on, `UICollectionView.ScrollDirection`.
public enum ScrollDirection: Sendable, Hashable, CaseIterable {
  /// Downwards: rows are filled from left to right.
  case vertical
  /// To the right: rows stand upright and are filled from the top.
  case horizontal
}

/// The sizes of a section's items in points; 0 is a size as well.
public enum ItemSizes: Sendable, Hashable {
  /// All have one size: `itemSize`.
  case same(Size, count: Int)
  /// Each has its own: `collectionView(_:layout:sizeForItemAt:)`, or what cells ask for themselves (``SizingCells``).
  case each([Size])

  /// How many items there are.
  public var count: Int {
    switch self {
    case .same(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  /// Whether all are exactly equal, which decides how rows are spaced (rule 2).
  var areEqual: Bool {
    switch self {
    case .same: true
    case .each(let sizes): sizes.allSatisfy { $0 == sizes[0] }
    }
  }

  /// The size of all, or a list of them.
  var sameOrEach: (same: Size, each: [Size]) {
    switch self {
    case .same(let size, _): (size, [])
    case .each(let sizes): (.zero, sizes)
    }
  }

  func check(section: Int) throws(LayoutError) {
    switch self {
    case .same(let size, let count):
      guard count >= 0 else { throw .itemCount(section: section, count: count) }
      if count > 0 { try LayoutError.check(size, of: ItemPath(section: section, item: 0)) }
    case .each(let sizes):
      for (item, size) in sizes.enumerated() {
        try LayoutError.check(size, of: ItemPath(section: section, item: item))
      }
    }
  }
}

extension FlowLayout {
  /// One section, as a flow layout's delegate describes it; all lengths in points.
  public struct Section: Sendable, Hashable {
    /// The sizes of its items.
    public var itemSizes: ItemSizes
    /// The insets round the items, between header and footer: `sectionInset`. Leading is left.
    public var insets: EdgeInsets
    /// The least space between two items of a row: `minimumInteritemSpacing`.
    public var interitemSpacing: Double
    /// The space between two rows: `minimumLineSpacing`.
    public var lineSpacing: Double
    /// The header's extent along the scroll direction, of `headerReferenceSize`; 0 for none.
    public var headerExtent: Double
    /// The footer's extent along the scroll direction, of `footerReferenceSize`; 0 for none.
    public var footerExtent: Double

    /// A section; the defaults are those of `UICollectionViewFlowLayout`.
    ///
    /// - Parameters:
    ///   - itemSizes: of its items.
    ///   - insets: round the items.
    ///   - interitemSpacing: at least so much between two items of a row.
    ///   - lineSpacing: between two rows.
    ///   - headerExtent: along the scroll direction; 0 for no header.
    ///   - footerExtent: along the scroll direction; 0 for no footer.
    public init(
      itemSizes: ItemSizes, insets: EdgeInsets = .zero, interitemSpacing: Double = 10, lineSpacing: Double = 10,
      headerExtent: Double = 0, footerExtent: Double = 0
    ) {
      self.itemSizes = itemSizes
      self.insets = insets
      self.interitemSpacing = interitemSpacing
      self.lineSpacing = lineSpacing
      self.headerExtent = headerExtent
      self.footerExtent = footerExtent
    }

    func check(_ index: Int) throws(LayoutError) {
      try itemSizes.check(section: index)
      try LayoutError.check(insets, "insets", section: index)
      try LayoutError.check(interitemSpacing, "interitemSpacing", section: index)
      try LayoutError.check(lineSpacing, "lineSpacing", section: index)
      try LayoutError.check(headerExtent, "headerExtent", section: index)
      try LayoutError.check(footerExtent, "footerExtent", section: index)
    }
  }
}
