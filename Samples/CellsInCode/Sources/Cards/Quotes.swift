import UIKit

/// A quote over the name of who said it, from `QuoteCell.xib`.
final class QuoteCell: UICollectionViewCell {
  static let reuseIdentifier = "QuoteCell"
  static let nib = UINib(nibName: "QuoteCell", bundle: .module)

  // Linux has no such word, and connects both without it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  private weak var bodyLabel: UILabel!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  private weak var titleLabel: UILabel!

  func show(_ story: Story) {
    bodyLabel.text = story.body
    titleLabel.text = story.title
  }
}

/// Quotes beside each other, each as high as a cell of the nib needs.
package final class Quotes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package let collectionView: UICollectionView
  private let stories: [Story]
  private let sizingCell = QuoteCell.nib.instantiate(withOwner: nil).first as? QuoteCell

  package init(_ stories: [Story], frame: CGRect) {
    self.stories = stories
    collectionView = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    super.init()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(QuoteCell.nib, forCellWithReuseIdentifier: QuoteCell.reuseIdentifier)
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let sizingCell else { return .zero }
    sizingCell.show(stories[indexPath.item])
    return sizingCell.systemLayoutSizeFitting(
      CGSize(width: 180, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stories.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: QuoteCell.reuseIdentifier, for: indexPath)
    (cell as? QuoteCell)?.show(stories[indexPath.item])
    return cell
  }
}
