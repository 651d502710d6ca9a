import Testing

/// `"compositionalLayout"`: generated Swift makes the sections, with the heights that `measure` has.
@Suite struct GeneratedSectionTests {
  private static let records = """
    [{"s": "travel", "title": "A", "body": "some words that are long enough to make more than a line of it"},
     {"s": "New & Hot", "title": "B", "body": "a line"}, {"s": "rest", "title": "C", "body": "a line"}]

    """

  private static let card = #"{"item": {"width": {"fractionalWidth": 1}, "height": {"estimated": 90}}}"#

  /// A shelf of one card a group, described twice: for `New & Hot`, of two below each other, and for all others.
  private static let shelves = """
    {"interSectionSpacing": 20, "sections": [
      {"section": "New & Hot", "orthogonalScrollingBehavior": "groupPaging", "group": {"axis": "vertical",
        "width": {"absolute": 176}, "height": {"uniformAcrossSiblings": 200}, "interItemSpacing": {"fixed": 8},
        "repeatingSubitem": \(card), "count": 2}},
      {"orthogonalScrollingBehavior": "continuous", "group": {"width": {"fractionalWidth": 0.5},
        "height": {"estimated": 90}, "subitems": [\(card)]}}]}
    """

  private func folder(_ layout: String = shelves) throws -> Folder {
    let folder = try Folder()
    try folder.put(GeneratedSectionTests.records, "cards.json")
    try folder.put(
      """
      {"records": "cards.json", "groupBy": "s", "variants": {"cardWidth": {"from": 150, "to": 200}, "scale": [2, 3]},
       "compositionalLayout": \(layout)}
      """, "Cards.shelf.json")
    return folder
  }

  /// The module UIKit that generated Swift is compiled beside.
  private func putUIKit(in folder: Folder) throws {
    try folder.put(packageFile: "Tests/CommandTests/Generated/UIKit/UIKit.swift", "UIKit.swift")
    let arguments = ["-parse-as-library", "-emit-library", "-emit-module", "-module-name", "UIKit", "UIKit.swift"]
    #expect(try folder.compile(arguments + ["-o", folder.path("libUIKit.so")]) == Outcome(0))
  }

  @Test(SwiftCompiler.isHere) func sectionsHaveTheMeasuredHeights() throws {
    let folder = try folder()
    try putUIKit(in: folder)
    #expect(try folder.run("generate", "Cards.shelf.json", "--output", "Cards.shelf.swift") == Outcome(0))
    try folder.put(
      """
      import UIKit

      final class Container: NSCollectionLayoutContainer {
        let effectiveContentSize: CGSize
        init(_ width: CGFloat) { effectiveContentSize = CGSize(width: width, height: 700) }
      }
      final class Environment: NSCollectionLayoutEnvironment {
        let container: any NSCollectionLayoutContainer
        let traitCollection = UITraitCollection()
        init(_ width: CGFloat, scale: CGFloat, _ category: UIContentSizeCategory = .large) {
          container = Container(width)
          traitCollection.displayScale = scale
          traitCollection.preferredContentSizeCategory = category
        }
      }
      @MainActor func show(_ section: NSCollectionLayoutSection) {
        for element in [section.group, section.group.subitems[0]] as [NSCollectionLayoutItem] {
          let height = element.layoutSize.heightDimension
          let kind = height.isAbsolute ? "absolute" : height.isEstimated ? "estimated" : "uniform"
          print(kind, Double(height.dimension), terminator: element === section.group ? ", " : "\\n")
        }
      }
      for (width, scale) in [(320, 2), (320, 3), (393, 3), (299, 2)] as [(CGFloat, CGFloat)] {
        show(CardsShelf.travelSection(in: Environment(width, scale: scale)))
      }
      show(CardsShelf.travelSection(in: Environment(320, scale: 2, .accessibilityLarge)))
      show(CardsShelf.travelSection(in: Environment(320, scale: 2), cardWidth: 200))
      show(CardsShelf.section(shelf: .newHot, in: Environment(100, scale: 2)))
      show(CardsShelf.section(shelf: CardsShelf.Shelf(rawValue: "unknown"), in: Environment(320, scale: 2)))
      print(CardsShelf.layoutConfiguration().interSectionSpacing)
      """, "main.swift")
    let arguments = [
      "-D", "SHELF_HEIGHT_UIKIT", "-I", ".", "-L", ".", "-lUIKit", "-Xlinker", "-rpath=\(folder.path("."))",
    ]
    #expect(
      try folder.compile(["Cards.shelf.swift", "main.swift", "-o", folder.path("main")] + arguments) == Outcome(0))
    let travel = try [(160.0, 2), (160, 3), (589.0 / 3, 3), (200, 2)].map {
      try height(of: "travel", in: folder, width: $0, scale: $1)
    }
    let hot = try height(of: "New & Hot", in: folder, width: 176, scale: 2)
    let lines =
      travel[..<3].map { "absolute \($0), absolute \($0)\n" } + [
        // A card narrower, and a text larger, than all that were measured.
        "estimated 90.0, estimated 90.0\n", "estimated 90.0, estimated 90.0\n",
        "absolute \(travel[3]), absolute \(travel[3])\n", "absolute \(2 * hot + 8), absolute \(hot)\n",
        "estimated 90.0, estimated 90.0\n20.0\n",
      ]
    let output = try folder.launch(folder.path("main"), []).output
    #expect(output == lines.joined())
  }

  /// The height that `measure` has.
  private func height(of shelf: String, in folder: Folder, width: Double, scale: Int) throws -> Double {
    let rows = try folder.run(
      "measure", "--config", "Cards.shelf.json", "--card-width", "\(width)", "--scale", "\(scale)", "--format", "csv"
    ).lines
    let row = try #require(rows.first { $0.hasPrefix(shelf + ",") })
    return try #require(Double(row.split(separator: ",", omittingEmptySubsequences: false)[6]))
  }

  /// With every property, in Swift 5 and 6, with UIKit and without.
  @Test(SwiftCompiler.isHere) func everyDescriptionCompiles() throws {
    let size = #""width": {"absolute": 20}, "height": {"fractionalHeight": 0.5}"#
    let spacing = #""contentInsets": 3, "edgeSpacing": {"leading": {"fixed": 4}, "top": {"flexible": 0}}"#
    let badge = """
      {"kind": "a \\"b\\"", \(size), "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": {"x": 0.3}},
       "itemAnchor": {"edges": "bottom", "absoluteOffset": {"y": -2}}}
      """
    let item = #"{"item": {\#(size), \#(spacing), "supplementaryItems": [\#(badge)]}}"#
    let groups = [
      #""subitem": \#(item), "count": 3, "interItemSpacing": {"fixed": 8}"#,
      #""repeatingSubitem": \#(item), "count": 3, "interItemSpacing": {"flexible": 8}"#,
      #""customFrames": [{"x": 0, "y": 1, "width": 20, "height": 30}, {"x": 0, "y": 0, "width": 9, "height": 9, "zIndex": 2}]"#,
    ].flatMap { content in
      ["horizontal", "vertical"].map { #"{"group": {"axis": "\#($0)", \#(size), \#(spacing), \#(content)}}"# }
    }
    let boundary = """
      [{"kind": "UICollectionElementKindSectionHeader", "width": {"fractionalWidth": 1}, "height": {"estimated": 44},
        "alignment": "topTrailing", "extendsBoundary": false, "pinToVisibleBounds": true, "offset": {"x": 0, "y": -10},
        "contentInsets": 2}, {"kind": "footer", \(size), "alignment": "bottom"}]
      """
    let folder = try folder(
      """
      {"scrollDirection": "horizontal", "contentInsetsReference": "readableContent", "boundaryItems": \(boundary),
       "sections": [{"group": {\(size), "subitems": [\((groups + [item]).joined(separator: ",\n"))],
         "supplementaryItems": [\(badge), \(badge)]}, "interGroupSpacing": 4, "contentInsets": 5,
         "contentInsetsReference": "layoutMargins", "supplementariesFollowContentInsets": false,
         "boundaryItems": \(boundary), "decorationItems": [{"kind": "background", "contentInsets": 4}, {}]},
        {"group": {"width": {"estimated": 9}, "height": {"uniformAcrossSiblings": 9},
          "subitems": [\(GeneratedSectionTests.card)]}}]}
      """)
    #expect(try folder.run("generate", "Cards.shelf.json", "--output", "Cards.shelf.swift") == Outcome(0))
    try putUIKit(in: folder)
    for arguments in [
      [], ["-D", "SHELF_HEIGHT_UIKIT", "-I", "."], ["-D", "SHELF_HEIGHT_UIKIT", "-I", ".", "-swift-version", "5"],
    ] {
      #expect(try folder.compile(["-typecheck", "Cards.shelf.swift"] + arguments) == Outcome(0))
    }
  }

  @Test func commandsTellTheLengths() throws {
    let folder = try folder()
    let one = ["--config", "Cards.shelf.json", "--card-width", "176", "--scale", "2"]
    let rows = try folder.run(["measure", "--format", "ndjson"] + one).lines
    let end = #""reason": null, "function": "CardsShelf.section(shelf:in:)"}}"#
    #expect(
      rows[1].hasSuffix(
        #""compositionalLayout": {"groupHeightDimension": ".absolute(179)", "#
          + #""itemHeightDimension": ".absolute(85.5)", \#(end)"#), "\(rows[1])")
    let sentence =
      "generate writes the NSCollectionLayoutSection for all widths and text sizes, CardsShelf.section(shelf:in:)"
    #expect(
      try folder.run(["measure"] + one).lines.last
        == "Compositional layout: heightDimension: .absolute(…) of the item's height; \(sentence)")
    let explained = try folder.run(["explain", "--shelf", "New & Hot"] + one)
    #expect(
      explained.output.contains(
        "\nCompositional layout: heightDimension: .absolute(179) of the group, .absolute(85.5) of an "
          + "item; \(sentence)\n"), "\(explained)")
    #expect(try folder.run(["explain", "--format", "json"] + one).output.contains(end))
    // Rows of a grid have heights of their own; without the key nothing is said, and CSV has no column.
    let grid = try self.folder(
      #"{"sections": [{"group": {"width": {"fractionalWidth": 1}, "height": {"estimated": 9}, "subitems": ["#
        + GeneratedSectionTests.card + "]}}]}")
    #expect(
      try grid.run(["measure"] + one).lines.last
        == "Compositional layout: heights stay as they are described, as each row is as high as its own tallest card")
    #expect(try !folder.run(["measure", "--format", "csv"] + one).output.contains("absolute"))
    try folder.put(#"{"records": "cards.json", "groupBy": "s"}"#, "Cards.shelf.json")
    #expect(try !folder.run(["measure", "--format", "json"] + one).output.contains("compositional"))
    #expect(try !folder.run("generate", "Cards.shelf.json").output.contains("NSCollectionLayout"))
  }

  /// Heights at a width that the layout does not give are those of other cards.
  @Test func widthsThatNobodyMeasuresAreWarnings() throws {
    let folder = try folder()
    #expect(try folder.run("generate", "Cards.shelf.json").errors == "")
    let narrow = try folder.run("measure", "--config", "Cards.shelf.json", "--card-width", "160")
    #expect(
      narrow.errors
        == "Cards.shelf.json:2:25: warning: cards are 176 points wide in the compositional layout, and no height is measured "
        + "at that width: name it in cardWidth\n")
    try folder.put(
      #"{"records": "cards.json", "compositionalLayout": \#(GeneratedSectionTests.shelves)}"#, "Cards.shelf.json")
    #expect(
      try folder.run("generate", "Cards.shelf.json").errors
        == "Cards.shelf.json:1:50: warning: the collection view decides how wide cards are in the compositional layout: name "
        + "the widths that there are in cardWidth, as heights are measured at 176 points\n")
  }
}
