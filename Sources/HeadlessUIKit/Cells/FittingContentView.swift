import Foundation

/// A content view that sizes itself by other means than constraints, as one of `UIHostingConfiguration` does.
@preconcurrency @MainActor package protocol FittingContentView: UIView {
  /// The size that its cell asks for; a side that is open has no length.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize
}

extension UICollectionViewCell {
  /// The size of the content for attributes of a layout, whose height is open where it says nothing else; `nil` where
  /// constraints decide.
  func sizeOfFittingContent(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard let content = contentView as? any FittingContentView else { return nil }
    let open = attributes.openSides ?? OpenSides(width: true, height: true)
    let size = content.fittingSize(
      width: open.width ? nil : attributes.size.width, height: open.height ? nil : attributes.size.height)
    return CGSize(
      width: open.width ? size.width : attributes.size.width,
      height: open.height ? size.height : attributes.size.height)
  }
}
