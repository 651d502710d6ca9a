import Catalog
import Foundation
import HeadlessUIKit
import ShelfSizing
import Testing

@testable import ShelfBatch
@testable import ShelfHeightTool

/// Cells of nibs in several languages.
@Suite(.serialized) @MainActor struct LanguageTests {
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24765" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label id="l" text="Hello" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="3"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="4"/></constraints></view>
    </objects></document>
    """

  /// Two lines in German are as high as a label of two lines.
  @Test func nibsHaveTheTextsOfTheVariant() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, text) in [
      ("Base.lproj/Greeting.xib", LanguageTests.nib), ("de.lproj/Greeting.strings", #""l.text" = "Guten\nTag";"#),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    NibFiles.folders.append(folder.path)
    defer {
      NibFiles.folders.removeLast()
      try? FileManager.default.removeItem(at: folder)
    }
    let cell = SizedCell(UIView.self, name: "Greeting") {
      UINib(nibName: "Greeting", bundle: nil).instantiate(withOwner: nil).first as? UIView ?? UIView()
    } viewModel: {
      $0["title"]
    } configure: { (_: UIView, _: String) in
    }
    func height(_ locale: String?) throws -> Double {
      var configuration = ShelfConfiguration()
      configuration.appCells = [cell.cell]
      configuration.locales = locale.map { [Setting($0, .given)] } ?? []
      var options = BatchOptions()
      options.jobs = 1
      var heights: [Double] = []
      _ = try ShelfMeasuring(try BatchPlan(configuration, inputs: []), options).run(
        [BatchInput(records: [["title": "T"]])], onDiagnostic: { _ in }
      ) { heights.append($0.metrics.itemSize.height) }
      return try #require(heights.first)
    }
    func height(ofLines text: String) -> Double {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, 0)
      return label.intrinsicContentSize.height
    }
    #expect(try height(nil) == height(ofLines: "One"))
    #expect(try height("de-CH") == height(ofLines: "One\nTwo"))
    #expect(try height("fr") == height(ofLines: "One"))
    #expect(NibFiles.language == nil)
  }
}
