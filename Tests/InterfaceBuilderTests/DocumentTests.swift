import CellLayout
import ShelfSizing
import Testing

@testable import InterfaceBuilder

/// Properties of a whole file.
struct DocumentTests {
  private func document(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(Array(text.utf8), file: "Card.xib")
  }

  @Test func newDocuments() throws {
    let document = try document(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- made by hand -->
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina5_9" orientation="landscape"><adaptation id="fullscreen"/></device>
      <customFonts key="customFonts"><array key="Brand.ttc"><string>Brand-Regular</string><string>Brand-Bold</string>
      </array></customFonts><objects/><resources><image name="a" width="1.5" height="2"/>
      <image name="star" catalog="system" width="64" height="60"/><image name="b" width="0" height="0"/>
      <image name="d" width="4"/><image name="e" height="4"/><image name="f" width="1" height="1"/><image width="4" height="4"/>
      <namedColor name="c"/></resources></document>
      """)
    #expect(document.toolsVersion == 14460 && document.device?.id == "retina5_9")
    #expect(document.device?.isPortrait == false && document.device?.scale == 3 && document.device?.width == 812)
    #expect(
      document.usesAutolayout && document.usesSafeAreas && document.usesTraitCollections && !document.isStoryboard)
    #expect(document.images == ["a": Size(width: 1.5, height: 2), "f": Size(width: 1, height: 1)])
  }

  /// As Xcode 5 wrote them: no device, no size classes, widths of labels written out.
  @Test func oldDocuments() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514" systemVersion="12F37"
        targetRuntime="iOS.CocoaTouch" variant="6xAndEarlier" propertyAccessControl="none">
      <dependencies><deployment version="1296" defaultVersion="1280" identifier="iOS"/></dependencies><objects>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <label translatesAutoresizingMaskIntoConstraints="NO" id="a" text="x" numberOfLines="0" preferredMaxLayoutWidth="280">
      <rect key="frame" x="20" y="20" width="280" height="21"/></label></subviews>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/></view></objects>
      <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedOrientationMetrics key="orientation"/>
      </simulatedMetricsContainer></document>
      """
    let document = try document(text)
    #expect(document.toolsVersion == 4514 && document.device == nil && !document.usesAutolayout)
    let cell = try #require(try document.cells().first)
    #expect(cell.scale == nil && cell.warnings.isEmpty)
    #expect(try cell.label("a").preferredMaxLayoutWidth == 280)
    // Without auto layout masks place every view.
    #expect(try cell.view("a").autoresizing == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(cell.template.root.layoutMargins == EdgeInsets(all: 8))
  }

  @Test(arguments: [
    ("retina3_5", 2.0), ("retina4_7", 2), ("retina5_5", 3), ("retina6_1", 2), ("retina6_12", 3), ("ipad10_5", 2),
    ("watch38", nil),
  ])
  func scales(id: String, scale: Double?) {
    #expect(CanvasDevice(id: id, isPortrait: true).scale == scale)
  }
}
