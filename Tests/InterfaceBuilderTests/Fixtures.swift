import Catalog
import CellLayout
import Testing

@testable import InterfaceBuilder

/// Small documents, written out as Interface Builder does.
enum Fixture {
  /// A `.xib` with the objects; the first of them stands in line 3.
  static func xib(_ objects: String, toolsVersion: String = "17701", device: String? = "retina4_7") -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device)<resources><image name="photo" width="20" height="30"/></resources><objects>
      \(objects)
      </objects></document>
      """
  }

  /// A collection cell of 200 × 100 points whose content view has these subviews; they begin in line 5.
  static func cell(_ subviews: String, constraints: String = "", rest: String = "") -> String {
    xib(
      """
      <collectionViewCell id="cell" customClass="Card" reuseIdentifier="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      \(subviews)
      </subviews></view>
      <constraints>
      \(constraints)
      </constraints>\(rest)</collectionViewCell>
      """)
  }

  /// An inline cell of a configuration.
  static func inline(_ json: String) throws -> CellTemplate {
    try CellTemplate(inline: JSONValue.parse(Array(json.utf8), file: "A.shelf.json"), file: "A.shelf.json")
  }

  static func cells(
    _ text: String, traits: Traits = .phonePortrait, in place: LayoutPlace = .interfaceBuilder
  ) throws -> [ImportedCell] {
    try InterfaceBuilderDocument(Array(text.utf8), file: "Card.xib").cells(for: traits, in: place)
  }

  /// The only cell of a document.
  static func only(_ text: String, traits: Traits = .phonePortrait) throws -> ImportedCell {
    let cells = try cells(text, traits: traits)
    return try #require(cells.count == 1 ? cells.first : nil)
  }

  /// What is wrong with a document, a line each; empty if it can be read.
  static func errors(_ text: String) -> [String] { errors(Array(text.utf8)) }

  static func errors(_ bytes: [UInt8]) -> [String] {
    do throws(MalformedInput) {
      _ = try InterfaceBuilderDocument(bytes, file: "Card.xib").cells()
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }
}

extension ImportedCell {
  /// The view with an id.
  func view(_ id: String) throws -> ViewTemplate { try #require(template.views.first { $0.id == id }) }

  func label(_ id: String) throws -> LabelTemplate {
    guard case .label(let label) = try view(id).content else { throw Missing(id: id) }
    return label
  }

  func control(_ id: String) throws -> ControlTemplate {
    guard case .control(let control) = try view(id).content else { throw Missing(id: id) }
    return control
  }

  func stack(_ id: String) throws -> StackTemplate {
    guard case .stack(let stack) = try view(id).content else { throw Missing(id: id) }
    return stack
  }

  struct Missing: Error { let id: String }

  var warningLines: [String] { warnings.map(\.description) }
}
