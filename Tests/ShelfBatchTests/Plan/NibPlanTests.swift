import Fixtures
import ShelfBatch
import Testing

/// Messages of a plan about a nib, and the texts and size classes that it reads one for.
@Suite struct NibPlanTests {
  /// Constraints that contradict each other are said once, whatever the number of cards, and are no fault.
  @Test func warnsOfConstraintsThatContradict() throws {
    let folder = try TemporaryFolder()
    let heights = [20, 40].map { constant in
      Nib.constraint("h\(constant)", "firstItem=\"a\" firstAttribute=\"height\" constant=\"\(constant)\"")
    }
    let cell = Nib.cell(
      Nib.label("a", Nib.frame(8, 8, 184, 20.5)),
      constraints: ([Nib.edges("a", inset: 8)] + heights).joined(separator: "\n"), outlets: ["a": "titleLabel"])
    try folder.put(Nib.document(cell), "Card.xib")
    try folder.put(cards(lines: [1, 2]), "cards.json")
    let measured = try folder.measure(folder.plan(#"{"cell": "Card.xib", "records": "cards.json"}"#))
    #expect(
      measured.diagnostics == [
        "Card.xib:13:1: warning: the constraint 'titleLabel.height = 40' was broken, because it contradicts: "
          + "titleLabel.height = 20"
      ])
    #expect(measured.summaries == ["cards 2+0 36/36"])
  }

  /// Translations count wherever a nib does.
  @Test func stringsReplaceTexts() throws {
    let folder = try TemporaryFolder()
    try folder.put(Nib.cellAndView(), "Card.xib")
    try folder.put("\"c.text\" = \"eins\\nzwei\";", "lang/de.strings")
    try folder.put("\"c.text\" = \"eins\\nzwei\\ndrei\";", "other.strings")
    try folder.put(cards(lines: [1]), "cards.json")
    for (strings, heights) in [("lang/de.strings", "69.5/69.5"), ("other.strings", "83.5/83.5")] {
      let plan = try folder.plan(
        #"{"cell": "Card.xib", "reuseIdentifier": "Card", "strings": "\#(strings)", "records": "cards.json"}"#)
      #expect(try folder.measure(plan).summaries == ["cards 1+0 \(heights)"])
    }
  }

  @Test(arguments: [("", 30.0), ("compact,regular", 30), ("regular,regular", 60)])
  func sizeClassesChooseConstants(classes: String, height: Double) throws {
    let folder = try TemporaryFolder()
    let constraint = """
      <constraint firstItem="a" firstAttribute="height" constant="14" id="h">\
      <variation key="widthClass=regular" constant="44"/></constraint>
      """
    let view = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let constraints = Nib.edges("a", inset: 8) + "\n" + constraint
    try folder.put(Nib.document(Nib.cell(view, constraints: constraints)), "Card.xib")
    try folder.put(cards(lines: [1]), "cards.json")
    let setting = classes.isEmpty ? "" : ", \"sizeClasses\": \"\(classes)\""
    let plan = try folder.plan(#"{"cell": "Card.xib", "records": "cards.json"\#(setting)}"#)
    #expect(try folder.measure(plan).reports.map(\.metrics.itemSize.height) == [height])
  }

  /// A switch is 28 points high from the SDK of iOS 26 on, and 31 before, whatever Xcode saved the nib.
  @Test(arguments: [("", 44.0), (", \"sdk\": 26", 44), (", \"sdk\": 18", 47)])
  func theSDKChoosesSizesOfControls(setting: String, height: Double) throws {
    let folder = try TemporaryFolder()
    let view = "<switch translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let top = Nib.edges("a", inset: 8).split(separator: "\n").filter { !$0.contains("trailing") }
    try folder.put(Nib.document(Nib.cell(view, constraints: top.joined(separator: "\n"))), "Card.xib")
    try folder.put(cards(lines: [1]), "cards.json")
    let plan = try folder.plan(#"{"cell": "Card.xib", "records": "cards.json"\#(setting)}"#)
    #expect(try folder.measure(plan).reports.map(\.metrics.itemSize.height) == [height])
  }
}
