import Fixtures
import Foundation
import HeadlessUIKit
import Testing

@testable import ShelfHeightTool

/// A cell whose nib is called as its class is made from it, as the app registers it.
@MainActor @Suite struct NibOfClassTests {
  final class NibbedCell: UICollectionViewCell {
    var titleLabel: UILabel?
  }

  private func nib(class name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <collectionViewCell id="c" customClass="\(name)"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <collectionViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <subviews><label text="A" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    </collectionViewCellContentView>
    <connections><outlet property="titleLabel" destination="t" id="o"/></connections></collectionViewCell></objects></document>
    """
  }

  @Test func theNibOfTheClassMakesTheCell() throws {
    let before = NibFiles.folders
    defer { NibFiles.folders = before }
    #expect(SizedCell.makeCell(NibbedCell.self).titleLabel == nil)
    let folder = try TemporaryFolder()
    try folder.put(nib(class: "NibbedCell"), "Cells/NibbedCell.xib")
    NibFiles.folders = [folder.path]
    #expect(SizedCell.makeCell(NibbedCell.self).titleLabel?.text == "A")
    // A nib whose top is another class belongs to it alone.
    let other = try TemporaryFolder()
    try other.put(nib(class: "OtherCell"), "NibbedCell.xib")
    NibFiles.folders = [other.path]
    #expect(SizedCell.makeCell(NibbedCell.self).titleLabel == nil)
  }

  @Test(arguments: ["Other.xib", "Main.storyboard"])
  func aFileThatIsNamedMakesTheCell(_ file: String) throws {
    let before = NibFiles.folders
    defer { NibFiles.folders = before }
    let folder = try TemporaryFolder()
    let nib = nib(class: "NibbedCell")
    let scene = nib.replacing("XIB\"", with: "Storyboard.XIB\"").replacing(
      "<objects>",
      with:
        "<scenes><scene sceneID=\"s\"><objects><tableViewController id=\"x\"><tableView key=\"view\" id=\"y\"><prototypes>"
    ).replacing("</objects>", with: "</prototypes></tableView></tableViewController></objects></scene></scenes>")
    try folder.put(file.hasSuffix("xib") ? nib : scene, file)
    NibFiles.folders = [folder.path]
    #expect(SizedCell.makeCell(NibbedCell.self, from: file).titleLabel?.text == "A")
  }

  final class BareRow: UITableViewCell {}

  private struct RowTool: ShelfHeightTool {
    static var cells: [SizedCell] {
      [
        SizedCell(BareRow.self) {
          $0["title"] as String
        } configure: { _, _ in
        }
      ]
    }
  }

  /// UIKit gives a row whose constraints ask for no height the standard one.
  @Test func aRowWithoutAHeightHasTheStandardOne() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = try TemporaryFolder()
      try folder.put("title\na\n", "rows.csv")
      exit(await RowTool.run(["measure", "--format", "ndjson", folder.path("rows.csv")]))
    }
    let answer = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(answer.contains(#""itemSize": {"width": 176, "height": 44}"#), "\(answer)")
  }
}
