import UIKit

/// An icon beside three texts, which wrap.
final class AlertCell: UICollectionViewCell {
  static let reuseIdentifier = "AlertCell"
  private let stackView = UIStackView()
  private let labels = (0..<3).map { _ in UILabel() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let imageView = UIImageView()
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.spacing = 4
    for (label, style) in zip(labels, [UIFont.TextStyle.headline, .subheadline, .footnote]) {
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
    }
    stackView.alignment = .center
    stackView.spacing = 8
    stackView.addArrangedSubview(imageView)
    stackView.addArrangedSubview(texts)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalToConstant: 40),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      stackView.topAnchor.constraint(equalTo: margins.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      // With an equality, a frame without end would stretch the labels.
      stackView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ story: Story) {
    labels[0].text = story.title
    labels[1].text = story.body
    labels[2].text = story.id
  }

  /// The height that the texts need: in a frame without end, that of the stack view and the margins.
  func height(forWidth width: CGFloat) -> CGFloat {
    frame.size = CGSize(width: width, height: .greatestFiniteMagnitude)
    layoutIfNeeded()
    return contentView.layoutMargins.top + stackView.frame.height + contentView.layoutMargins.bottom
  }
}

@MainActor protocol WaterfallLayoutDelegate: AnyObject {
  func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
}

/// Columns that are filled in turn; each section begins below the last one.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  private let padding: CGFloat = 6
  private var places: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  private var columnCount: Int {
    let isUpright = UIDevice.current.orientation.isPortrait
    return switch UIDevice.current.userInterfaceIdiom {
    case .pad: isUpright ? 2 : 3
    default: isUpright ? 1 : 2
    }
  }

  override func prepare() {
    guard places.isEmpty, let collectionView else { return }
    let width = collectionView.bounds.width - collectionView.contentInset.left - collectionView.contentInset.right
    let columnWidth = width / CGFloat(columnCount)
    var bottom: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      var ends = [CGFloat](repeating: bottom, count: columnCount)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let column = item % columnCount
        let path = IndexPath(item: item, section: section)
        let height = delegate?.waterfall(self, heightForItemAt: path, width: columnWidth - 2 * padding) ?? 0
        let cell = CGRect(
          x: CGFloat(column) * columnWidth, y: ends[column], width: columnWidth, height: height + 2 * padding)
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = cell.insetBy(dx: padding, dy: padding)
        places.append(place)
        ends[column] = cell.maxY
      }
      bottom = ends.max() ?? bottom
    }
    contentSize = CGSize(width: width, height: bottom)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.indexPath == indexPath }
  }
}

/// Stories in columns, measured by a cell that is never on screen.
package final class Waterfall: UICollectionViewController, WaterfallLayoutDelegate {
  private let sizingCell = AlertCell(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let stories: [Story]

  package init(_ stories: [Story]) {
    self.stories = stories
    super.init(collectionViewLayout: WaterfallLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    (collectionViewLayout as? WaterfallLayout)?.delegate = self
    collectionView.register(AlertCell.self, forCellWithReuseIdentifier: AlertCell.reuseIdentifier)
  }

  func waterfall(_ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
    sizingCell.show(stories[indexPath.item])
    return sizingCell.height(forWidth: width)
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { stories.count }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: AlertCell.reuseIdentifier, for: indexPath)
    (cell as? AlertCell)?.show(stories[indexPath.item])
    return cell
  }
}
