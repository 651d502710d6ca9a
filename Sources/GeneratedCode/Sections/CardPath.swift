import CollectionLayout
import ShelfSizing

/// The way from a section's group to its one item, the card: each group has one subitem, however often it stands there.
struct CardPath {
  /// From the section's group to that which has the item.
  let groups: [CompositionalLayout.Group]
  let item: CompositionalLayout.Item

  /// - Throws: the reason, where there is no such way.
  init(_ group: CompositionalLayout.Group) throws(MeasuredHeights.Reason) {
    var groups = [group]
    while true {
      let subitem: CompositionalLayout.Subitem
      switch groups[groups.count - 1].content {
      case .custom: throw .frames
      case .subitems(let subitems) where subitems.count != 1: throw .items
      case .subitems(let subitems): subitem = subitems[0]
      case .shared(let repeated, _), .repeating(let repeated, _): subitem = repeated
      }
      switch subitem {
      case .group(let group): groups.append(group)
      case .item(let item):
        (self.groups, self.item) = (groups, item)
        return
      }
    }
  }

  /// The groups, and the item last.
  var elements: [any LayoutElement] { groups + [item] as [any LayoutElement] }
}

/// An item or a group.
protocol LayoutElement {
  var size: CompositionalLayout.ElementSize { get }
  var contentInsets: EdgeInsets { get }
  var edgeSpacing: CompositionalLayout.EdgeSpacing { get }
  var supplementaryItems: [CompositionalLayout.SupplementaryItem] { get }
}

extension CompositionalLayout.Item: LayoutElement {}
extension CompositionalLayout.Group: LayoutElement {}

extension CompositionalLayout.Spacing {
  /// The room that it takes at least, in points.
  var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }
}
