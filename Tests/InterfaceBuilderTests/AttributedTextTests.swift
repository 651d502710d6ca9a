import Catalog
import CellLayout
import Fixtures
import RecordCells
import Testing

@testable import InterfaceBuilder

/// Attributed texts whose parts have fonts of their own.
struct AttributedTextTests {
  private func cell(outlet: String = "promise", _ attributes: String = "") throws -> ImportedCell {
    try Fixture.only(Nib.severalFonts(outlet: outlet, attributes: attributes), in: .app)
  }

  /// 20.287 + 35.801 + 16.707 = 72.795, and 8 above and below.
  @Test func linesAreAsHighAsTheirTallestFont() throws {
    let imported = try cell()
    #expect(imported.warnings.isEmpty)
    let cell = try imported.laidOut(bindings: nil)
    #expect(cell.frames(width: 200) == ["cell 0 0 200 89", "- 0 0 200 89", "promise 8 8 184 73"])
    let label = try #require(cell.placedViews(cardWidth: 200).last)
    #expect(label.font == "system 17, system 30, system 14")
    #expect(label.lines.map(\.text) == ["one", "two three", "four"])
    #expect(
      cell.layoutFindings(cardWidth: 200).decidingHeight == [
        "promise.top = cell.top + 8", "cell.bottom = promise.bottom + 8", "promise.height = 73 by its content",
      ])
    // No field is bound to it, so that all cards are as high.
    #expect(cell.textNames.isEmpty)
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 176).height == 89)
    // With 80 points for the text, `three` has a line of its own.
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 96).height == 106)
  }

  /// Setting `text` leaves the font of the first character: 3 lines of 20.287.
  @Test func otherTextsHaveTheFirstFont() throws {
    let imported = try cell(outlet: "titleLabel")
    let cell = try imported.laidOut(bindings: nil)
    // Until a record comes, the document's text is shown as it is.
    #expect(cell.frames(width: 200).last == "titleLabel 8 8 184 73")
    cell.show(["one\ntwo three\nfour"])
    #expect(cell.frames(width: 176).last == "titleLabel 8 8 160 61")
    let strings = try StringsTable(Array(#""a.text" = "one\ntwo\nthree";"#.utf8), file: "Card.strings")
    #expect(try imported.applying(strings).laidOut().frames(width: 176).last == "titleLabel 8 8 160 61")
  }

  /// An attribute that is no font and could change a height is still told.
  @Test func attachmentsAreLeftOut() throws {
    let cell = try cell("<attachment key=\"NSAttachment\"/><integer key=\"NSUnderline\" value=\"1\"/>")
    #expect(cell.warnings.map(\.message) == ["the attribute 'NSAttachment' of a text is left out"])
  }

  /// Two paragraphs, of two lines and of one, of 20.287 points each.
  @Test(arguments: [
    ("", 61.0), ("lineHeightMultiple=\"1.5\"", 91.5), ("minimumLineHeight=\"30\"", 90),
    ("maximumLineHeight=\"15\"", 45), ("lineHeightMultiple=\"2\" maximumLineHeight=\"25\"", 75),
    ("lineSpacing=\"4\"", 69), ("paragraphSpacing=\"5\" paragraphSpacingBefore=\"2\"", 68),
  ])
  func paragraphStyles(attributes: String, height: Double) throws {
    let label = """
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <attributedString key="attributedText"><fragment><string key="content">one two
      end</string><attributes><font key="NSFont" size="17" metaFont="system"/>\
      <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString></label>
      """
    let imported = try Fixture.only(
      Nib.document(Nib.cell(label, constraints: Nib.edges("a", inset: 0), outlets: ["a": "aLabel"])))
    #expect(imported.warnings.isEmpty)
    #expect(try imported.laidOut().systemLayoutSizeFitting(requiredWidth: 40).height == height)
    // The label's own text keeps it, whatever is said of a record's.
    var unbound = CellBinding(view: "aLabel", fields: [:])
    unbound.isAttributed = false
    #expect(try imported.laidOut(bindings: [unbound]).systemLayoutSizeFitting(requiredWidth: 40).height == height)
    // A record's text has the style as well, unless its binding says otherwise.
    for (binding, expected) in [(nil, height), (true, height), (false, 61)] {
      var bound = CellBinding(view: "aLabel", fields: [.text: "a"])
      bound.isAttributed = binding ?? true
      let cell = try imported.laidOut(bindings: binding == nil ? nil : [bound])
      for text in ["one two\nend", "one", "one two\nend"] {
        cell.show([text])
        let found = cell.systemLayoutSizeFitting(requiredWidth: 40).height
        #expect(found == cell.blueprint.grid.points(pixels: cell.solvedHeightInPixels(requiredWidth: 40)))
        if text != "one" { #expect(found == expected) }
      }
    }
  }
}
