import Catalog
import CollectionLayout
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Descriptions of compositional layouts, as files have them.
@Suite struct LayoutDescriptionTests {
  private typealias Group = CompositionalLayout.Group

  private func read(_ text: String) throws -> LayoutDescription {
    try LayoutDescription.parse(Array(text.utf8), file: "f")
  }

  @Test func whatIsAbsentIsAsUIKitHasIt() throws {
    let description = try read(
      #"""
      {"sections": [{"group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 10},
        "subitems": [{"item": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}]}
      """#)
    let section = try #require(description.sections.first).section
    #expect(description.configuration.scrollDirection == .vertical)
    #expect(description.configuration.contentInsetsReference == .safeArea)
    #expect(section.group.axis == .horizontal)
    #expect(section.group.interItemSpacing == nil)
    #expect(section.contentInsets == .zero)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(description.sections[0].name == nil)
  }

  @Test func everythingIsRead() throws {
    let description = try read(
      #"""
      {"schemaVersion": 1, "scrollDirection": "horizontal", "interSectionSpacing": 7, "contentInsetsReference": "none",
       "boundaryItems": [{"kind": "k", "width": {"absolute": 1}, "height": {"estimated": 2}, "alignment": "bottomLeading",
         "extendsBoundary": false, "pinToVisibleBounds": true, "offset": {"x": 3, "y": -4}}],
       "sections": [
         {"group": {"axis": "vertical", "width": {"absolute": 5}, "height": {"uniformAcrossSiblings": 6},
           "interItemSpacing": {"flexible": 8}, "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
           "edgeSpacing": {"leading": {"flexible": 0}, "top": {"fixed": 4}, "trailing": null, "bottom": null},
           "repeatingSubitem": {"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "count": 2,
             "subitem": {"item": {"width": {"absolute": 1}, "height": {"absolute": 1}, "supplementaryItems": [
               {"width": {"absolute": 9}, "height": {"absolute": 9}, "containerAnchor": {"edges": ["top", "trailing"],
                "fractionalOffset": {"x": 0.5, "y": -0.5}}, "itemAnchor": {"edges": "leading"}}]}}}}, "count": 3},
          "interGroupSpacing": -2, "contentInsets": 9, "orthogonalScrollingBehavior": "groupPagingCentered",
          "contentInsetsReference": "layoutMargins", "supplementariesFollowContentInsets": false, "section": "a",
          "boundaryItems": null, "decorationItems": [{"kind": "b", "contentInsets": {"top": 1}}]},
         {"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "customFrames": [
           {"x": -1, "y": 2, "width": 3, "height": 4, "zIndex": 5}]}}]}
      """#)
    let (configuration, section) = (description.configuration, description.sections[0].section)
    #expect(configuration.scrollDirection == .horizontal)
    #expect(configuration.interSectionSpacing == 7)
    #expect(configuration.contentInsetsReference == .none)
    #expect(
      configuration.boundaryItems == [
        .init(
          kind: "k", size: .init(width: .absolute(1), height: .estimated(2)), alignment: .bottomLeading,
          extendsBoundary: false, pinToVisibleBounds: true, offset: .init(x: 3, y: -4))
      ])
    #expect(description.sections.map(\.name) == ["a", nil])
    #expect(section.interGroupSpacing == -2)
    #expect(section.contentInsets == EdgeInsets(all: 9))
    #expect(section.orthogonalScrollingBehavior == .groupPagingCentered)
    #expect(section.contentInsetsReference == .layoutMargins)
    #expect(!section.supplementariesFollowContentInsets)
    #expect(
      section.decorationItems
        == [.init(kind: "b", contentInsets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0))])
    let group = section.group
    #expect(group.axis == .vertical)
    #expect(group.size == .init(width: .absolute(5), height: .uniformAcrossSiblings(estimate: 6)))
    #expect(group.interItemSpacing == .flexible(8))
    #expect(group.contentInsets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(group.edgeSpacing == .init(leading: .flexible(0), top: .fixed(4)))
    guard case .repeating(.group(let inner), count: 3) = group.content,
      case .shared(.item(let item), count: 2) = inner.content
    else { return #expect(Bool(false), "\(group.content)") }
    let badge = try #require(item.supplementaryItems.first)
    #expect(badge.containerAnchor == .init(edges: .topTrailing, offset: .fractional(.init(x: 0.5, y: -0.5))))
    #expect(badge.itemAnchor == .init(edges: .leading))
    guard case .custom(let frames) = description.sections[1].section.group.content else {
      return #expect(Bool(false))
    }
    #expect(frames(.zero) == [.init(frame: Rect(x: -1, y: 2, width: 3, height: 4), zIndex: 5)])
  }

  /// The place of each group is known, so that a group that can't be laid out is named there.
  @Test func groupsKnowTheirPlaces() throws {
    let item = #"{"item": {"width": {"absolute": 1}, "height": {"absolute": 1}}}"#
    let start = #"{"sections": [{"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "subitems": ["#
    let inner = #"{"width": {"absolute": 1}, "height": {"absolute": 1}, "subitems": [\#(item)]}"#
    let description = try read(start + item + #", {"group": "# + inner + "}]}}]}")
    let origin = try #require(description.sections[0].origin)
    let path: [Int] = [1]
    let column = start.utf8.count + item.utf8.count + #", {"group": "#.utf8.count + 1
    #expect(origin[path] == .file("f", SourcePosition(line: 1, column: column)))
    #expect(origin[[]] == .file("f", SourcePosition(line: 1, column: 25)))
  }

  @Test(arguments: [
    ("{}", "1:1: error: the layout needs a 'sections'"),
    (#"{"sections": []}"#, "1:14: error: 'sections' needs at least one entry"),
    (#"{"sections": [{}]}"#, "1:15: error: a section needs a 'group'"),
    (#"{"sections": [{"gruop": 1}]}"#, "1:16: error: unknown key 'gruop'. Did you mean 'group'?"),
    (
      #"{"scrollDirection": "down", "sections": []}"#,
      "1:21: error: unknown scrollDirection 'down'; allowed are vertical, horizontal"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": -1}, "height": {"absolute": 1}, "subitems": []}}]}"#,
      "1:48: error: 'absolute' must not be negative, but is -1"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": 1e400}, "height": {"absolute": 1}, "subitems": []}}]}"#,
      "1:48: error: 'absolute' is 1e400, but must be at most a million"
    ),
    (
      #"{"sections": [{"group": {"width": {"points": 1}, "height": {"absolute": 1}, "subitems": []}}]}"#,
      "1:36: error: unknown key 'points'; allowed are absolute, estimated, fractionalWidth, fractionalHeight, uniformAcrossSiblings"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": 1}, "height": {"absolute": 1}}}]}"#,
      "1:25: error: a group must have exactly one of 'subitems', 'subitem', 'repeatingSubitem', 'customFrames'"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "customFrames": []}}]}"#,
      "1:95: error: 'customFrames' needs at least one entry"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "subitems": [{}]}}]}"#,
      "1:92: error: a subitem must have exactly one of 'item', 'group'"
    ),
    (
      #"{"sections": [{"group": {"width": {"absolute": 1}, "height": {"absolute": 1}, "subitem": {}, "count": 0}}]}"#,
      "1:103: error: 'count' must be a whole number from 1, not 0"
    ),
    (#"{"section": 1, "sections": []}"#, "1:2: error: unknown key 'section'. Did you mean 'sections'?"),
    (
      #"{"padding": 1, "sections": []}"#,
      "1:2: error: unknown key 'padding'; allowed are $schema, schemaVersion, scrollDirection, interSectionSpacing, contentInsetsReference, boundaryItems, sections"
    ),
  ])
  func tellsWhatIsWrong(text: String, message: String) {
    #expect { try read(text) } throws: { "\($0)".contains("f:" + message) }
  }

  /// Sections go by their names, the others by their order; the last description is that of all further ones.
  @Test func sectionsFindTheirDescriptions() {
    let size = CompositionalLayout.ElementSize(width: .absolute(1), height: .absolute(1))
    let group = Group(axis: .horizontal, size: size, content: .subitems([.item(.init(size: size))]))
    func section(_ name: String?, _ spacing: Double) -> LayoutDescription.Section {
      .init(name: name, CompositionalLayout.Section(group: group, itemCount: 0, interGroupSpacing: spacing))
    }
    var described = DescribedSections(
      LayoutDescription(sections: [section(nil, 0), section("b", 1), section(nil, 2), section("none", 3)]))
    #expect(["b", "x", "y", "z", "b"].map { described.next($0).section.interGroupSpacing } == [1, 0, 2, 2, 1])
    #expect(described.missing.map(\.index) == [3])
    var named = DescribedSections(LayoutDescription(sections: [section("a", 0), section("b", 1)]))
    #expect(["x", "a"].map { named.next($0).section.interGroupSpacing } == [1, 0])
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("az-Arab", true), ("en", false), ("ar-Latn", false), ("ar-XB", true),
  ])
  func languagesHaveADirection(locale: String, isRightToLeft: Bool) {
    #expect(Locales.isRightToLeft(locale) == isRightToLeft)
  }
}
