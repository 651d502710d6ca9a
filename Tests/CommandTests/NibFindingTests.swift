import Testing

/// What is said of a nib's constraints and of what is not understood in it.
@Suite struct NibFindingTests {
  /// A cell with one label; constraints stand in line 9 and after.
  private func folder(
    _ constraints: [String], label: String = Nib.label("a", Nib.frame(8, 8, 184, 20.5)), resources: String = ""
  ) throws -> Folder {
    let folder = try Folder()
    let cell = Nib.cell(
      "reuseIdentifier=\"Card\"", label, constraints.joined(separator: "\n"), outlets: ["a": "titleLabel"])
    try folder.put(Nib.document(cell, resources: resources), "Card.xib")
    try folder.put(#"{"cell": "Card.xib", "records": "cards.json"}"#, "A.shelf.json")
    try folder.put(cards(lines: [1]), "cards.json")
    return folder
  }

  private static let edges = [Nib.edges("a", inset: 8)]

  private func height(_ constant: Int, priority: Int = 1000) -> String {
    Nib.constraint(
      "h\(constant)", "firstItem=\"a\" firstAttribute=\"height\" constant=\"\(constant)\" priority=\"\(priority)\"")
  }

  /// A warning at the line of the broken constraint, with the others of its set; once, wherever the nib is named.
  @Test func namesConstraintsThatContradict() throws {
    let folder = try folder(NibFindingTests.edges + [height(20), height(40)])
    let warning = """
      Card.xib:14:1: warning: the constraint 'titleLabel.height = 40' was broken, because it contradicts: \
      titleLabel.height = 20

      """
    for arguments in [
      ["cell", "Card.xib"], ["cell", "--cell", "Card.xib"], ["cell", "A.shelf.json"],
      ["measure", "--config", "A.shelf.json"], ["measure", "--cell", "Card.xib", "cards.json"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 0 && outcome.errors == warning, "\(arguments)")
      #expect(try folder.run(arguments + ["--strict"]).code == 1)
      #expect(try folder.run(arguments + ["--strict", "--quiet"]) == Outcome(1, output: outcome.output))
    }
    #expect(try folder.report("--config", "A.shelf.json").summaries == ["cards 1+0 36/36"])
  }

  /// The stored height leaves no room for a required one.
  @Test func namesConstraintsThatContradictTheDesignSize() throws {
    let folder = try folder(NibFindingTests.edges + [height(20)])
    #expect(
      try folder.run("cell", "Card.xib", "--at-design-size", "--format", "json").errors == """
        Card.xib:13:1: warning: the constraint 'titleLabel.height = 20' was broken, because it contradicts: \
        titleLabel.top = cell.top + 8; cell.bottom = titleLabel.bottom + 8

        """)
    #expect(try folder.run("cell", "Card.xib").errors.isEmpty)
    // What is not required gives way without a word.
    let weak = try self.folder(NibFindingTests.edges + [height(20, priority: 999)])
    #expect(try weak.run("cell", "Card.xib", "--at-design-size").errors.isEmpty)
  }

  @Test func namesWhatIsLeftOpen() throws {
    let top = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"cell\" secondAttribute=\"top\" constant=\"8\""
    let folder = try folder([Nib.constraint("top", top)])
    let note = "Card.xib: note: the constraints leave titleLabel.left open\n"
    for arguments in [["Card.xib"], ["Card.xib", "--at-design-size"], ["A.shelf.json"], ["--cell", "Card.xib"]] {
      #expect(try folder.run(["cell"] + arguments).errors.isEmpty)
      let verbose = try folder.run(["cell", "--verbose", "--strict"] + arguments)
      #expect(verbose.code == 0 && verbose.errors == note, "\(arguments)")
    }
    let decided = try self.folder(NibFindingTests.edges)
    #expect(try decided.run("cell", "--verbose", "Card.xib").errors.isEmpty)
  }

  /// What could change a height and is not understood is told at its line; what can't change one is not.
  @Test(
    arguments: [
      (
        "<label futureLines=\"3\"",
        "6:1: warning: the attribute 'futureLines' of <label> is not known, and is left out"
      ),
      (
        "<label adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"",
        "6:1: warning: 'adjustsFontSizeToFit' is left out: the text keeps its size in several lines"
      ),
      (
        "<imageView id=\"i\" image=\"photo\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>\n<label",
        "6:1: warning: the size of the image 'photo' is not in the file, and counts as none"
      ),
      (
        "<label rotation=\"9\" opaque=\"NO\"",
        "6:1: warning: the attribute 'rotation' of <label> is not known, and is left out"
      ),
      ("<label opaque=\"NO\" tag=\"3\"", nil),
    ] as [(String, String?)])
  func warnsOfWhatIsNotUnderstood(tag: String, message: String?) throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5)).replacing("<label", with: tag)
    let folder = try folder(NibFindingTests.edges, label: label)
    let warning = message.map { "Card.xib:\($0)\n" } ?? ""
    for arguments in [
      ["cell", "Card.xib"], ["cell", "A.shelf.json"], ["measure", "--config", "A.shelf.json"],
      ["explain", "--config", "A.shelf.json"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 0 && outcome.errors == warning, "\(arguments)")
      #expect(try folder.run(arguments + ["--strict"]).code == (message == nil ? 0 : 1), "\(arguments)")
    }
  }

  @Test func tellsAboutAnElementThatIsNotKnown() throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5))
      .replacing("<fontDescription", with: "\n  <futureThing key=\"x\"/><fontDescription")
    #expect(
      try folder(NibFindingTests.edges, label: label).run("cell", "Card.xib").errors
        == "Card.xib:7:3: warning: <futureThing> (x) in <label> is not known, and is left out\n")
  }

  @Test func imagesOfTheFileHaveTheirSize() throws {
    let image = "<imageView image=\"photo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let folder = try folder(
      NibFindingTests.edges, label: image, resources: "<image name=\"photo\" width=\"50\" height=\"30.5\"/>")
    #expect(
      try folder.run("cell", "Card.xib", "--format", "json", "--card-width", "66").lines.last { $0.contains("\"a\"") }
        == #"  {"id": "a", "class": "UIImageView", "outlet": "titleLabel", "x": 8, "y": 8, "width": 50, "#
        + #""height": 30.5, "designFrame": null}"#)
  }

  /// The widths of another font stand in, and the report says so.
  @Test func warnsOfFontsThatAreNotHere() throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5))
      .replacing("type=\"system\"", with: "name=\"Nowhere-Regular\" family=\"Nowhere\"")
    let folder = try folder(NibFindingTests.edges, label: label)
    let message =
      "the font 'Nowhere-Regular' is not here, and Helvetica's widths stand for it; name its file under 'fonts'"
    let shelves = try folder.report("--config", "A.shelf.json").shelves
    #expect(shelves.map(\.warnings) == [[message]] && shelves.map(\.contentHeight) == [36])
    #expect(try folder.run("measure", "--config", "A.shelf.json").errors == "shelf 'cards': warning: \(message)\n")
    #expect(try folder.run("measure", "--config", "A.shelf.json", "--strict").code == 1)
    for cell in [["Card.xib"], ["A.shelf.json"]] {
      let outcome = try folder.run(["cell"] + cell)
      #expect(outcome.code == 0 && outcome.errors == "Card.xib: warning: \(message)\n", "\(cell)")
      #expect(outcome.lines.contains("    UILabel titleLabel (8, 8; 160 x 20) Nowhere-Regular 17"))
    }
    // An inline cell names the fonts of this machine, so there it is an error.
    try folder.put(#"{"cell": {"label": {"font": {"name": "Nowhere-Regular", "size": 17}}}}"#, "B.shelf.json")
    #expect(try folder.run("cell", "B.shelf.json").code == 66)
  }

  /// Two roots in fonts that are not here, one of them the same, with letters that no font has.
  @Test func saysOnceWhatRootsShare() throws {
    let folder = try Folder()
    func label(_ id: String, font: String) -> String {
      Nib.label(id, Nib.frame(8, 8, 184, 20.5), attributes: "text=\"ภาษา\"")
        .replacing("type=\"system\"", with: "name=\"\(font)\" family=\"Nowhere\"")
    }
    try folder.put(
      Nib.document(
        """
        <view id="one">\(Nib.frame(0, 0, 200, 50))<subviews>\(label("a", font: "Nowhere-Regular"))</subviews></view>
        <view id="two">\(Nib.frame(0, 0, 200, 50))<subviews>\(label("b", font: "Nowhere-Regular"))
        \(label("c", font: "Nowhere-Bold"))</subviews></view>
        """), "Card.xib")
    let warnings = try folder.run("cell", "Card.xib").errors.split(separator: "\n")
    for text in ["'Nowhere-Regular' is not here", "'Nowhere-Bold' is not here", "the font lacks characters (Thai)"] {
      #expect(warnings.count { $0.contains(text) } == 1, "\(text)")
    }
  }

  @Test func aFontThatIsNamedMustBeReadable() throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5))
      .replacing("type=\"system\"", with: "name=\"Nowhere-Regular\" family=\"Nowhere\"")
    let folder = try folder(NibFindingTests.edges, label: label)
    try folder.put(
      #"{"cell": "Card.xib", "fonts": {"Nowhere-Regular": "Fonts/Nowhere.otf"}, "records": "cards.json"}"#,
      "A.shelf.json")
    #expect(try folder.run("measure", "--config", "A.shelf.json").code == 66)
    try folder.put("no font", "Fonts/Nowhere.otf")
    #expect(try folder.run("measure", "--config", "A.shelf.json").code == 65)
  }
}
