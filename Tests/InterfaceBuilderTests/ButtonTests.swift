import CellLayout
import Fixtures
import ShelfSizing
import TextMeasurement
import Testing

@testable import InterfaceBuilder

/// Buttons: the sizes, texts and images that UIKitNumbers.md, "Controls", says they have.
struct ButtonTests {
  private func button(_ content: String, attributes: String = "", version: String = "17701") throws -> ImportedCell {
    try Fixture.only(
      Nib.document(Nib.cell("<button id=\"a\" \(attributes)>\(content)</button>"), toolsVersion: version))
  }

  private let attributed = """
    <attributedString key="attributedTitle"><fragment content="Buy"><attributes>\
    <font key="NSFont" size="20" name="Futura-Medium"/></attributes></fragment></attributedString>
    """

  @Test func anAttributedTitleHasItsOwnFont() throws {
    let plain = try button("<state key=\"normal\" title=\"old\">\(attributed)</state>").control("a")
    let configured = try button("<buttonConfiguration key=\"configuration\">\(attributed)</buttonConfiguration>")
    for title in [plain.title, try configured.control("a").title] {
      #expect(title?.text == "Buy" && title?.font == .named("Futura-Medium", size: 20))
    }
  }

  @Test func theNormalStateCounts() throws {
    let states = "<state key=\"highlighted\" title=\"Other\"/><state key=\"normal\" title=\"A\"/>"
    #expect(try button(states).control("a").title?.text == "A")
  }

  /// A button is at least as large as its background image, and at least 30 points wide.
  @Test func aBackgroundImageIsTheLeastSize() throws {
    let cell = try button("<state key=\"normal\" title=\"A\" backgroundImage=\"photo\"/>")
    #expect(try cell.control("a").minimumSize == Size(width: 30, height: 30))
    #expect(cell.warnings.isEmpty)
    // A title of 12 points over an image of 22 makes no button of 27.
    #expect(try cell.control("a").padding == .zero)
    let unknown = try button("<state key=\"normal\" title=\"A\" backgroundImage=\"other\"/>")
    #expect(try unknown.control("a").minimumSize == Size(width: 30, height: 0))
    #expect(unknown.warnings.isEmpty)
  }

  /// One of 23 × 23 and one of 86 × 18 show that no title's line counts.
  @Test func aBackgroundImageAloneIsTheSize() throws {
    let control = try button("<state key=\"normal\" backgroundImage=\"photo\"/>").control("a")
    #expect(control.title == nil && control.padding == .zero && control.minimumSize == Size(width: 20, height: 30))
    let unknown = try button("<state key=\"normal\" backgroundImage=\"other\"/>").control("a")
    #expect(unknown.title != nil)
    let beside = try button("<state key=\"normal\" image=\"photo\" backgroundImage=\"photo\"/>").control("a")
    #expect(beside.title != nil && beside.imageSize != nil)
  }

  /// Newer files name a symbol in an element of its own. The insets are part of the stored frame.
  @Test(arguments: ["state key=\"normal\"", "buttonConfiguration key=\"configuration\""])
  func aSymbolInAReference(holder: String) throws {
    let name = holder.split(separator: " ")[0]
    let content = """
      <rect key="frame" x="0" y="0" width="34" height="32"/>
      <inset key="contentEdgeInsets" minX="8" minY="8" maxX="8" maxY="8"/>
      <\(holder)><imageReference key="image" image="chevron.down" catalog="system"/></\(name)>
      """
    let control = try button(content).control("a")
    let padding = control.padding
    #expect(control.imageSize?.width == 34 - padding.leading - padding.trailing)
    #expect(control.imageSize?.height == 32 - padding.top - padding.bottom)
  }

  @Test func closeButtons() throws {
    #expect(try button("", attributes: "buttonType=\"close\"").control("a").minimumSize.height == 30)
  }

  /// 1.1 of the symbol's own point size, or else of the title's.
  @Test(arguments: [
    ("<symbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"20\"/>", 22.0), ("", 1.1 * 18),
  ])
  func aSymbolBesideATitle(configuration: String, side: Double) throws {
    let cell = try button(
      "<state key=\"normal\" title=\"A\" image=\"star\" catalog=\"system\">\(configuration)</state>")
    let size = try #require(try cell.control("a").imageSize)
    #expect(abs(size.width - side) < 1e-9 && size.height == size.width)
    #expect(
      cell.warningLines == [
        "Card.xib:5:17: warning: the size of the symbol 'star' is not known; 1.1 of its point size stands for it"
      ])
  }

  /// 1.1 of the point size that text styles and scaled fonts have at the size `large`.
  @Test func aSymbolBesideATextStyle() throws {
    let cell = try button(
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>"
        + "<state key=\"normal\" title=\"A\" image=\"star\" catalog=\"system\"/>")
    #expect(abs(try #require(try cell.control("a").imageSize).height - 1.1 * 28) < 1e-9)
  }

  /// Constraints of the button itself say how large it is, so that the symbol need not be known.
  @Test func aSymbolInAFixedFrameIsNotWarnedOf() throws {
    let sides = "<constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/>"
    let both = sides + "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/>"
    let state =
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"26\"/>"
      + "<state key=\"normal\" image=\"star\" catalog=\"system\"/>"
    let fixed = try button("\(state)<constraints>\(both)</constraints>")
    #expect(try fixed.control("a").imageSize == nil && fixed.warnings.isEmpty)
    let least = both.replacing("constant=\"20\" id=\"h\"", with: "relation=\"lessThanOrEqual\" constant=\"2\" id=\"h\"")
    for constraints in ["", sides, least] {
      let open = try button("\(state)<constraints>\(constraints)</constraints>")
      #expect(try open.control("a").imageSize == Size(width: 24, height: 26), "\(constraints)")
      #expect(open.warnings.count == 1)
    }
  }

  /// Insets come off the stored frame of a button that shows a symbol alone.
  @Test func insetsOfASymbolAlone() throws {
    let cell = try button(
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"30\"/>"
        + "<inset key=\"contentEdgeInsets\" minX=\"4\" minY=\"3\" maxX=\"6\" maxY=\"5\"/>"
        + "<state key=\"normal\" image=\"star\" catalog=\"system\"/>")
    #expect(try cell.control("a").imageSize == Size(width: 30, height: 22))
    #expect(try cell.control("a").padding == EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6))
  }

  /// A stored frame that says nothing leaves a symbol without a size.
  @Test(arguments: ["", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"0\" height=\"26\"/>"])
  func aSymbolWithoutAFrame(frame: String) throws {
    let cell = try button("\(frame)<state key=\"normal\" image=\"star\" catalog=\"system\"/>")
    #expect(try cell.control("a").imageSize == nil && cell.warnings.count == 1)
  }

  @Test func configuredButtons() throws {
    func configured(_ attributes: String, _ content: String = "", version: String = "21000") throws -> ControlTemplate {
      try button(
        "<buttonConfiguration key=\"configuration\" style=\"plain\" \(attributes)>\(content)</buttonConfiguration>",
        version: version
      ).control("a")
    }
    let usual = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    #expect(try configured("title=\"A\"").title?.font == .textStyle(.body))
    #expect(try configured("title=\"A\"", version: "20999").title?.font == .system(size: 14, weight: .regular))
    #expect(try configured("title=\"A\"").title?.numberOfLines == 0)
    #expect(try configured("title=\"A\"").padding == usual && configured("title=\"A\"").spacing == 0)
    let font = "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
    #expect(try configured("title=\"A\"", font).title?.font == .system(size: 20, weight: .bold))
    let insets = "<directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    let inset = try configured("title=\"A\" imagePadding=\"5\"", insets)
    #expect(inset.padding == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) && inset.spacing == 5)
    let symbol = try configured("title=\"A\" image=\"star\" catalog=\"system\"")
    #expect(abs(try #require(symbol.imageSize).width - 1.1 * 17) < 1e-9)
    #expect(try configured("image=\"photo\"").imageSize == Size(width: 20, height: 30))
    #expect(try configured("image=\"photo\"").title == nil)
  }
}
