import Catalog
import CellLayout
import Fixtures
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Documents by themselves, laid out with the texts and at the size that they store.
struct DesignSizeTests {
  private func cells(
    device: String? = "retina4_7", in environment: LayoutEnvironment = .interfaceBuilder, strings: String = ""
  ) throws -> [ImportedCell] {
    let strings = try StringsTable(Array(strings.utf8), file: "de.strings")
    return try Fixture.cells(Nib.cellAndView(device: device), in: environment).map { $0.applying(strings) }
  }

  /// The frames at the stored size.
  private func frames(of imported: ImportedCell, usesStoredSizes: Bool = false) throws -> [String] {
    let cell = try imported.laidOut(scale: imported.scale ?? 2)
    cell.useDesignTimeLayout()
    if usesStoredSizes { cell.useStoredSizes() }
    let size = try #require(imported.designSize)
    return cell.frames(width: size.width, height: size.height)
  }

  /// The heights of lines of 20.29 and 14.32 points on pixels of a half and of a third.
  @Test(
    arguments: [
      ("retina4_7", 2, "20.5", "14.5"), ("retina6_1", 2, "20.5", "14.5"),
      ("retina5_9", 3, "20.666666666666668", "14.333333333333334"),
      ("retina5_5", 3, "20.666666666666668", "14.333333333333334"), ("nonsense", nil, "20.5", "14.5"),
      (nil, nil, "20.5", "14.5"),
    ] as [(String?, Double?, String, String)])
  func takesTheScaleOfTheDevice(device: String?, scale: Double?, title: String, fine: String) throws {
    let cells = try cells(device: device)
    #expect(cells.map(\.scale) == [scale, scale])
    let frames = try frames(of: cells[0])
    #expect(frames[3] == "titleLabel 0 0 184 \(title)" && frames[5].hasSuffix(" 184 \(fine)"))
  }

  @Test func takesAnotherScale() throws {
    #expect(try cells(in: .app)[0].laidOut(scale: 3).frames(width: 176)[3] == "titleLabel 0 0 160 20.333333333333332")
  }

  /// With stored sizes the last label is no taller than it was, whatever it says now.
  @Test func takesStoredSizesForContent() throws {
    let cell = try cells(strings: "\"c.text\" = \"One\\nmore\";")[0]
    let stored = try frames(of: cell, usesStoredSizes: true)
    #expect(stored[2...5] == ["stack 8 8 184 39", "titleLabel 0 0 184 20.5", "b hidden", "c 0 24.5 184 14.5"])
    #expect(try frames(of: cell)[2...5] != stored[2...5])
  }

  @Test func takesACardWidth() throws {
    let strings = "/* Title */\n\"a.text\" = \"a b c d e f\";\n\"zzz.text\" = \"nobody's\";\n"
    #expect(
      try cells(in: .app, strings: strings).flatMap { try $0.laidOut().frames(width: 50) } == [
        "cell 0 0 50 95.5", "- 0 0 50 95.5", "stack 8 8 34 79.5", "titleLabel 0 0 34 61", "b hidden",
        "c 0 65 34 14.5", "plain 0 0 50 61", "d 10 10 30 41",
      ])
    let cell = try cells()[0].laidOut()
    cell.useDesignTimeLayout()
    #expect(cell.frames(width: 120, height: 55)[0] == "cell 0 0 120 55")
  }

  /// The canvas makes views visible: 50 points for arranged views without content, but labels of any
  /// number of lines, and the stored frame of views that no constraint speaks of.
  @Test func theCanvasShowsEmptyViews() throws {
    let subviews = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(Nib.frame(0, 0, 200, 50))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="leaf">\(Nib.frame(0, 0, 50, 50))</view>
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="one">\(Nib.frame(50, 0, 50, 50))</label>
      <label text="" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="any">\
      \(Nib.frame(100, 0, 0, 50))</label>
      </subviews></stackView>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="loose">\(Nib.frame(7, 60, 90, 30))</label>
      """
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="stack" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let text = Nib.document(
      Nib.cell(subviews, constraints: constraints.joined(separator: "\n")), toolsVersion: "20037")
    #expect(
      try frames(of: Fixture.only(text)).suffix(5) == [
        "stack 0 0 100 50", "leaf 0 0 50 50", "one 50 0 50 50", "any 100 0 0 50", "loose 7 60 90 30",
      ])
    let inApp = try Fixture.only(text, in: .app).laidOut().frames(width: 200)
    #expect(inApp.suffix(5).prefix(4) == ["stack 0 0 0 0", "leaf 0 0 0 0", "one 0 0 0 0", "any 0 0 0 0"])
    #expect(inApp.last?.hasPrefix("loose 7 60 90 30") == false)
  }

  /// `infinite` gives a label's width no placeholder, and its height has one.
  @Test func aPlaceholderOfOneSide() throws {
    let subviews = """
      <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(Nib.frame(0, 0, 200, 17))<subviews>
      <label placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="17" id="label">\(Nib.frame(0, 0, 0, 17))\
      </label></subviews></stackView>
      """
    #expect(try frames(of: Fixture.only(Nib.document(Nib.cell(subviews)))).last == "label 0 0 0 17")
  }

  /// The stand-in for an image view without an image hugs as the image view does, that for a plain view gives way
  /// to all others, whatever its hugging.
  @Test func thePlainViewStretchesBeforeAnyOther() throws {
    let subviews = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(Nib.frame(0, 0, 200, 50))<subviews>
      <imageView horizontalHuggingPriority="251" id="image">\(Nib.frame(0, 0, 50, 50))</imageView>
      <view horizontalHuggingPriority="750" id="leaf">\(Nib.frame(50, 0, 50, 50))</view>
      <activityIndicatorView horizontalHuggingPriority="100" id="last">\(Nib.frame(180, 0, 20, 20))</activityIndicatorView>
      </subviews></stackView>
      """
    let constraints = ["leading", "top", "trailing"].map {
      Nib.constraint($0, #"firstItem="stack" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let text = Nib.document(Nib.cell(subviews, constraints: constraints.joined(separator: "\n")))
    #expect(
      try frames(of: Fixture.only(text)).suffix(3) == ["image 0 0 50 50", "leaf 50 0 130 50", "last 180 0 20 50"])
  }

  /// The stand-in for a plain view gives way before a view that resists compression as strongly: 30 of 50 points are left.
  @Test func thePlainViewGivesWayBeforeItsEquals() throws {
    let text = cell(
      """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(Nib.frame(0, 0, 50, 20))<subviews>
      <view id="leaf">\(Nib.frame(0, 0, 30, 20))</view>
      <activityIndicatorView id="wheel">\(Nib.frame(30, 0, 20, 20))</activityIndicatorView></subviews>
      <constraints><constraint firstAttribute="width" constant="50" id="w"/>
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></stackView>
      """)
    #expect(try frames(of: Fixture.only(text)).suffix(2) == ["leaf 0 0 30 20", "wheel 30 0 20 20"])
  }

  /// Where priorities tie in a column, its first view stretches and is squeezed, as UIKit has it in rows.
  @Test(arguments: [(60.0, "a 0 0 20 40", "b 0 40 20 20"), (30, "a 0 0 20 10", "b 0 10 20 20")])
  func theFirstOfAColumnTakesWhatTiesLeaveOpen(height: Double, first: String, second: String) throws {
    let wheels = ["a", "b"].map { id in
      "<activityIndicatorView id=\"\(id)\">\(Nib.frame(0, 0, 20, 20))</activityIndicatorView>"
    }
    let text = cell(
      """
      <stackView axis="vertical" id="stack" translatesAutoresizingMaskIntoConstraints="NO">\
      \(Nib.frame(0, 0, 20, height))<subviews>\(wheels.joined())</subviews>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></stackView>
      """)
    #expect(try frames(of: Fixture.only(text)).suffix(2) == [first, second])
  }

  /// A device hides a wheel that stands (Apple's documentation of `hidesWhenStopped`), and its stack view leaves it out.
  @Test(arguments: [
    (LayoutEnvironment.interfaceBuilder, "sized 0 20 40 50"), (.device(IOSVersion(major: 18)), "sized 0 0 40 50"),
  ])
  func aWheelThatStandsTakesPlaceOnTheCanvasAlone(environment: LayoutEnvironment, expected: String) throws {
    let subviews = """
      <stackView axis="vertical" alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(Nib.frame(0, 0, 90, 70))<subviews><activityIndicatorView hidesWhenStopped="YES" id="wheel"/>
      <view id="sized"><constraints><constraint firstAttribute="width" constant="40" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews></stackView>
      """
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="stack" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let text = Nib.document(Nib.cell(subviews, constraints: constraints.joined(separator: "\n")))
    #expect(try frames(of: Fixture.only(text, in: environment)).last == expected)
  }

  /// A stack view without arranged views is 50 × 50 on the canvas, as other arranged views without content are.
  @Test(arguments: [(true, "inner 0 0 50 50"), (false, "inner 0 0 0 50")])
  func stackViewsWithoutArrangedViews(onTheCanvas: Bool, expected: String) throws {
    let subviews = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">\(Nib.frame(0, 0, 90, 50))<subviews>
      <stackView id="inner">\(Nib.frame(0, 0, 50, 50))</stackView>
      <view id="sized">\(Nib.frame(50, 0, 40, 50))<constraints><constraint firstAttribute="width" constant="40" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      </subviews></stackView>
      """
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="stack" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let text = Nib.document(Nib.cell(subviews, constraints: constraints.joined(separator: "\n")))
    let frames =
      onTheCanvas ? try frames(of: Fixture.only(text)) : try Fixture.only(text, in: .app).laidOut().frames(width: 200)
    #expect(frames.suffix(2).first == expected)
  }

  /// A stack view in one that shares in proportion counts with what constraints give its views: 40 of 60.5 points.
  @Test func sharesCountGivenLengthsInside() throws {
    let text = cell(
      """
      <stackView axis="vertical" distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stack">\(Nib.frame(0, 0, 42, 120))<subviews>
      <stackView alignment="center" id="inner">\(Nib.frame(0, 0, 42, 79.5))<subviews>
      <view id="sized">\(Nib.frame(0, 0, 42, 40))<constraints><constraint firstAttribute="height" constant="40" id="k"/>
      </constraints></view></subviews></stackView>
      <label text="Label" id="label">\(Nib.frame(0, 79.5, 42, 40.5))</label></subviews>
      <constraints><constraint firstAttribute="height" constant="120" id="h"/></constraints></stackView>
      """)
    let heights = try frames(of: Fixture.only(text)).suffix(3).map { $0.split(separator: " ").last }
    #expect(heights == ["79.5", "40", "40.5"])
  }

  /// Views that fill a row are as high as the one whose shape gives it 20 points, though a label without text is 50: 20
  /// and 50 share 74 points with a gap of 4.
  @Test func sharesCountGivenLengthsOfRowsThatAreFilled() throws {
    let text = cell(
      """
      <stackView axis="vertical" distribution="fillProportionally" spacing="4" id="stack" \
      translatesAutoresizingMaskIntoConstraints="NO">\(Nib.frame(0, 0, 78, 74))<subviews>
      <label text="" id="title">\(Nib.frame(0, 0, 50, 50))</label>
      <stackView id="row">\(Nib.frame(0, 54, 78, 20))<subviews>
      <view id="dot">\(Nib.frame(0, 0, 20, 20))<constraints>
      <constraint firstAttribute="width" constant="20" id="w"/><constraint firstAttribute="width" secondItem="dot" \
      secondAttribute="height" multiplier="1:1" id="r"/></constraints></view>
      <label text="" id="label">\(Nib.frame(28, 0, 50, 20))</label></subviews></stackView></subviews>
      <constraints><constraint firstAttribute="height" constant="74" id="h"/></constraints></stackView>
      """)
    let all = try frames(of: Fixture.only(text))
    #expect(all.contains { $0.hasPrefix("title 0 0 ") && $0.hasSuffix(" 50") })
    #expect(all.contains { $0.hasPrefix("row 0 54 ") && $0.hasSuffix(" 20") })
  }

  /// A document with a cell that holds a stack view in its upper leading corner.
  private func cell(_ view: String, version: String = "17701", pinned id: String = "stack") -> String {
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="\#(id)" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    return Nib.document(Nib.cell(view, constraints: constraints.joined(separator: "\n")), toolsVersion: version)
  }

  /// A slider's frame reaches a point below its alignment rectangle, which has no height here.
  @Test func alignmentRectanglesAreNotNegative() throws {
    let slider = """
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Nib.frame(0, 0, 200, 1))<constraints>
      <constraint firstAttribute="height" constant="-5" priority="999" id="h"/></constraints></slider>
      """
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="a" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let text = Nib.document(Nib.cell(slider, constraints: constraints.joined(separator: "\n")))
    #expect(try frames(of: Fixture.only(text)).last?.hasSuffix(" 1") == true)
  }

  /// A heart in a stack view, as Xcode 13 stored it at 3x, is drawn in the middle of a line of 17 points.
  @Test func aSymbolInAStackView() throws {
    let stack =
      "<stackView axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><subviews>"
      + "<imageView image=\"heart\" catalog=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\">"
      + "\(Nib.frame(0, 2, 20.67, 17.33))</imageView></subviews></stackView>"
    let text = cell(stack, version: "18122", pinned: "a")
    let made = try frames(of: Fixture.only(text))
    #expect(made.suffix(2).map { $0.split(separator: " ").last } == ["20.5", "17.5"], "\(made)")
  }

  /// Until Xcode 8.2 the canvas has labels of one line in whole points, but for those in stack views and at 3x.
  @Test(arguments: [("11762", false, "21"), ("12121", false, "20.5"), ("11762", true, "20.5")])
  func labelsInWholePoints(version: String, isArranged: Bool, height: String) throws {
    let label =
      "<label text=\"Label\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(Nib.frame(0, 0, 42, 21))</label>"
    let stack =
      "<stackView id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>"
      + label.replacing("id=\"a\"", with: "id=\"b\"") + "</subviews></stackView>"
    let text = cell(isArranged ? stack : label, version: version, pinned: "a")
    #expect(try frames(of: Fixture.only(text)).last?.split(separator: " ").last == Substring(height))
  }

  /// Body is 20.29 points high at the large text size, and 16.7 at the smallest.
  @Test(arguments: [(17.0, ContentSizeCategory.extraSmall), (20.5, .large), (33, .large), (17.25, .large)])
  func theTextSizeThatAFileWasSavedAt(height: Double, category: ContentSizeCategory) throws {
    let label = """
      <label text="Label" id="a">\(Nib.frame(8, 8, 184, height))
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try [Fixture.only(Fixture.cell(label))].savedTextSize(scale: 2) == category)
  }

  /// Labels in text styles of Xcode 13, and of those before and after.
  @Test(
    arguments: [("17701", .large), ("18122", .extraSmall), ("20037", .extraSmall), ("21507", .large)]
      as [(String, ContentSizeCategory)])
  func theCanvasOfXcode13HasTheSmallestTextSize(version: String, category: ContentSizeCategory) throws {
    #expect(try Fixture.only(Nib.document(Nib.cell(""), toolsVersion: version)).canvasTextSize == category)
  }
}
