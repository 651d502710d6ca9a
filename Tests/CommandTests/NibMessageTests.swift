import Fixtures
import Foundation
import Testing

/// Messages about a nib that can't be read, or that a batch has no use for, and exit codes.
@Suite struct NibMessageTests {
  /// A nib with one label; constraints stand in line 8 and after.
  private func folder(_ constraints: [String], label attributes: String = "") throws -> Folder {
    let folder = try Folder()
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5)).replacing("<label", with: "<label \(attributes)")
    let cell = Nib.cell(label, constraints: constraints.joined(separator: "\n"), outlets: ["a": "titleLabel"])
    try folder.put(Nib.document(cell), "Card.xib")
    try folder.put(#"{"cell": "Card.xib", "records": "cards.json"}"#, "A.shelf.json")
    try folder.put(cards(lines: [1]), "cards.json")
    return folder
  }

  /// Every way to name a nib.
  private let subcommands = [
    ["cell", "Card.xib"], ["cell", "--cell", "Card.xib"], ["cell", "A.shelf.json"],
    ["measure", "--config", "A.shelf.json"], ["measure", "--cell", "Card.xib", "cards.json"],
    ["explain", "--config", "A.shelf.json"],
  ]

  // MARK: Warnings

  /// A warning at its line, once, wherever the nib is named; `--strict` minds it however quiet the command is.
  @Test func warnsOnce() throws {
    let heights = [20, 40].map { "firstItem=\"a\" firstAttribute=\"height\" constant=\"\($0)\" id=\"h\($0)\"" }
    let folder = try folder(
      [Nib.edges("a", inset: 8)] + heights.map { "<constraint \($0)/>" }, label: "futureLines=\"3\"")
    let warnings = """
      Card.xib:5:1: warning: the attribute 'futureLines' of <label> is not known, and is left out
      Card.xib:13:1: warning: the constraint 'titleLabel.height = 40' was broken, because it contradicts: \
      titleLabel.height = 20

      """
    for arguments in subcommands {
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 0 && outcome.errors == warnings, "\(arguments)")
      let reason = "Error: '--strict' fails because of 2 warnings; leave '--quiet' out to read more\n"
      #expect(
        try folder.run(arguments + ["--strict", "--quiet"]) == Outcome(1, output: outcome.output, errors: reason))
    }
  }

  /// An attribute that could not change a height is no warning, and an open question is a note for those who ask.
  @Test func notesWhatIsLeftOpen() throws {
    let top = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"cell\" secondAttribute=\"top\" constant=\"8\""
    let folder = try folder([Nib.constraint("top", top)], label: "opaque=\"NO\"")
    for arguments in [["Card.xib"], ["Card.xib", "--at-design-size"], ["A.shelf.json"], ["--cell", "Card.xib"]] {
      let silent = try folder.run(["cell", "--strict"] + arguments)
      #expect(silent.code == 0 && silent.errors.isEmpty)
      let verbose = try folder.run(["cell", "--verbose", "--strict"] + arguments)
      #expect(verbose.code == 0, "\(arguments)")
      #expect(verbose.errors == "Card.xib: note: the constraints leave titleLabel.left open\n", "\(arguments)")
    }
  }

  /// A font that is not here, of a shelf and of a cell.
  @Test func warnsOfFonts() throws {
    let folder = try folder([Nib.edges("a", inset: 8)])
    try folder.put(
      try folder.text("Card.xib").replacing("type=\"system\"", with: "name=\"Nowhere-Regular\""), "Card.xib")
    let message =
      "the font 'Nowhere-Regular' is not here, and Helvetica's widths stand for it; name its file or folder under 'fonts'"
    let measured = try folder.run("measure", "--config", "A.shelf.json", "--strict")
    #expect(measured.code == 1 && measured.errors == "shelf 'cards': warning: \(message)\n")
    let cell = try folder.run("cell", "A.shelf.json")
    #expect(cell.code == 0 && cell.errors == "Card.xib: warning: \(message)\n")
    #expect(cell.lines.contains("    UILabel titleLabel (8, 8; 160 x 20) Nowhere-Regular 17"))
  }

  /// Only an outlet that ends in `Label` shows a field by its name.
  @Test func warnsOfRecordsThatDecideNothing() throws {
    let folder = try folder([Nib.edges("a", inset: 8)])
    try folder.put(try folder.text("Card.xib").replacing("titleLabel", with: "lblTitle"), "Card.xib")
    let message =
      "no view of the cell shows a field, so that all records come out equally tall; '--bindings view=field' says which "
      + "field a view shows, such as one of 'lblTitle'"
    let measure = ["measure", "--config", "A.shelf.json"]
    let measured = try folder.run(measure)
    #expect(measured.code == 0 && measured.errors == "cards.json: warning: \(message)\n")
    #expect(try folder.run(measure + ["--strict"]).code == 1)
    for arguments in [measure + ["--bindings", "lblTitle=title"], ["cell", "A.shelf.json"]] {
      #expect(try folder.run(arguments + ["--strict"]).errors.isEmpty, "\(arguments)")
    }
  }

  // MARK: Errors

  @Test func refusesAMalformedNib() throws {
    let folder = try folder([])
    let entities = (1..<12).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
    for (text, message) in [
      ("hello\n", "1:1: error: text outside of any element; this is no XML"),
      (
        "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY a0 \"ha\">\(entities.joined())]>\n<a>&a11;</a>",
        "2:1: error: a document type declaration is refused, since it may define entities; Interface Builder writes "
          + "none"
      ),
    ] {
      try folder.put(text, "Card.xib")
      for arguments in subcommands + [["cell", "Card.xib", "--at-design-size", "--format", "json"]] {
        #expect(try folder.run(arguments) == Outcome(65, errors: "Card.xib:\(message)\n"), "\(arguments)")
      }
    }
  }

  @Test func saysWhichFileIsMissing() throws {
    let folder = try Folder()
    try folder.put("{\"cell\": \"Card.xib\", \"records\": \"cards.json\"}", "A.shelf.json")
    try folder.put("", "Folder.xib/file")
    let message = "cannot open 'Card.xib': No such file or directory\n"
    #expect(try folder.run("cell", "Card.xib") == Outcome(66, errors: "Error: " + message))
    for arguments in [["cell", "A.shelf.json"], ["measure", "--config", "A.shelf.json"]] {
      #expect(try folder.run(arguments) == Outcome(66, errors: "A.shelf.json:1:10: error: " + message))
    }
    #expect(
      try folder.run("cell", "Folder.xib")
        == Outcome(66, errors: "Error: cannot read 'Folder.xib': Is a directory\n"))
  }

  @Test func refusesStrings() throws {
    let folder = try folder([])
    try folder.put("\"a.text\" = \"x\"\n\"c.text\" = \"\";", "de.strings")
    for arguments in [["cell", "Card.xib"], ["cell", "--cell", "Card.xib"], ["measure", "--config", "A.shelf.json"]] {
      #expect(
        try folder.run(arguments + ["--strings", "de.strings"])
          == Outcome(65, errors: "de.strings:2:1: error: ';' is missing after the text of 'a.text'\n"))
    }
    let missing = try folder.run("cell", "Card.xib", "--strings", "none.strings")
    #expect(missing == Outcome(66, errors: "Error: cannot open 'none.strings': No such file or directory\n"))
  }

  /// At the place of the configuration.
  @Test(arguments: [
    (#""bindings": {"tileLabel": "t"}"#, "1:35: error: the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"),
    (#""reuseIdentifier": "Medium""#, "1:41: error: there is no cell with the reuse identifier 'Medium'"),
  ])
  func refusesConfigurations(member: String, message: String) throws {
    let folder = try folder([Nib.edges("a", inset: 8)])
    try folder.put("{\"cell\": \"Card.xib\", \(member)}", "A.shelf.json")
    let expected = Outcome(65, errors: "A.shelf.json:\(message)\n")
    #expect(try folder.run("measure", "--config", "A.shelf.json", "cards.json") == expected)
    #expect(try folder.run("cell", "A.shelf.json") == expected)
  }

  // MARK: Flags

  @Test(arguments: [
    (["--bindings", "tileLabel=t"], "the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"),
    (["--bindings", "cell=t"], "the cell has no label 'cell'"),
    (["--bindings", "title"], "The value 'title' is invalid for '--bindings': it takes view=field, …"),
    (["--bindings", "title="], "The value 'title=' is invalid for '--bindings': it takes view=field, …"),
    (["--reuse-identifier", "Medium"], "there is no cell with the reuse identifier 'Medium'"),
    (
      ["--size-classes", "wide,regular"],
      "The value 'wide,regular' is invalid for size classes: it takes those of width and height, as 'compact,regular'"
    ),
  ])
  func refusesFlags(flags: [String], message: String) throws {
    let folder = try folder([Nib.edges("a", inset: 8)])
    let outcome = try folder.run(["measure", "--cell", "Card.xib", "cards.json"] + flags)
    #expect(outcome.code == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("Error: \(message)\nUsage: shelf-height measure "), "\(outcome.errors)")
  }

  /// Flags that say how a nib is read and bound, instead of what the configuration says.
  @Test func flagsWin() throws {
    let folder = try folder([Nib.edges("a", inset: 8)])
    let cells = [Nib.labelCell("Small", size: 14), Nib.labelCell("Large", id: "other", label: "promise", inset: 16)]
    try folder.put(Nib.document(cells.joined(separator: "\n")), "Card.xib")
    try folder.put(#"{"cell": "Card.xib", "reuseIdentifier": "Small", "strings": "none.strings"}"#, "A.shelf.json")
    try folder.put("\"label-other.text\" = \"eins\\nzwei\";", "de.strings")
    try folder.put(#"[{"name": "T", "kind": "Large"}, {"name": "a\nb\nc", "kind": "Small"}]"#, "cards.json")
    func summaries(_ arguments: String...) throws -> [String] {
      let outcome = try folder.run(
        ["measure", "--format", "json", "--strings", "de.strings"] + arguments + ["cards.json"])
      return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).summaries
    }
    #expect(try summaries("--config", "A.shelf.json", "--reuse-identifier", "Large") == ["cards 2+0 73/73"])
    #expect(
      try summaries("--config", "A.shelf.json", "--reuse-identifier", "Large", "--bindings", "promise=name")
        == ["cards 2+0 93/93"])
    #expect(
      try summaries(
        "--cell", "Card.xib", "--reuse-identifier-field", "kind", "--bindings", "titleLabel=name,promise=name")
        == ["cards 2+0 66.5/66.5"])
  }

  @Test(arguments: [("compact,regular", "36"), ("regular,regular", "60")])
  func readsANibForSizeClasses(classes: String, height: String) throws {
    let constraint = """
      <constraint firstItem="a" firstAttribute="height" constant="20" id="h">\
      <variation key="widthClass=regular" constant="44"/></constraint>
      """
    let folder = try folder([Nib.edges("a", inset: 8), constraint])
    let flags = ["--size-classes", classes]
    let measured = try folder.run(["measure", "--cell", "Card.xib", "--format", "csv", "cards.json"] + flags)
    #expect(measured.lines.last?.split(separator: ",")[6] == Substring(height))
    #expect(try folder.run(["cell", "Card.xib"] + flags).lines[0] == "Card cell (0, 0; 176 x \(height))")
  }
}
