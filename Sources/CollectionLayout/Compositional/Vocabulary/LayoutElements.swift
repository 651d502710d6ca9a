import ShelfSizing

extension CompositionalLayout {
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
    /// The size that the layout proposes, in points: an estimate along an axis where it is estimated.
    public var size: Size
    /// Whether the cell decides its width.
    public var isWidthEstimated: Bool
    /// Whether the cell decides its height.
    public var isHeightEstimated: Bool

    /// A question.
    ///
    /// - Parameters:
    ///   - size: the proposed size in points.
    ///   - isWidthEstimated: whether the cell decides its width.
    ///   - isHeightEstimated: whether the cell decides its height.
    public init(size: Size, isWidthEstimated: Bool, isHeightEstimated: Bool) {
      self.size = size
      self.isWidthEstimated = isWidthEstimated
      self.isHeightEstimated = isHeightEstimated
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
