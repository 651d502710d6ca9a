import Foundation
import HeadlessUIKit
import Testing

/// Text of nibs and storyboards as Xcode writes them.
@MainActor enum NibText {
  static func xib(_ objects: String, owner: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24765" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  static func nib(_ objects: String, owner: String = "", resources: String = "") -> UINib {
    UINib(data: Data(xib(objects, owner: owner, resources: resources).utf8), bundle: nil)
  }

  /// A view of 200 × 100 points that the superview's edges do not move.
  static func view(
    _ content: String = "", id: String = "root", class name: String? = nil, subviews: String = ""
  ) -> String {
    let named = name.map { " customClass=\"\($0)\" customModule=\"App\" customModuleProvider=\"target\"" } ?? ""
    return """
      <view id="\(id)"\(named)><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\(subviews)</subviews>\(content)</view>
      """
  }

  static func label(_ id: String, text: String = "Text", class name: String? = nil, _ content: String = "") -> String {
    let named = name.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <label id="\(id)"\(named) text="\(text)" numberOfLines="0" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO"><fontDescription key="fontDescription" type="system" \
      pointSize="14"/>\(content)</label>
      """
  }

  static func outlet(_ property: String, _ destination: String) -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)-\(destination)\"/>"
  }

  /// The words on standard error of a program that has stopped.
  static func words(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
