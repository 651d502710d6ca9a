import HeadlessSwiftUI
import Testing

/// Views in UIKit's cells.
@MainActor @Suite struct HostingTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let texts = ["One", "Some words that need several lines in so little room", ""]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let text = texts[indexPath.item]
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }.margins(.all, 10).minSize(height: 12)
      return cell
    }
  }

  /// The sizing cell of a shelf is asked without a collection view.
  @Test func aCellThatIsAskedItselfFollowsItsHostedView() {
    let cell = UICollectionViewCell(frame: .zero)
    func height(_ text: String) -> CGFloat {
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }.margins(.all, 10).minSize(width: 0, height: 0)
      return cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height("One") == 40.5)
    #expect(height("Some words that need several lines in so little room") == 84.5)
    #expect(height("One") == 40.5)
  }

  /// "The cell sizes itself by its content" (WWDC 2022, session 10072): a line of body is 20.5 points at two pixels a
  /// point, three of them 64.5, the one of no text 14, and 10 points stand above and below.
  @Test func aCellSizesItselfByAHostedView() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let heights = (0..<3).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height
    }
    let lines = UIHostingController(rootView: Text(source.texts[1])).sizeThatFits(in: CGSize(width: 180, height: 1000))
    #expect(lines.height > 40)
    #expect(heights == [40.5, lines.height + 20, 34])
  }

  /// The card of the articles: a title above a text, 16 points apart and from the edges, as UIKit's labels have it.
  @Test(arguments: ["A starter, a pot and patience.", "Two days on foot between lighthouses, with a ferry.", "Short"])
  func theCardIsAsHighAsUIKits(text: String) {
    let card = VStack(alignment: .leading, spacing: 16) {
      Text("Sourdough").lineLimit(1)
      Text(text).font(.system(size: 14))
    }.padding(16)
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (.systemFont(ofSize: 14), text, 0)
    let body = label.sizeThatFits(CGSize(width: 144, height: 0)).height
    #expect(height(card, width: 176) == Double(16 + 20.5 + 16 + body + 16))
  }
}
