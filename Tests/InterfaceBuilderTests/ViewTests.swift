import CellLayout
import Fixtures
import ShelfSizing
import Testing

@testable import InterfaceBuilder

/// Frames, masks and guides of all views, and attributes that are not understood.
struct ViewTests {
  /// The first form of Xcode 8: distances from the superview's edges, and lengths where two of them do not say it.
  @Test(arguments: [
    (#"minX="10" minY="5" maxX="30" maxY="15""#, DesignFrame(x: 10, y: 5, width: 160, height: 80)),
    (#"maxX="30" width="50" maxY="15" height="20""#, DesignFrame(x: 120, y: 65, width: 50, height: 20)),
    (#"minX="10" width="50" minY="5" height="20""#, DesignFrame(x: 10, y: 5, width: 50, height: 20)),
    (#"minX="150" maxX="150""#, DesignFrame(x: 150, y: 0, width: 0, height: 100)),
    (#"minY="90" maxY="30""#, DesignFrame(x: 0, y: 90, width: 200, height: 0)),
    ("", DesignFrame(x: 0, y: 0, width: 200, height: 100)),
  ])
  func insetFrames(attributes: String, frame: DesignFrame) throws {
    let cell = try Fixture.only(Fixture.cell("<view id=\"a\"><frame key=\"frameInset\" \(attributes)/></view>"))
    #expect(try cell.view("a").designFrame == frame)
  }

  /// A content view without a stored frame is as large as its cell.
  @Test(arguments: ["6245", "11201", "14500"]) func contentViewsWithoutAFrame(version: String) throws {
    let content = Nib.tableCell(width: 320).replacing(
      "id=\"content\">" + Nib.frame(0, 0, 320, 100), with: "id=\"content\">")
    let cell = try Fixture.only(Nib.document(content, toolsVersion: version))
    #expect(try cell.view("content").designFrame == DesignFrame(x: 0, y: 0, width: 320, height: 100))
  }

  /// In an app the row has the height that it is given, and its separator.
  @Test func contentViewsInAnApp() throws {
    let rows = try Fixture.only(Nib.document(Nib.tableCell(width: 320, contentWidth: 300)), in: .app)
    #expect(try rows.view("content").designFrame?.size == Size(width: 300, height: 100))
    #expect(try rows.view("content").leavesRoomForSeparator)
    // A row that has no height of its own is as high as its constraints make it.
    let open = Nib.tableCell(width: 320).replacing("id=\"row\">" + Nib.frame(0, 0, 320, 100), with: "id=\"row\">")
    #expect(try Fixture.only(Nib.document(open), in: .app).view("content").designFrame?.size.height == 0)
    let file = Nib.storyboard(
      tableCell: Nib.tableCell(width: 320), toolsVersion: "17701", device: "retina4_7", tableWidth: 375,
      attributes: "separatorStyle=\"none\"")
    #expect(try Fixture.only(file, in: .app).view("content").leavesRoomForSeparator == false)
  }

  /// A frame is a picture of the canvas: a wild one is left out, and the cell is read.
  @Test(arguments: ["x", "y", "width", "height"])
  func framesBeyondTheLimitAreLeftOut(side: String) throws {
    func view(_ length: String) throws -> (frame: DesignFrame?, warnings: [String]) {
      let sides = ["x", "y", "width", "height"].map { "\($0)=\"\($0 == side ? length : "1")\"" }
      let cell = try Fixture.only(
        Fixture.cell("<view id=\"a\"><rect key=\"frame\" \(sides.joined(separator: " "))/></view>"))
      return (try cell.view("a").designFrame, cell.warningLines)
    }
    let beyond = try view("1134341.5")
    #expect(beyond.frame == nil)
    #expect(
      beyond.warnings == [
        "Card.xib:5:14: warning: the frame is beyond the 1000000 points allowed, and is left out"
      ])
    #expect(try view("1e6").frame != nil && view("1e6").warnings == [])
  }

  /// The size of a symbol is taken from the frame, and is not known without.
  @Test func aSymbolWithoutAFrameThatCounts() throws {
    let image = "<imageView id=\"a\" image=\"xmark\" catalog=\"system\">\(Nib.frame(0, 0, 2_000_000, 20))</imageView>"
    let cell = try Fixture.only(Fixture.cell(image))
    #expect(try cell.view("a").designFrame == nil && cell.warningLines.count == 2)
  }

  @Test func whatCouldMoveSubviewsIsWarnedOf() throws {
    func warnings(_ view: String) throws -> [String] { try Fixture.only(Fixture.cell(view)).warningLines }
    let readable = "layoutMarginsFollowReadableWidth=\"YES\""
    let wide = "warning: 'layoutMarginsFollowReadableWidth' is left out, and widens the margins of a view this wide"
    #expect(try warnings("<view id=\"a\" \(readable)>\(Nib.frame(0, 0, 600, 10))</view>") == [])
    #expect(
      try warnings("<view id=\"a\" \(readable)>\(Nib.frame(0, 0, 600.5, 10))</view>") == ["Card.xib:5:1: \(wide)"])
    #expect(try warnings("<view id=\"a\" \(readable)/>") == ["Card.xib:5:1: \(wide)"])
    let mask = "warning: 'autoresizesSubviews' is NO, and the masks of the subviews are followed nevertheless"
    for (attribute, expected) in [("", ["Card.xib:5:1: \(mask)"]), ("=\"NO\"", [])] {
      let inner = attribute.isEmpty ? "" : "translatesAutoresizingMaskIntoConstraints" + attribute
      let view = "<view id=\"a\" autoresizesSubviews=\"NO\"><subviews><label id=\"b\" \(inner)/></subviews></view>"
      #expect(try warnings(view) == expected)
    }
    #expect(try warnings("<view id=\"a\" autoresizesSubviews=\"NO\"/>") == [])
  }

  /// The guides of a view, and what stands for those that are not laid out.
  @Test func guides() throws {
    let view = """
      <view id="a"><viewLayoutGuide key="readableContent" id="g1"/><viewLayoutGuide key="keyboard" id="g2"/>\
      <viewLayoutGuide key="other" id="g3"/><viewLayoutGuide id="g4"/><viewLayoutGuide key="contentLayoutGuide" id="g5"/>\
      <layoutGuides><userLayoutGuide id="g6"/></layoutGuides></view>
      """
    let constraints = (1...6).map {
      "<constraint firstItem=\"g\($0)\" firstAttribute=\"width\" constant=\"9\"/>"
    }
    let cell = try Fixture.only(Fixture.cell(view, constraints: constraints.joined()))
    #expect(
      cell.template.constraints.map(\.firstItem) == [
        .readableContent(2), .safeArea(2), .view(2), .view(2), .view(2), .guide(0),
      ])
    #expect(
      cell.warningLines.map { $0.drop { $0 != " " } } == [
        " warning: the keyboard's layout guide is taken for the safe area",
        " warning: the layout guide 'other' is not known, and is taken for the view's bounds",
        " warning: the layout guide '' is not known, and is taken for the view's bounds",
      ])
  }

  /// Edges of a scroll view mean its content to all that lies in it, however deep, and its frame to what does not.
  @Test func scrollViews() throws {
    let views = """
      <scrollView id="s"><subviews><view id="in"><subviews><view id="deep"/></subviews><layoutGuides>\
      <userLayoutGuide id="inner"/></layoutGuides></view></subviews><layoutGuides><userLayoutGuide id="own"/>\
      </layoutGuides></scrollView><view id="out"/>
      """
    func constraint(_ item: String, _ attribute: String) -> String {
      """
      <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="s" secondAttribute="\(attribute)"/>
      """
    }
    let constraints = [
      ("in", "top"), ("deep", "leading"), ("own", "top"), ("inner", "top"), ("out", "top"), ("in", "width"),
    ]
    let cell = try Fixture.only(
      Fixture.cell(views, constraints: constraints.map { constraint($0.0, $0.1) }.joined()))
    let own = cell.template.constraints.suffix(constraints.count).map(\.secondItem)
    // The place of the scroll view is 2, and its content the first guide.
    #expect(own == [.guide(0), .guide(0), .guide(0), .view(2), .view(2), .view(2)])
  }

  /// Until iOS 14 labels of several lines in a row are as wide as each other, whatever their contents say.
  @Test(arguments: [("18122", 14, 146.0), ("19162", 15, 281)])
  func labelsOfSeveralLinesInARow(version: String, sdk: Int, width: Double) throws {
    let row = """
      <stackView id="s" opaque="NO" spacing="8" fixedFrame="YES">\(Nib.frame(0, 0, 300, 40))<subviews>
      <label id="a" text="A" numberOfLines="0" horizontalHuggingPriority="251"/>
      <label id="b" text="B" horizontalHuggingPriority="750"/>
      </subviews></stackView>
      """
    let texts = [Nib.document(Nib.cell(row), toolsVersion: version), Nib.document(Nib.cell(row))]
    for (text, environment) in zip(texts, [LayoutEnvironment.interfaceBuilder, .device(IOSVersion(major: sdk))]) {
      let frames = try Fixture.only(text, in: environment).laidOut(scale: 2).placedViews(cardWidth: 300)
      let label = frames.first { $0.id == "a" }
      #expect(label?.size.width == width)
    }
  }

  @Test func variationsOfNoSizeClassAreLeftOut() throws {
    let view = """
      <view id="a"><variation key="widthClass=tiny"/></view><view id="b"><variation key="colour=compact"/></view>\
      <view id="c" hidden="YES"><variation/><variation key="widthClass=compact"><mask key="subviews"><exclude/></mask>\
      </variation></view>
      """
    let constraint = """
      <constraint firstItem="a" firstAttribute="width" constant="1"><variation key="idiom=pad" constant="2"/></constraint>
      """
    let cell = try Fixture.only(Fixture.cell(view, constraints: constraint))
    #expect(
      cell.warningLines == [
        "Card.xib:5:14: warning: the variation 'widthClass=tiny' is not for size classes, and is left out",
        "Card.xib:5:68: warning: the variation 'colour=compact' is not for size classes, and is left out",
        "Card.xib:8:63: warning: the variation 'idiom=pad' is not for size classes, and is left out",
      ])
    #expect(cell.template.constraints.map(\.constant) == [1])
  }

  @Test func identifiersAndOutletsThatNameNothing() throws {
    let cell = try Fixture.only(
      Nib.document(
        Nib.cell(
          "<label id=\"a\"/>", attributes: "reuseIdentifier=\"\"", outlets: ["gone": "missing", "a": "title"]
        ).replacing(
          "</connections>", with: "<outlet property=\"p\" id=\"o\"/><outlet destination=\"a\" id=\"q\"/></connections>")
      ))
    #expect(cell.reuseIdentifier == nil && cell.warnings.isEmpty)
    #expect(cell.template.views.map(\.outlet) == [nil, nil, "title"])
    #expect(try cell.view("a").otherOutlets.isEmpty)
  }
}
