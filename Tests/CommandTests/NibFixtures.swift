import Foundation

/// Small nibs, written as Interface Builder does.
enum Nib {
  /// A document whose objects begin in line 4.
  ///
  /// - Parameter device: of the canvas, which decides the scale; none is what Xcode 7 wrote.
  static func document(_ objects: String, device: String? = "retina4_7", resources: String = "") -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device)<resources>\(resources)</resources><objects>
      \(objects)
      </objects></document>

      """
  }

  /// A collection cell whose constraints stand on the cell, as in most files; its subviews begin in its third line.
  ///
  /// - Parameters:
  ///   - attributes: as `reuseIdentifier="Card"`.
  ///   - outlets: properties of the cell's class by the ids of their views.
  static func cell(
    _ attributes: String, _ subviews: String, _ constraints: String, outlets: KeyValuePairs<String, String> = [:],
    width: Int = 200, height: Int = 100
  ) -> String {
    let connections = outlets.map { id, property in
      "<outlet property=\"\(property)\" destination=\"\(id)\" id=\"outlet-\(id)\"/>"
    }
    return """
      <collectionViewCell id="cell" \(attributes)>\(frame(0, 0, width, height))
      <view key="contentView">\(frame(0, 0, width, height))<subviews>
      \(subviews)
      </subviews></view>
      <constraints>
      \(constraints)
      </constraints><connections>\(connections.joined())</connections></collectionViewCell>
      """
  }

  /// A label of any number of lines that says "Label".
  static func label(
    _ id: String, _ frame: String, size: Double = 17, attributes: String = "text=\"Label\" numberOfLines=\"0\""
  ) -> String {
    """
    <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)\
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    frame(Double(x), Double(y), Double(width), Double(height))
  }

  /// A constraint to the cell; each stands in a line of its own.
  static func constraint(_ id: String, _ rest: String) -> String { "<constraint \(rest) id=\"\(id)\"/>" }

  /// All four edges of a view at a distance from those of another: top, leading, bottom and trailing.
  static func edges(_ view: String, in other: String = "cell", inset: Int) -> String {
    let inward = ["top", "leading"].map { edge in
      constraint(
        "\(view)-\(edge)",
        "firstItem=\"\(view)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" secondAttribute=\"\(edge)\" "
          + "constant=\"\(inset)\"")
    }
    let outward = ["bottom", "trailing"].map { edge in
      constraint(
        "\(view)-\(edge)",
        "firstItem=\"\(other)\" firstAttribute=\"\(edge)\" secondItem=\"\(view)\" secondAttribute=\"\(edge)\" "
          + "constant=\"\(inset)\"")
    }
    return (inward + outward).joined(separator: "\n")
  }

  /// A cell that is one label with a margin round it, and an outlet for the label.
  static func labelCell(
    _ identifier: String, id: String = "cell", label: String = "titleLabel", size: Double = 17, inset: Int = 8
  ) -> String {
    let text = "label-\(id)"
    return cell(
      "reuseIdentifier=\"\(identifier)\"", Nib.label(text, frame(8, 8, 184, 20.5), size: size),
      edges(text, inset: inset), outlets: [text: label]
    ).replacing("\"cell\"", with: "\"\(id)\"")
  }

  /// An image view, a title and a small print of two lines under each other, 4 points apart, 8 from the edges.
  static let card = document(
    cell(
      "reuseIdentifier=\"Card\" customClass=\"CardCell\"",
      """
      <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(frame(8, 8, 184, 84))<subviews>
      <imageView userLabel="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="image">\
      \(frame(0, 0, 184, 41))</imageView>
      \(label("title", frame(0, 45, 184, 20.5)))
      \(label("fine", frame(0, 69.5, 184, 14.5), size: 12,
        attributes: "userLabel=\"Fine print\" text=\"Fine\" numberOfLines=\"2\""))
      </subviews></stackView>
      """, edges("stack", inset: 8), outlets: ["title": "titleLabel"]))
}

extension Folder {
  /// Copies a file of the package's samples here.
  func putSample(_ name: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try put(try Data(contentsOf: package.appendingPathComponent("Samples/" + name)), name)
  }

  /// The frames that `cell` gives to views, `titleLabel 8 8 160 20.5` or `titleLabel hidden`, by outlet or id.
  func frames(_ arguments: String...) throws -> [String] {
    let outcome = try run(["cell", "--format", "json"] + arguments)
    let views = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    return views.map { view in
      let name = view["outlet"] as? String ?? view["id"] as? String ?? "-"
      let numbers = ["x", "y", "width", "height"].map { (view[$0] as? Double).map { "\($0)" } ?? "?" }
      return ([name] + numbers.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }).joined(separator: " ")
    }
  }
}
