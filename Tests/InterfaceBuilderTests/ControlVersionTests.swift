import CellLayout
import Fixtures
import ShelfSizing
import TextMeasurement
import Testing

@testable import InterfaceBuilder

/// Controls and fonts by Xcode's versions: the cases that the comments of `CellImporter+Controls` count.
struct ControlVersionTests {
  private func read(_ element: String, version: String = "17701", device: String? = "retina4_7") throws -> ImportedCell
  {
    try Fixture.only(Nib.document(Nib.cell(element), toolsVersion: version, device: device))
  }

  /// A size of 0 is none, where constraints decide.
  @Test(arguments: [
    ("<stepper id=\"a\"/>", "14867", Size(width: 94, height: 29)),
    ("<stepper id=\"a\"/>", "14868", Size(width: 94, height: 32)),
    ("<activityIndicatorView id=\"a\"/>", "17701", Size(width: 20, height: 20)),
    ("<activityIndicatorView id=\"a\" style=\"whiteLarge\"/>", "17701", Size(width: 37, height: 37)),
    ("<progressView id=\"a\"/>", "16999", Size(width: 0, height: 2)),
    ("<progressView id=\"a\" progressViewStyle=\"bar\"/>", "17000", Size(width: 0, height: 2.5)),
    ("<pageControl id=\"a\" numberOfPages=\"3\"/>", "16999", Size(width: 39, height: 37)),
    ("<pageControl id=\"a\" numberOfPages=\"3\"/>", "17701", Size(width: 122, height: 26)),
    ("<pageControl id=\"a\" numberOfPages=\"3\"/>", "23504", Size(width: 73, height: 26)),
    ("<pageControl id=\"a\" numberOfPages=\"1000\"/>", "16999", Size(width: 1591, height: 37)),
    (
      "<segmentedControl id=\"a\"><segments><segment title=\"A\"/></segments></segmentedControl>", "14899",
      Size(width: 0, height: 28)
    ),
    ("<datePicker id=\"a\"/>", "14799", Size(width: 320, height: 216)),
    ("<datePicker id=\"a\"/>", "14800", Size(width: 320, height: 162)),
    ("<datePicker id=\"a\"/>", "16999", Size(width: 320, height: 162)),
    ("<datePicker id=\"a\"/>", "17000", Size(width: 0, height: 34 + 1.0 / 3)),
    ("<datePicker id=\"a\" style=\"compact\"/>", "17000", Size(width: 0, height: 34 + 1.0 / 3)),
    ("<datePicker id=\"a\" datePickerMode=\"countDownTimer\"/>", "17000", Size(width: 320, height: 216)),
    ("<datePicker id=\"a\" style=\"wheels\"/>", "17000", Size(width: 320, height: 216)),
    ("<textField id=\"a\" borderStyle=\"roundedRect\"/>", "14860", Size(width: 0, height: 34)),
    ("<pickerView id=\"a\"/>", "17000", Size(width: 320, height: 216)),
    ("<searchBar id=\"a\"/>", "12999", Size(width: 0, height: 44)),
    ("<searchBar id=\"a\"/>", "13000", Size(width: 0, height: 56)),
    ("<toolbar id=\"a\"/>", "17701", Size(width: 0, height: 44)),
    ("<navigationBar id=\"a\"/>", "17701", Size(width: 0, height: 44)),
    ("<tabBar id=\"a\"/>", "17701", Size(width: 0, height: 49)),
    ("<colorWell id=\"a\"/>", "17701", Size(width: 28, height: 28)),
    ("<textField id=\"a\" borderStyle=\"roundedRect\"/>", "14859", Size(width: 0, height: 30)),
    ("<textField id=\"a\"/>", "14859", Size(width: 0, height: 0)),
    ("<textView id=\"a\" scrollEnabled=\"NO\"/>", "17701", Size(width: 0, height: 0)),
    ("<textView id=\"a\"/>", "17701", Size(width: 0, height: 0)),
    ("<button id=\"a\" buttonType=\"infoDark\"/>", "14999", Size(width: 22, height: 22)),
  ])
  func sizes(element: String, version: String, size: Size) throws {
    let cell = try read(element, version: version)
    #expect(try cell.control("a").minimumSize == size)
    #expect(cell.warnings.isEmpty)
  }

  @Test func aToolbarReachesTheHomeIndicator() throws {
    #expect(try read("<toolbar id=\"a\"/>", device: "retina6_1").control("a").minimumSize.height == 49)
  }

  @Test func whatTextFieldsAndViewsShow() throws {
    let attributed = """
      <attributedString key="attributedText"><fragment content="more"><attributes>\
      <font key="NSFont" size="20" name="Futura-Medium"/></attributes></fragment></attributedString>
      """
    let cell = try read(
      """
      <textField id="a" placeholder="Name" borderStyle="roundedRect"/><textField id="b" text="T" placeholder="Name"/>
      <textField id="c">\(attributed)</textField><textView id="d" scrollEnabled="NO">\(attributed)</textView>
      <textView id="e" scrollEnabled="NO" text="long"/>
      """)
    let titles = try ["a", "b", "c", "d", "e"].map { try cell.control($0).title }
    #expect(titles.map(\.?.text) == ["Name", "T", "more", "more", "long"])
    #expect(titles.map(\.?.numberOfLines) == [1, 1, 1, 0, 0])
    #expect(titles[2]?.font == .named("Futura-Medium", size: 20) && titles[3]?.font == titles[2]?.font)
    #expect(titles[4]?.font == .system(size: 14, weight: .regular))
    let padding = try cell.control("a").padding
    #expect(padding == EdgeInsets(top: 4.75, leading: 7, bottom: 4.75, trailing: 7))
    #expect(try cell.control("e").padding == EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
  }

  /// A border takes room above and below the line.
  @Test(arguments: [("line", "14490", 2), ("roundedRect", "13771", 2), ("line", "24764", 4.75), ("none", "14490", 0)])
  func bordersOfTextFields(style: String, version: String, padding: Double) throws {
    let insets = try read("<textField id=\"a\" borderStyle=\"\(style)\"/>", version: version).control("a").padding
    #expect(insets.top == padding && insets.bottom == padding)
  }

  /// A secure one is as high as its line, to the point (UIKitNumbers.md, "Controls").
  @Test(arguments: [("YES", true, 0.0), ("NO", false, 0.75)])
  func secureTextFields(flag: String, isWhole: Bool, padding: Double) throws {
    let traits = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"\(flag)\"/>"
    let field = try read("<textField id=\"a\">\(traits)</textField>").control("a")
    #expect(field.roundsTitleToPoints == isWhole && field.padding.top == padding && field.padding.bottom == padding)
  }

  @Test func aPickerInAnotherStyleIsToldOf() throws {
    #expect(
      try read("<datePicker id=\"a\" style=\"inline\"/>").warningLines == [
        "Card.xib:5:1: warning: a date picker in the style 'inline' is laid out with the size of wheels"
      ])
  }

  @Test(arguments: [
    (#"size="system""#, 14.0), (#"size="smallSystem""#, 12), (#"size="label""#, 17), (#"size="button""#, 18),
  ])
  func namedSizes(attribute: String, size: Double) throws {
    let cell = try read(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" \(attribute)/></label>")
    #expect(try cell.label("a").font == .system(size: size, weight: .regular) && cell.warnings.isEmpty)
  }

  @Test func italicSystemFont() throws {
    let font = #"<fontDescription key="fontDescription" type="italicSystem" pointSize="14"/>"#
    let cell = try read("<label id=\"a\">\(font)</label>")
    #expect(try cell.label("a").font == .system(size: 14, weight: .regular, face: .italic) && cell.warnings.isEmpty)
  }

  @Test(arguments: [
    (#"type="system" size="huge""#, "the font size 'huge' is not known"),
    (#"type="fancySystem""#, "the font type 'fancySystem' is not known, and is measured as the system font"),
    (
      #"type="system" weight="fat""#,
      "'weight' of <fontDescription> is 'fat', which is not known"
    ),
    (#"style="Huge""#, "the text style 'Huge' is not known, and is measured as the system font"),
    (
      #"style="UICTFontTextStyleHuge""#,
      "the text style 'UICTFontTextStyleHuge' is not known, and is measured as the system font"
    ),
  ])
  func unknownFonts(attributes: String, warning: String) throws {
    let cell = try read("<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(
      cell.warningLines.count == 1 && cell.warningLines[0].hasSuffix("warning: " + warning), "\(cell.warningLines)")
    #expect(try cell.label("a").font == .system(size: 17, weight: .regular))
  }

  @Test(arguments: ["-1", "1001", "1e-310"]) func sizesThatNoFontHas(size: String) {
    let label =
      "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/></label>"
    #expect(
      Fixture.errors(Fixture.cell(label)) == [
        "Card.xib:5:15: error: the font size is \(size), but must be a finite number of at least 0.000001 and at most 1000"
      ])
  }

  @Test(arguments: [
    (#"metaFont="system" size="20""#, FontDescriptor.system(size: 20, weight: .regular), 0),
    (#"metaFont="systemHeavy""#, .system(size: 13, weight: .heavy), 0),
    (#"metaFont="smallSystem""#, .system(size: 11, weight: .regular), 0),
    (#"metaFont="cellTitle""#, .system(size: 12, weight: .regular), 0),
    (#"metaFont="controlContent""#, .system(size: 12, weight: .regular), 0),
    (#"metaFont="label""#, .system(size: 10, weight: .regular), 0),
    (#"metaFont="menu""#, .system(size: 13, weight: .regular), 0),
    (#"metaFont="message""#, .system(size: 13, weight: .regular), 0),
    (#"metaFont="label" size="30""#, .system(size: 30, weight: .regular), 0),
    (#"style="UICTFontTextStyleBody""#, .textStyle(.body), 0),
    (#"name="Futura-Medium""#, .named("Futura-Medium", size: 12), 0),
    (#"name=".SFNSDisplay-Bold" size="9""#, .system(size: 9, weight: .bold), 0),
    (#"name=".AppleSystemUIFont" size="9""#, .system(size: 9, weight: .regular), 0),
    (#"name=".SFUIText-Oblique" size="9""#, .system(size: 9, weight: .regular), 0),
    // Without a name it is the label's own.
    (#"size="30""#, .system(size: 16, weight: .bold), 0),
    (#"metaFont="systemFancy" size="30""#, .system(size: 30, weight: .regular), 0),
    (#"metaFont="systemFancy""#, .system(size: 17, weight: .regular), 1),
    (#"metaFont="toolTip""#, .system(size: 17, weight: .regular), 1),
  ])
  func fontsOfAttributedTexts(attributes: String, font: FontDescriptor, warnings: Int) throws {
    let cell = try read(
      """
      <label id="a"><fontDescription key="fontDescription" type="boldSystem" pointSize="16"/>
      <attributedString key="attributedText"><fragment content="x"><attributes>
      <font key="NSFont" \(attributes)/></attributes></fragment></attributedString></label>
      """)
    #expect(try cell.label("a").font == font)
    #expect(cell.warnings.count == warnings, "\(cell.warningLines)")
  }
}
