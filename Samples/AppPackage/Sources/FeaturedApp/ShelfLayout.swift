/// The app's collection view asks for heights, which are there before the first cell.
struct ShelfLayout {
  let shelf: String
  let cardWidth: FeaturedShelf.Length
  let scale: FeaturedShelf.Length

  /// 0 hides a shelf that was not measured.
  var height: FeaturedShelf.Length {
    FeaturedShelf.containerHeight(shelf: shelf, cardWidth: cardWidth, scale: scale) ?? 0
  }
}

#if canImport(UIKit) && (os(iOS) || os(tvOS) || os(visionOS))
  import UIKit

  extension UICollectionViewCompositionalLayout {
    /// The shelves below each other, each of which scrolls sideways: no cell is measured.
    static func shelves(_ shelves: [FeaturedShelf.Shelf]) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { index, environment in
        FeaturedShelf.section(shelf: shelves[index], in: environment)
      }
    }
  }
#endif
