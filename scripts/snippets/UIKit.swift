// As much of UIKit as generated Swift and the articles' code use, so that they can be type-checked where there is none.
@_exported import Foundation

@MainActor open class UIView {
  public var bounds = CGRect.zero
  public let traitCollection = UITraitCollection()
  public let heightAnchor = NSLayoutDimension()
  public static let layoutFittingCompressedSize = CGSize.zero
  public init(frame: CGRect) {}
  open func didMoveToWindow() {}
  public func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { target }
}

public struct UILayoutPriority: Sendable {
  public static let required = UILayoutPriority()
  public static let fittingSizeLevel = UILayoutPriority()
}

@MainActor open class UILabel: UIView { public var text: String? }
@MainActor open class UIImageView: UIView {}
@MainActor open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
  public func prepareForReuse() {}
}
@MainActor open class NSLayoutConstraint {
  public var constant: CGFloat = 0
  public var isActive = false
  public init() {}
}
@MainActor public final class NSLayoutDimension {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public enum UIUserInterfaceIdiom: Sendable { case phone, pad }

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
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  public let displayScale: CGFloat = 2
  public init() {}
}

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public final class UIFont: Sendable {
  public init() {}
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
}

extension NSAttributedString.Key { public static let font = NSAttributedString.Key("NSFont") }

extension NSString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?, context: AnyObject?
  ) -> CGRect { .zero }
}

@MainActor open class UICollectionView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
  public let adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public static let elementKindSectionHeader = "header"
  public static let elementKindSectionFooter = "footer"
}

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public var item: Int { self[1] }
  public var section: Int { self[0] }
}

@MainActor open class UICollectionViewLayoutAttributes {
  public var frame = CGRect.zero
  public init() {}
  public convenience init(forCellWith path: IndexPath) { self.init() }
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) { self.init() }
}

@MainActor open class UICollectionViewLayout {
  public let collectionView: UICollectionView? = nil
  public init() {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

@MainActor public final class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection { case vertical, horizontal }
  public var itemSize = CGSize.zero
  public var scrollDirection = ScrollDirection.vertical
  public var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var minimumLineSpacing: CGFloat = 10
}
