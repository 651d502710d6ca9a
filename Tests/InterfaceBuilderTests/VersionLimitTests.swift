import CellLayout
import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Sizes that change from one tools version or one width to the next: the last of the one, and the first of the other.
struct VersionLimitTests {
  private func control(_ element: String, _ version: String) throws -> ControlTemplate {
    try Fixture.only(Nib.document(Nib.cell(element), toolsVersion: version)).control("a")
  }

  @Test(arguments: [
    ("button id=\"a\" buttonType=\"infoLight\"", "15000", Size(width: 25, height: 24)),
    ("button id=\"a\" buttonType=\"infoLight\"", "23726", Size(width: 25, height: 24)),
    ("button id=\"a\" buttonType=\"infoLight\"", "23727", Size(width: 26, height: 26)),
    ("button id=\"a\" buttonType=\"close\"", "17701", Size(width: 30, height: 30)),
    ("pageControl id=\"a\"", "17000", Size(width: 69, height: 26)),
    ("pageControl id=\"a\"", "21702", Size(width: 20, height: 26)),
    ("segmentedControl id=\"a\"", "14900", Size(width: 0, height: 31)),
  ])
  func sizes(element: String, version: String, size: Size) throws {
    #expect(try control("<\(element)/>", version).minimumSize == size)
  }

  /// The font, the rounding and the room of a text field without a rounded border.
  @Test(arguments: [
    ("none", "13999", 14.0, true, 0.0), ("none", "14000", 17, true, 0), ("none", "14999", 17, true, 0),
    ("none", "15000", 17, false, 0.75), ("line", "14859", 17, true, 2), ("line", "14860", 17, true, 4),
    ("line", "15000", 17, false, 4.75),
  ])
  func textFields(style: String, version: String, size: Double, isRounded: Bool, padding: Double) throws {
    let field = try control("<textField id=\"a\" borderStyle=\"\(style)\"/>", version)
    #expect(field.title?.font == .system(size: size, weight: .regular) && field.roundsTitleToPoints == isRounded)
    #expect(field.padding == EdgeInsets(top: padding, leading: 0, bottom: padding, trailing: 0))
  }

  /// The room round the titles of segments; a width of a point is one.
  @Test(arguments: [("14799", 14.5), ("14800", 19.0)]) func segments(version: String, padding: Double) throws {
    let segment = "<segment title=\"A\" width=\"1\"/>"
    let element = "<segmentedControl id=\"a\"><segments>\(segment)</segments></segmentedControl>"
    let segments = try #require(try control(element, version).segments)
    #expect(segments.padding == padding && !segments.followTitles)
    guard case .width(1)? = segments.all.first else {
      Issue.record("the width of the segment is another")
      return
    }
  }

  @Test func buttons() throws {
    let font = "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\"/>"
    let configured = "<buttonConfiguration key=\"configuration\" title=\"A\">\(font)</buttonConfiguration>"
    let button = try control("<button id=\"a\">\(configured)</button>", "22000")
    #expect(button.minimumSize == .zero && button.hasWidth && button.hasHeight && button.imageSize == nil)
    #expect(button.title?.font == .system(size: 17, weight: .bold))
    // Insets that leave nothing of the stored frame.
    let insets = "<inset key=\"contentEdgeInsets\" minX=\"5\" minY=\"4\" maxX=\"6\" maxY=\"5\"/>"
    let state = "<state key=\"normal\" image=\"star\" catalog=\"system\"/>"
    let symbol = try control("<button id=\"a\">\(Nib.frame(0, 0, 9, 7))\(insets)\(state)</button>", "17701")
    #expect(symbol.imageSize == .zero)
  }

  /// An unknown text style of an attributed text, and the font of 17 points that stands for it.
  @Test func unknownStylesOfAttributedTexts() throws {
    let label = """
      <label id="a"><attributedString key="attributedText"><fragment content="x"><attributes>\
      <font key="NSFont" style="Huge"/></attributes></fragment></attributedString></label>
      """
    #expect(try Fixture.only(Fixture.cell(label)).label("a").font == .system(size: 17, weight: .regular))
  }

  // MARK: Margins

  private func insets(_ vertical: Double, _ sides: Double, trailing: Double? = nil) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: sides, bottom: vertical, trailing: trailing ?? sides)
  }

  /// The content view of a table cell that stands for itself.
  @Test(
    arguments: [
      ("13499", "retina4_7", 375, 8, 8), ("13500", "retina4_7", 375, 11, 16), ("14799", "retina4_7", 393, 11, 16),
      ("14799", "retina4_7", 394, 11, 20), ("14799", "retina6_1", 320, 11, 16), ("14800", "retina4_7", 375, 11, 15),
      ("14800", "retina4_0", 375, 11, 16), ("14799", "retina6_1", 375, 11, 16), ("14800", "retina6_1", 380, 11, 20),
      ("17000", "retina4_7", 375, 11, 16), ("16999", "retina4_7", 375, 11, 15),
    ] as [(String, String, Double, Double, Double)])
  func tableCells(version: String, device: String, width: Double, vertical: Double, side: Double) throws {
    let file = Nib.document(Nib.tableCell(width: width), toolsVersion: version, device: device)
    #expect(try Fixture.only(file).view("content").layoutMargins == insets(vertical, side))
  }

  /// The content view of a prototype.
  @Test(
    arguments: [
      ("16999", "retina4_7", false, 375, 15), ("17000", "retina4_7", false, 375, 16),
      ("24127", "retina4_7", true, 390, 16), ("24127", "retina4_7", true, 391, 20),
      ("17701", "retina4_7", true, 376, 20), ("21701", "retina6_1", true, 321, 20),
    ] as [(String, String, Bool, Double, Double)])
  func prototypes(version: String, device: String, isControllersView: Bool, width: Double, side: Double) throws {
    let file = Nib.storyboard(
      tableCell: Nib.tableCell(width: width), toolsVersion: version, device: device, tableWidth: width,
      isControllersView: isControllersView)
    #expect(try Fixture.only(file).view("content").layoutMargins.leading == side)
  }

  /// An accessory takes more than 20 points beside the content view.
  @Test(arguments: [(0.0, 355.0, false), (0, 354, true), (10, 350, false), (10, 344, true)])
  func accessories(x: Double, width: Double, hasAccessory: Bool) throws {
    let row = Nib.tableCell(width: 375).replacing(
      "id=\"content\">" + Nib.frame(0, 0, 375, 100), with: "id=\"content\">" + Nib.frame(x, 0, width, 100))
    let margins = try Fixture.only(Nib.document(row)).view("content").layoutMargins
    #expect(margins == insets(11, 16, trailing: hasAccessory ? 8 : nil))
  }

  /// The margin reaches over the separator, of a point at most; one of 8 points is any view's.
  @Test(arguments: [("17701", 97.0, 10.0), ("17701", 101, 11), ("13499", 99.5, 8)])
  func separators(version: String, height: Double, bottom: Double) throws {
    let row = Nib.tableCell(width: 375).replacing(
      "id=\"content\">" + Nib.frame(0, 0, 375, 100), with: "id=\"content\">" + Nib.frame(0, 0, 375, height))
    #expect(try Fixture.only(Nib.document(row, toolsVersion: version)).view("content").layoutMargins.bottom == bottom)
  }

  /// A row that has no height has no room for its content view.
  @Test func rowsWithoutAHeight() throws {
    let row = Nib.tableCell(width: 320).replacing(
      "id=\"content\">" + Nib.frame(0, 0, 320, 100), with: "id=\"content\">"
    )
    .replacing(Nib.frame(0, 0, 320, 100), with: Nib.frame(0, 0, 320, 0))
    #expect(
      try Fixture.only(Nib.document(row, toolsVersion: "14499")).view("content").designFrame
        == DesignFrame(x: 0, y: 0, width: 320, height: 0))
  }

  /// A static cell at the lower edge of its table view is below it.
  @Test(arguments: [(599.5, 16.0), (600, 8)]) func cellsAtTheEdgeOfTheirTable(y: Double, side: Double) throws {
    let cell = Nib.tableCell(width: 320).replacing("y=\"0.0\" width=\"320.0\"", with: "y=\"\(y)\" width=\"320.0\"")
    let file = Nib.storyboard(
      tableCell: cell, toolsVersion: "17506", device: "retina4_0", tableWidth: 320, attributes: "dataMode=\"static\"")
    #expect(try Fixture.only(file).view("content").layoutMargins.leading == side)
  }

  @Test(arguments: [("12999", 8.0, 8.0), ("13000", 0, 16)])
  func rootViews(version: String, vertical: Double, side: Double) throws {
    let file = Nib.document("<view id=\"a\">\(Nib.frame(0, 0, 375, 100))</view>", toolsVersion: version)
    #expect(try Fixture.only(file).template.root.layoutMargins == insets(vertical, side))
  }

  /// The content of an effect view in a cell is no cell's.
  @Test func contentViewsInsideOfACell() throws {
    let effect = "<visualEffectView id=\"e\"><view key=\"contentView\" id=\"v\"/></visualEffectView>"
    #expect(try Fixture.only(Fixture.cell(effect)).view("v").layoutMargins == EdgeInsets(all: 8))
  }

  @Test(arguments: [("14799", 20.0), ("14800", 0)]) func statusBars(version: String, top: Double) throws {
    let file = Nib.document("<view id=\"a\">\(Nib.frame(0, 0, 375, 667))</view>", toolsVersion: version)
    #expect(try Fixture.only(file).template.root.safeAreaInsets.top == top)
  }

  @Test(arguments: [("20999", 0.0, 0.0), ("21000", 59, 34)])
  func safeAreasOfCollectionCells(version: String, top: Double, bottom: Double) throws {
    let cell = try Fixture.only(Nib.document(Nib.cell(""), toolsVersion: version, device: "retina6_12"))
    #expect(cell.template.root.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }
}
