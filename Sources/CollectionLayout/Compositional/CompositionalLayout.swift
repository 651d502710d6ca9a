import ShelfSizing

/// Sections of groups of items, placed as `UICollectionViewCompositionalLayout` places them.
public struct CompositionalLayout: PlacedLayout {
  /// The extent of the content in points, content insets left out.
  public private(set) var contentSize: Size
  /// Where the first section of a layout begins that continues this one: the end of the last section, and the spacing after
  /// it. The layout's own boundary items are not in it.
  public private(set) var nextStart: Double

  private(set) var sections: [Section]
  private(set) var frames: [[Rect]] = []

  /// Places all sections.
  ///
  /// - Parameters:
  ///   - environment: the collection view.
  ///   - configuration: what holds for all sections.
  ///   - start: where the first section begins, in points along the scroll direction: ``nextStart`` of a layout that this
  ///     one continues, whose configuration then has no boundary items.
  ///   - sections: in order.
  ///   - fitting: a view's own size for a proposal; `nil` for a view that keeps the estimate.
  /// - Throws: ``LayoutError``.
  public init(
    _ environment: Environment, configuration: Configuration = Configuration(), start: Double = 0, sections: [Section],
    fitting: (Element, Proposal) -> Size? = { _, _ in nil }
  ) throws(LayoutError) {
    self.sections = sections
    var end = start
    for section in sections {
      var height = 0.0
      if case .absolute(let points) = section.group.size.height { height = points }
      frames.append(
        (0..<section.itemCount).map {
          Rect(x: 0, y: end + Double($0) * height, width: environment.container.width, height: height)
        })
      end += Double(section.itemCount) * height + configuration.interSectionSpacing
    }
    nextStart = end
    contentSize = Size(width: environment.container.width, height: end - configuration.interSectionSpacing)
  }

  /// A view whose size the layout asks for.
  public enum Element: Sendable, Hashable {
    /// A cell.
    case item(ItemPath)
    /// The boundary item of a section, by its index among them.
    case boundary(section: Int, index: Int)
    /// The boundary item of the layout, by its index among them.
    case layoutBoundary(index: Int)
  }

  /// The question that a cell is asked, `preferredLayoutAttributesFitting(_:)`.
  public struct Proposal: Sendable, Hashable {
    /// The size that the layout proposes, in points: an estimate along an open axis.
    public var size: Size
    /// Whether the cell decides its width.
    public var isWidthOpen: Bool
    /// Whether the cell decides its height.
    public var isHeightOpen: Bool

    /// A question.
    ///
    /// - Parameters:
    ///   - size: the proposed size in points.
    ///   - isWidthOpen: whether the cell decides its width.
    ///   - isHeightOpen: whether the cell decides its height.
    public init(size: Size, isWidthOpen: Bool, isHeightOpen: Bool) {
      self.size = size
      self.isWidthOpen = isWidthOpen
      self.isHeightOpen = isHeightOpen
    }
  }

  /// A view that is neither a cell nor in the list of items: a boundary item, a badge or a background.
  public struct Supplementary: Sendable, Hashable {
    /// The kind of view, as the description names it.
    public let kind: String
    /// Its alignment, where it is a boundary item; `nil` for a badge and a background.
    public let alignment: Alignment?
    /// The item that it is anchored to; `nil` where it belongs to the whole section.
    public let item: ItemPath?
    /// Where it stands.
    public let frame: Rect
    /// The order in depth.
    public let zIndex: Int
  }
}
