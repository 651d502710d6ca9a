import Testing

/// Attributed texts of nibs whose parts have fonts of their own.
@Suite struct NibAttributedTests {
  private static func fragment(_ content: String, size: Int, face: String = "", _ rest: String = "") -> String {
    """
    <fragment><string key="content">\(content)</string><attributes>\
    <font key="NSFont" size="\(size)" metaFont="system\(face)"/>\(rest)</attributes></fragment>
    """
  }

  /// A label of lines of 17, of 30 and 14, and of 14 points, in a margin of 8 points.
  private func folder(outlet: String = "promise", _ rest: String = "") throws -> Folder {
    let text =
      NibAttributedTests.fragment("one\n", size: 17) + NibAttributedTests.fragment("two", size: 30, face: "Bold", rest)
      + NibAttributedTests.fragment(" three\nfour", size: 14)
    let label = """
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Nib.frame(8, 8, 184, 73))\
      <attributedString key="attributedText">
      \(text)</attributedString></label>
      """
    let folder = try Folder()
    try folder.put(
      Nib.document(Nib.cell("reuseIdentifier=\"Card\"", label, Nib.edges("a", inset: 8), outlets: ["a": outlet])),
      "Card.xib")
    try folder.put(#"[{"title": "one\ntwo three\nfour"}, {"title": "one"}, {}]"#, "cards.json")
    return folder
  }

  /// 20.287 + 35.801 + 16.707 = 72.795, and 8 above and below.
  @Test func linesAreAsHighAsTheirTallestFont() throws {
    let folder = try folder()
    #expect(
      try folder.run("cell", "Card.xib", "--card-width", "200")
        == Outcome(
          0,
          output: """
            UICollectionViewCell cell (0, 0; 200 x 89)
              UIView (0, 0; 200 x 89)
                UILabel promise (8, 8; 184 x 73) system 17, system 30, system 14
                  | one
                  | two three
                  | four
            its height comes from
              promise.top = cell.top + 8
              cell.bottom = promise.bottom + 8
              promise.height = 73 by its content

            """))
    // No field is bound to it, so that all cards are as high.
    #expect(try folder.report("--cell", "Card.xib", "cards.json", "--strict").summaries == ["cards 3+0 89/89"])
    // With 80 points for the text, `three` has a line of its own.
    let narrow = try folder.report("--cell", "Card.xib", "cards.json", "--card-width", "96", "--strict")
    #expect(narrow.summaries == ["cards 3+0 106/106"])
  }

  /// Setting `text` leaves the font of the first character: 3 lines of 20.287.
  @Test(arguments: ["text-column", "exhaustive", "character-count"])
  func textsOfRecordsHaveTheFirstFont(estimator: String) throws {
    let folder = try folder(outlet: "titleLabel")
    let report = try folder.report("--cell", "Card.xib", "cards.json", "--estimator", estimator, "--strict")
    #expect(report.summaries == ["cards 3+0 77/77"])
    // Until a record comes, the nib's text is shown as it is.
    #expect(try folder.frames("--cell", "Card.xib", "--card-width", "200").last == "titleLabel 8 8 184 73")
    let translated = #""a.text" = "one\ntwo\nthree";"#
    try folder.put(translated, "Card.strings")
    #expect(
      try folder.frames("--cell", "Card.xib", "--strings", "Card.strings").last == "titleLabel 8 8 160 61")
  }

  /// What is no font and could change a height is still told.
  @Test func attachmentsAreLeftOut() throws {
    let folder = try folder("<attachment key=\"NSAttachment\"/><integer key=\"NSUnderline\" value=\"1\"/>")
    let outcome = try folder.run("cell", "Card.xib")
    #expect(
      outcome.errors.hasSuffix(": warning: the attribute 'NSAttachment' of a text is left out\n")
        && outcome.errors.split(separator: "\n").count == 1)
  }

  /// A font that is not here is asked for where it is measured: not in a text that records replace.
  @Test func missingFontsOfParts() throws {
    for (outlet, isNamed) in [("promise", true), ("titleLabel", false)] {
      let folder = try folder(outlet: outlet)
      let nib = try folder.text("Card.xib").replacing("metaFont=\"systemBold\"", with: "name=\"Brand-Bold\"")
      try folder.put(nib, "Card.xib")
      let shelf = try #require(try folder.report("--cell", "Card.xib", "cards.json").shelves.first)
      #expect(shelf.warnings.contains { $0.contains("'Brand-Bold' is not here") } == isNamed)
    }
  }
}
