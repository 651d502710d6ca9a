import UIKit

/// One row of cards that scrolls horizontally, as high as its tallest card.
final class FeaturedShelfView: UICollectionView {
  private let layout = UICollectionViewFlowLayout()
  private let cardWidth: CGFloat
  private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 0)

  init(cardWidth: CGFloat) {
    self.cardWidth = cardWidth
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.minimumLineSpacing = 10
    super.init(frame: .zero, collectionViewLayout: layout)
    heightConstraint.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let scale = traitCollection.displayScale
    guard
      let itemSize = FeaturedShelf.itemSize(shelf: .featured, cardWidth: cardWidth, scale: scale),
      let height = FeaturedShelf.containerHeight(shelf: .featured, cardWidth: cardWidth, scale: scale)
    else { return }
    layout.itemSize = itemSize
    heightConstraint.constant = height
  }
}
