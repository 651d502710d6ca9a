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
    #expect(try margins("tableViewCell", "13771", "retina4_7", width: 375) == [all, all, all])
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

  @Test func collectionCells() throws {
    let inner = EdgeInsets(all: 8)
    #expect(
      try margins("collectionViewCell", "17701", "retina4_7", width: 320) == [insets(0, 16), insets(0, 16), inner])
    #expect(try margins("collectionViewCell", "17701", "retina4_7", width: 400)[0] == insets(0, 20))
    #expect(try margins("collectionViewCell", "12121", "retina4_7", width: 400)[0] == insets(0, 0))
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
