import UIKit

/// One row of cards that scrolls horizontally.
final class FeaturedShelfView: UICollectionView {
  private let layout = UICollectionViewFlowLayout()
  private let cardWidth: CGFloat

  init(cardWidth: CGFloat) {
    self.cardWidth = cardWidth
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.minimumLineSpacing = 10
    super.init(frame: .zero, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
