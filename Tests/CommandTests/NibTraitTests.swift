import Testing

/// What a nib's text size, size classes and hidden views are once records are shown.
@Suite struct NibTraitTests {
  private let edges = Nib.edges("a", inset: 8)

  /// Buttons and text views grow and shrink with the text size.
  @Test(arguments: [("extraSmall", "45"), ("large", "49"), ("accessibilityExtraExtraExtraLarge", "92")])
  func controlsFollowTheTextSize(category: String, height: String) throws {
    let folder = try Folder()
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><state key="normal" title="x"/></button>
      """
    try folder.put(Nib.document(Nib.cell("", button, edges)), "Card.xib")
    try folder.put(cards(lines: [1]), "cards.json")
    let row = try folder.run(
      "measure", "--cell", "Card.xib", "--content-size-category", category, "--format", "csv", "cards.json")
    #expect(row.lines.last?.split(separator: ",")[6] == Substring(height))
  }

  @Test(arguments: [
    ([], "30"), (["--size-classes", "compact,regular"], "30"), (["--size-classes", "regular,regular"], "60"),
  ])
  func sizeClassesChooseConstants(arguments: [String], height: String) throws {
    let folder = try Folder()
    let constraint = """
      <constraint firstItem="a" firstAttribute="height" constant="14" id="h">\
      <variation key="widthClass=regular" constant="44"/></constraint>
      """
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    try folder.put(Nib.document(Nib.cell("", view, edges + "\n" + constraint)), "Card.xib")
    try folder.put(cards(lines: [1]), "cards.json")
    let outcome = try folder.run(["measure", "--cell", "Card.xib", "--format", "csv", "cards.json"] + arguments)
    #expect(outcome.lines.last?.split(separator: ",")[6] == Substring(height))
  }

  @Test func sizeClassesThatAreNone() throws {
    let folder = try Folder()
    try folder.put(Nib.document(Nib.labelCell("Small", size: 14)), "Card.xib")
    let outcome = try folder.run("cell", "Card.xib", "--size-classes", "wide,regular")
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix(
        "Error: The value 'wide,regular' is invalid for size classes: it takes those of width and height, as "
          + "'compact,regular'\n"))
  }

  /// Optional views are often hidden in the nib; the record shows them.
  @Test func aRecordShowsWhatTheNibHides() throws {
    let folder = try Folder()
    let label = Nib.label("b", Nib.frame(0, 0, 100, 17)).replacing("<label", with: "<label hidden=\"YES\"")
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>
      \(label)</subviews></stackView>
      """
    try folder.put(Nib.document(Nib.cell("", stack, edges)), "Card.xib")
    try folder.put(
      #"{"cell": "Card.xib", "bindings": {"b": {"field": "sub", "hiddenWithout": "sub"}}}"#, "A.shelf.json")
    try folder.put(#"[{"sub": "x"}, {"sub": ""}, {}]"#, "cards.json")
    let heights = try ["0", "1", "2"].map { record in
      try folder.run("cell", "A.shelf.json", "--records", "cards.json", "--record", record).lines[0]
    }
    #expect(heights.map { $0.hasSuffix("x 16)") } == [false, true, true])
  }

  /// A label may have two outlets, of the cell and of the nib's owner.
  @Test func everyOutletIsAName() throws {
    let folder = try Folder()
    let cell = Nib.cell("", Nib.label("a", Nib.frame(8, 8, 100, 17)), edges, outlets: ["a": "accessoryText"])
      .replacing("</connections>", with: "<outlet property=\"bodyLabel\" destination=\"a\" id=\"o2\"/></connections>")
    try folder.put(Nib.document(cell), "Card.xib")
    try folder.put(#"[{"body": "a"}]"#, "cards.json")
    for bindings in [[], ["--bindings", "accessoryText=body"], ["--bindings", "bodyLabel=body"]] {
      let outcome = try folder.run(["cell", "--cell", "Card.xib", "--records", "cards.json"] + bindings)
      #expect(outcome.code == 0 && outcome.output.contains("| a\n"))
    }
  }
}
