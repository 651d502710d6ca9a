// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// As much of UIKit as generated Swift uses. Unlike HeadlessUIKit it shows the group of a section and takes any traits,
// and a program that tests compile can link it alone.
@_exported import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: ""), extraSmall = Self(rawValue: "XS")
  public static let small = Self(rawValue: "S"), medium = Self(rawValue: "M")
  public static let large = Self(rawValue: "L"), extraLarge = Self(rawValue: "XL")
  public static let extraExtraLarge = Self(rawValue: "XXL"), extraExtraExtraLarge = Self(rawValue: "XXXL")
  public static let accessibilityMedium = Self(rawValue: "AM"), accessibilityLarge = Self(rawValue: "AL")
  public static let accessibilityExtraLarge = Self(rawValue: "AXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AXXXL")
}

@MainActor public final class UITraitCollection {
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public var displayScale: CGFloat = 2
  public init() {}
}

public final class UIFont: Sendable {
  public init() {}
}

@MainActor open class UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

@MainActor open class UICollectionViewLayout {
  public init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection { case vertical, horizontal }
}

public struct NSDirectionalEdgeInsets: Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4), trailing = Self(rawValue: 8)
}
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@MainActor public protocol NSCollectionLayoutContainer: AnyObject { var effectiveContentSize: CGSize { get } }
@MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor public class NSCollectionLayoutDimension {
  public let dimension: CGFloat
  public let isAbsolute, isEstimated, isUniformAcrossSiblings: Bool
  required init(_ dimension: CGFloat, isAbsolute: Bool = false, isEstimated: Bool = false, isUniform: Bool = false) {
    (self.dimension, self.isAbsolute) = (dimension, isAbsolute)
    (self.isEstimated, isUniformAcrossSiblings) = (isEstimated, isUniform)
  }
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(fractionalWidth) }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(fractionalHeight) }
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(absoluteDimension, isAbsolute: true) }
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(estimatedDimension, isEstimated: true) }
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(estimate, isUniform: true) }
}
@MainActor public class NSCollectionLayoutSize {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
}
@MainActor public class NSCollectionLayoutSpacing {
  public required init() {}
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self() }
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }
}
@MainActor public class NSCollectionLayoutEdgeSpacing {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}
@MainActor public class NSCollectionLayoutAnchor {
  public init(edges: NSDirectionalRectEdge) {}
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

@MainActor public class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public required init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize: layoutSize) }
}
@MainActor public class NSCollectionLayoutGroupCustomItem {
  public init(frame: CGRect) {}
  public init(frame: CGRect, zIndex: Int) {}
}
@MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    let group = Self(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, subitems: [subitem]) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, subitems: [subitem]) }
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    let group = Self(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, subitems: [subitem]) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, subitems: [subitem]) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self { Self(layoutSize: layoutSize) }
}
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize) }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize) }
}
@MainActor public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public var extendsBoundary = true
  public var pinToVisibleBounds = false
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize)
  }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) { self.init(layoutSize: layoutSize) }
}
@MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public class func background(elementKind: String) -> Self {
    Self(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
@MainActor public class NSCollectionLayoutSection {
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var interGroupSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var supplementariesFollowContentInsets = true
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// UIKit keeps it to itself.
  public let group: NSCollectionLayoutGroup
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
@MainActor public class UICollectionViewCompositionalLayoutConfiguration {
  public var scrollDirection = UICollectionViewFlowLayout.ScrollDirection.vertical
  public var interSectionSpacing: CGFloat = 0
  public var contentInsetsReference = UIContentInsetsReference.safeArea
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public init() {}
}
@MainActor public class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  public init(sectionProvider: @escaping SectionProvider) {}
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {}
}
