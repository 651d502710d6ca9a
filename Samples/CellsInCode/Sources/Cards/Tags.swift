import UIKit

/// A word with a border, which follows the user's text size.
final class TagCell: UICollectionViewCell {
  static let reuseIdentifier = "TagCell"
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textLabel)
    NSLayoutConstraint.activate([
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    contentView.layer.borderColor = UIColor.darkGray.cgColor
    contentView.layer.borderWidth = 1
    contentView.layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Tags in rows, each as large as its text.
package final class Tags: UICollectionViewController {
  private let stories: [Story]

  package init(_ stories: [Story]) {
    self.stories = stories
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: TagCell.reuseIdentifier)
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { stories.count }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TagCell.reuseIdentifier, for: indexPath)
    (cell as? TagCell)?.textLabel.text = stories[indexPath.item].title
    return cell
  }
}
