import CellLayout
import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Values that a file leaves out, and values at the ends of what is allowed.
struct ValuesLeftOutTests {
  @Test func elementsWithoutNumbers() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <view id="a"><rect key="frame"/><edgeInsets key="layoutMargins"/></view>
        <view id="b"><frame key="frameInset" width="3" height="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins"/></view><stackView id="c"/><label id="d"/><textField id="e"/><segmentedControl id="f"/>
        """,
        constraints: "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\"/>"))
    #expect(try cell.view("a").designFrame == DesignFrame(x: 0, y: 0, width: 0, height: 0))
    #expect(try cell.view("b").designFrame == DesignFrame(x: 0, y: 0, width: 3, height: 4))
    #expect(try cell.view("a").layoutMargins == .zero && cell.view("b").layoutMargins == .zero)
    #expect(try cell.stack("c").spacing == 0 && cell.label("d").numberOfLines == 1)
    #expect(try cell.control("e").title?.text == nil && cell.control("e").placeholder == nil)
    let constraint = try #require(cell.template.constraints.first)
    #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == 1000)
    #expect(constraint.relation == .equal && !constraint.isPlaceholder)
    #expect(cell.warnings.isEmpty)
  }

  /// Looks of fields, bars and maps, and what iOS 6 alone moved views by.
  @Test func whatChangesNoSize() throws {
    let views = """
      <textField id="a" background="photo" disabledBackground="photo"><inset key="insetFor6xAndEarlier" minX="3"/>
      </textField><navigationBar id="b" backIndicatorImage="photo"><textAttributes key="titleTextAttributes"/>
      </navigationBar><mapView id="c"><hybridMapConfiguration key="preferredConfiguration"/></mapView>
      """
    #expect(try Fixture.only(Fixture.cell(views)).warnings.isEmpty)
  }

  /// Each number of a paragraph style, and none.
  @Test func paragraphStyles() throws {
    func style(_ attributes: String) throws -> ParagraphStyle? {
      let text = """
        <attributedString key="attributedText"><fragment content="x"><attributes>\
        <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString>
        """
      return try Fixture.only(Fixture.cell("<label id=\"a\">\(text)</label>")).label("a").paragraphStyle
    }
    #expect(try style("alignment=\"left\"") == nil)
    let all = """
      lineHeightMultiple="1.5" minimumLineHeight="2" maximumLineHeight="30" lineSpacing="4" paragraphSpacing="5" \
      paragraphSpacingBefore="6"
      """
    var expected = ParagraphStyle()
    expected.lineHeightMultiple = 1.5
    expected.minimumLineHeight = 2
    expected.maximumLineHeight = 30
    expected.lineSpacing = 4
    expected.paragraphSpacing = 11
    #expect(try style(all) == expected)
  }

  /// A million is allowed, on its own and as a quotient, and a zero has no sign.
  @Test func theLargestNumbers() throws {
    func read(_ attributes: String) throws -> ConstraintTemplate {
      let constraint = "<constraint firstItem=\"a\" firstAttribute=\"width\" \(attributes)/>"
      let cell = try Fixture.only(Fixture.cell("<view id=\"a\"/>", constraints: constraint))
      return try #require(cell.template.constraints.first)
    }
    #expect(try read("constant=\"1000000\"").constant == 1e6 && read("constant=\"-1E6\"").constant == -1e6)
    #expect(try read("constant=\"-0\"").constant.sign == .plus)
    #expect(try read("multiplier=\"1000000:1\"").multiplier == 1e6 && read("multiplier=\"3/1\"").multiplier == 3)
    for wrong in ["constant=\"1000000.5\"", "multiplier=\"1000000/0.5\""] {
      let constraint = "<constraint firstItem=\"a\" firstAttribute=\"width\" \(wrong)/>"
      #expect(Fixture.errors(Fixture.cell("<view id=\"a\"/>", constraints: constraint)).count == 1)
    }
  }

  /// Fonts of half a point, of a point and of 1000 points.
  @Test(arguments: [0.5, 1, 1000]) func fontsOfAnySize(size: Double) throws {
    let label = "<label id=\"a\"><fontDescription key=\"fontDescription\" pointSize=\"\(size)\"/></label>"
    #expect(try Fixture.only(Fixture.cell(label)).label("a").font == .system(size: size, weight: .regular))
  }

  /// Of several texts of an element that of the property counts, as one of the elements for texts.
  @Test func textsOfOtherProperties() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <label id="a"><string key="toolTip">tip</string><mutableString key="text">shown</mutableString></label>
        <label id="b"><nil key="text"/></label>
        """))
    #expect(try cell.label("a").text == "shown" && cell.label("b").text == nil)
  }

  /// Which views' images are not known: no other warning makes one of them.
  @Test func unknownImages() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        "<label id=\"l\" shape=\"round\"/><imageView id=\"a\" image=\"photo\"/><imageView id=\"b\" image=\"other\"/>"))
    let message = "the size of the image 'other' is not in the file, and counts as none"
    #expect(cell.unknownImages.mapValues(\.message) == [4: message])
    let alone = try Fixture.only(Nib.document("<imageView id=\"a\" image=\"other\"/>"))
    #expect(alone.unknownImages.mapValues(\.message) == [0: message])
  }

  /// A stored frame says how large a symbol is if it has both sides.
  @Test(arguments: [(1.0, 1.0, true), (0, 1, false), (1, 0, false)])
  func symbols(width: Double, height: Double, isKnown: Bool) throws {
    let view = "<imageView id=\"a\" image=\"s\" catalog=\"system\">\(Nib.frame(0, 0, width, height))</imageView>"
    let content = try Fixture.only(Fixture.cell(view)).view("a").content
    guard case .image(let image) = content else { throw ImportedCell.Missing(id: "a") }
    #expect(image.imageSize == (isKnown ? OptionalSize(width: width, height: height) : OptionalSize()))
  }

  /// Sides that follow another view's are not fixed.
  @Test func symbolsAsLargeAsAnotherView() throws {
    let sides = ["width", "height"].map {
      "<constraint firstAttribute=\"\($0)\" secondItem=\"b\" secondAttribute=\"\($0)\"/>"
    }
    let view = """
      <imageView id="a" image="s" catalog="system">\(Nib.frame(0, 0, 7, 9))<constraints>\(sides.joined())</constraints>\
      </imageView><view id="b"/>
      """
    #expect(try Fixture.only(Fixture.cell(view)).warnings.count == 1)
  }

  /// A cell of 2500 views and 256 priorities, of which views have 250 and 750; a document's constraint has 1000.
  @Test func theLargestCells() throws {
    let views = String(repeating: "<view/>", count: 2498)
    #expect(try Fixture.only(Fixture.cell(views)).template.views.count == 2500)
    let inner = [String](repeating: "{\"view\": {}}", count: 2499).joined(separator: ",")
    #expect(try Fixture.inline("{\"view\": {\"subviews\": [\(inner)]}}").views.count == 2500)
    let priorities = (1...254).map { 0.5 + Double($0) }
    let constraints = priorities.map { "<constraint firstAttribute=\"width\" constant=\"1\" priority=\"\($0 + 1)\"/>" }
    #expect(try Fixture.only(Fixture.cell("", constraints: constraints.joined())).template.priorities.count == 256)
    let members = priorities.map { "{\"firstAttribute\": \"width\", \"priority\": \($0)}" }.joined(separator: ",")
    #expect(try Fixture.inline("{\"view\": {}, \"constraints\": [\(members)]}").priorities.count == 256)
  }

  /// A cell is refused once those before it have more than 20000 views.
  @Test func theMostViewsOfAFile() {
    let cell = "<view><subviews>\(String(repeating: "<view/>", count: 2499))</subviews></view>\n"
    let file = Nib.document(String(repeating: cell, count: 8) + "<view/>\n<view/>")
    #expect(Fixture.errors(file) == ["Card.xib:12:1: error: the cells of the file have more than 20000 views"])
  }

  /// Two sides of an image are enough, whichever they are.
  @Test(arguments: [
    "\"width\": 3, \"height\": 4", "\"width\": 3, \"aspectRatio\": 2", "\"height\": 4, \"aspectRatio\": 2",
  ])
  func twoSidesOfAnImage(keys: String) throws {
    let content = try Fixture.inline("{\"imageView\": {\(keys)}}").root.content
    guard case .image(let image) = content else { throw ImportedCell.Missing(id: "image") }
    #expect([image.width, image.height, image.aspectRatio].count { $0 == nil } == 1)
  }

  @Test func filesWithoutAVersion() throws {
    let text = Nib.document("<view id=\"a\"/>").replacing(" toolsVersion=\"17701\"", with: "")
    #expect(try Fixture.only(text).toolsVersion == 0)
  }

  /// The next of the oldest SDK is another, and so is the one before the newest; beyond them nothing is known.
  @Test func theOldestAndTheNewestSDK() {
    let (oldest, latest) = (IOSVersion.oldest, IOSVersion.latest)
    #expect(IOSVersion(major: oldest.major - 1).toolsVersion == oldest.toolsVersion)
    #expect(IOSVersion(major: oldest.major + 1).toolsVersion != oldest.toolsVersion)
    #expect(IOSVersion(major: latest.major - 1).toolsVersion != latest.toolsVersion)
    #expect(IOSVersion(major: latest.major + 1).toolsVersion == latest.toolsVersion)
  }

  /// Other views of a cell are beside its content, and First Responder owns nothing.
  @Test func whatIsNoPartOfTheContent() throws {
    let placeholder = """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"><connections>\
      <outlet property="other" destination="cell" id="o"/></connections></placeholder>
      """
    let cell = try Fixture.only(
      Nib.document(placeholder + Nib.cell("", rest: "<view key=\"selectedBackgroundView\" id=\"s\"/>")))
    #expect(cell.template.views.map(\.id) == ["cell", nil] && cell.template.root.outlet == nil)
  }

  /// The canvas leaves the mask of a view that has one.
  @Test func masksOnTheCanvas() throws {
    let view = """
      <view id="a"><autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
      """
    #expect(try Fixture.only(Fixture.cell(view)).view("a").autoresizing == [.flexibleLeftMargin, .flexibleTopMargin])
  }

  /// Of scroll views, text views alone have a known size.
  @Test func attributesOfScrollViews() throws {
    let cell = try Fixture.only(Fixture.cell("<textView id=\"a\" bounces=\"NO\"/><label id=\"b\" bounces=\"NO\"/>"))
    #expect(cell.warnings.map(\.message) == ["the attribute 'bounces' of <label> is not known, and is left out"])
  }

  /// At three pixels a point a line of 19 points is 22.67 points high, and a little more.
  @Test func savedTextSizesOnASmallerGrid() throws {
    let label = """
      <label text="Label" id="a">\(Nib.frame(8, 8, 184, 23))
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try [Fixture.only(Fixture.cell(label))].savedTextSize(scale: 3) == .extraLarge)
  }
}
