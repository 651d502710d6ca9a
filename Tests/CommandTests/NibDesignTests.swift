import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A nib by itself, laid out with the texts and at the size that it stores.
@Suite struct NibDesignTests {
  /// A cell with a stack view whose second label is hidden, and a plain view beside it.
  private static let objects =
    Nib.cell(
      "reuseIdentifier=\"Card\" customClass=\"CardCell\"",
      """
      <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(Nib.frame(8, 8, 184, 59))<subviews>
      \(Nib.label("a", Nib.frame(0, 0, 184, 20.5)))
      \(Nib.label("b", Nib.frame(0, 24.5, 184, 30), attributes: "text=\"Gone\" hidden=\"YES\""))
      \(Nib.label("c", Nib.frame(0, 24.5, 184, 14.5), size: 12))
      </subviews></stackView>
      """, Nib.edges("stack", inset: 8), outlets: ["a": "titleLabel"], height: 55)
      + """

      <view id="plain">\(Nib.frame(0, 0, 100, 50))<subviews>\(Nib.label("d", Nib.frame(10, 10, 80, 30)))</subviews>
      <constraints>
      \(Nib.edges("d", in: "plain", inset: 10))
      </constraints></view>
      """

  private func folder(device: String? = "retina4_7") throws -> Folder {
    let folder = try Folder()
    try folder.put(Nib.document(NibDesignTests.objects, device: device), "Card.xib")
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

  /// The heights of lines of 20.29 and 14.32 points on pixels of a half and of a third.
  @Test func takesTheScaleOfTheDevice() throws {
    for (device, title, fine) in [
      ("retina4_7", "20.5", "14.5"), ("retina6_1", "20.5", "14.5"),
      ("retina5_9", "20.333333333333332", "14.666666666666666"),
      ("retina5_5", "20.333333333333332", "14.666666666666666"), ("nonsense", "20.5", "14.5"),
    ] {
      let frames = try folder(device: device).frames("Card.xib", "--at-design-size")
      #expect(frames[3] == "titleLabel 0 0 184 \(title)" && frames[5].hasSuffix(" 184 \(fine)"), "\(device)")
    }
    #expect(try folder().frames("Card.xib", "--scale", "3")[3] == "titleLabel 0 0 160 20.333333333333332")
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
    for start in [#"<rect x="0" y="71" width="100" height="50" "#, #"<rect x="10" y="81" width="80" height="30" "#] {
      #expect(outcome.lines.contains { $0.hasPrefix(start) })
    }
    #expect(outcome.output.contains(">&lt;b&gt; &amp; &quot;c&quot;</text>\n"))
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
  }

  /// With stored sizes the first label is no taller than it was, whatever it says now.
  @Test func takesStoredSizesForContent() throws {
    let folder = try folder()
    try folder.put("\"a.text\" = \"One\\nmore\";", "de.strings")
    let arguments = ["Card.xib", "--at-design-size", "--strings", "de.strings"]
    func frames(_ more: String...) throws -> [String] {
      try folder.frames(arguments[0], arguments[1], arguments[2], arguments[3], more.first ?? "--quiet")
    }
    #expect(
      try frames("--stored-sizes")[2...5].map { $0 } == [
        "stack 8 8 184 39", "titleLabel 0 0 184 20.5", "b 0 0 0 0", "c 0 24.5 184 14.5",
      ])
    #expect(try frames()[2...5].map { $0 } != frames("--stored-sizes")[2...5].map { $0 })
  }

  @Test func takesACardWidth() throws {
    let folder = try folder()
    try folder.put("/* Title */\n\"a.text\" = \"a b c d e f\";\n\"zzz.text\" = \"nobody's\";\n", "de.strings")
    #expect(
      try folder.frames("Card.xib", "--card-width", "50", "--strings", "de.strings") == [
        "cell 0 0 50 95.5", "- 0 0 50 95.5", "stack 8 8 34 79.5", "titleLabel 0 0 34 61", "b 0 0 0 0",
        "c 0 65 34 14.5", "plain 0 0 50 61", "d 10 10 30 41",
      ])
    #expect(try folder.frames("Card.xib", "--at-design-size", "--card-width", "120")[0] == "cell 0 0 120 55")
  }

  @Test(arguments: [
    (["--card-width", "0"], "cardWidth is 0, but must be a finite number above 0 and at most 1000000"),
    (["--card-width=-5"], "cardWidth is -5, but must be a finite number above 0 and at most 1000000"),
    (["--card-width", "1e9"], "cardWidth is 1000000000, but must be a finite number above 0 and at most 1000000"),
    (["--card-width", "nan"], "The value 'nan' is invalid for '--card-width': it takes a finite number"),
    (["--card-width", "16"], "a card width of 16 leaves no width inside 'stack'"),
    (["--scale", "17"], "scale is 17, but must be a finite number above 0 and at most 16"),
    (["--content-size-category", "lage"], "unknown content size category 'lage'. Did you mean 'large'?"),
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

  /// Translations count wherever a nib does.
  @Test func stringsReplaceTexts() throws {
    let folder = try folder()
    try folder.put("\"c.text\" = \"eins\\nzwei\";", "lang/de.strings")
    try folder.put(
      #"{"cell": "Card.xib", "reuseIdentifier": "Card", "strings": "lang/de.strings", "records": "cards.json"}"#,
      "A.shelf.json")
    try folder.put(cards(lines: [1]), "cards.json")
    #expect(try folder.report("--config", "A.shelf.json").summaries == ["cards 1+0 69.5/69.5"])
    try folder.put("\"c.text\" = \"eins\\nzwei\\ndrei\";", "other.strings")
    #expect(
      try folder.report("--config", "A.shelf.json", "--strings", "other.strings").summaries
        == ["cards 1+0 83.5/83.5"])
  }

  @Test(arguments: [
    ("\"a.text\" = \"x\"\n\"c.text\" = \"\";", "de.strings:2:1: error: ';' is missing after the text of 'a.text'\n"),
    ("\n\"a.text = \"x\";", "de.strings:2:12: error: '=' is missing after the key 'a.text = '\n"),
    ("/* never ends", "de.strings:1:14: error: the file ends inside of the comment that begins at 1:1\n"),
    (
      "\"a.text\" = \"\\Ud800\";", "de.strings:1:13: error: half of a surrogate pair in an escape\n"
    ),
  ])
  func refusesStrings(text: String, message: String) throws {
    let folder = try folder()
    try folder.put(text, "de.strings")
    for arguments in [
      ["cell", "Card.xib"], ["cell", "--cell", "Card.xib", "--reuse-identifier", "Card"],
      ["measure", "--cell", "Card.xib", "--reuse-identifier", "Card", "cards.json"],
    ] {
      #expect(try folder.run(arguments + ["--strings", "de.strings"]) == Outcome(65, errors: message))
    }
    let missing = try folder.run("cell", "Card.xib", "--strings", "none.strings")
    #expect(missing == Outcome(66, errors: "Error: cannot open 'none.strings': No such file or directory\n"))
  }
}
