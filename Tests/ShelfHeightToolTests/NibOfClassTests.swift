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
}
