import CollectionLayout
import Foundation
import ShelfSizing
import Testing

/// Frames of Apple's compositional layout, recorded on Mac Catalyst.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct RecordedCompositionTests {
  typealias Layout = CompositionalLayout

  private func records() throws -> RecordedCompositions {
    let path = try #require(Oracles.folder) + "/truth/compositional/compositional.json"
    return try JSONDecoder().decode(RecordedCompositions.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func wholeLayoutsAreApples() throws {
    let cases = try records().cases
    for recorded in cases {
      let layout = try recorded.layout()
      #expect(layout.cells == recorded.frames, "\(recorded.name)")
      #expect(layout.contentSize.numbers == recorded.content, "\(recorded.name)")
    }
    #expect(cases.count == 41)
  }

  private static let insets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  /// Two cells side by side in a row 40 high; sideways, in a column 100 wide.
  private func rows(_ direction: ScrollDirection = .vertical) -> Layout.Group {
    Layout.Group(
      axis: .horizontal,
      size: direction == .vertical
        ? .init(width: .fractionalWidth(1), height: .absolute(40))
        : .init(width: .absolute(100), height: .fractionalHeight(1)),
      content: .subitems([.item(.init(size: .init(width: .fractionalWidth(0.5), height: .fractionalHeight(1))))]))
  }

  private func layout(
    _ sections: [Layout.Section], direction: ScrollDirection = .vertical, margins: EdgeInsets = .zero,
    height: Double = 480, items: [Layout.BoundaryItem] = [], interSection: Double = 0
  ) throws -> Layout {
    try Layout(
      .init(container: Size(width: 320, height: height), layoutMargins: margins),
      configuration: .init(scrollDirection: direction, interSectionSpacing: interSection, boundaryItems: items),
      sections: sections)
  }

  private func header(_ height: Double, alignment: Layout.Alignment = .top) -> Layout.BoundaryItem {
    Layout.BoundaryItem(
      kind: "header", size: .init(width: .fractionalWidth(1), height: .absolute(height)), alignment: alignment)
  }

  @Test func customGroup() throws {
    let recorded = try records().other.customGroup
    let group = Layout.Group(
      axis: .horizontal, size: .init(width: .fractionalWidth(1), height: .absolute(80)),
      content: .custom { _ in
        [
          .init(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
          .init(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
          .init(frame: Rect(x: -5, y: -5, width: 400, height: 20)),
        ]
      })
    let layout = try layout([4, 2].map { .init(group: group, itemCount: $0, contentInsets: Self.insets) })
    #expect(layout.cells == recorded.frames)
    #expect(layout.contentSize.numbers == recorded.content)
    #expect([0, 1, 2].map { layout.zIndex(of: ItemPath(section: 0, item: $0)) } == [0, 4, 0])
  }

  @Test func sectionsThatDiffer() throws {
    let recorded = try records().other.sectionProvider
    let layout = try layout(
      [3, 4, 2].enumerated().map {
        .init(group: rows(), itemCount: $1, contentInsets: $0 == 1 ? .zero : Self.insets)
      })
    #expect(layout.cells == recorded.frames)
    #expect(layout.contentSize.numbers == recorded.content)
  }

  @Test func halvesOfANarrowContainer() throws {
    let recorded = try records().other.narrow
    var group = rows()
    group.size.height = .absolute(30)
    let layout = try Layout(
      .init(container: Size(width: 200, height: 300)), sections: [5, 3].map { .init(group: group, itemCount: $0) })
    #expect(layout.contentSize.numbers == recorded.content)
  }

  @Test func boundaryItems() throws {
    let rows = try records().other.boundary.rows
    for (name, columns) in rows {
      let alignment = try #require(Layout.Alignment(rawValue: name))
      for (column, numbers) in columns {
        let direction: ScrollDirection = column.hasPrefix("sideways") ? .horizontal : .vertical
        let isOffset = column == "with an offset"
        let isExtending = ["top", "leading", "topLeading", "bottomLeading"].contains(name) || !isOffset
        let item = Layout.BoundaryItem(
          kind: "item", size: .init(width: .absolute(60), height: .absolute(30)), alignment: alignment,
          extendsBoundary: isExtending,
          offset: !isOffset ? .init(x: 0, y: 0) : isExtending ? .init(x: 5, y: 7) : .init(x: -5, y: -7))
        let layout = try layout(
          [3, 2].map {
            .init(
              group: self.rows(direction), itemCount: $0, contentInsets: Self.insets,
              supplementariesFollowContentInsets: !column.contains("whole"), boundaryItems: [item])
          }, direction: direction)
        let content = direction == .vertical ? layout.contentSize.height : layout.contentSize.width
        let items = layout.frames(of: "item")
        #expect(
          [content] + items[0].prefix(2) + items[1].prefix(2) + layout.cells[0].prefix(2) == numbers,
          "\(name) \(column)")
      }
    }
    #expect(rows.values.map(\.count).reduce(0, +) == 40)
  }

  @Test func boundaryItemsTallerThanTheirSection() throws {
    let rows = try records().other.tallBoundary.rows
    for (name, columns) in rows {
      let alignment = try #require(Layout.Alignment(rawValue: name))
      for (column, numbers) in columns {
        let direction: ScrollDirection = column.hasSuffix("sideways") ? .horizontal : .vertical
        let item = Layout.BoundaryItem(
          kind: "item", size: .init(width: .absolute(33), height: .absolute(200)), alignment: alignment,
          extendsBoundary: column.hasPrefix("extending"))
        var group = self.rows(direction)
        if direction == .horizontal {
          group.content = .subitems([
            .item(.init(size: .init(width: .fractionalWidth(1), height: .fractionalHeight(0.5))))
          ])
        }
        let layout = try layout([.init(group: group, itemCount: 4, boundaryItems: [item])], direction: direction)
        let content = direction == .vertical ? layout.contentSize.height : layout.contentSize.width
        #expect(
          [content] + layout.frames(of: "item")[0].prefix(2) + layout.cells[0].prefix(2) == numbers, "\(name) \(column)"
        )
      }
    }
    #expect(rows.values.map(\.count).reduce(0, +) == 32)
  }

  @Test func emptySections() throws {
    let recorded = try records().other.emptySections
    let sections = [0, 2, 0].map {
      Layout.Section(group: rows(), itemCount: $0, contentInsets: Self.insets, boundaryItems: [header(10)])
    }
    let layout = try layout(sections, items: [header(30)])
    #expect(layout.cells == recorded.cells)
    #expect(layout.frames(of: "header") == recorded.sectionTop)
    #expect(layout.contentSize.numbers == recorded.content)
    #expect(layout.layoutSupplementaries().map(\.frame.numbers) == [[0, 0, 320, 30]])
  }

  @Test func pinnedHeader() throws {
    let recorded = try records().other.pinnedHeader
    var pinned = header(30)
    pinned.pinToVisibleBounds = true
    let layout = try layout(
      [3, 12].map { .init(group: rows(), itemCount: $0, contentInsets: Self.insets, boundaryItems: [pinned]) },
      height: 100)
    let shown = layout.supplementaries(inSection: 1, contentOffset: .init(x: 0, y: 130)).map(\.frame.numbers)
    #expect(shown == [recorded.headers["1"]])
    let cells = layout.elements(in: Rect(x: 0, y: 130, width: 320, height: 100)).filter { $0.kind == .item }
    #expect(cells.map(\.frame.numbers) == recorded.cells)
    #expect(layout.contentSize.numbers == recorded.content)
  }

  @Test func backgroundDecoration() throws {
    let recorded = try records().other.background
    let background = Layout.DecorationItem(
      kind: "background", contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let layout = try layout(
      [3, 0, 2].map {
        .init(
          group: rows(), itemCount: $0, interGroupSpacing: 4, contentInsets: Self.insets, boundaryItems: [header(30)],
          decorationItems: [background])
      })
    #expect(layout.cells == recorded.cells)
    #expect(layout.frames(of: "header") == recorded.headers)
    #expect((0..<3).flatMap { layout.decorations(inSection: $0) }.map(\.frame.numbers) == recorded.decorations)
    #expect(layout.contentSize.numbers == recorded.content)
    #expect(layout.zIndex(of: ItemPath(section: 0, item: 0)) == 1)
  }

  @Test func contentInsetsReferences() throws {
    let recorded = try records().other.references
    let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    for (references, expected) in [
      ([Layout.ContentInsetsReference.automatic, .none, .safeArea], recorded.uncleared),
      ([.layoutMargins, .readableContent], recorded.cleared),
    ] {
      for reference in references {
        for (direction, frames) in [(ScrollDirection.vertical, expected.down), (.horizontal, expected.sideways)] {
          var item = header(20)
          if direction == .horizontal {
            item.size = .init(width: .absolute(20), height: .fractionalHeight(1))
            item.alignment = .leading
          }
          let layout = try layout(
            [3, 2].map {
              .init(group: rows(direction), itemCount: $0, contentInsetsReference: reference, boundaryItems: [item])
            }, direction: direction, margins: margins)
          #expect(layout.cells == frames.cells, "\(reference) \(direction)")
          #expect(layout.frames(of: "header") == frames.headers, "\(reference) \(direction)")
          #expect(layout.contentSize.numbers == frames.content, "\(reference) \(direction)")
        }
      }
    }
    let whole = recorded.layoutItem
    let layout = try layout(
      [.init(group: rows(), itemCount: 3, contentInsetsReference: .layoutMargins)], margins: margins,
      items: [header(20)])
    #expect(layout.cells == whole.cells)
    #expect(layout.layoutSupplementaries().map(\.frame.numbers) == [whole.header])
    #expect(layout.contentSize.numbers == whole.content)
  }

  @Test func orthogonalSections() throws {
    let recorded = try records().other.orthogonal
    func size(_ width: Layout.Dimension, _ height: Layout.Dimension) -> Layout.ElementSize {
      .init(width: width, height: height)
    }
    let cases: [(RecordedOthers.Orthogonal, Layout.ElementSize, hasHeader: Bool, gap: Double)] = [
      (recorded.absolute, size(.absolute(100), .absolute(50)), true, 8),
      (recorded.fractional, size(.fractionalWidth(0.8), .absolute(50)), true, 8),
      (recorded.withoutHeader, size(.absolute(100), .fractionalHeight(0.25)), false, 8),
      (recorded.withoutGap, size(.absolute(100), .absolute(50)), true, 0),
    ]
    let cell = Layout.Subitem.item(.init(size: size(.fractionalWidth(1), .fractionalHeight(1))))
    for (expected, size, hasHeader, gap) in cases {
      let sections = [3, 8].map {
        Layout.Section(
          group: .init(axis: .horizontal, size: size, content: .subitems([cell])), itemCount: $0,
          interGroupSpacing: gap,
          contentInsets: Self.insets, orthogonalScrollingBehavior: .continuous,
          boundaryItems: hasHeader ? [header(20)] : [])
      }
      let layout = try layout(sections)
      #expect(Array(layout.cells.prefix(expected.section0.count)) == expected.section0)
      if let first = expected.section1 { #expect(Array(layout.cells[3...].prefix(first.count)) == first) }
      if let headers = expected.headers { #expect(layout.frames(of: "header") == headers) }
      let offsets = [0, 1].compactMap { layout.orthogonalRow(inSection: $0)?.greatestOffset }
      if let greatest = expected.maxOffset { #expect(offsets == greatest) }
      if let greatest = expected.maxOffset0 { #expect(offsets[0] == greatest) }
    }
  }

  /// The heights of the cells are data; `nil` for cells that can't size themselves.
  @Test func cellsThatSizeThemselves() throws {
    let cases = try records().selfSizing.cases
    let whole = Layout.Dimension.fractionalWidth(1)
    func item(_ width: Layout.Dimension, _ height: Double) -> Layout.Subitem {
      .item(.init(size: .init(width: width, height: .estimated(height))))
    }
    func group(
      _ axis: Layout.Axis, _ height: Layout.Dimension, _ content: Layout.Group.Content, spacing: Double? = nil
    ) -> Layout.Group {
      Layout.Group(
        axis: axis, size: .init(width: whole, height: height), content: content,
        interItemSpacing: spacing.map { .fixed($0) })
    }
    let list = group(.vertical, .estimated(44), .subitems([item(whole, 44)]))
    let pairs = group(.vertical, .estimated(88), .subitems([item(whole, 44), item(whole, 44)]), spacing: 5)
    let groups: [String: (Layout.Group, gap: Double)] = [
      "list VG(FW1,ES44){FW1,ES44}, gap 3": (list, 3),
      "the same, cells that cannot size themselves": (list, 3),
      "grid HG(FW1,ES50) count 2 of {FW.5,ES50}, spacing 5, gap 3": (
        group(.horizontal, .estimated(50), .shared(item(.fractionalWidth(0.5), 50), count: 2), spacing: 5), 3
      ),
      "HG(FW1,AB60){FW1,ES44}": (group(.horizontal, .absolute(60), .subitems([item(whole, 44)])), 0),
      "VG(FW1,ES88) of two {FW1,ES44}, spacing 5, gap 3, 6 cells": (pairs, 3),
      "the same group of two, cells that cannot size themselves": (pairs, 3),
    ]
    var compared = 0
    for (name, recorded) in cases {
      // One record has a content size only, and no groups.
      guard let cells = recorded.cells, let (group, gap) = groups[name] else { continue }
      let layout = try Layout(
        .init(container: Size(width: 320, height: 480)),
        sections: [.init(group: group, itemCount: cells.count, interGroupSpacing: gap)]
      ) { element, proposal in
        guard !name.contains("cannot"), case .item(let path) = element else { return nil }
        return Size(width: proposal.size.width, height: cells[path.item][3])
      }
      #expect(layout.cells == cells, "\(name)")
      #expect(layout.contentSize.numbers == recorded.content, "\(name)")
      compared += 1
    }
    #expect(compared == 6)
  }
}
