import Foundation
import HeadlessUIKit
import Testing

/// Layouts that Apple's UIKit placed, made through `NSCollectionLayout…` behind a collection view.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason)) @MainActor
struct CompositionalViewTests {
  @Test func framesAreApples() throws {
    let path = try #require(Oracles.folder) + "/truth/compositional/compositional.json"
    let cases = try JSONDecoder().decode(RecordedCompositions.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      .cases
    #expect(cases.count == 41)
    for recorded in cases {
      let view = PlainView(counts: recorded.counts, recorded.viewLayout)
      view.frame.size = CGSize(width: recorded.size[0], height: recorded.size[1])
      view.layoutIfNeeded()
      let frames = recorded.counts.indices.flatMap { section in
        (0..<recorded.counts[section]).map { item in
          view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        }
      }
      #expect(frames == recorded.frames.map { CGRect($0) }, "\(recorded.name)")
      #expect(view.contentSize == CGSize(width: recorded.content[0], height: recorded.content[1]), "\(recorded.name)")
    }
  }
}

extension CGRect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Cells that cannot size themselves.
private final class PlainView: UICollectionView, UICollectionViewDataSource {
  let counts: [Int]

  init(counts: [Int], _ layout: UICollectionViewLayout) {
    self.counts = counts
    super.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// The same layouts in UIKit's classes.
@MainActor extension RecordedComposition {
  fileprivate var viewLayout: UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection(group: group(self.section.group))
    section.interGroupSpacing = self.section.gap
    section.contentInsets = insets(self.section.insets)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scroll == "v" ? .vertical : .horizontal
    configuration.interSectionSpacing = interSection
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func insets(_ numbers: [Double]) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  private func item(_ element: Element) -> NSCollectionLayoutItem {
    element.sub == nil ? finished(NSCollectionLayoutItem(layoutSize: size(element)), element) : group(element)
  }

  private func group(_ element: Element) -> NSCollectionLayoutGroup {
    let (size, subitems) = (size(element), (element.sub ?? []).map(item))
    let group =
      switch (element.count, element.axis == "h") {
      case (nil, true): NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: subitems)
      case (nil, false): NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: subitems)
      case (let count?, true): NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: subitems[0], count: count)
      case (let count?, false): NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: subitems[0], count: count)
      }
    group.interItemSpacing = element.spacing.map(spacing)
    return finished(group, element)
  }

  private func finished<Item: NSCollectionLayoutItem>(_ item: Item, _ element: Element) -> Item {
    if let numbers = element.insets { item.contentInsets = insets(numbers) }
    if let edge = element.edge?.map({ $0.map(spacing) }) {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: edge[0], top: edge[1], trailing: edge[2], bottom: edge[3])
    }
    return item
  }

  private func size(_ element: Element) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: dimension(element.w), heightDimension: dimension(element.h))
  }

  private func dimension(_ amount: Amount) -> NSCollectionLayoutDimension {
    switch amount.word {
    case "fw": .fractionalWidth(amount.value)
    case "fh": .fractionalHeight(amount.value)
    case "es": .estimated(amount.value)
    default: .absolute(amount.value)
    }
  }

  private func spacing(_ amount: Amount) -> NSCollectionLayoutSpacing {
    amount.word == "flex" ? .flexible(amount.value) : .fixed(amount.value)
  }
}
