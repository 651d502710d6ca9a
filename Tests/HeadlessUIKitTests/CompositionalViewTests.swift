import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that is as high as its class says where a layout asks it.
private final class Title: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size.height = 33
    return fitted
  }
}

private final class TitledView: UICollectionView, UICollectionViewDataSource {
  var sections: [[Int]] = []
  var kinds: [String] = []

  convenience init(_ sections: [[Int]], _ layout: UICollectionViewLayout, kinds: [String] = []) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    (self.sections, self.kinds) = (sections, kinds)
    register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in kinds { register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind) }
    dataSource = self
    layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func frames(section: Int = 0) -> [[CGFloat]] {
    (0..<sections[section].count).map { item in
      let frame = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height]
    }
  }
}

/// Heights of cells and frames: Mac Catalyst, macOS 27.0 (kern0x1b/charon, "compositional-sized-expectations").
@MainActor struct CompositionalViewTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func rows(estimated: CGFloat) -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(estimated))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
  }

  @Test func aListOfCellsThatSizeThemselves() {
    let section = rows(estimated: 44)
    section.interGroupSpacing = 3
    let view = TitledView([[31, 50, 31, 69, 31]], UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == CGSize(width: 320, height: 224))
    #expect(
      view.frames() == [[0, 0, 320, 31], [0, 34, 320, 50], [0, 87, 320, 31], [0, 121, 320, 69], [0, 193, 320, 31]])
  }

  @Test func aGridOfCellsThatSizeThemselves() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50))), count: 2)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    let view = TitledView([[31, 88, 31, 126, 31]], UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize.height == 251)
    #expect(
      view.frames() == [
        [0, 0, 157.5, 31], [162.5, 0, 157.5, 88], [0, 91, 157.5, 31], [162.5, 91, 157.5, 126], [0, 220, 157.5, 31],
      ])
  }

  /// One card a group: as tall as the tallest card, those outside of the window too.
  @Test func aShelfIsAsTallAsItsTallestCard() throws {
    for (dimension, heights) in [
      (NSCollectionLayoutDimension.estimated(100), [40, 90, 60]),
      (.uniformAcrossSiblings(estimate: 100), [90, 90, 90]),
    ] as [(NSCollectionLayoutDimension, [CGFloat])] {
      let card = size(.fractionalWidth(0.85), dimension)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), dimension))])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 8
      let view = TitledView([[40, 90, 60], [10]], UICollectionViewCompositionalLayout(section: section))
      #expect(view.frames().map { $0[3] } == heights)
      #expect(view.frames().map { $0[0] } == [0, 280, 560])
      #expect(view.frames(section: 1)[0][1] == 90)
      // Two cards and the next section are in the window.
      #expect(view.visibleCells.count == 3)
    }
  }

  @Test func headersBadgesAndBackgrounds() throws {
    let section = rows(estimated: 44)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "ground")]
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(15)), elementKind: "top", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let kinds = [UICollectionView.elementKindSectionHeader, "top"]
    let view = TitledView([[50, 60], [70]], layout, kinds: kinds)
    let second = IndexPath(item: 0, section: 1)
    #expect(view.frames() == [[4, 50, 308, 50], [4, 100, 308, 60]])
    let title = view.supplementaryView(forElementKind: kinds[0], at: second)
    #expect(title is Title && title?.frame == CGRect(x: 4, y: 176, width: 308, height: 33))
    #expect(view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame.height == 15)
    #expect(view.contentSize.height == 287)
    let ground = layout.layoutAttributesForDecorationView(ofKind: "ground", at: second)
    #expect(ground?.frame == CGRect(x: 0, y: 176, width: 320, height: 111))
    // Backgrounds stand behind the cells.
    let grounds = view.subviews.prefix { !($0 is UICollectionViewCell) && !($0 is Title) }
    #expect(grounds.count == 2 && grounds.first?.frame.height == 151)
  }

  @Test func customGroupsAndProviders() {
    var asked: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(environment.container.contentSize)
      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
        asked.append(environment.container.contentSize)
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40), zIndex: 4)]
      }
      return index == 0 ? NSCollectionLayoutSection(group: custom) : rows(estimated: 44)
    }
    let view = TitledView([[0, 0], [25]], layout)
    #expect(view.frames() == [[1, 2, 30, 40], [1, 82, 30, 40]] && view.frames(section: 1) == [[0, 160, 320, 25]])
    #expect(
      asked.prefix(3) == [
        CGSize(width: 320, height: 480), CGSize(width: 320, height: 480), CGSize(width: 320, height: 80),
      ])
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 4)
  }

  @Test func visibleItemsAreHandedOverAtRest() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(90)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      #expect(offset == .zero)
      for item in items where item.indexPath.item > 0 { item.alpha = 0.5 }
    }
    let view = TitledView([[0, 0, 0]], UICollectionViewCompositionalLayout(section: section))
    #expect(view.visibleCells.map(\.alpha) == [1, 0.5])
  }

  @Test func listsAreRowsOfTheirCells() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = TitledView(
      [[50, 60]], UICollectionViewCompositionalLayout.list(using: configuration),
      kinds: [UICollectionView.elementKindSectionHeader])
    #expect(view.frames() == [[0, 33, 320, 50], [0, 83, 320, 60]])
  }

  @Test func groupsDescribeThemselves() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(20)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), repeatingSubitem: item, count: 3)
    #expect(
      group.visualDescription() == """
        vertical group of 3 1.0 of the width, 44.0 points estimated
          item 0.5 of the width, 20.0 points
        """)
  }

  @Test func aGroupWithoutRoomIsSaid() {
    var said: [String] = []
    let write = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = write }
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(400), .absolute(20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item]))
    let view = TitledView([[0]], UICollectionViewCompositionalLayout(section: section))
    #expect(view.contentSize == .zero)
    #expect(said.joined().contains("cannot fit even a single item"))
  }
}
