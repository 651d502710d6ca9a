import UIKit

/// A cell that tells its size before it is on screen.
@MainActor protocol ContentAwareCell: UICollectionViewCell {
  static var reuseIdentifier: String { get }
  func configure(with story: Story, isPrototype: Bool)
  func fittedSize(for constrainedSize: CGSize) -> CGSize
}

/// A text that the cell places by hand.
final class NoteCell: UICollectionViewCell, ContentAwareCell {
  static let reuseIdentifier = "NoteCell"
  private static let padding = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .callout)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: NoteCell.padding)
  }

  func configure(with story: Story, isPrototype: Bool) {
    label.text = story.body
    guard !isPrototype else { return }
    // Nobody sees a prototype.
    contentView.backgroundColor = .systemYellow
    contentView.layer.shadowOpacity = 0.2
  }

  func fittedSize(for constrainedSize: CGSize) -> CGSize {
    let (across, upright) = (
      NoteCell.padding.left + NoteCell.padding.right, NoteCell.padding.top + NoteCell.padding.bottom
    )
    let text = label.sizeThatFits(
      CGSize(width: constrainedSize.width - across, height: constrainedSize.height - upright))
    return CGSize(width: constrainedSize.width, height: text.height + upright)
  }
}

/// Notes in a grid of three, whose sizes come from one prototype for each reuse identifier and are kept.
package final class NoteGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package let collectionView: UICollectionView
  private let stories: [Story]
  private var prototypes: [String: UICollectionViewCell] = [:]
  private var sizes: [IndexPath: CGSize] = [:]

  package init(_ stories: [Story], frame: CGRect) {
    self.stories = stories
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: NoteCell.reuseIdentifier)
  }

  private func prototype<Cell: ContentAwareCell>(_ type: Cell.Type) -> Cell {
    if let prototype = prototypes[Cell.reuseIdentifier] as? Cell { return prototype }
    let prototype = Cell(frame: .zero)
    prototypes[Cell.reuseIdentifier] = prototype
    return prototype
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let size = sizes[indexPath] { return size }
    let prototype = prototype(NoteCell.self)
    prototype.configure(with: stories[indexPath.item], isPrototype: true)
    let size = prototype.fittedSize(
      for: CGSize(width: collectionView.bounds.width / 3, height: .greatestFiniteMagnitude))
    sizes[indexPath] = size
    return size
  }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    stories.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: NoteCell.reuseIdentifier, for: indexPath)
    (cell as? NoteCell)?.configure(with: stories[indexPath.item], isPrototype: false)
    return cell
  }
}
