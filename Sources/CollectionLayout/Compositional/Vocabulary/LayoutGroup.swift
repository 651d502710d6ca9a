import ShelfSizing

extension CompositionalLayout {
  /// One cell's slot in a group, `NSCollectionLayoutItem`.
  public struct Item: Sendable {
    /// Its lengths, in its group.
    public var size: ElementSize
    /// Shrink its frame after it has been placed. A length below 1 is a part of the container. An estimated axis ignores
    /// them.
    public var contentInsets: EdgeInsets
    /// Room outside of it.
    public var edgeSpacing: EdgeSpacing
    /// Views anchored to it, such as badges.
    public var supplementaryItems: [SupplementaryItem]

    /// A slot.
    ///
    /// - Parameters:
    ///   - size: its lengths.
    ///   - contentInsets: inside of it.
    ///   - edgeSpacing: outside of it.
    ///   - supplementaryItems: anchored to it.
    public init(
      size: ElementSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = EdgeSpacing(),
      supplementaryItems: [SupplementaryItem] = []
    ) {
      self.size = size
      self.contentInsets = contentInsets
      self.edgeSpacing = edgeSpacing
      self.supplementaryItems = supplementaryItems
    }
  }

  /// An item or a group in a group.
  public indirect enum Subitem: Sendable {
    /// A cell's slot.
    case item(Item)
    /// A group of slots.
    case group(Group)
  }

  /// The direction in which a group places its subitems.
  public enum Axis: Sendable, Hashable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Slots that stand together, `NSCollectionLayoutGroup`.
  public struct Group: Sendable {
    /// The subitems of a group.
    public enum Content: Sendable {
      /// A list that repeats for as long as the group has room: `subitems:`.
      case subitems([Subitem])
      /// A number of copies of one subitem, which share the group's length: `subitem:count:`.
      case shared(Subitem, count: Int)
      /// A number of copies of one subitem, each at its own size: `repeatingSubitem:count:`.
      case repeating(Subitem, count: Int)
      /// Frames that a function gives, `custom(layoutSize:itemProvider:)`. It is asked once a section with the group's size,
      /// and its frames count from the group's outer corner.
      case custom(@Sendable (Size) -> [CustomFrame])
    }

    /// The direction of its subitems; a custom group has none.
    public var axis: Axis
    /// Its lengths.
    public var size: ElementSize
    /// Its subitems.
    public var content: Content
    /// Between its subitems; `nil` for none.
    public var interItemSpacing: Spacing?
    /// Inside of it.
    public var contentInsets: EdgeInsets
    /// Outside of it.
    public var edgeSpacing: EdgeSpacing
    /// Views anchored to it.
    public var supplementaryItems: [SupplementaryItem]

    /// A group.
    ///
    /// - Parameters:
    ///   - axis: the direction of its subitems.
    ///   - size: its lengths.
    ///   - content: its subitems.
    ///   - interItemSpacing: between its subitems.
    ///   - contentInsets: inside of it.
    ///   - edgeSpacing: outside of it.
    ///   - supplementaryItems: anchored to it.
    public init(
      axis: Axis, size: ElementSize, content: Content, interItemSpacing: Spacing? = nil,
      contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = EdgeSpacing(),
      supplementaryItems: [SupplementaryItem] = []
    ) {
      self.axis = axis
      self.size = size
      self.content = content
      self.interItemSpacing = interItemSpacing
      self.contentInsets = contentInsets
      self.edgeSpacing = edgeSpacing
      self.supplementaryItems = supplementaryItems
    }
  }

  /// One frame of a custom group, `NSCollectionLayoutGroupCustomItem`.
  public struct CustomFrame: Sendable, Hashable {
    /// In points, from the group's outer corner.
    public var frame: Rect
    /// The order in depth.
    public var zIndex: Int

    /// A frame.
    ///
    /// - Parameters:
    ///   - frame: in points, from the group's outer corner.
    ///   - zIndex: the order in depth.
    public init(frame: Rect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }
}
