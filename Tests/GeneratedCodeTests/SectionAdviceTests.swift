import CollectionLayout
import GeneratedCode
import Testing

/// What an app writes for a shelf, in numbers.
@Suite struct SectionAdviceTests {
  private typealias Layout = CompositionalLayout

  private func section(_ content: Layout.Group.Content, _ behavior: Layout.OrthogonalScrollingBehavior)
    -> Layout.Section
  {
    let group = Layout.Group(
      axis: .vertical, size: Layout.ElementSize(width: .absolute(176), height: .estimated(300)), content: content,
      interItemSpacing: .fixed(8))
    return Layout.Section(group: group, itemCount: 0, orthogonalScrollingBehavior: behavior)
  }

  @Test func lengthsAreThoseOfTheShelfsOwnSection() {
    let card = Layout.Subitem.item(
      Layout.Item(size: Layout.ElementSize(width: .fractionalWidth(1), height: .estimated(90))))
    let sections = [
      section(.repeating(card, count: 3), .continuous), section(.subitems([card]), .paging),
      section(.subitems([card]), .none),
    ]
    let layout = DescribedLayout(sections) {
      var count = 0
      return { _ in
        defer { count += 1 }
        return min(count, 2)
      }
    }
    let advice = SectionAdvice(layout, fileName: "new-and-hot.shelf.json")
    #expect(advice.function == "NewAndHotShelf.section(shelf:in:)")
    // Each shelf comes once a variant.
    #expect(advice.lengths(of: "a", cardHeight: 100) == lengths(316, 100))
    #expect(advice.lengths(of: "a", cardHeight: 50.5) == lengths(167.5, 50.5))
    #expect(advice.lengths(of: "b", cardHeight: 100) == lengths(100, 100))
    #expect(advice.lengths(of: "a", cardHeight: 20) == lengths(76, 20))
    for name in ["c", "d"] {
      let lengths = advice.lengths(of: name, cardHeight: 100)
      #expect(lengths.groupHeight == nil && lengths.reason == "each row is as high as its own tallest card")
    }
  }

  private func lengths(_ group: Double, _ item: Double) -> SectionAdvice.Lengths {
    SectionAdvice.Lengths(groupHeight: group, itemHeight: item)
  }
}
