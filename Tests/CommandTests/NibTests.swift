import Fixtures
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `cell` with a nib by itself, laid out with the texts that it stores.
@Suite struct NibTests {
  private func folder(device: String? = "retina4_7") throws -> Folder {
    let folder = try Folder()
    try folder.put(Nib.cellAndView(device: device), "Card.xib")
    return folder
  }

  /// Views in document order, several roots after each other, no frame stored for what takes no part.
  @Test func listsComputedFramesBesideStoredOnes() throws {
    let expected = """
      [
        {"id": "cell", "class": "CardCell", "outlet": null, "x": 0, "y": 0, "width": 200, "height": 55, \
      "designFrame": {"x": 0, "y": 0, "width": 200, "height": 55}},
        {"id": null, "class": "UIView", "outlet": null, "x": 0, "y": 0, "width": 200, "height": 55, \
      "designFrame": {"x": 0, "y": 0, "width": 200, "height": 55}},
        {"id": "stack", "class": "UIStackView", "outlet": null, "x": 8, "y": 8, "width": 184, "height": 39, \
      "designFrame": {"x": 8, "y": 8, "width": 184, "height": 59}},
        {"id": "a", "class": "UILabel", "outlet": "titleLabel", "x": 0, "y": 0, "width": 184, "height": 20.5, \
      "designFrame": {"x": 0, "y": 0, "width": 184, "height": 20.5}},
        {"id": "b", "class": "UILabel", "outlet": null, "x": 0, "y": 0, "width": 0, "height": 0, \
      "designFrame": null},
        {"id": "c", "class": "UILabel", "outlet": null, "x": 0, "y": 24.5, "width": 184, "height": 14.5, \
      "designFrame": {"x": 0, "y": 24.5, "width": 184, "height": 14.5}},
        {"id": "plain", "class": "UIView", "outlet": null, "x": 0, "y": 0, "width": 100, "height": 50, \
      "designFrame": {"x": 0, "y": 0, "width": 100, "height": 50}},
        {"id": "d", "class": "UILabel", "outlet": null, "x": 10, "y": 10, "width": 80, "height": 30, \
      "designFrame": {"x": 10, "y": 10, "width": 80, "height": 30}}
      ]

      """
    let arguments = ["cell", "Card.xib", "--at-design-size", "--format", "json"]
    #expect(try folder().run(arguments) == Outcome(0, output: expected))
    // A file without a device counts as 2x.
    #expect(try folder(device: nil).run(arguments) == Outcome(0, output: expected))
  }

  /// The height that Interface Builder stores for a table cell in a `.xib` yields to required constraints; a storyboard's
  /// table view gives it.
  @Test func storedHeightsOfTableCells() throws {
    let height = #"<constraint firstItem="label" firstAttribute="height" constant="30" id="h"/></constraints>"#
    let row = Nib.tableCell(width: 375).replacing("</constraints>", with: height)
    let folder = try Folder()
    try folder.put(Nib.document(row), "Row.xib")
    try folder.put(
      Nib.storyboard(tableCell: row, toolsVersion: "17701", device: "retina4_7", tableWidth: 375), "Row.storyboard")
    let nib = try folder.run(["cell", "Row.xib", "--at-design-size"])
    #expect(nib.errors.isEmpty && nib.output.contains("UILabel label (16, 11; ") && nib.output.contains(" x 30)"))
    // The content view keeps the size that the file stores.
    #expect(nib.output.contains("UITableViewCellContentView content (0, 0; 375 x 100)"))
    let storyboard = try folder.run(["cell", "Row.storyboard", "--at-design-size"])
    #expect(storyboard.errors.contains("'label.height = 30' was broken"))
  }

  /// At the design size San Francisco is as wide as in the Xcode that stored the frames (UIKitNumbers.md, "Fonts"): a
  /// percent sign got wider with Xcode 12. On a card it has today's width.
  @Test func systemFontIsThatOfTheXcodeThatStoredTheFrames() throws {
    func width(tools: String, _ options: String...) throws -> String? {
      let folder = try Folder()
      let label = Nib.label("a", Nib.frame(8, 8, 120, 20.5), attributes: "text=\"%%%%\"")
      let sides = ["top", "leading"].map { side in
        Nib.constraint(side, #"firstItem="a" firstAttribute="\#(side)" secondItem="cell" secondAttribute="\#(side)""#)
      }
      let cell = Nib.cell(label, constraints: sides.joined(separator: "\n"))
      try folder.put(Nib.document(cell, toolsVersion: tools), "Card.xib")
      let outcome = try folder.run(["cell", "Card.xib"] + options)
      return outcome.lines.first { $0.contains("UILabel") }
    }
    let today = try width(tools: "17701", "--at-design-size")
    #expect(today != nil)
    #expect(try width(tools: "14490", "--at-design-size") != today)
    #expect(try width(tools: "14490") == width(tools: "17701"))
  }

  /// Body is 17 points high at the smallest text size, at which Xcode 13's canvas shows it.
  @Test(arguments: [
    ("20037", [], "17)"), ("20037", ["--content-size-category", "large"], "20.5)"), ("21507", [], "20.5)"),
  ])
  func textStylesHaveTheSizeOfTheCanvas(tools: String, options: [String], height: String) throws {
    let folder = try Folder()
    let label = """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Nib.frame(8, 8, 120, 17))
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let sides = ["top", "leading"].map { side in
      Nib.constraint(side, #"firstItem="a" firstAttribute="\#(side)" secondItem="cell" secondAttribute="\#(side)""#)
    }
    try folder.put(
      Nib.document(Nib.cell(label, constraints: sides.joined(separator: "\n")), toolsVersion: tools), "Card.xib")
    let outcome = try folder.run(["cell", "Card.xib", "--at-design-size"] + options)
    let shown = try #require(outcome.lines.first { $0.contains("UILabel") })
    #expect(shown.split(separator: " ").contains(Substring(height)))
  }

  @Test func printsATreeWithWhatDecides() throws {
    #expect(
      try folder().run("cell", "Card.xib")
        == Outcome(
          0,
          output: """
            CardCell cell (0, 0; 176 x 55)
              UIView (0, 0; 176 x 55)
                UIStackView stack (8, 8; 160 x 39)
                  UILabel titleLabel (0, 0; 160 x 20.5) system 17
                    | Label
                  UILabel b hidden system 17
                  UILabel c (0, 24.5; 160 x 14.5) system 12
                    | Label
            its height comes from
              stack arranges titleLabel
              stack arranges c
              stack arranges titleLabel, c
              stack.top = cell.top + 8
              cell.bottom = stack.bottom + 8
              titleLabel.height = 20.5 by its content
              c.height = 14.5 by its content
            UIView plain (0, 0; 176 x 40.5)
              UILabel d (10, 10; 156 x 20.5) system 17
                | Label
            its height comes from
              d.top = plain.top + 10
              plain.bottom = d.bottom + 10
              d.height = 20.5 by its content

            """))
  }

  @Test func drawsAWellFormedSVG() throws {
    let folder = try folder()
    try folder.put("\"a.text\" = \"<b> & \\\"c\\\"\";", "de.strings")
    let outcome = try folder.run(
      "cell", "Card.xib", "--at-design-size", "--format", "svg", "--strings", "de.strings")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    // A cell of 55 points, 16 free, a view of 50.
    #expect(outcome.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 121\" "))
    #expect(outcome.lines[1] == "<title>Cards of 200 by 55, 100 by 50 points</title>")
    for start in [
      #"<svg x="0" y="71" width="100" height="50">"#, #"<rect class="view" x="10" y="10" width="80" height="30"/>"#,
    ] {
      #expect(outcome.lines.contains { $0.hasPrefix(start) })
    }
    #expect(outcome.output.contains(">&lt;b&gt; &amp; &quot;c&quot;</text>\n"))
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
  }

  /// Each flag that says how a nib is laid out, by a line of the tree that it changes.
  @Test(arguments: [
    ([], "      UILabel titleLabel (0, 0; 160 x 20.333) system 17"),
    (["--scale", "2"], "      UILabel titleLabel (0, 0; 160 x 20.5) system 17"),
    (["--at-design-size"], "      UILabel titleLabel (0, 0; 184 x 20.667) system 17"),
    (["--at-design-size", "--card-width", "120"], "CardCell cell (0, 0; 120 x 55)"),
    (["--card-width", "50", "--strings", "de.strings"], "      UILabel titleLabel (0, 0; 34 x 61) system 17"),
    (
      ["--at-design-size", "--strings", "de.strings", "--stored-sizes"],
      "      UILabel titleLabel (0, 0; 184 x 20.667) system 17"
    ),
    (["--reuse-identifier", "Card"], "CardCell cell (0, 0; 176 x 54.667)"),
  ])
  func takesFlags(flags: [String], line: String) throws {
    let folder = try folder(device: "retina5_9")
    try folder.put("\"a.text\" = \"a b c d e f\";", "de.strings")
    let outcome = try folder.run(["cell", "Card.xib"] + flags)
    #expect(outcome.code == 0 && outcome.lines.contains(line), "\(outcome.output)")
    #expect(outcome.lines.contains { $0.hasPrefix("UIView plain ") } != flags.contains("--reuse-identifier"))
  }

  /// The layout goes on, as it does where cards are measured.
  @Test func tellsOfTextsWithoutWidth() throws {
    let folder = try folder(device: "retina5_9")
    let warning = "Card.xib: warning: a card width of 16 leaves a text inside 'stack' (line 5) no width"
    let outcome = try folder.run("cell", "Card.xib", "--card-width", "16")
    #expect(outcome.code == 0 && outcome.errors.contains(warning) && !outcome.output.isEmpty, "\(outcome)")
    #expect(try folder.run("cell", "Card.xib", "--card-width", "16", "--strict").code == 1)
  }

  @Test(arguments: [
    (["--card-width", "0"], "cardWidth is 0, but must be a finite number of at least 0.000001 and at most 1000000"),
    (["--card-width=-5"], "cardWidth is -5, but must be a finite number of at least 0.000001 and at most 1000000"),
    (
      ["--card-width", "1e9"],
      "cardWidth is 1000000000, but must be a finite number of at least 0.000001 and at most 1000000"
    ),
    (
      ["--card-width", "nan"], "The value 'nan' is invalid for '--card-width': it takes a finite number of at most 1e15"
    ),
    (["--scale", "17"], "scale is 17, but must be a finite number of at least 0.000001 and at most 16"),
    (["--content-size-category", "lage"], "unknown content size category 'lage'. Did you mean 'large'?"),
    (["--reuse-identifier", "Medium"], "there is no cell with the reuse identifier 'Medium'"),
    (
      ["--size-classes", "wide,regular"],
      "The value 'wide,regular' is invalid for size classes: it takes those of width and height, as 'compact,regular'"
    ),
    (
      ["--sdk", "8"],
      "8 is no version of the iOS SDK whose layout is known: it takes 9 and later, of which 26 is the latest"
    ),
    (
      ["--sdk", "26", "--at-design-size"],
      "The option '--sdk' is for apps: at the design size the file's own Xcode decides"
    ),
    (
      ["--content-size-category", "auto"],
      "unknown content size category 'auto'; allowed are extraSmall, small, medium, large, extraLarge, extraExtraLarge, "
        + "extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, "
        + "accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge, all"
    ),
    (
      ["--records", "cards.ndjson"],
      "The option '--records' is for cells that show records: name the nib in a configuration or by '--cell'"
    ),
    (
      ["--bindings", "a=b"],
      "The option '--bindings' is for cells that show records: name the nib in a configuration or by '--cell'"
    ),
    (["Other.xib"], "The file 'Other.xib' is one too many beside 'Card.xib', which shows what it stores"),
  ])
  func refusesWhatANibAloneCannotDo(arguments: [String], message: String) throws {
    let outcome = try folder().run(["cell", "Card.xib"] + arguments)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: \(message)\nUsage: shelf-height cell "), "\(outcome.errors)")
  }

  @Test func designSizesNeedANib() throws {
    let folder = try folder()
    try folder.put("{}", "A.shelf.json")
    for option in ["--at-design-size", "--stored-sizes"] {
      let outcome = try folder.run("cell", "A.shelf.json", option)
      #expect(outcome.code == 64)
      #expect(outcome.errors.hasPrefix("Error: The option '\(option)' needs a .xib or .storyboard\n"))
    }
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
    let outcome = try folder.run("cell", "Card.xib")
    let message = "is not here, and Helvetica's widths stand for it; name its file or folder under 'fonts'"
    #expect(
      outcome.errors.hasPrefix(
        ["Regular", "Bold"].map { "Card.xib: warning: the font 'Nowhere-\($0)' \(message)\n" }.joined()))
    let warnings = outcome.errors.split(separator: "\n")
    for text in ["'Nowhere-Regular' is not here", "'Nowhere-Bold' is not here", "the font lacks characters (Thai)"] {
      #expect(warnings.count { $0.contains(text) } == 1, "\(text)")
    }
    #expect(outcome.code == 0 && outcome.lines.contains { $0.hasSuffix(" Nowhere-Regular 17") })
  }

  /// Fonts that lie anywhere in a folder are known by the names inside them; a flag beside the key `fonts` counts too.
  @Test func fontsOfAFolder() throws {
    let folder = try Folder()
    try folder.put(BrandFont.data, "App/Resources/Fonts/Any.otf")
    let nib = Nib.document(Nib.labelCell("Card"))
      .replacing("type=\"system\"", with: "name=\"Brand-Regular\" family=\"Brand\"")
    try folder.put(nib, "App/Views/C.xib")
    try folder.put(#"[{"title": "A"}]"#, "cards.json")
    try folder.put(#"{"cell": "App/Views/C.xib", "records": "cards.json", "fonts": {"B": "no.ttf"}}"#, "A.shelf.json")
    #expect(try folder.run("cell", "App/Views/C.xib").errors.contains("'Brand-Regular' is not here"))
    for arguments in [["cell", "App/Views/C.xib"], ["cell", "A.shelf.json"], ["measure", "A.shelf.json"]] {
      let outcome = try folder.run(arguments + ["--fonts", "."])
      #expect(outcome.code == 0 && outcome.errors == "", "\(arguments): \(outcome)")
    }
    #expect(try folder.run("text", "--font", "Brand-Regular", "--fonts", "App", "cards.json").code == 0)
    let outcome = try folder.run("cell", "App/Views/C.xib", "--fonts", "Nowhere")
    #expect(outcome.code == 66 && outcome.errors.contains("Nowhere"), "\(outcome)")
  }
}
