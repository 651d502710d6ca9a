import CellLayout
import Fixtures
import ShelfSizing
import Testing

@testable import InterfaceBuilder

/// Which views a file has, and what holds for all of them.
struct CellReadingTests {
  @Test func viewsInTheOrderOfTheFile() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Box" customClass="Box"><subviews>
        <label id="b" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
        <wkWebView id="c" translatesAutoresizingMaskIntoConstraints="NO"/>
        """))
    #expect(cell.template.views.map(\.id) == ["cell", nil, "a", "b", "c"])
    #expect(cell.template.views.map(\.superview) == [nil, 0, 1, 2, 1])
    #expect(
      cell.template.views.map(\.systemClass) == ["UICollectionViewCell", "UIView", "UIView", "UILabel", "WKWebView"])
    #expect(cell.template.views.map(\.line) == [3, 4, 5, 6, 7])
    #expect(try cell.view("a").userLabel == "Box" && cell.view("a").customClass == "Box")
    #expect(try cell.view("b").isHidden)
    #expect(cell.designSize == Size(width: 200, height: 100))
    #expect(cell.reuseIdentifier == "card" && cell.template.root.customClass == "Card")
    #expect(cell.scale == 2 && cell.kind == "collectionViewCell" && cell.id == "cell" && cell.line == 3)
    #expect(cell.warnings.isEmpty)
  }

  @Test func outletsOfTheCellComeBeforeTheOwners() throws {
    let cell = try Fixture.only(
      Nib.document(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o1"/><outlet property="title" destination="l" id="o2"/>
        </connections></placeholder><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v"><subviews><label id="l"/><label id="m"/></subviews><connections>
        <outletCollection property="labels" destination="l" id="o3"/>
        <outletCollection property="labels" destination="m" id="o4"/>
        <outlet property="titleLabel" destination="l" id="o5"/><action selector="tap:" destination="-1" id="o6"/>
        </connections></view>
        """))
    #expect(cell.template.views.map(\.outlet) == ["view", "titleLabel", "labels"])
    #expect(cell.template.views.map(\.otherOutlets) == [[], ["title", "labels"], []])
  }

  @Test func eachCellOfAFileStandsForItself() throws {
    let cells = try Fixture.cells(
      Nib.document(
        """
        <view id="a"/><tapGestureRecognizer id="g"/><toolbar id="t"/><collectionReusableView id="b" reuseIdentifier="h"/>
        <viewController id="c"><view key="view" id="d"/></viewController>
        """))
    #expect(cells.map(\.id) == ["a", "b"])
    #expect(cells.map(\.kind) == ["view", "collectionReusableView"])
    #expect(try Fixture.cells(Nib.document("<stackView id=\"s\"/>")).map(\.kind) == ["stackView"])
  }

  @Test func prototypesAndStaticCellsOfAStoryboard() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"
        useAutolayout="YES"><scenes><scene sceneID="s"><objects><tableViewController id="vc"><tableView key="view" id="t">
      <prototypes><tableViewCell id="p" reuseIdentifier="proto"><tableViewCellContentView key="contentView" id="pc"/>
      </tableViewCell></prototypes><sections><tableViewSection id="x"><cells><tableViewCell id="q"/></cells>
      </tableViewSection></sections></tableView></tableViewController>
      <collectionViewController id="cc"><collectionView key="view" id="cv"><cells><collectionViewCell id="r"/></cells>
      <collectionReusableView key="sectionHeaderView" id="u"/></collectionView></collectionViewController>
      </objects></scene></scenes></document>
      """
    let cells = try Fixture.cells(storyboard)
    #expect(cells.map(\.id) == ["p", "q", "r", "u"])
    #expect(cells[0].reuseIdentifier == "proto" && cells[0].scale == nil)
    #expect(cells[0].template.views.map(\.systemClass) == ["UITableViewCell", "UITableViewCellContentView"])
  }

  @Test func masksOfViewsWithoutConstraints() throws {
    let text = Fixture.cell(
      """
      <view id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/></view>
      <view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"/>
      <view id="c" translatesAutoresizingMaskIntoConstraints="NO"/>
      """)
    let cell = try Fixture.only(text, in: .app)
    #expect(try cell.view("a").autoresizing == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
    #expect(try cell.view("a").designFrame == DesignFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(try cell.view("b").autoresizing == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(try cell.view("c").autoresizing == nil)
    // The canvas leaves it where it is.
    #expect(try Fixture.only(text).view("c").autoresizing == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(cell.template.views[1].autoresizing == [.flexibleWidth, .flexibleHeight])
  }

  @Test func framesAsInsets() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <view id="a"><frame key="frameInset" width="20" height="10"/></view>
        <view id="b"><frame key="frameInset" minX="5" maxX="15" maxY="20" height="10"/></view>
        """))
    #expect(try cell.view("a").designFrame == DesignFrame(x: 0, y: 0, width: 20, height: 10))
    #expect(try cell.view("b").designFrame == DesignFrame(x: 5, y: 70, width: 180, height: 10))
  }

  @Test func prioritiesAndPlaceholders() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <label id="a" horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000"/>
        <view id="b" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="40.5"/>
        """))
    #expect(try cell.view("a").hugging == AxisPriorities(horizontal: 251, vertical: 250))
    #expect(try cell.view("a").compressionResistance == AxisPriorities(horizontal: 750, vertical: 1000))
    #expect(try cell.view("b").placeholderSize == OptionalSize(width: nil, height: 40.5))
  }
}
