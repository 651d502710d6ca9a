import Foundation
import Testing

@testable import HeadlessUIKit

/// A header with a label 8 points inside of it.
private final class LabelHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list whose headers ask for other heights than they have.
private final class Headed: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let title = "A title that is long enough to take more than one line of the header"
  /// Whether the delegate asks the header itself, as apps do.
  var asks = false

  convenience init(_ layout: UICollectionViewLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    register(
      LabelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (dataSource, delegate) = (self, self)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? LabelHeader)?.label.text = title
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard asks else { return (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    let header = self.collectionView(
      collectionView, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingExpandedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  var headerFrame: CGRect? {
    layoutIfNeeded()
    return supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
  }

  /// The height that the label has in the width of a header.
  var fitting: CGFloat {
    let label = UILabel()
    (label.text, label.numberOfLines) = (title, 0)
    return label.sizeThatFits(CGSize(width: 184, height: 1000)).height + 16
  }
}

/// Headers of flow layouts are as long as the layout or its delegate says, whatever their constraints ask for (Apple's
/// documentation of `headerReferenceSize`); apps ask the header in the delegate's method.
@MainActor struct FlowHeaderTests {
  @Test(arguments: [false, true])
  func constraintsOfHeadersDoNotCount(_ cellsTellSizes: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    if cellsTellSizes { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let view = Headed(layout)
    #expect(view.headerFrame == CGRect(x: 0, y: 0, width: 200, height: 20) && view.fitting > 20)
  }

  /// Without a length there is no header: its view is never asked for.
  @Test func aHeaderWithoutLengthIsNotThere() {
    #expect(Headed(UICollectionViewFlowLayout()).headerFrame == nil)
  }

  @Test func theDelegateAsksTheHeader() {
    let view = Headed(UICollectionViewFlowLayout())
    view.asks = true
    #expect(view.headerFrame == CGRect(x: 0, y: 0, width: 200, height: view.fitting))
    #expect(view.subviews.count { $0 is LabelHeader } == 1)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == view.fitting)
  }
}
