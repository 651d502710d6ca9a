import Fixtures
import Foundation
import Testing

/// The files that a run reads: no output replaces one, and the rule of make has them.
@Suite struct FilesReadTests {
  /// A way in which a configuration reads the font `Fonts/B.ttf`, or that beside its nib.
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let configuration: String
    var font = "Fonts/B.ttf"
    var cells: [String] = []
    var testDescription: String { name }

    private static let label = #""bindings": {"title": "title"}, "cell": {"label": {"id": "title", "font": "#

    static let all = [
      Form(name: "named", configuration: label + #"{"name": "B", "size": 20}}}, "fonts": {"B": "Fonts/B.ttf"}"#),
      Form(name: "fallback", configuration: label + #"{"size": 20}}}, "fallbackFonts": ["Fonts/B.ttf"]"#),
      Form(name: "inline", configuration: label + #"{"name": "Fonts/B.ttf", "size": 20}}}"#),
      Form(name: "folder", configuration: label + #"{"name": "Brand-Regular", "size": 20}}}, "fonts": ["Fonts"]"#),
      Form(
        name: "cell file", configuration: #""bindings": {"title": "title"}, "cell": "card.json""#, cells: ["card.json"]),
      Form(name: "beside the nib", configuration: #""cell": "nib/C.xib""#, font: "nib/B.ttf", cells: ["nib/C.xib"]),
    ]
  }

  static func folder(_ form: Form) throws -> Folder {
    let folder = try Folder()
    try folder.put("{\"title\": \"A title of several words\"}\n{\"title\": [1]}\n", "cards.ndjson")
    try folder.put(BrandFont.data, "Fonts/B.ttf")
    try folder.put(BrandFont.data, "nib/B.ttf")
    try folder.put(#"{"label": {"id": "title", "font": {"name": "Fonts/B.ttf", "size": 20}}}"#, "card.json")
    let nib = Nib.document(Nib.labelCell("Card"))
      .replacing("type=\"system\"", with: "name=\"Brand-Regular\" family=\"Brand\"")
    try folder.put(nib, "nib/C.xib")
    try folder.put("{\"records\": \"cards.ndjson\", \(form.configuration)}", "A.shelf.json")
    try FileManager.default.linkItem(atPath: folder.path(form.font), toPath: folder.path("hard"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("soft"), withDestinationPath: form.font)
    return folder
  }

  @Test(arguments: Form.all) func fontsAreNotReplaced(form: Form) throws {
    let folder = try FilesReadTests.folder(form)
    for output in [form.font, "hard", "soft"] {
      for arguments in [
        ["measure", "A.shelf.json", "--output", output], ["measure", "A.shelf.json", "--rejections", output],
        ["generate", "A.shelf.json", "--output", output], ["cell", "A.shelf.json", "--output", output],
        ["measure", "A.shelf.json", "--output", "new", "--dependencies", output],
        ["optimize", "A.shelf.json", "--card-width", "140..150", "--output", output],
      ] {
        let outcome = try folder.run(arguments)
        #expect(outcome.code == 64, "\(arguments): \(outcome)")
        #expect(outcome.errors.contains("Error: The output '\(output)' would replace the input '"), "\(outcome)")
        #expect(outcome.errors.contains("\(form.font)'; name another file\nUsage: "), "\(outcome)")
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path(form.font))) == BrandFont.data)
    #expect(try !folder.names().contains("new"))
  }

  @Test(arguments: ["--output", "--rejections"]) func fontsOfFlagsAreNotReplaced(option: String) throws {
    let folder = try FilesReadTests.folder(Form.all[0])
    for arguments in [["measure", "--fallback-fonts", "Fonts/B.ttf"], ["text", "--font", "Fonts/B.ttf"]] {
      let outcome = try folder.run(arguments + ["cards.ndjson", option, "hard"])
      #expect(outcome.code == 64, "\(outcome)")
      #expect(outcome.errors.hasPrefix("Error: The output 'hard' would replace the input 'Fonts/B.ttf'; name another"))
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("hard"))) == BrandFont.data)
  }

  /// They are relative to the file that names them.
  @Test(arguments: Form.all) func fontsAreFoundFromAnywhere(form: Form) throws {
    let folder = try FilesReadTests.folder(form)
    let elsewhere = try Folder()
    let here = try folder.run("measure", "A.shelf.json", "--format", "json")
    let there = try elsewhere.run(
      "measure", folder.path("A.shelf.json"), "--format", "json", "--output", "out", "--dependencies", "out.d")
    #expect(there.code == 0, "\(there)")
    #expect(try elsewhere.text("out") == here.output)
    #expect(try elsewhere.text("out.d").contains("  \(folder.path(form.font))"))
  }

  /// A name that is declared is no path, whatever it looks like.
  @Test func declaredNamesAreNoPaths() throws {
    let folder = try FilesReadTests.folder(Form.all[0])
    let label =
      #""bindings": {"title": "title"}, "cell": {"label": {"id": "title", "font": {"name": "my/B.ttf", "size": 9}}}"#
    try folder.put(
      #"{"records": "../cards.ndjson", "fonts": {"my/B.ttf": "../Fonts/B.ttf"}, "fallbackFonts": ["my/B.ttf"], \#(label)}"#,
      "deep/A.shelf.json")
    let outcome = try folder.run("measure", "deep/A.shelf.json", "--output", "out", "--dependencies", "out.d")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(try folder.text("out.d").contains("  deep/../Fonts/B.ttf"))
  }

  /// Also where the configuration is changed, which is an input that is written.
  @Test func aChoiceIsWrittenIntoItsConfiguration() throws {
    let folder = try FilesReadTests.folder(Form.all[0])
    let outcome = try folder.run(
      "optimize", "A.shelf.json", "--card-width", "140..150", "--write", "--output", "out.txt")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(try folder.text("A.shelf.json").contains("cardWidth"))
  }

  // MARK: Rules of make

  @Test(arguments: Form.all) func dependenciesAreAllThatWasRead(form: Form) throws {
    let folder = try FilesReadTests.folder(form)
    let outcome = try folder.run("measure", "A.shelf.json", "--output", "out", "--dependencies", "out.d")
    #expect(outcome.code == 0, "\(outcome)")
    let read = ["A.shelf.json"] + form.cells + [form.font, "cards.ndjson"]
    let lines = try folder.text("out.d").split(separator: "\n")
    #expect(lines.first == "out: \\")
    #expect(
      lines.dropFirst().prefix(read.count).map { $0.filter { $0 != " " && $0 != "\\" } }.sorted() == read.sorted())
    #expect(lines.dropFirst(1 + read.count).sorted() == read.map { Substring($0 + ":") }.sorted())
  }

  @Test func namesOfDependenciesAreQuoted() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), #"a b#c$d\e\ f:%.json"#)
    let arguments = ["measure", #"a b#c$d\e\ f:%.json"#, "--output", "an output", "--dependencies", "d"]
    #expect(try folder.run(arguments) == Outcome(0))
    let quoted = ##"a\ b\#c$$d\e\\\ f\:%.json"##
    let target = ##"a\ b\#c$$d\e\\\ f\:\%.json"##
    #expect(try folder.text("d") == "an\\ output: \\\n  \(quoted)\n\n\(target):\n")
  }

  /// A link that leads to a file that is still to come, and to one that is there.
  @Test func outputsThatALinkMakesOne() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    #expect(try folder.launch("/bin/sh", ["-c", "ln -s out link && ln -s link other"]).code == 0)
    for _ in 0..<2 {
      let outcome = try folder.run("measure", "cards.json", "--output", "out", "--rejections", "other")
      #expect(outcome.code == 64, "\(outcome)")
      #expect(outcome.errors.hasPrefix("Error: The options '--output' and '--rejections' name the same file"))
      try folder.put("old", "out")
    }
    #expect(try folder.text("out") == "old")
  }

  /// Nobody writes the pipe, and a font that is read would wait for ever.
  @Test func aFontIsARegularFile() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    #expect(try folder.launch("/bin/sh", ["-c", "mkfifo font.ttf"]).code == 0)
    let outcome = try folder.run("text", "--font", "./font.ttf", "--width", "100", "cards.json")
    #expect(outcome.code == 66 && outcome.errors.contains("'./font.ttf': it is no regular file"), "\(outcome)")
  }

  /// Warnings that nobody reads still have a reason.
  @Test func strictnessSaysWhyItFailsInQuiet() throws {
    let folder = try Folder()
    try folder.put(#"{"title": "a"}"#, "cards.ndjson")
    let outcome = try folder.run("measure", "--strict", "--quiet", "cards.ndjson")
    let reason = "Error: '--strict' fails because of a warning; leave '--quiet' out to read more\n"
    #expect(outcome.code == 1 && outcome.errors == reason, "\(outcome)")
    #expect(try folder.run("measure", "--quiet", "cards.ndjson").errors.isEmpty)
  }

  @Test func dependenciesNeedAnOutput() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put(cards(lines: [1]), "a\nb.json")
    for (arguments, message) in [
      ([], "The option '--dependencies' needs '--output', the file that depends on them"),
      (["--output", "-"], "The option '--dependencies' needs '--output', the file that depends on them"),
      (["--output", "./d"], "The options '--output' and '--dependencies' name the same file"),
      (["--output", "out", "a\nb.json"], "The path 'a\u{FFFD}b.json' has a control character, which a rule of make"),
      (["--output", "Makefile;id;=", "cards.json"], "The path 'Makefile;id;=' has a ';', which a rule of make"),
      (["--output", "a=b", "cards.json"], "The path 'a=b' has a '=', which a rule of make"),
      (["--output", "a&", "cards.json"], "The path 'a&' has a '&' at its end, which a rule of make"),
      (["--output", "~a", "cards.json"], "The path '~a' has a '~' at its start, which a rule of make"),
    ] {
      let outcome = try folder.run(["measure", "cards.json", "--dependencies", "d"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: " + message), "\(outcome)")
    }
    #expect(try !folder.names().contains("d"))
  }
}
