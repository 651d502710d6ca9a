import CollectionLayout
import ShelfSizing

/// The heights of a section that are known because the height of its cards is.
///
/// UIKit measures each height that a description leaves open, estimated or uniform, by the cells that it makes while the
/// app runs. On the way from a section's group to its one item these heights follow from that of a card: a row is as high
/// as the card, three cards below each other as three of them and the spacings. A height that is given stays as it is, and
/// so does everything where the way is not clear.
struct MeasuredHeights {
  /// A multiple of a card's height, and points.
  struct Length: Equatable {
    var times = 1.0
    var plus = 0.0
  }

  /// The reason why heights stay as they are described, in words for people.
  enum Reason: String, Error {
    case given = "every height is given"
    case frames = "a custom group gives the frames"
    case items = "its group has several items, each with a height of its own"
    case rows = "each row is as high as its own tallest card"
    case fraction = "a card gets a part of an open height"
    case length = "its group is longer than a layout can be"
  }

  /// By nesting, from the section's group to the item; `nil` for a height that is given.
  let lengths: [Length?]

  /// The heights of a section.
  ///
  /// - Parameters:
  ///   - path: the way to its item.
  ///   - section: as it is described.
  ///   - scrollDirection: that of the layout.
  /// - Throws: the reason, where its heights stay as they are.
  init(
    _ path: CardPath, in section: CompositionalLayout.Section, _ scrollDirection: ScrollDirection
  ) throws(Reason) {
    let elements = path.elements
    guard elements.contains(where: \.size.height.isEstimated) else { throw .given }
    // Cards side by side share a height, and so do all groups where the outermost is uniform. Rows below each other don't.
    let isOneRow = (section.orthogonalScrollingBehavior == .none) == (scrollDirection == .horizontal)
    guard isOneRow || section.group.size.height.isUniform else { throw .rows }
    var lengths: [Length?] = []
    var content: Length? = Length()
    for (depth, element) in elements.enumerated().reversed() {
      if depth < path.groups.count { content = content.map(path.groups[depth].height(of:)) }
      if element.size.height.isEstimated, content == nil { throw .fraction }
      if let content, max(content.times, content.plus) > LayoutError.longest { throw .length }
      lengths.append(element.size.height.isEstimated ? content : nil)
      let isShared = depth > 0 && path.groups[depth - 1].sharesHeight
      content = content.flatMap { element.outerHeight(holding: $0, isShared: isShared) }
    }
    self.lengths = lengths.reversed()
  }
}

extension LayoutElement {
  /// The height that it takes in its group with a content of a height; `nil` where it does not follow from that.
  ///
  /// - Parameter isShared: whether the group gives it a part of its own height, whatever it asks for.
  fileprivate func outerHeight(holding content: MeasuredHeights.Length, isShared: Bool) -> MeasuredHeights.Length? {
    var outer = content
    switch size.height {
    // Insets along an open axis are ignored (Apple's documentation of `NSCollectionLayoutItem.contentInsets`).
    case .estimated, .uniformAcrossSiblings: break
    case .absolute(let height) where !isShared: outer = MeasuredHeights.Length(times: 0, plus: height)
    case .absolute, .fractionalHeight, .fractionalWidth:
      guard isShared || size.height == .fractionalHeight(1) else { return nil }
      // Below 1 they are parts of a height that is not known yet.
      guard [contentInsets.top, contentInsets.bottom].allSatisfy({ $0 == 0 || $0 >= 1 }) else { return nil }
      outer.plus += contentInsets.top + contentInsets.bottom
    }
    outer.plus += (edgeSpacing.top?.least ?? 0) + (edgeSpacing.bottom?.least ?? 0)
    return outer
  }
}

extension CompositionalLayout.Group {
  /// Whether its subitems get parts of its height.
  fileprivate var sharesHeight: Bool {
    if case .shared = content { axis == .vertical } else { false }
  }

  /// The height of a content of such subitems. A list stands once in a group that is as high as it (a group that is
  /// estimated along its axis holds each subitem once).
  fileprivate func height(of subitem: MeasuredHeights.Length) -> MeasuredHeights.Length {
    guard axis == .vertical, let repeats else { return subitem }
    let count = Double(repeats)
    return MeasuredHeights.Length(
      times: count * subitem.times, plus: count * subitem.plus + (count - 1) * (interItemSpacing?.least ?? 0))
  }

  /// How often its subitem stands in it; `nil` for a list.
  var repeats: Int? {
    switch content {
    case .shared(_, let count), .repeating(_, let count): max(count, 1)
    case .subitems, .custom: nil
    }
  }
}
