import ShelfSizing

extension CompositionalLayout {
  /// The row of a section that scrolls across the layout's direction.
  public struct OrthogonalRow: Sendable, Hashable {
    /// From the first group's leading edge to the last one's trailing edge, in points.
    public let contentLength: Double
    /// How much of it is in sight at once: the container less the section's insets.
    public let visibleLength: Double
    /// How far it scrolls.
    public let greatestOffset: Double
    /// The offsets at which it comes to rest, from 0 up; `nil` where it stops anywhere.
    public let restingOffsets: [Double]?
  }

  /// A reading of UIKit where neither its documentation nor its frames decide.
  public struct Assumption: Sendable, Hashable {
    /// One sentence.
    public let description: String
  }

  /// The readings that the layout rests on; empty where all that it has is documented or measured.
  public var assumptions: [Assumption] { [] }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has; 0 for a section that there is not.
  public func itemCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].itemCount : 0
  }

  /// Where an item stands at rest; `nil` for an item that there is not.
  public func frame(of item: ItemPath) -> Rect? {
    guard item.item >= 0, item.item < itemCount(inSection: item.section) else { return nil }
    return frames[item.section][item.item]
  }

  /// The first boundary item whose kind is `header` or `UICollectionElementKindSectionHeader`; `nil` without one.
  public func headerFrame(inSection section: Int) -> Rect? { nil }

  /// The first boundary item whose kind is `footer` or `UICollectionElementKindSectionFooter`; `nil` without one.
  public func footerFrame(inSection section: Int) -> Rect? { nil }

  /// All elements whose frames at rest overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  public func elements(in rect: Rect) -> [LayoutElement] {
    sections.indices.flatMap { section in
      frames[section].enumerated().compactMap { item, frame in
        frame.overlaps(rect)
          ? LayoutElement(kind: .item, path: ItemPath(section: section, item: item), frame: frame) : nil
      }
    }
  }

  /// The order in depth of an item; 0 for an item that there is not.
  public func zIndex(of item: ItemPath) -> Int { 0 }

  /// Where a section lies with its insets and its boundary items; `nil` for a section that there is not.
  public func sectionFrame(_ section: Int) -> Rect? { nil }

  /// The boundary items of a section in their order, then the views anchored to its items and groups.
  ///
  /// - Parameters:
  ///   - section: from 0.
  ///   - contentOffset: of the collection view, which moves pinned boundary items; `nil` for where they stand at rest.
  public func supplementaries(inSection section: Int, contentOffset: Point? = nil) -> [Supplementary] { [] }

  /// The boundary items of the layout in their order.
  ///
  /// - Parameter contentOffset: of the collection view, which moves pinned boundary items; `nil` for where they stand at
  ///   rest.
  public func layoutSupplementaries(contentOffset: Point? = nil) -> [Supplementary] { [] }

  /// The views behind a section, in their order.
  public func decorations(inSection section: Int) -> [Supplementary] { [] }

  /// How a section scrolls across; `nil` for one that does not.
  public func orthogonalRow(inSection section: Int) -> OrthogonalRow? { nil }
}
