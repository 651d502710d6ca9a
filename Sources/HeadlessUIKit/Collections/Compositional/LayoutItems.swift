import CollectionLayout
import Foundation
import ShelfSizing

/// One cell's slot in a group of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Its lengths.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Views anchored to it.
  open fileprivate(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Points inside of its edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of its edges.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// A slot.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// A slot with views anchored to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  var subitem: CompositionalLayout.Subitem {
    .item(
      CompositionalLayout.Item(
        size: layoutSize.size, contentInsets: EdgeInsets(contentInsets),
        edgeSpacing: edgeSpacing?.spacing ?? CompositionalLayout.EdgeSpacing(),
        supplementaryItems: supplementaryItems.map(\.anchored)))
  }

  /// A line of ``NSCollectionLayoutGroup/visualDescription()``.
  var lines: [String] { ["item \(layoutSize.size.words)"] }
}

/// Slots that stand together in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The subitems of a group.
  private enum Content {
    case subitems([NSCollectionLayoutItem])
    case shared(NSCollectionLayoutItem, Int)
    case repeating(NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let axis: CompositionalLayout.Axis
  private let content: Content
  /// Room between its subitems.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views anchored to it.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The subitems, one for those that repeat.
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .subitems(let items): items
    case .shared(let item, _), .repeating(let item, _): [item]
    case .custom: []
    }
  }

  private init(_ axis: CompositionalLayout.Axis, _ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    (self.axis, self.content) = (axis, content)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A number of copies of one subitem from leading to trailing, which share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, .shared(subitem, count)) }
  /// Subitems from leading to trailing.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, .subitems(subitems)) }
  /// A number of copies of one subitem from leading to trailing, each at its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, .repeating(subitem, count)) }
  /// A number of copies of one subitem from top to bottom, which share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, .shared(subitem, count)) }
  /// Subitems from top to bottom.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, .subitems(subitems)) }
  /// A number of copies of one subitem from top to bottom, each at its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, .repeating(subitem, count)) }
  /// Frames that a closure gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, .custom(itemProvider)) }

  /// The group as a text, one line an element.
  open func visualDescription() -> String { lines.joined(separator: "\n") }

  override var lines: [String] {
    let name =
      switch content {
      case .custom: "custom group"
      default: axis == .horizontal ? "horizontal group" : "vertical group"
      }
    let count: String? =
      switch content {
      case .shared(_, let count), .repeating(_, let count): " of \(count)"
      default: nil
      }
    return ["\(name)\(count ?? "") \(layoutSize.size.words)"] + subitems.flatMap { $0.lines.map { "  " + $0 } }
  }

  override var subitem: CompositionalLayout.Subitem { .group(group(in: UITraitCollection.current)) }

  /// The group as the layout knows it.
  func group(in traits: UITraitCollection) -> CompositionalLayout.Group {
    CompositionalLayout.Group(
      axis: axis, size: layoutSize.size, content: content(in: traits), interItemSpacing: interItemSpacing?.value,
      contentInsets: EdgeInsets(contentInsets), edgeSpacing: edgeSpacing?.spacing ?? CompositionalLayout.EdgeSpacing(),
      supplementaryItems: supplementaryItems.map(\.anchored))
  }

  private func content(in traits: UITraitCollection) -> CompositionalLayout.Group.Content {
    switch content {
    case .subitems(let items): .subitems(items.map(\.subitem))
    case .shared(let item, let count): .shared(item.subitem, count: count)
    case .repeating(let item, let count): .repeating(item.subitem, count: count)
    case .custom(let provider):
      // Layouts are placed on the main actor alone.
      .custom { [provider = CustomProvider(ask: provider)] size in
        MainActor.assumeIsolated {
          provider.ask(LayoutEnvironment(LayoutContainer(CGSize(size)), traits)).map {
            CompositionalLayout.CustomFrame(frame: Rect($0.frame), zIndex: $0.zIndex)
          }
        }
      }
    }
  }
}

/// A closure that is called on the main actor.
private struct CustomProvider: @unchecked Sendable {
  let ask: NSCollectionLayoutGroupCustomItemProvider
}

/// Gives the frames of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One frame of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In points, from the group's corner.
  open private(set) var frame: CGRect
  /// The order in depth.
  open private(set) var zIndex: Int

  /// A frame at an order in depth.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
  /// A frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}

extension CompositionalLayout.ElementSize {
  /// `0.5 x width, 44 estimated`
  fileprivate var words: String { "\(width.words), \(height.words)" }
}

extension CompositionalLayout.Dimension {
  fileprivate var words: String {
    switch self {
    case .absolute(let points): "\(points) points"
    case .estimated(let points): "\(points) points estimated"
    case .fractionalWidth(let part): "\(part) of the width"
    case .fractionalHeight(let part): "\(part) of the height"
    case .uniformAcrossSiblings(let points): "\(points) points uniform"
    }
  }
}

extension EdgeInsets {
  /// Leading is leading.
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension Rect {
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
