import Foundation
import Testing

/// Cards as drawings show them.
@Suite struct CardPictureTests {
  private func shop(_ row: String = "") throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      {"schemaVersion": 1, "cardWidth": 200, "records": "cards.json",
       "bindings": {"title": "title", "price": "price", "buy": "buy"},
       "cell": {"stackView": {"axis": "vertical", "layoutMargins": {"top": 8, "leading": 20, "bottom": 8, "trailing": 4},
         "arrangedSubviews": [{"imageView": {"id": "cover", "aspectRatio": 1.5}},
         {"label": {"id": "title", "font": {"textStyle": "headline"}}},
         {"stackView": {"axis": "horizontal", "spacing": 6\(row), "arrangedSubviews": [
           {"label": {"id": "price", "font": {"name": "HelveticaNeue-Bold", "size": 17}}},
           {"label": {"id": "buy", "font": {"size": 15}, "contentHuggingPriority": 252}}]}}]}}}
      """, "Shop.shelf.json")
    try folder.put(#"[{"title": "Sand", "price": "12", "buy": "Buy"}]"#, "cards.json")
    return folder
  }

  private func svg(_ folder: Folder, _ locale: String) throws -> String {
    try folder.run(
      "explain", "--quiet", "--format", "svg", "--config", "Shop.shelf.json", "--locale", locale
    ).output
  }

  /// Where each view's first line begins: its `x`, and whether that is the line's end.
  private func starts(_ svg: String) -> [String] {
    svg.matches(of: /data-view="(\w+)"([^>]*)>\n<text x="([\d.]+)"/).map {
      "\($0.1) \($0.3)\($0.2.contains("text-anchor=\"end\"") ? " end" : "")"
    }
  }

  /// No cards make a picture that programs can read, with lengths from 0.
  @Test func nothingIsDrawnAsNothing() throws {
    let folder = try Folder()
    try folder.put("[]", "none.json")
    for (grouping, width) in [([], "16"), (["--group-by", "s"], "0"), (["--shelf-size", "2"], "0")] {
      let outcome = try folder.run(
        ["explain", "--quiet", "--format", "svg", "--insets", "8", "none.json"] + grouping)
      #expect(outcome.code == 0 && outcome.output.contains(" width=\"\(width)\""), "\(outcome)")
      #expect(outcome.output.hasSuffix("</svg>\n") && !outcome.output.contains("\"-"))
    }
  }

  @Test func fontsAndImages() throws {
    let drawing = try svg(shop(), "en")
    #expect(drawing.contains(#"data-view="title" font-size="17" font-weight="600">"#))
    #expect(
      drawing.contains(
        #"data-view="price" font-size="17" font-weight="700" font-family="'Helvetica Neue', 'HelveticaNeue', -apple-system"#
      ))
    #expect(drawing.contains(#"class="ui-ground""#) && drawing.contains(#"class="ui-mark""#))
    #expect(drawing.contains(#"class="image-name" x="108""#) && drawing.contains(">cover</text>"))
  }

  /// In Arabic, the price stands at the right and the button at the left, and each text begins at the right.
  @Test func languagesFromRightToLeft() throws {
    #expect(try starts(svg(shop(), "en")) == ["title 20", "price 20", "buy 169.5"])
    #expect(try starts(svg(shop(), "ar")) == ["title 180 end", "price 180 end", "buy 30.5 end"])
  }

  /// A nib's constraints, its text alignments and a view that keeps its direction.
  @Test func nibsFromRightToLeft() throws {
    let folder = try Folder()
    func label(_ id: String, _ x: Int, _ members: String) -> String {
      """
      <label \(members) text="a" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    try folder.put(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="176" height="60"/><subviews>
      \(label("one", 10, ""))
      <stackView id="two" semanticContentAttribute="forceLeftToRight" translatesAutoresizingMaskIntoConstraints="NO">
      <subviews>\(label("three", 0, "textAlignment=\"left\""))\(label("four", 0, "textAlignment=\"center\""))</subviews>
      <constraints><constraint firstItem="three" firstAttribute="width" constant="40" id="w"/></constraints></stackView>
      </subviews><constraints>
      <constraint firstItem="one" firstAttribute="leading" secondItem="cell" secondAttribute="leading" constant="10" id="c1"/>
      <constraint firstItem="one" firstAttribute="top" secondItem="cell" secondAttribute="top" id="c2"/>
      <constraint firstItem="one" firstAttribute="width" constant="50" id="c3"/>
      <constraint firstItem="two" firstAttribute="leading" secondItem="cell" secondAttribute="leading" constant="10" id="c4"/>
      <constraint firstItem="two" firstAttribute="width" constant="140" id="c5"/>
      <constraint firstItem="two" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="c6"/>
      <constraint firstAttribute="bottom" secondItem="two" secondAttribute="bottom" id="c7"/>
      </constraints></collectionViewCell></objects></document>
      """, "Card.xib")
    try folder.put(#"[{"t": "a"}]"#, "cards.json")
    try folder.put(
      #"{"schemaVersion": 1, "cell": "Card.xib", "records": "cards.json", "bindings": {"one": "t"}}"#, "Shop.shelf.json"
    )
    #expect(try starts(svg(folder, "en")) == ["one 10", "three 10", "four 100"])
    // 176 - 10, and a stack view from 26 to 166 whose views still follow each other to the right.
    #expect(try starts(svg(folder, "ar")) == ["one 166 end", "three 26", "four 116"])
  }

  /// The same heights in both directions: what mirrors moves nothing up or down.
  @Test func heightsStay() throws {
    let folder = try shop()
    let outcome = try folder.run(
      "measure", "--config", "Shop.shelf.json", "--locale", "en,ar", "--format", "csv", "--quiet")
    let heights = outcome.lines.dropFirst().map { $0.split(separator: ",")[6] }
    #expect(heights.count == 2 && Set(heights).count == 1)
  }
}
