import CollectionLayout
import SeededRandom
import ShelfSizing
import Testing

/// All descriptions have these in common, those that nobody wrote too; 10,000 of them where `SHELF_HEIGHT_SWEEPS` is `all`.
struct CompositionalPropertyTests {
  /// An error names a group without room, or there is a layout whose frames are numbers, and the same however its sections
  /// are handed over.
  @Test func descriptionsHaveALayoutOrAnError() throws {
    var random = SeededGenerator(seed: 2026)
    var placed = 0
    for number in 0..<Sweep.count(10_000) {
      let description = RandomComposition(using: &random)
      guard let layout = try layoutIfThereIsRoom(description) else { continue }
      placed += 1
      checkNumbers(layout, number)
      if !description.environment.isRightToLeft { try checkContinuation(description, layout, number) }
    }
    #expect(placed > Sweep.count(5000))
  }

  private func checkNumbers(_ layout: Layout, _ number: Int) {
    #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite, "description \(number)")
    for section in 0..<layout.sectionCount {
      let boxes =
        layout.supplementaries(inSection: section, contentOffset: .init(x: 3, y: 100))
        + layout.decorations(inSection: section)
      for frame in boxes.map(\.frame)
        + (0..<layout.itemCount(inSection: section)).compactMap({
          layout.frame(of: ItemPath(section: section, item: $0))
        })
      {
        let isSound = frame.numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0
        #expect(isSound, "\(frame) of description \(number)")
      }
      guard let row = layout.orthogonalRow(inSection: section) else { continue }
      let offsets = row.restingOffsets ?? [0, row.greatestOffset]
      #expect(
        offsets == offsets.sorted() && offsets[0] == 0 && offsets.allSatisfy { $0 <= row.greatestOffset },
        "row of description \(number)")
    }
  }

  /// Sections placed one by one stand where they stand all at once.
  private func checkContinuation(_ description: RandomComposition, _ whole: Layout, _ number: Int) throws {
    guard !description.sections.isEmpty else { return }
    var parts = [try description.layout(sections: 0..<1)]
    var configuration = description.configuration
    configuration.boundaryItems = []
    for section in 1..<max(description.sections.count, 1) {
      parts.append(
        try description.layout(
          start: parts[section - 1].nextStart, sections: section..<section + 1, configuration: configuration))
    }
    #expect(parts.flatMap(\.cells) == whole.cells, "description \(number)")
    #expect(parts.flatMap { $0.boxes() } == (0..<parts.count).flatMap { whole.boxes($0) }, "description \(number)")
    let end = parts[parts.count - 1].sectionsEnd
    #expect(end == whole.sectionsEnd, "description \(number)")
    #expect(parts[0].contentSize(sectionsEnd: end) == whole.contentSize, "description \(number)")
  }

  /// Without negative room, custom frames and lengths beyond their groups, cells keep apart and lie in their section.
  @Test func orderlyCellsDoNotOverlap() throws {
    var random = SeededGenerator(seed: 36)
    var compared = 0
    for number in 0..<Sweep.count(10_000) {
      let description = RandomComposition(using: &random, isOrderly: true)
      guard let layout = try layoutIfThereIsRoom(description) else { continue }
      // Rounding moves a frame by up to half a pixel at each of two edges.
      let pixel = 1 / description.environment.scale + 1e-6
      for section in 0..<layout.sectionCount {
        let frames = (0..<layout.itemCount(inSection: section)).compactMap {
          layout.frame(of: ItemPath(section: section, item: $0))
        }
        let box = try #require(layout.sectionFrame(section))
        for (index, frame) in frames.enumerated() {
          let inside = Rect(
            x: frame.x + pixel, y: frame.y + pixel, width: frame.width - 2 * pixel, height: frame.height - 2 * pixel)
          guard inside.width > 0, inside.height > 0 else { continue }
          if let other = frames[..<index].first(where: { $0.width > 0 && $0.height > 0 && $0.overlaps(inside) }) {
            dump(description.sections[section]);
            Issue.record("\(frame) and \(other) of description \(number), section \(section)")
          }
          compared += 1
          let isVertical = description.configuration.scrollDirection == .vertical
          let liesInside =
            isVertical
            ? frame.y >= box.y - pixel && frame.maxY <= box.maxY + pixel
            : frame.x >= box.x - pixel && frame.maxX <= box.maxX + pixel
          #expect(liesInside, "\(frame) in \(box) of description \(number), section \(section)")
        }
      }
    }
    #expect(compared > Sweep.count(100_000))
  }

  /// The first thousand of a million items stand where a thousand stand.
  @Test func manyItemsStandWhereFewStand() throws {
    let cell = item(.fractionalWidth(1 / 3.0), .fractionalHeight(1))
    for behavior in [Layout.OrthogonalScrollingBehavior.none, .continuous] {
      let group = row(.fractionalWidth(0.9), .absolute(33.3), .subitems([cell]), spacing: .flexible(2))
      let (few, many) = try (
        place(group, 1000, gap: 1.7, behavior: behavior), place(group, 1_000_000, gap: 1.7, behavior: behavior)
      )
      #expect(few.cells == (0..<1000).map { many.frame(of: ItemPath(section: 0, item: $0))?.numbers })
    }
  }
}
