import UIKit

/// A view model that tells roughly how tall its card gets.
@MainActor protocol DynamicHeightCalculable {
  func height(forWidth width: CGFloat) -> CGFloat
}

struct StoryViewModel: DynamicHeightCalculable {
  let title: String
  let body: String?

  init(_ story: Story) {
    title = story.title
    body = story.body
  }

  /// The height of the body alone: the rest is the same on all cards.
  func height(forWidth width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 14)
    label.text = body
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

/// A card with a title of one line and a body of any length.
final class StoryCell: UICollectionViewCell {
  static let reuseIdentifier = "StoryCell"
  static let maximumHeight: CGFloat = 272
  private static let sizingCell = StoryCell(frame: CGRect(x: 0, y: 0, width: 320, height: 160))

  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    contentView.layer.cornerRadius = 8
    contentView.backgroundColor = .secondarySystemBackground
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    bodyLabel.text = nil
  }

  func configure(with viewModel: StoryViewModel) {
    titleLabel.text = viewModel.title
    bodyLabel.text = viewModel.body
  }

  static func height(for viewModel: StoryViewModel, forWidth width: CGFloat) -> CGFloat {
    sizingCell.prepareForReuse()
    sizingCell.configure(with: viewModel)
    sizingCell.layoutIfNeeded()
    var target = UIView.layoutFittingCompressedSize
    target.width = width
    let size = sizingCell.contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    return min(size.height, maximumHeight)
  }
}

/// A row of cards that scrolls sideways and is as tall as its tallest card.
package final class ShelfView: UIView, UICollectionViewDataSource {
  package let collectionView: UICollectionView
  private let layout = UICollectionViewFlowLayout()
  private let cardWidth: CGFloat
  private lazy var heightConstraint = collectionView.heightAnchor.constraint(equalToConstant: 0)
  private var viewModels: [StoryViewModel] = []

  package init(cardWidth: CGFloat, insets: UIEdgeInsets) {
    self.cardWidth = cardWidth
    layout.scrollDirection = .horizontal
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    collectionView.contentInset = insets
    collectionView.dataSource = self
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: StoryCell.reuseIdentifier)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightConstraint,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Scans for the largest content, and lays out that one card.
  package func show(_ stories: [Story]) {
    viewModels = stories.map(StoryViewModel.init)
    let largest = viewModels.max { $0.height(forWidth: cardWidth - 32) < $1.height(forWidth: cardWidth - 32) }
    let height = largest.map { StoryCell.height(for: $0, forWidth: cardWidth) } ?? 0
    layout.itemSize = CGSize(width: cardWidth, height: height)
    heightConstraint.constant = height + collectionView.contentInset.top + collectionView.contentInset.bottom
    collectionView.reloadData()
  }

  package var itemSize: CGSize { layout.itemSize }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    viewModels.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StoryCell.reuseIdentifier, for: indexPath)
    (cell as? StoryCell)?.configure(with: viewModels[indexPath.item])
    return cell
  }
}
