import Catalog
import CollectionLayout
import ShelfSizing
import Testing

@testable import GeneratedCode

private typealias Layout = CompositionalLayout

/// The functions that make sections: which lengths get the height of a card, and how Swift says the rest.
@Suite struct GeneratedSectionsTests {
  private func card(
    _ height: Layout.Dimension, width: Layout.Dimension = .fractionalWidth(1), insets: EdgeInsets = .zero
  ) -> Layout.Subitem {
    .item(Layout.Item(size: Layout.ElementSize(width: width, height: height), contentInsets: insets))
  }

  private func group(
    _ axis: Layout.Axis = .horizontal, width: Layout.Dimension = .fractionalWidth(0.85), height: Layout.Dimension,
    _ content: Layout.Group.Content, spacing: Layout.Spacing? = nil
  ) -> Layout.Group {
    Layout.Group(
      axis: axis, size: Layout.ElementSize(width: width, height: height), content: content, interItemSpacing: spacing)
  }

  private func shelf(_ group: Layout.Group) -> Layout.Section {
    Layout.Section(group: group, itemCount: 0, orthogonalScrollingBehavior: .groupPaging)
  }

  // MARK: Heights

  /// The heights of a section, outermost first, as Swift has them; the reason where there are none.
  private func heights(_ section: Layout.Section, _ direction: ScrollDirection = .vertical) -> String {
    do throws(MeasuredHeights.Reason) {
      let heights = try MeasuredHeights(CardPath(section.group), in: section, direction)
      return heights.lengths.map { $0?.swift ?? "given" }.joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }

  @Test func openHeightsOfAShelfAreThoseOfItsCard() {
    #expect(heights(shelf(group(height: .estimated(220), .subitems([card(.estimated(220))])))) == "$0, $0")
    // The mistake that UIKit does not measure.
    #expect(heights(shelf(group(height: .estimated(220), .subitems([card(.fractionalHeight(1))])))) == "$0, given")
    #expect(
      heights(shelf(group(height: .uniformAcrossSiblings(estimate: 9), .subitems([card(.estimated(9))])))) == "$0, $0")
    #expect(heights(shelf(group(height: .absolute(300), .subitems([card(.estimated(220))])))) == "given, $0")
    #expect(heights(shelf(group(height: .absolute(300), .subitems([card(.fractionalHeight(1))])))) == "given")
  }

  @Test func cardsBelowEachOtherAddUp() {
    let three = Layout.Group.Content.repeating(card(.estimated(80)), count: 3)
    #expect(heights(shelf(group(.vertical, height: .estimated(240), three))) == "3 * $0, $0")
    #expect(heights(shelf(group(.vertical, height: .estimated(240), three, spacing: .fixed(8)))) == "3 * $0 + 16, $0")
    // Each gets a part of the group, whatever it asks for.
    let shared = Layout.Group.Content.shared(
      card(.fractionalHeight(1), insets: EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 0)), count: 2)
    #expect(
      heights(shelf(group(.vertical, height: .estimated(240), shared, spacing: .flexible(4)))) == "2 * $0 + 14, given")
    // A list stands once in a group that is as high as it.
    #expect(heights(shelf(group(.vertical, height: .estimated(240), .subitems([card(.estimated(80))])))) == "$0, $0")
    let column = Layout.Subitem.group(group(.vertical, width: .fractionalWidth(0.5), height: .estimated(160), three))
    #expect(heights(shelf(group(height: .estimated(160), .repeating(column, count: 2)))) == "3 * $0, 3 * $0, $0")
  }

  @Test func insetsCountWhereUIKitDoesNotIgnoreThem() {
    let insets = EdgeInsets(top: 4, leading: 0, bottom: 6, trailing: 0)
    #expect(
      heights(shelf(group(height: .estimated(9), .subitems([card(.fractionalHeight(1), insets: insets)]))))
        == "$0 + 10, given")
    #expect(heights(shelf(group(height: .estimated(9), .subitems([card(.estimated(9), insets: insets)])))) == "$0, $0")
    // Below 1 they are parts of a height that is not known yet.
    let parts = EdgeInsets(top: 0.1, leading: 0, bottom: 0, trailing: 0)
    #expect(
      heights(shelf(group(height: .estimated(9), .subitems([card(.fractionalHeight(1), insets: parts)])))) == "fraction"
    )
    #expect(heights(shelf(group(height: .estimated(9), .subitems([card(.fractionalHeight(0.5))])))) == "fraction")
  }

  @Test func otherHeightsStayAsTheyAreDescribed() {
    let row = group(
      width: .fractionalWidth(1), height: .estimated(9), .subitems([card(.estimated(9), width: .fractionalWidth(0.5))]))
    #expect(heights(Layout.Section(group: row, itemCount: 0)) == "rows")
    #expect(heights(Layout.Section(group: row, itemCount: 0), .horizontal) == "$0, $0")
    #expect(heights(shelf(row), .horizontal) == "rows")
    // The size of the outermost group is that of all.
    let uniform = group(height: .uniformAcrossSiblings(estimate: 9), .subitems([card(.estimated(9))]))
    #expect(heights(Layout.Section(group: uniform, itemCount: 0)) == "$0, $0")
    #expect(
      heights(shelf(group(height: .estimated(9), .subitems([card(.estimated(9)), card(.estimated(9))])))) == "items")
    #expect(heights(shelf(group(height: .estimated(9), .custom { _ in [] }))) == "frames")
    let many = group(.vertical, height: .estimated(9), .repeating(card(.estimated(9)), count: 10_000_000))
    #expect(heights(shelf(many)) == "length")
  }

  // MARK: Widths

  private func width(_ section: Layout.Section, _ direction: ScrollDirection = .vertical) -> String? {
    (try? CardPath(section.group)).flatMap { CardWidth($0, in: section, direction)?.swift }
  }

  @Test func theWidthOfACardFollowsFromThatOfTheView() {
    let item = card(.estimated(9))
    var section = shelf(group(height: .estimated(9), .subitems([item])))
    section.contentInsets = EdgeInsets(all: 16)
    #expect(width(section) == "pixels(0.85 * container.width, traits.displayScale)")
    section.orthogonalScrollingBehavior = .none
    #expect(width(section) == "pixels(0.85 * (container.width - 32), traits.displayScale)")
    #expect(width(section, .horizontal) == "pixels(0.85 * container.width, traits.displayScale)")
    #expect(width(shelf(group(width: .absolute(176), height: .estimated(9), .subitems([item])))) == "176")
    let inset = card(.estimated(9), insets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    #expect(width(shelf(group(width: .absolute(176), height: .estimated(9), .subitems([inset])))) == "166")
    // A fraction is one of what the spacings leave.
    let half = card(.estimated(9), width: .fractionalWidth(0.5))
    #expect(
      width(shelf(group(width: .fractionalWidth(1), height: .estimated(9), .subitems([half]), spacing: .fixed(10))))
        == "pixels(0.5 * (container.width - 10), traits.displayScale)")
    #expect(
      width(
        shelf(group(width: .fractionalWidth(1), height: .estimated(9), .shared(item, count: 3), spacing: .fixed(8))))
        == "pixels((container.width - 16) / 3, traits.displayScale)")
    #expect(width(shelf(group(width: .estimated(99), height: .estimated(9), .subitems([item])))) == nil)
  }

  // MARK: Swift

  private func swift(_ section: Layout.Section, heights: [MeasuredHeights.Length?] = []) -> String {
    var writer = SectionWriter(heights: heights)
    writer.write(section)
    return writer.lines.map { $0.dropFirst(4) + "\n" }.joined()
  }

  @Test func aShelfReadsAsWrittenByHand() {
    var section = shelf(group(height: .estimated(220), .subitems([card(.estimated(220))])))
    section.interGroupSpacing = 12
    section.contentInsets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.boundaryItems = [
      Layout.BoundaryItem(
        kind: "UICollectionElementKindSectionHeader",
        size: Layout.ElementSize(width: .fractionalWidth(1), height: .absolute(44)), alignment: .top)
    ]
    let length = MeasuredHeights.Length()
    #expect(
      swift(section, heights: [length, length]) == """
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: height.map { .absolute($0) } ?? .estimated(220)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.85), heightDimension: height.map { .absolute($0) } ?? .estimated(220)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.orthogonalScrollingBehavior = .groupPaging
        let boundaryItem = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [boundaryItem]

        """)
  }

  /// Along an axis that was open and is given now, UIKit would no longer ignore them.
  @Test func insetsAlongAMeasuredAxisAreLeftOut() {
    let insets = EdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)
    let section = shelf(group(height: .estimated(9), .subitems([card(.estimated(9), insets: insets)])))
    let length = MeasuredHeights.Length()
    #expect(
      swift(section, heights: [length, length]).contains(
        "item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)\n"))
    #expect(swift(section).contains("NSDirectionalEdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2)\n"))
  }

  @Test func everyPropertyThatIsNotUIKitsOwnIsWritten() {
    #expect(
      swift(GeneratedSectionsTests.everything) == """
        let supplementaryItem1 = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(20), heightDimension: .absolute(20)),
          elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item1 = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.5)),
          supplementaryItems: [supplementaryItem1])
        item1.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: .flexible(0), trailing: nil, bottom: nil)
        let innerGroup1 = NSCollectionLayoutGroup.custom(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(50), heightDimension: .absolute(60))) { _ in
          [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 1, width: 20, height: 30)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 20, height: 30), zIndex: 2),
          ]
        }
        let item2 = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)))
        let innerGroup2 = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .estimated(70), heightDimension: uniform(90)),
          repeatingSubitem: item2, count: 3)
        let supplementaryItem2 = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(8), heightDimension: .absolute(8)),
          elementKind: "a \\"b\\"",
          containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
          itemAnchor: NSCollectionLayoutAnchor(edges: [], absoluteOffset: CGPoint(x: 1, y: 2)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitems: [item1, innerGroup1, innerGroup2])
        group.interItemSpacing = .flexible(6)
        group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        group.supplementaryItems = [supplementaryItem2]
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = .layoutMargins
        section.supplementariesFollowContentInsets = false
        let boundaryItem1 = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: "header", alignment: .top)
        boundaryItem1.pinToVisibleBounds = true
        let boundaryItem2 = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(9), heightDimension: .absolute(9)),
          elementKind: "side", alignment: .bottomTrailing,
          absoluteOffset: CGPoint(x: 0, y: -10))
        boundaryItem2.extendsBoundary = false
        boundaryItem2.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        section.boundarySupplementaryItems = [boundaryItem1, boundaryItem2]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]

        """)
  }

  /// A section with every property.
  static var everything: CompositionalLayout.Section {
    let badge = Layout.SupplementaryItem(
      kind: "badge", size: Layout.ElementSize(width: .absolute(20), height: .absolute(20)),
      containerAnchor: Layout.Anchor(edges: .topTrailing, offset: .fractional(Layout.Point(x: 0.3, y: -0.3))))
    let mark = Layout.SupplementaryItem(
      kind: "a \"b\"", size: Layout.ElementSize(width: .absolute(8), height: .absolute(8)),
      containerAnchor: Layout.Anchor(edges: .bottom),
      itemAnchor: Layout.Anchor(edges: .none, offset: .absolute(Layout.Point(x: 1, y: 2))))
    let item = Layout.Item(
      size: Layout.ElementSize(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5)),
      edgeSpacing: Layout.EdgeSpacing(leading: .fixed(4), top: .flexible(0)), supplementaryItems: [badge])
    let custom = Layout.Group(
      axis: .horizontal, size: Layout.ElementSize(width: .absolute(50), height: .absolute(60)),
      content: .custom { _ in
        [
          Layout.CustomFrame(frame: Rect(x: 0, y: 1, width: 20, height: 30)),
          Layout.CustomFrame(frame: Rect(x: 5, y: 5, width: 20, height: 30), zIndex: 2),
        ]
      })
    let column = Layout.Group(
      axis: .vertical, size: Layout.ElementSize(width: .estimated(70), height: .uniformAcrossSiblings(estimate: 90)),
      content: .repeating(
        .item(Layout.Item(size: Layout.ElementSize(width: .fractionalWidth(1), height: .estimated(30)))), count: 3))
    let group = Layout.Group(
      axis: .horizontal, size: Layout.ElementSize(width: .fractionalWidth(1), height: .absolute(100)),
      content: .subitems([.item(item), .group(custom), .group(column)]), interItemSpacing: .flexible(6),
      contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), supplementaryItems: [mark])
    let header = Layout.BoundaryItem(
      kind: "header", size: Layout.ElementSize(width: .fractionalWidth(1), height: .estimated(44)), alignment: .top,
      pinToVisibleBounds: true)
    let side = Layout.BoundaryItem(
      kind: "side", size: Layout.ElementSize(width: .absolute(9), height: .absolute(9)), alignment: .bottomTrailing,
      extendsBoundary: false, offset: Layout.Point(x: 0, y: -10), contentInsets: EdgeInsets(all: 1))
    return Layout.Section(
      group: group, itemCount: 0, contentInsetsReference: .layoutMargins, supplementariesFollowContentInsets: false,
      boundaryItems: [header, side],
      decorationItems: [Layout.DecorationItem(kind: "background", contentInsets: EdgeInsets(all: 5))])
  }
}
