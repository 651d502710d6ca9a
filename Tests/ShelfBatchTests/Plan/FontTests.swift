import Fixtures
import Foundation
import ShelfBatch
import Testing

/// Fonts that a nib names, whether the configuration has files for them or not.
@Suite struct FontTests {
  /// A folder with a nib of one label in a font that is not here, and a shelf of one card.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let nib = Nib.document(Nib.labelCell("Card"))
      .replacing("type=\"system\"", with: "name=\"Brand-Regular\" family=\"Brand\"")
    try folder.put(nib, "Card.xib")
    try folder.put(cards(lines: [1]), "cards.json")
    return folder
  }

  /// The name in the nib is a PostScript name, which the configuration has a file for.
  @Test func aFontOfTheConfigurationIsMeasured() throws {
    let folder = try folder()
    try folder.put(BrandFont.data, "shelves/Fonts/Brand.ttf")
    try folder.put(
      #"{"cell": "../Card.xib", "fonts": {"Brand-Regular": "Fonts/Brand.ttf"}, "records": "cards.json"}"#,
      "shelves/A.shelf.json")
    // 18 characters of 8.5 points fit into 160.
    for (title, height) in [("abcdefghi klmnopqr", 50.0), ("abcdefghij klmnopqr", 84)] {
      try folder.put("[{\"title\": \"\(title)\"}]", "shelves/cards.json")
      let plan = try BatchPlan(configuration: folder.path("shelves/A.shelf.json"))
      let measured = try folder.measure(plan)
      #expect(measured.diagnostics.isEmpty)
      #expect(measured.reports.map(\.metrics.contentHeight) == [height] && measured.reports[0].warnings.isEmpty)
      #expect(try folder.frames(plan, showing: 0).last == "titleLabel 8 8 160 \(height == 50 ? 34 : 68)", "\(title)")
      #expect(try folder.views(plan).last?.font == "Brand-Regular 17")
    }
  }

  /// A file beside the nib, or in a folder that the configuration names, is known by the name inside it.
  @Test(arguments: [
    ("AnyName.ttf", ""), ("Fonts/Deep/AnyName.otf", #""fonts": ["Fonts"], "#),
  ])
  func aFontIsFoundByItsPostScriptName(file: String, fonts: String) throws {
    let folder = try folder()
    try folder.put("no font", "Broken.ttf")
    try folder.put(BrandFont.data, file)
    let plan = try folder.plan(#"{"cell": "Card.xib", \#(fonts)"records": "cards.json"}"#)
    let measured = try folder.measure(plan)
    #expect(measured.reports.map(\.warnings) == [[]] && measured.diagnostics.isEmpty)
    #expect(measured.reports.map(\.metrics.contentHeight) == [50])
  }

  /// One further down beside the nib, or of another name, is not taken.
  @Test func otherFontsAreNotTaken() throws {
    let folder = try folder()
    try folder.put(BrandFont.data, "Fonts/Brand.ttf")
    let measured = try folder.measure(folder.plan(#"{"cell": "Card.xib", "records": "cards.json"}"#))
    #expect(measured.reports[0].warnings.contains { $0.text.contains("'Brand-Regular' is not here") })
    #expect(folder.refusal(#"{"cell": "Card.xib", "fonts": ["Nowhere"]}"#).hasPrefix("unreadable "))
    #expect(folder.refusal(#"{"cell": "Card.xib", "fonts": [5]}"#).hasPrefix("malformed "))
  }

  /// Few labels show how wide some weights are: said once a shelf.
  @Test func warnsOfWeightsThatFewLabelsShow() throws {
    let folder = try TemporaryFolder()
    try folder.put(cards(lines: [1]), "cards.json")
    for (weight, isDoubtful) in [("black", true), ("bold", false)] {
      let cell = #"{"label": {"id": "titleLabel", "font": {"size": 17, "weight": "\#(weight)"}}}"#
      let measured = try folder.measure(folder.plan(#"{"cell": \#(cell), "records": "cards.json"}"#))
      #expect(measured.reports[0].warnings.contains { $0.text.contains("'system \(weight) 17'") } == isDoubtful)
    }
  }

  /// The widths of another font stand in, and the result says so.
  @Test func warnsOfFontsThatAreNotHere() throws {
    let folder = try folder()
    let plan = try folder.plan(#"{"cell": "Card.xib", "records": "cards.json"}"#)
    let message =
      "the font 'Brand-Regular' is not here, and Helvetica's widths stand for it; name its file or folder under 'fonts'"
    let measured = try folder.measure(plan)
    #expect(measured.reports.map { $0.warnings.map(\.text) } == [[message]])
    #expect(measured.reports.map(\.metrics.contentHeight) == [36])
    #expect(measured.diagnostics == ["shelf 'cards': warning: \(message)"])
    #expect(plan.passes[0].variants[0].fontWarnings == [message])
    #expect(try folder.frames(plan, showing: 0).last == "titleLabel 8 8 160 20")
    #expect(try folder.views(plan).last?.font == "Brand-Regular 17")
    // An inline cell names the fonts of this machine, so there it is an error.
    let inline = #"{"cell": {"label": {"font": {"name": "Nowhere-Regular", "size": 17}}}}"#
    #expect(folder.refusal(inline).hasPrefix("unreadable A.shelf.json:1:"))
  }

  /// A font that can't be had is told where the configuration names it.
  @Test func aFontThatIsNamedMustBeReadable() throws {
    let folder = try folder()
    let configuration = "{\"cell\": \"Card.xib\", \"fonts\": {\"Brand-Regular\":\n\"Fonts/Brand.ttf\"}}"
    #expect(folder.refusal(configuration).hasPrefix("unreadable A.shelf.json:2:1: "))
    try folder.put("no font", "Fonts/Brand.ttf")
    #expect(folder.refusal(configuration).hasPrefix("malformed A.shelf.json:2:1: "))
    try folder.put(BrandFont.data, "Fonts/Brand.ttf")
    let settings = ["variations": "{\"wght\":\n620}", "features": "{\"tnum\":\ntrue}", "language": "\n\"TRK\""]
    for (setting, value) in settings {
      let font = #"{"file": "Fonts/Brand.ttf", "\#(setting)": \#(value)}"#
      let told = folder.refusal(#"{"cell": "Card.xib", "fonts": {"Brand-Regular": \#(font)}}"#)
      #expect(told.hasPrefix("malformed A.shelf.json:2:1: error: the font 'Brand-Regular' has no "), "\(told)")
    }
    let fallback = folder.refusal("{\"fallbackFonts\": [\n\"Nowhere\"]}")
    #expect(fallback.hasPrefix("unreadable A.shelf.json:2:1: "))
  }

  @Test func aFontWithoutAxesTakesNoVariations() throws {
    let folder = try folder()
    try folder.put(BrandFont.data, "Brand.ttf")
    let refusal = folder.refusal(
      #"{"cell": "Card.xib", "fonts": {"Brand-Regular": {"file": "Brand.ttf", "variations": {"wght": 620}}}}"#)
    #expect(refusal.hasPrefix("malformed "))
    #expect(refusal.contains("the font 'Brand-Regular' has no axes, so that 'wght' can't be set"))
  }

  // MARK: Several fonts in a text

  private func folderOfSeveralFonts(outlet: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(Nib.severalFonts(outlet: outlet), "Card.xib")
    try folder.put(#"[{"title": "one\ntwo three\nfour"}, {"title": "one"}, {}]"#, "cards.json")
    return folder
  }

  /// No field is bound to the label, so that all cards are as high as the nib's text, which is a warning.
  @Test func allCardsAreAsHighAsATextOfTheNib() throws {
    let folder = try folderOfSeveralFonts(outlet: "promise")
    let warning = "cards.json: warning: no view of the cell shows a field, "
    for (width, heights) in [(176, "89/89"), (96, "106/106")] {
      let plan = try folder.plan(#"{"cell": "Card.xib", "records": "cards.json", "cardWidth": \#(width)}"#)
      let measured = try folder.measure(plan)
      #expect(measured.summaries == ["cards 3+0 \(heights)"] && measured.diagnostics.count == 1)
      #expect(measured.diagnostics.allSatisfy { $0.hasPrefix(warning) })
    }
  }

  /// Texts of records have the nib's first font: 3 lines of 20.287.
  @Test(arguments: ["text-column", "exhaustive", "character-count"])
  func textsOfRecordsHaveTheFirstFont(estimator: String) throws {
    let folder = try folderOfSeveralFonts(outlet: "titleLabel")
    let plan = try folder.plan(#"{"cell": "Card.xib", "records": "cards.json", "estimator": "\#(estimator)"}"#)
    let measured = try folder.measure(plan)
    #expect(measured.summaries == ["cards 3+0 77/77"] && measured.diagnostics.isEmpty)
  }

  /// A font that is not here is asked for where it is measured: not in a text that records replace.
  @Test(arguments: [("promise", true), ("titleLabel", false)])
  func missingFontsOfParts(outlet: String, isNamed: Bool) throws {
    let folder = try folderOfSeveralFonts(outlet: outlet)
    let nib = try folder.text("Card.xib").replacing("metaFont=\"systemBold\"", with: "name=\"Brand-Bold\"")
    try folder.put(nib, "Card.xib")
    let measured = try folder.measure(folder.plan(#"{"cell": "Card.xib", "records": "cards.json"}"#))
    #expect(measured.reports.count == 1)
    #expect(measured.reports[0].warnings.contains { $0.text.contains("'Brand-Bold' is not here") } == isNamed)
  }

  /// Text sizes that no font follows, and no variation is for.
  @Test(arguments: [
    (#"{"size": 17}"#, "", true), (#"{"textStyle": "body"}"#, "", false),
    (
      #"{"size": 17}"#,
      #", "variations": [{"contentSizeCategory": "medium", "views": {"v": {"numberOfLines": 2}}}]"#, false
    ),
  ])
  func textSizesThatMakeNoDifference(font: String, more: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    let plan = try folder.plan(
      #"{"cell": {"label": {"id": "v", "font": \#(font)}}, "variants": {"contentSizeCategory": ["large", "medium"]}\#(more)}"#
    )
    let told = plan.passes[0].findings.warnings.map { folder.relative($0.description) }
    let message = "no font of the cell follows the text size, so the 2 content size categories give the same heights"
    #expect(told.contains { $0.contains(message) && $0.hasPrefix("A.shelf.json:1:") } == isTold, "\(told)")
  }
}
