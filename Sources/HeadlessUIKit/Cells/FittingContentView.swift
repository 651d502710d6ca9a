import CellLayout
import Foundation

/// A content view that sizes itself by other means than constraints, as one of `UIHostingConfiguration` does.
@preconcurrency @MainActor package protocol FittingContentView: UIView {
  /// The size that its cell asks for; a side that is open has no length.
  func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize
}

extension UICollectionViewCell {
  /// The size of the content, of which the lengths that are given stay; `nil` where constraints decide.
  func sizeOfFittingContent(width: CGFloat?, height: CGFloat?) -> CGSize? {
    // The cast takes longer than all other cells have.
    guard configurations.content != nil, let content = contentView as? any FittingContentView else { return nil }
    let size = content.fittingSize(width: width, height: height)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension UITableViewCell {
  /// The size of the content in a width of the row; `nil` where constraints decide.
  func sizeOfFittingContent(inWidth width: CGFloat, _ accessory: CGFloat) -> CGSize? {
    guard let content = contentView as? any FittingContentView else { return nil }
    let size = content.fittingSize(width: width - accessory, height: nil)
    return CGSize(width: width, height: size.height)
  }
}

/// A view whose height follows the width that constraints give it, by other means than a label's lines.
@preconcurrency @MainActor package protocol WidthFollowingView: UIView {
  /// The width that the content is made for; `nil` for as wide as it likes to be.
  var widthOfContent: CGFloat? { get set }
}

/// Whether there are such views: a tree of UIKit's alone is not searched for them.
@MainActor package enum WidthFollowingViews {
  package static var areThere = false

  /// Has those of a tree be as high as the width asks for that they got, where they like another one.
  ///
  /// - Returns: whether there is any.
  static func hold(_ tree: LiveTree, _ frames: [DesignFrame]) -> Bool {
    var isAny = false
    for (index, (member, frame)) in zip(tree.views, frames).enumerated() {
      guard let view = member.view as? any WidthFollowingView, frame.size.width > 0 else { continue }
      let width = frame.size.width
      let more = width - Double(view.widthOfContent ?? view.intrinsicContentSize.width)
      // The solver is exact to fractions of this. A root is as wide as its owner makes it: no constraint holds it.
      guard more < -tolerance || index > 0 && more > tolerance else { continue }
      view.widthOfContent = CGFloat(width)
      isAny = true
    }
    return isAny
  }
  private static let tolerance = 0.001

  /// Has those of a tree be as wide as they like to be.
  static func widen(_ tree: LiveTree) {
    for member in tree.views {
      guard let view = member.view as? any WidthFollowingView, view.widthOfContent != nil else { continue }
      view.widthOfContent = nil
    }
  }
}
