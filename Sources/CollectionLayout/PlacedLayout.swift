import ShelfSizing

/// A layout whose elements all have their frames, as a collection view asks it for them.
///
/// | function | asked by |
/// |---|---|
/// | ``contentSize`` | `collectionViewContentSize` |
/// | ``elements(in:)`` | `layoutAttributesForElements(in:)` |
/// | ``frame(of:)`` | `layoutAttributesForItem(at:)` |
/// | ``headerFrame(inSection:)``, ``footerFrame(inSection:)`` | `layoutAttributesForSupplementaryView(ofKind:at:)` |
public protocol PlacedLayout: Sendable {
  /// The extent of the content in points, content insets left out.
  var contentSize: Size { get }

  /// How many sections there are.
  var sectionCount: Int { get }

  /// How many items a section has.
  ///
  /// - Parameter section: from 0.
  /// - Returns: 0 for a section that there is not.
  func itemCount(inSection section: Int) -> Int

  /// Where an item stands.
  ///
  /// - Parameter item: its section and its index there.
  /// - Returns: `nil` for an item that there is not.
  func frame(of item: ItemPath) -> Rect?

  /// Where a section's header stands.
  ///
  /// - Parameter section: from 0.
  /// - Returns: `nil` for a section without one, and for one that there is not.
  func headerFrame(inSection section: Int) -> Rect?

  /// Where a section's footer stands.
  ///
  /// - Parameter section: from 0.
  /// - Returns: `nil` for a section without one, and for one that there is not.
  func footerFrame(inSection section: Int) -> Rect?

  /// All elements whose frames overlap a rectangle (``Rect/overlaps(_:)``).
  ///
  /// The time grows with what is found, and with the logarithm of what there is.
  ///
  /// - Parameter rect: in the coordinates of the content.
  /// - Returns: by section; in each the header, the items from first to last, the footer.
  func elements(in rect: Rect) -> [LayoutElement]
}

/// The index of an item among the data: the section, and the item in it, both from 0.
public struct ItemPath: Sendable, Hashable {
  /// The section, from 0.
  public var section: Int
  /// The item in its section, from 0.
  public var item: Int

  /// An item of a section.
  ///
  /// - Parameters:
  ///   - section: from 0.
  ///   - item: from 0.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

/// One cell, header or footer with its frame.
public struct LayoutElement: Sendable, Hashable {
  /// The kinds of elements.
  public enum Kind: Sendable, Hashable {
    /// `UICollectionView.elementKindSectionHeader`.
    case header
    /// A cell.
    case item
    /// `UICollectionView.elementKindSectionFooter`.
    case footer
  }

  /// The kind of the element.
  public let kind: Kind
  /// Its section, and its index there; headers and footers have 0.
  public let path: ItemPath
  /// Where it stands.
  public let frame: Rect

  /// An element.
  ///
  /// - Parameters:
  ///   - kind: what it is.
  ///   - path: its section, and its index there; 0 for headers and footers.
  ///   - frame: where it stands.
  public init(kind: Kind, path: ItemPath, frame: Rect) {
    self.kind = kind
    self.path = path
    self.frame = frame
  }
}
