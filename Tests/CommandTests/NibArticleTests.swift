import Testing

/// The demo of the 2018 article as a nib: seven constraints on the cell, a content view without an id.
@Suite struct NibArticleTests {
  /// Shelves of one card whose body has so many hard lines, one without any body, and one of several cards.
  private func folder() throws -> (folder: Folder, inputs: [String]) {
    let folder = try Folder()
    try folder.putSample("ExampleCell.xib")
    try folder.putSample("Article.shelf.json")
    for count in [0, 1, 12, 13] { try folder.put(cards(lines: [count]), "lines\(count).json") }
    try folder.put(#"[{"title": "Title", "body": null}, {"title": "Title"}]"#, "nil.json")
    try folder.put(cards(lines: [3, 12, 0, 5]), "several.json")
    return (folder, ["lines0", "lines1", "lines12", "lines13", "nil", "several"].map { $0 + ".json" })
  }

  /// The heights that follow from its constraints, at both scales (UIKitNumbers.md, "The 2018 article's cell").
  @Test func hasTheHeightsOfTheDemo() throws {
    let (folder, inputs) = try folder()
    let outcome = try folder.run(["measure", "--config", "Article.shelf.json", "--format", "csv"] + inputs)
    #expect(
      outcome
        == Outcome(
          0,
          output: """
            shelf,cardWidth,scale,contentSizeCategory,locale,itemWidth,itemHeight,containerHeight,contentHeight,\
            isClamped,items,rejected,rendered,largestId,largestIndex,largestEstimate,estimator,warnings
            lines0,176,2,large,,176,68.5,84.5,68.5,false,1,0,1,a0,0,20.5,text-column,
            lines0,176,3,large,,176,68.33333333333333,84.33333333333333,68.33333333333333,false,1,0,1,a0,0,\
            20.333333333333332,text-column,
            lines1,176,2,large,,176,85.5,101.5,85.5,false,1,0,1,a0,0,37.5,text-column,
            lines1,176,3,large,,176,85.33333333333333,101.33333333333333,85.33333333333333,false,1,0,1,a0,0,\
            37.333333333333336,text-column,
            lines12,176,2,large,,176,269,285,269,false,1,0,1,a0,0,221,text-column,
            lines12,176,3,large,,176,269,285,269,false,1,0,1,a0,0,221,text-column,
            lines13,176,2,large,,176,272,288,286,true,1,0,1,a0,0,238,text-column,
            lines13,176,3,large,,176,272,288,285.6666666666667,true,1,0,1,a0,0,237.66666666666666,text-column,
            nil,176,2,large,,176,68.5,84.5,68.5,false,2,0,1,,0,20.5,text-column,
            nil,176,3,large,,176,68.33333333333333,84.33333333333333,68.33333333333333,false,2,0,1,,0,\
            20.333333333333332,text-column,
            several,176,2,large,,176,269,285,269,false,4,0,1,a1,1,221,text-column,
            several,176,3,large,,176,269,285,269,false,4,0,1,a1,1,221,text-column,

            """))
  }

  /// Whether the cell comes from a configuration, from a flag or is built in, the report is the same byte for byte.
  @Test func equalsTheBuiltInCell() throws {
    let (folder, inputs) = try folder()
    for scale in ["2", "3"] {
      for estimator in ["text-column", "exhaustive", "sizing-label:bodyLabel", "word-count", "advance-sum"] {
        let options = ["--scale", scale, "--estimator", estimator, "--format", "csv"] + inputs
        let shelf = ["--insets", "8", "--maximum-card-height", "272"]
        let builtIn = try folder.run(["measure"] + shelf + options)
        #expect(builtIn.code == 0 && builtIn.lines.count == 7)
        #expect(try folder.run(["measure", "--config", "Article.shelf.json"] + options) == builtIn)
        #expect(try folder.run(["measure", "--cell", "ExampleCell.xib"] + shelf + options) == builtIn)
      }
    }
  }

  @Test func readsTheNibFromTheFolderOfTheConfiguration() throws {
    let folder = try Folder()
    try folder.putSample("ExampleCell.xib")
    try folder.put(
      """
      {"cell": "../ExampleCell.xib", "records": "cards.json", "cardWidth": 200, "scale": 3, "maximumCardHeight": 100,
       "bindings": {"ShF-Ti-002": {"text": "One\\ntwo"}, "bodyLabel": "text"}}
      """, "shelves/Wide.shelf.json")
    try folder.put(#"[{"text": "x\ny\nz", "title": "not shown"}]"#, "shelves/cards.json")
    let shelves = try folder.report("--config", "shelves/Wide.shelf.json").shelves
    #expect(shelves.map(\.contentHeight) == [118.66666666666667])
    #expect(shelves.map(\.itemSize) == [Report.Shelf.Size(width: 200, height: 100)])
  }

  @Test func explainsTheTallestCard() throws {
    let (folder, _) = try folder()
    #expect(
      try folder.run("explain", "--cell", "ExampleCell.xib", "several.json").lines.prefix(6) == [
        "several: cards 176 x 269, container 269, because card 'a1' (index 1) of 4 is 269 tall",
        "  ExampleCell ShF-Ce-001 (0, 0; 176 x 269)", "    UIView (0, 0; 176 x 269)",
        "      UILabel titleLabel (16, 16; 144 x 20.5) system 17", "        | Title",
        "      UILabel bodyLabel (16, 52.5; 144 x 200.5) system 14",
      ])
  }
}
