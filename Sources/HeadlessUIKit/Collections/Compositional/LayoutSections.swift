import CollectionLayout
import Foundation
import ShelfSizing

/// Whether a section's groups scroll across the layout's direction, and where they come to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

  var behavior: CompositionalLayout.OrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// How a section that scrolls across does so; decides no frame at rest.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether the row goes beyond its ends and back.
  public enum Bounce: Int, Sendable { case automatic, always, never }
  /// How soon scrolling rests.
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  /// Whether the row goes beyond its ends and back.
  open var bounce = Bounce.automatic
}

/// The edges that a section's insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent

  var reference: CompositionalLayout.ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// The area that a layout places elements in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size without insets counted.
  var contentSize: CGSize { get }
  /// The size that insets leave.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The collection view that a layout places elements in.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) { (contentSize, contentInsets) = (size, insets) }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    (self.container, traitCollection) = (container, traits)
  }
}

/// A view in the window, which a closure may move.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// The order in depth.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The middle of the frame.
  var center: CGPoint { get set }
  /// How it is drawn.
  var transform: CGAffineTransform { get set }
  /// Where the element is among the data.
  var indexPath: IndexPath { get }
  /// The rectangle in the collection view.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or a decoration view.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Is called with the views of a section that are in the window, how far it is scrolled across, and the collection view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: its group repeats for as long as there are items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// Points round its groups.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that its groups keep clear of, across the scroll direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that its boundary items keep clear of: those of its groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      guard supplementaryContentInsetsReference != .automatic else { return }
      Messages.sayOnce("note: supplementaryContentInsetsReference is not known to place views, and counts as automatic")
    }
  }
  /// Whether its groups scroll across. Their cells are subviews of the collection view, and stand as before scrolling.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How its groups scroll across.
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers, and views at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary items keep the section's insets.
  open var supplementariesFollowContentInsets = true
  /// Is called after each layout with the views in the window, as at rest: scrolled by nothing.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind its cells.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  func section(itemCount: Int, in traits: UITraitCollection) -> CompositionalLayout.Section {
    CompositionalLayout.Section(
      group: group.group(in: traits), itemCount: itemCount, interGroupSpacing: interGroupSpacing,
      contentInsets: EdgeInsets(contentInsets), contentInsetsReference: contentInsetsReference.reference,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior.behavior,
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      boundaryItems: boundarySupplementaryItems.map(\.boundary), decorationItems: decorationItems.map(\.decoration))
  }
}

/// The settings of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// The edges that sections keep clear of.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Views before, after and beside all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The usual configuration.
  public override init() { super.init() }

  var configuration: CompositionalLayout.Configuration {
    CompositionalLayout.Configuration(
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal, interSectionSpacing: interSectionSpacing,
      contentInsetsReference: contentInsetsReference.reference,
      boundaryItems: boundarySupplementaryItems.map(\.boundary))
  }
}
