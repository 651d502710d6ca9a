import CellLayout
import Fixtures
import ShelfSizing
import TextMeasurement
import Testing

@testable import InterfaceBuilder

/// The contents of labels, images, stack views and controls.
struct ContentTests {
  @Test(arguments: [
    ("", FontDescriptor.system(size: 17, weight: .regular)),
    (
      #"<fontDescription key="fontDescription" type="system" pointSize="12.5"/>"#, .system(size: 12.5, weight: .regular)
    ),
    (
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="9"/>"#,
      .system(size: 9, weight: .semibold)
    ),
    (#"<fontDescription key="fontDescription" type="boldSystem" pointSize="9"/>"#, .system(size: 9, weight: .bold)),
    (#"<fontDescription key="fontDescription" type="system" pointSize="0.0"/>"#, .system(size: 12, weight: .regular)),
    (#"<fontDescription key="fontDescription" type="boldSystem" size="button"/>"#, .system(size: 18, weight: .bold)),
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>"#, .textStyle(.largeTitle)),
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#, .textStyle(.subheadline)),
    (
      #"<fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="14"/>"#,
      .named("Avenir-Book", size: 14)
    ),
    (
      #"<fontDescription key="fontDescription" name=".SFUIText-Medium" family=".SF UI Text" pointSize="14"/>"#,
      .system(size: 14, weight: .medium)
    ),
  ])
  func fonts(element: String, expected: FontDescriptor) throws {
    let cell = try Fixture.only(Fixture.cell("<label id=\"a\">\(element)</label>"))
    #expect(try cell.label("a").font == expected)
    #expect(cell.warnings.isEmpty)
  }

  @Test func texts() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <label id="a" text="one &amp; two" numberOfLines="2" preferredMaxLayoutWidth="1"/>
        <label id="b" numberOfLines="0"><string key="text">first
        second</string></label><label id="c" text=""/>
        <label id="d"><string key="text" base64-UTF8="YES">AGE</string></label>
        <label id="e" text="plain"><attributedString key="attributedText">
        <fragment content="long part "><attributes><font key="NSFont" size="14" name="Futura-Medium"/>
        <color key="NSColor" white="0"/></attributes></fragment>
        <fragment><string key="content">end</string><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
        <paragraphStyle key="NSParagraphStyle" alignment="left" textBlocks="4"/></attributes></fragment>
        </attributedString></label>
        """))
    #expect(try cell.label("a").text == "one & two" && cell.label("a").numberOfLines == 2)
    #expect(try cell.label("a").preferredMaxLayoutWidth == 1 && cell.label("b").preferredMaxLayoutWidth == nil)
    #expect(try cell.label("b").text == "first\nsecond" && cell.label("b").numberOfLines == 0)
    #expect(try cell.label("c").text == nil && cell.label("d").text == "\0a")
    let e = try cell.label("e")
    #expect(e.text == "long part end" && e.font == .named("Futura-Medium", size: 14))
    #expect(e.runs.map(\.end) == [10, 13] && e.runs.map(\.font) == [e.font, .system(size: 20, weight: .bold)])
    #expect(
      cell.warningLines == [
        "Card.xib:13:1: warning: 'textBlocks' of a paragraph style is left out, and could change the height of a text"
      ])
  }

  @Test func images() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <imageView id="a" image="photo"/><imageView id="b" image="other"/><imageView id="c"/>
        <imageView id="d" image="star" catalog="system"><rect key="frame" x="0" y="0" width="21" height="19"/></imageView>
        """))
    func size(_ id: String) throws -> OptionalSize? {
      guard case .image(let image) = try cell.view(id).content else { return nil }
      return image.imageSize
    }
    #expect(try size("a") == OptionalSize(width: 20, height: 30))
    #expect(try size("b") == OptionalSize() && size("c") == OptionalSize())
    #expect(try size("d") == OptionalSize(width: 21, height: 19))
    #expect(
      cell.warningLines == [
        "Card.xib:5:34: warning: the size of the image 'other' is not in the file, and counts as none",
        "Card.xib:6:1: warning: the size of the symbol 'star' is not known; the stored frame stands for it",
      ])
  }

  /// An image is named by the element, or by a reference inside of it, which comes first.
  @Test func referencedImages() throws {
    func read(_ content: String, _ attributes: String = "") throws -> (OptionalSize?, [String]) {
      let cell = try Fixture.only(
        Fixture.cell("<imageView id=\"a\" \(attributes)>\(Nib.frame(0, 0, 21, 19))\(content)</imageView>"))
      guard case .image(let image) = try cell.view("a").content else { return (nil, []) }
      return (image.imageSize, cell.warningLines)
    }
    let photo = OptionalSize(width: 20, height: 30)
    #expect(try read("<imageReference key=\"image\" image=\"photo\"/>", "image=\"other\"") == (photo, []))
    #expect(try read("<imageReference key=\"highlightedImage\" image=\"other\"/>", "image=\"photo\"") == (photo, []))
    let symbol = try read("<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>")
    #expect(symbol.0 == OptionalSize(width: 21, height: 19) && symbol.1.count == 1)
  }

  @Test func whatLabelsLeaveOut() throws {
    func warnings(_ attributes: String, _ content: String = "") throws -> [String] {
      try Fixture.only(Fixture.cell("<label id=\"a\" \(attributes)>\(content)</label>")).warningLines
    }
    #expect(try warnings(#"lineBreakMode="characterWrap" numberOfLines="0""#) == [])
    func text(_ attributes: String, _ second: String) -> String {
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>\(attributes)</attributes></fragment>\
      <fragment content="b"><attributes>\(second)</attributes></fragment></attributedString>
      """
    }
    let style = "<paragraphStyle key=\"NSParagraphStyle\" lineSpacing=\"2\"/>"
    #expect(try warnings("", text(style, style)) == [])
    #expect(
      try warnings("", text(style, "<paragraphStyle key=\"NSParagraphStyle\"/>")).map { $0.suffix(70) } == [
        "he paragraph style differs from the text's first, which is taken for all of it".suffix(70)
      ])
    #expect(try warnings("", text("<paragraphStyle key=\"NSParagraphStyle\" firstLineHeadIndent=\"0\"/>", "")) == [])
    #expect(
      try warnings(
        "", text("<paragraphStyle key=\"NSParagraphStyle\" firstLineHeadIndent=\"2\"/><real value=\"1\"/>", "")
      )
      .map { $0.drop { $0 != "w" } } == [
        "warning: 'firstLineHeadIndent' of a paragraph style is left out, and could change the height of a text",
        "warning: the attribute 'real' of a text is left out",
      ])
  }

  /// A fragment without a text adds nothing.
  @Test func anEmptyFragment() throws {
    let text = "<attributedString key=\"attributedText\"><fragment/><fragment content=\"b\"/></attributedString>"
    #expect(try Fixture.only(Fixture.cell("<label id=\"a\">\(text)</label>")).label("a").text == "b")
  }

  @Test func segmentsOfAGivenWidthAndWithImages() throws {
    let cell = try Fixture.only(
      Nib.document(
        Nib.cell(
          """
          <segmentedControl id="a"><segments><segment title="A" width="40"/><segment image="photo"/><segment title="B"/>\
          <segment width="0"/></segments></segmentedControl>
          """), toolsVersion: "19000"))
    let segments = try #require(try cell.control("a").segments)
    #expect(
      segments.all.map { segment in
        switch segment {
        case .width(let width): "\(width)"
        case .title(let title): title
        }
      } == ["40.0", "", "B", ""])
    #expect(
      cell.warningLines == [
        "Card.xib:5:67: warning: the image of a segment is left out, and takes no room"
      ])
  }

  @Test func stacks() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <stackView id="a"><subviews><label id="b"/></subviews></stackView>
        <stackView id="c" axis="vertical" distribution="equalSpacing" alignment="bottom" spacing="4.5" \
        baselineRelativeArrangement="YES"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
        <stackView id="d" spacingType="standard" alignment="lastBaseline"><directionalEdgeInsets \
        key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView>
        <stackView id="e" distribution="fillEqualy"/><stackView id="f" alignment="top"/>\
        <stackView id="g" alignment="topp"/>
        """))
    let margins = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let (a, c, d) = (try cell.stack("a"), try cell.stack("c"), try cell.stack("d"))
    #expect(a.axis == .horizontal && a.distribution == .fill && a.alignment == .fill && a.spacing == 0)
    #expect(try a.layoutMargins == nil && cell.view("b").isArranged && cell.view("b").autoresizing == nil)
    #expect(c.axis == .vertical && c.distribution == .equalSpacing && c.alignment == .trailing && c.spacing == 4.5)
    #expect(c.isBaselineRelativeArrangement && c.layoutMargins == margins)
    #expect(try cell.stack("f").alignment == .leading && cell.stack("g").alignment == .fill)
    #expect(d.spacing == 8 && d.alignment == .lastBaseline && d.layoutMargins == margins)
    #expect(
      cell.warningLines == [
        "Card.xib:8:1: warning: 'distribution' of <stackView> is 'fillEqualy', which is not known. Did you mean 'fillEqually'?",
        "Card.xib:8:81: warning: 'alignment' of <stackView> is 'topp', which is not known",
      ])
  }

  @Test(arguments: [
    ("<switch id=\"a\"/>", Size(width: 49, height: 31), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 2)),
    ("<slider id=\"a\"/>", Size(width: 0, height: 30), EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)),
    ("<activityIndicatorView id=\"a\" style=\"large\"/>", Size(width: 37, height: 37), .zero),
    ("<pageControl id=\"a\" numberOfPages=\"3\"/>", Size(width: 122, height: 26), .zero),
    ("<progressView id=\"a\"/>", Size(width: 0, height: 4), .zero),
    ("<button id=\"a\" buttonType=\"infoLight\"/>", Size(width: 25, height: 24), .zero),
    (
      "<segmentedControl id=\"a\"><segments><segment width=\"100\"/><segment width=\"50\"/></segments></segmentedControl>",
      Size(width: 0, height: 31), EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
    ),
    ("<datePicker id=\"a\" style=\"wheels\"/>", Size(width: 320, height: 216), .zero),
    ("<datePicker id=\"a\" datePickerMode=\"countDownTimer\"/>", Size(width: 320, height: 216), .zero),
    ("<datePicker id=\"a\" style=\"compact\"/>", Size(width: 0, height: 34 + 1 / 3), .zero),
    ("<datePicker id=\"a\"/>", Size(width: 0, height: 34 + 1 / 3), .zero),
    ("<button id=\"a\"/>", Size(width: 30, height: 0), .zero),
    (
      "<button id=\"a\" buttonType=\"system\"><state key=\"normal\" title=\"x\"/></button>",
      Size(width: 30, height: 0), .zero
    ),
    ("<textField id=\"a\" borderStyle=\"roundedRect\"/>", Size(width: 0, height: 34), .zero),
  ])
  func controlSizes(element: String, size: Size, insets: EdgeInsets) throws {
    let cell = try Fixture.only(Fixture.cell(element))
    let control = try cell.control("a")
    #expect(control.minimumSize == size && control.alignmentRectInsets == insets)
    #expect(cell.warnings.isEmpty)
  }

  @Test(arguments: [("23727", 49.0, 31.0), ("24127", 61, 28), ("24765", 61, 28), ("32700.99.1234", 49, 31)])
  func switches(version: String, width: Double, height: Double) throws {
    let text = Nib.document(Nib.cell("<switch id=\"a\"/>"), toolsVersion: version)
    #expect(try Fixture.only(text).control("a").minimumSize == Size(width: width, height: height))
    #expect(try Fixture.only(text, in: .device(IOSVersion(major: 18))).control("a").minimumSize.height == 31)
    #expect(try Fixture.only(text, in: .app).control("a").minimumSize.height == 28)
  }

  /// As wide as stored frames: 93 of UDP and TCP since iOS 13, 299 of five faces before, 138 of numbers by themselves.
  @Test(
    arguments: [
      ("23504", "TCP UDP", false, 93), ("12118", "Frown Smirk Neutral Grin Smile", false, 299),
      ("32700", "0.1 1 10 100", true, 138), ("17506", "First", false, 0),
    ] as [(String, String, Bool, Double)])
  func segments(version: String, titles: String, followTitles: Bool, width: Double) throws {
    let segments = titles.split(separator: " ").map { "title=\"\($0)\"" }
    let control = """
      <segmentedControl \(followTitles ? "apportionsSegmentWidthsByContent=\"YES\"" : "") \
      translatesAutoresizingMaskIntoConstraints="NO" id="a"><segments>\
      \(segments.map { "<segment \($0)/>" }.joined())</segments></segmentedControl>
      """
    let constraints = ["leading", "top"].map {
      Nib.constraint($0, #"firstItem="a" firstAttribute="\#($0)" secondItem="cell" secondAttribute="\#($0)""#)
    }
    let cell = Nib.cell(control, constraints: constraints.joined(separator: "\n"), width: 400)
    let frame = try Fixture.only(Nib.document(cell, toolsVersion: version)).laidOut().placedViews(cardWidth: 400).last
    #expect(abs((frame?.size.width ?? 0) - width) <= 1.5)
  }

  @Test func buttons() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <button id="a"><state key="normal" title="Go"/></button>
        <button id="b"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go" image="photo"/></button>
        <button id="c"><state key="normal" image="photo"/></button>
        <button id="d"><buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now"/></button>
        <button id="e" buttonType="detailDisclosure"><buttonConfiguration key="configuration" style="plain"/></button>
        """))
    let (a, b, c, d) = (
      try cell.control("a"), try cell.control("b"), try cell.control("c"), try cell.control("d")
    )
    #expect(a.title?.text == "Go" && a.title?.font == .system(size: 18, weight: .regular))
    #expect(a.padding == EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0) && a.minimumSize.height == 0)
    #expect(b.padding == EdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 3) && b.minimumSize == .zero)
    #expect(b.imageSize == Size(width: 20, height: 30) && b.title?.text == "Go")
    #expect(c.title?.text == nil && c.imageSize == Size(width: 20, height: 30) && c.minimumSize == .zero)
    #expect(d.padding == EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) && d.title?.text == "Go")
    #expect(try cell.control("e").imageSize == Size(width: 26, height: 20) && cell.control("e").padding == d.padding)
    #expect(
      cell.warningLines == ["Card.xib:9:16: warning: 'subtitle' of a button's configuration is left out"])
  }

  /// An image that is lower than a title's line of 18 points: 21.48, in whole points 22.
  @Test func buttonsWithoutATitle() throws {
    let button =
      #"<button translatesAutoresizingMaskIntoConstraints="NO" id="a"><state key="normal" image="dot"/></button>"#
    let nib = Nib.document(
      Nib.cell(button, constraints: Nib.edges("a", inset: 0)), resources: #"<image name="dot" width="16" height="14"/>"#
    )
    #expect(try Fixture.only(nib).laidOut().systemLayoutSizeFitting(requiredWidth: 16).height == 22)
  }

  /// Subheadline has a pitch of 20 points, above and below which are 8.
  @Test(arguments: [("one", 36.0), ("one&#10;two", 56)])
  func textViewsOfATextStyle(text: String, height: Double) throws {
    let view = """
      <textView scrollEnabled="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/></textView>
      """
    let nib = Nib.document(Nib.cell(view, constraints: Nib.edges("a", inset: 0)))
    #expect(try Fixture.only(nib).laidOut().systemLayoutSizeFitting(requiredWidth: 200).height == height)
  }

  /// They grow and shrink with the text size.
  @Test(
    arguments: [(.extraSmall, 45), (.large, 49), (.accessibilityExtraExtraExtraLarge, 92)]
      as [(ContentSizeCategory, Double)])
  func controlsFollowTheTextSize(category: ContentSizeCategory, height: Double) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><state key="normal" title="x"/></button>
      """
    let nib = Nib.document(Nib.cell(button, constraints: Nib.edges("a", inset: 8)))
    let cell = try Fixture.only(nib, in: .app).laidOut(category: category)
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 176).height == height)
  }

  @Test func symbolsInButtons() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <button id="a"><rect key="frame" x="0" y="0" width="23" height="20"/>
        <inset key="contentEdgeInsets" minX="-5" minY="-5" maxX="-5" maxY="-5"/>
        <state key="normal" image="plus" catalog="system"/></button>
        <button id="b" buttonType="system"><state key="normal" title="Add" image="plus" catalog="system"/></button>
        """))
    #expect(try cell.control("a").imageSize == Size(width: 33, height: 30))
    #expect(try cell.control("b").imageSize == Size(width: 16.5, height: 16.5))
    #expect(
      cell.warningLines == [
        "Card.xib:5:1: warning: the size of the symbol 'plus' is not known; the stored frame stands for it",
        "Card.xib:8:36: warning: the size of the symbol 'plus' is not known; 1.1 of its point size stands for it",
      ])
  }

  @Test func whatIsNotUnderstoodIsAWarning() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        """
        <label id="a" shape="round"><wrapping key="wrap"/><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/>
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"/>
        </userDefinedRuntimeAttributes></label>
        <hologramView id="b"/>
        """))
    #expect(
      cell.warningLines == [
        "Card.xib:5:1: warning: the attribute 'shape' of <label> is not known, and is left out",
        "Card.xib:5:29: warning: <wrapping> (wrap) in <label> is not known, and is left out",
        "Card.xib:6:1: warning: the runtime attribute 'numberOfLines' of <label> is left out",
        "Card.xib:9:1: warning: <hologramView> is not known, and is laid out as a view without a size of its own",
      ])
  }

  /// An attribute that could change a height is told at its line; one that can't is not.
  @Test(
    arguments: [
      (
        "<label futureLines=\"3\"",
        "5:1: warning: the attribute 'futureLines' of <label> is not known, and is left out"
      ),
      (
        "<label adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"",
        "5:1: warning: 'adjustsFontSizeToFit' is left out: the text keeps its size in several lines"
      ),
      (
        "<label rotation=\"9\" opaque=\"NO\"",
        "5:1: warning: the attribute 'rotation' of <label> is not known, and is left out"
      ),
      ("<label opaque=\"NO\" tag=\"3\"", nil),
    ] as [(String, String?)])
  func attributesOfLabels(tag: String, warning: String?) throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5)).replacing("<label", with: tag)
    #expect(try Fixture.only(Fixture.cell(label)).warningLines == [warning].compactMap { $0.map { "Card.xib:" + $0 } })
  }

  @Test func elementsInLabels() throws {
    let label = Nib.label("a", Nib.frame(8, 8, 184, 20.5))
      .replacing("<fontDescription", with: "\n  <futureThing key=\"x\"/><fontDescription")
    #expect(
      try Fixture.only(Fixture.cell(label)).warningLines == [
        "Card.xib:6:3: warning: <futureThing> (x) in <label> is not known, and is left out"
      ])
  }

  @Test func imagesOfTheFileHaveTheirSize() throws {
    let image = "<imageView image=\"photo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let cell = Nib.cell(image, constraints: Nib.edges("a", inset: 8))
    let nib = Nib.document(cell, resources: "<image name=\"photo\" width=\"50\" height=\"30.5\"/>")
    #expect(try Fixture.only(nib).laidOut().frames(width: 66).last == "a 8 8 50 30.5")
  }
}
