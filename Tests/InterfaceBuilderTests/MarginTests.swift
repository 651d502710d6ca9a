import CellLayout
import Fixtures
import ShelfSizing
import Testing

@testable import InterfaceBuilder

/// The margins and safe areas of files that say nothing about them.
struct MarginTests {
  private func margins(
    _ element: String, _ version: String, _ device: String?, width: Double, contentHeight: Double = 100,
    contentWidth: Double? = nil
  ) throws -> [EdgeInsets] {
    let content = element == "tableViewCell" ? "tableViewCellContentView" : "view"
    let cell = try Fixture.only(
      Nib.document(
        """
        <\(element) id="r"><rect key="frame" x="0" y="0" width="\(width)" height="100"/><\(content) key="contentView">
        <rect key="frame" x="0" y="0" width="\(contentWidth ?? width)" height="\(contentHeight)"/>
        <subviews><view id="i"/></subviews></\(content)></\(element)>
        """, toolsVersion: version, device: device))
    return cell.template.views.map(\.layoutMargins)
  }

  private func insets(_ vertical: Double, _ sides: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: sides, bottom: vertical, trailing: sides)
  }

  @Test func tableCells() throws {
    let all = EdgeInsets(all: 8)
    #expect(try margins("tableViewCell", "13196", "retina4_7", width: 375) == [all, all, all])
    #expect(try margins("tableViewCell", "13529", "retina4_7", width: 375)[1] == insets(11, 16))
    #expect(try margins("tableViewCell", "24127", "retina4_7", width: 375)[1] == insets(15, 16))
    #expect(try margins("tableViewCell", "32700.99.1234", "retina4_7", width: 375)[1] == insets(11, 16))
    #expect(try margins("tableViewCell", "14460.31", "retina4_7", width: 375)[1] == insets(11, 16))
    #expect(try margins("tableViewCell", "14460.31", "retina4_7", width: 414)[1] == insets(11, 20))
    #expect(try margins("tableViewCell", "15505", "retina4_7", width: 414)[1] == insets(11, 15))
    #expect(try margins("tableViewCell", "15505", "retina6_1", width: 414)[1] == insets(11, 20))
    #expect(try margins("tableViewCell", "17701", "retina4_7", width: 600)[1] == insets(11, 16))
    #expect(try margins("tableViewCell", "17701", "retina6_1", width: 320)[1] == insets(11, 16))
    #expect(
      try margins("tableViewCell", "14460", "retina4_7", width: 375, contentHeight: 99.5)[1]
        == EdgeInsets(top: 11, leading: 16, bottom: 10.5, trailing: 16))
    #expect(
      try margins("tableViewCell", "17701", "retina6_1", width: 414, contentWidth: 383)[1]
        == EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8))
  }

  /// The versions, devices, places and widths of stored frames that show each side.
  @Test(
    arguments: [
      ("14460", "retina4_0", false, 320, 320, 15), ("14490", "retina4_7", false, 500, 500, 15),
      ("14105", "ipad9_7", false, 570, 570, 15), ("15705", "retina6_1", false, 414, 414, 20),
      ("14113", "retina4_7", true, 375, 375, 16), ("13771", "retina5_9", true, 375, 375, 16),
      ("16097", "ipad10_5", true, 834, 834, 20), ("14490", "retina5_5", true, 414, 414, 20),
      ("20037", "retina6_1", true, 414, 374, 20), ("24127", "retina4_7", true, 375, 343, 16),
      ("32700", "retina4_7", true, 395, 395, 20), ("17701", "retina6_0", true, 390, 390, 20),
      ("23727", "retina6_0", true, 390, 390, 16), ("24506", "retina6_12", true, 393, 393, 20),
      ("18122", "retina5_5", false, 359, 359, 20), ("21701", "retina5_5", false, 252, 252, 16),
      ("32700", "ipad12_9", false, 704, 704, 16), ("32700", "retina6_0", true, 390, 390, 20),
      ("17506", "retina6_1", true, 375, 375, 20),
      ("17701", "retina4_0", true, 375, 375, 16), ("21701", "retina6_1", true, 320, 320, 16),
      ("21507", "retina5_9", false, 381, 381, 20), ("21507", "retina5_9", true, 375, 375, 16),
      ("21701", "retina5_9", false, 375, 375, 16), ("22154", "retina5_5", false, 374, 374, 16),
      ("22154", "retina5_5", true, 414, 414, 20), ("22690", "retina5_5", false, 414, 414, 16),
      ("22700", "retina5_5", false, 414, 414, 20),
    ] as [(String, String, Bool, Double, Double, Double)])
  func tableCellsByPlace(
    version: String, device: String, isControllersView: Bool, tableWidth: Double, width: Double, side: Double
  ) throws {
    let cell = try Fixture.only(
      Nib.storyboard(
        tableCell: Nib.tableCell(width: width), toolsVersion: version, device: device, tableWidth: tableWidth,
        isControllersView: isControllersView))
    #expect(cell.template.views[1].layoutMargins.leading == side)
  }

  /// Static rows that the canvas does not show are laid out as any view (UIKitNumbers.md, "Interface Builder").
  @Test(
    arguments: [
      ("13771", 720.0, 11.0, 8.0), ("16999", 568, 11, 8), ("17506", 591, 8, 8), ("17506", 547, 11, 16),
      ("20037", 568, 8, 8), ("32700", 718, 11, 16),
    ])
  func staticCellsBelowTheirTable(version: String, y: Double, vertical: Double, side: Double) throws {
    let cell = Nib.tableCell(width: 320).replacing("y=\"0.0\" width=\"320.0\"", with: "y=\"\(y)\" width=\"320.0\"")
    let storyboard = Nib.storyboard(
      tableCell: cell, toolsVersion: version, device: "retina4_0", tableWidth: 320, attributes: "dataMode=\"static\"")
    let shown = storyboard.replacing("height=\"600.0\"", with: "height=\"568.0\"")
    #expect(try Fixture.only(shown).template.views[1].layoutMargins == insets(vertical, side))
  }

  /// In an app its SDK decides, and the width of the cell; the file's version and device do not.
  @Test(
    arguments: [(11, 343, 11, 16), (18, 375, 11, 16), (26, 402, 15, 16), (27, 414, 15, 20)]
      as [(Int, Double, Double, Double)])
  func tableCellsInApps(sdk: Int, width: Double, vertical: Double, side: Double) throws {
    for version in ["11762", "24127"] {
      let text = Nib.storyboard(
        tableCell: Nib.tableCell(width: width), toolsVersion: version, device: "retina6_1", tableWidth: width)
      let cell = try Fixture.only(text, in: .device(IOSVersion(major: sdk)))
      #expect(cell.template.views[1].layoutMargins == insets(vertical, side))
    }
  }

  /// 15 + 20.5 + 15, and a pixel; an empty row has no least height.
  @Test func rowsOfAutomaticHeight() throws {
    func height(_ attributes: String, label: String = "text=\"Label\"", scale: Double = 2) throws -> Double {
      let text = Nib.storyboard(
        tableCell: Nib.tableCell(width: 375, label: label), toolsVersion: "14460", device: "retina4_7", tableWidth: 375,
        attributes: attributes)
      return try Fixture.only(text, in: .app).laidOut(scale: scale).systemLayoutSizeFitting(requiredWidth: 375).height
    }
    #expect(try height("") == 51)
    #expect(try height("", scale: 3) * 3 == 90 + 61 + 1)
    #expect(try height("separatorStyle=\"none\"") == 50.5)
    #expect(try height("separatorStyle=\"none\"", label: "") == 30)
  }

  /// A root view may keep its margins off the safe area.
  @Test func marginsWithoutTheSafeArea() throws {
    let view = "<view id=\"v\" insetsLayoutMarginsFromSafeArea=\"NO\">\(Nib.frame(0, 0, 375, 100))</view>"
    let root = try Fixture.only(Nib.document(view, device: "retina6_1")).template.root
    #expect(root.safeAreaInsets == EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
    #expect(root.layoutMargins == insets(0, 16))
  }

  /// A view inside has of the safe area what reaches into it.
  @Test(arguments: [(0.0, 100.0, 44.0, 34.0), (10, 80, 34, 24), (50, 20, 0, 4), (44, 22, 0, 0)])
  func safeAreasOfViewsInside(y: Double, height: Double, top: Double, bottom: Double) throws {
    let inner = "<view id=\"i\">\(Nib.frame(0, y, 375, height))</view>"
    let view = "<view id=\"v\">\(Nib.frame(0, 0, 375, 100))<subviews>\(inner)</subviews></view>"
    let template = try Fixture.only(Nib.document(view, device: "retina6_1")).template
    #expect(template.views[1].safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  /// Where neither the table's width nor the device's is known, the cell's decides.
  @Test(arguments: [(375.0, 16.0), (375.5, 20)]) func tablesWithoutAFrame(width: Double, side: Double) throws {
    let text = Nib.storyboard(
      tableCell: Nib.tableCell(width: width), toolsVersion: "17701", device: "retina4_7", tableWidth: 1)
    let cell = try Fixture.only(text.replacing(Nib.frame(0, 0, 1, 600), with: ""))
    #expect(cell.template.views[1].layoutMargins.leading == side)
  }

  @Test(arguments: [(393.0, 16.0), (394, 20)]) func cellsForAnUnknownDevice(width: Double, side: Double) throws {
    #expect(try margins("tableViewCell", "17701", "watch38", width: width)[1] == insets(11, side))
    #expect(try margins("tableViewCell", "17701", nil, width: width)[1] == insets(11, side))
  }

  @Test func collectionCells() throws {
    let inner = EdgeInsets(all: 8)
    #expect(
      try margins("collectionViewCell", "17701", "retina4_7", width: 320) == [insets(0, 16), insets(0, 16), inner])
    #expect(try margins("collectionViewCell", "17701", "retina4_7", width: 400)[0] == insets(0, 20))
    #expect(try margins("collectionViewCell", "11201", nil, width: 400)[0] == insets(0, 0))
    #expect(try margins("collectionViewCell", "11762", "retina4_7", width: 400)[0] == inner)
    #expect(try margins("collectionViewCell", "12999", "retina4_7", width: 393)[0] == inner)
    #expect(try margins("collectionViewCell", "13000", "retina4_7", width: 393)[0] == insets(0, 16))
    #expect(try margins("collectionViewCell", "13000", "retina4_7", width: 394)[0] == insets(0, 20))
  }

  /// In storyboards Xcode 9 and 10 had other margins with each version, and Xcode 10 counts the status bar.
  @Test(
    arguments: [
      ("12121", "retina5_5", false, 196.0, 8.0, 8.0), ("13000", "retina4_7", false, 375, 0, 0),
      ("13196", "retina5_5", true, 264, 0, 0), ("13499", nil, false, 102, 0, 0),
      ("13500", "retina4_7", false, 322, 8, 8),
      ("13771", "retina4_7", false, 375, 0, 16), ("13771", nil, false, 375, 8, 8),
      ("13999", "ipad9_7", false, 80, 8, 8),
      ("14000", "retina4_7", false, 375, 8, 8), ("14113", "retina5_5", true, 264, 20, 16),
      ("14299", "retina4_7", false, 200, 8, 8), ("14300", "retina4_7", false, 187, 28, 8),
      ("14460", "retina5_9", false, 196, 52, 8), ("14460", "retina5_9", true, 394, 44, 20),
      ("14489", "retina4_7", false, 375, 28, 8), ("14489", "ipad11_0rounded", false, 375, 28, 8),
      ("14490", "retina4_7", false, 120, 8, 8), ("14490", "retina6_1", false, 120, 52, 8),
      ("14490", "retina4_7", true, 120, 20, 16), ("14500", "retina6_1", false, 120, 8, 8),
      ("14868", "retina5_9", true, 276, 8, 8),
    ] as [(String, String?, Bool, Double, Double, Double)])
  func collectionCellsOfStoryboards(
    version: String, device: String?, isInTable: Bool, width: Double, top: Double, side: Double
  ) throws {
    let file = Nib.storyboard(
      tableCell: Nib.cell("", width: width), toolsVersion: version, device: device, tableWidth: 375)
    let cell = try Fixture.only(isInTable ? file : file.replacing("tableView", with: "collectionView"))
    let margins = EdgeInsets(top: top, leading: side, bottom: side == 8 ? 8 : 0, trailing: side)
    #expect(cell.template.views.map(\.layoutMargins) == [margins, margins])
  }

  /// The element that Xcode 11 and later write for a content view has margins above and below as well: above inside the
  /// safe area, 52 = 44 + 8, and below since Xcode 14, 42 = 34 + 8. A `view` in its place has the sides of any view.
  @Test(arguments: [
    ("15505", "retina4_7", "collectionViewCellContentView", EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)),
    ("17701", "retina6_1", "collectionViewCellContentView", EdgeInsets(top: 52, leading: 20, bottom: 8, trailing: 20)),
    ("23094", "retina6_1", "collectionViewCellContentView", EdgeInsets(top: 56, leading: 20, bottom: 42, trailing: 20)),
    ("23094", "retina6_1", "view", EdgeInsets(top: 56, leading: 8, bottom: 42, trailing: 8)),
  ])
  func collectionContentViews(version: String, device: String, element: String, margins: EdgeInsets) throws {
    let frame = Nib.frame(0, 0, 400, 100)
    let cell = try Fixture.only(
      Nib.document(
        "<collectionViewCell id=\"c\">\(frame)<\(element) key=\"contentView\">\(frame)</\(element)></collectionViewCell>",
        toolsVersion: version, device: device))
    #expect(cell.template.views[1].layoutMargins == margins)
  }

  /// The safe area of a screen is that of a collection cell in a `.xib` too, since Xcode 14.
  @Test(arguments: [("20037", 0.0, 0.0), ("21701", 59, 34)])
  func safeAreasOfCollectionCells(version: String, top: Double, bottom: Double) throws {
    let cell = try Fixture.only(Nib.document(Nib.cell(""), toolsVersion: version, device: "retina6_12"))
    #expect(cell.template.root.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
  }

  /// Table cells have none, and collection cells of a storyboard neither.
  @Test func safeAreasOfOtherCells() throws {
    let row = try Fixture.only(Nib.document(Nib.tableCell(width: 393), toolsVersion: "21701", device: "retina6_12"))
    #expect(row.template.root.safeAreaInsets == .zero)
    let text = Nib.document("", toolsVersion: "21701", device: "retina6_12")
      .replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB").replacing(
        "<objects>\n\n</objects>",
        with: """
          <scenes><scene><objects><collectionViewController id="c"><collectionView key="view" id="v"><cells>
          \(Nib.cell("", attributes: "reuseIdentifier=\"Card\""))
          </cells></collectionView></collectionViewController></objects></scene></scenes>
          """)
    #expect(try Fixture.only(text).template.root.safeAreaInsets == .zero)
  }

  @Test func theFilesOwnMarginsWin() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <view id="a" preservesSuperviewLayoutMargins="YES">
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
        """))
    #expect(try cell.view("a").layoutMargins == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try cell.view("a").preservesSuperviewLayoutMargins)
  }

  @Test(arguments: [
    ("14460", "retina4_7", 667.0, 20.0, 0.0), ("14460", "retina4_7", 400, 0, 0), ("15505", "retina4_7", 667, 0, 0),
    ("22505", "retina4_7", 667, 20, 0), ("17701", "retina6_1", 100, 44, 34), ("21507", "retina6_1", 100, 48, 34),
    ("20999", "retina6_1", 100, 44, 34), ("21000", "retina6_1", 100, 48, 34), ("14460", "retina4_7", 450, 0, 0),
    ("14460", "retina4_7", 451, 20, 0), ("21507", "retina6_0", 100, 47, 34), ("21507", "retina6_72", 100, 59, 34),
    ("21507", "retina5_9", 100, 44, 34),
    ("21507", "ipad11_0rounded", 100, 24, 20), ("21507", "watch38", 667, 0, 0), ("22000", "watch38", 667, 20, 0),
  ])
  func safeAreasOfRootViews(version: String, device: String, height: Double, top: Double, bottom: Double) throws {
    let text = Nib.document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
      <view id="a"><rect key="frame" x="0" y="10" width="100" height="\(height - 10)"/></view></subviews></view>
      """, toolsVersion: version, device: device)
    let cell = try Fixture.only(text)
    #expect(cell.template.root.safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    #expect(cell.template.root.layoutMargins == EdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    #expect(try cell.view("a").safeAreaInsets.top == max(0, top - 10))
    let inApp = try #require(try Fixture.cells(text, in: .app).first)
    #expect(inApp.template.views.allSatisfy { $0.safeAreaInsets == .zero })
    #expect(inApp.template.root.layoutMargins == EdgeInsets(all: 8))
  }
}
