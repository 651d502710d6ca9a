import Catalog
import CellLayout
import Testing

@testable import InterfaceBuilder

struct TranslationTests {
  @Test func translatesTheTextsOfACell() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <label id="l" text="one"/><button id="b"><state key="normal" title="one"/></button>
        <textField id="f" placeholder="one"/><textField id="g" placeholder="one" text="typed"/>
        <button id="c"><buttonConfiguration key="configuration" style="plain" title="one"/></button>
        """))
    let strings = """
      "l.text" = "eins"; "b.normalTitle" = "zwei"; "f.placeholder" = "drei"; "g.placeholder" = "vier"; "x.text" = "?";
      "c.configuration.title" = "sechs";
      "l.ibExternalAccessibility" = "?"; "nothing" = "?"; "b.alternateTitle" = "?"; "f.normalTitle" = "?";
      """
    let german = cell.applying(try StringsTable(Array(strings.utf8), file: "de.strings"))
    #expect(try german.label("l").text == "eins" && german.control("b").title?.text == "zwei")
    #expect(try german.control("c").title?.text == "sechs")
    #expect(try german.control("f").title?.text == "drei" && german.control("g").title?.text == "typed")
    #expect(try german.control("f").placeholder == "drei" && german.control("g").placeholder == "vier")
    #expect(try german.control("b").placeholder == nil)
    // A translator's empty text is none.
    let empty = cell.applying(try StringsTable(Array("l.text = \"\"; g.text = \"\";".utf8), file: "de.strings"))
    #expect(try empty.label("l").text == nil && empty.control("g").title?.text == nil)
  }
}
