/// Small documents, written out as Interface Builder does.
package enum Nib {
  /// A `.xib` with the objects; the first of them stands in line 3.
  ///
  /// - Parameter device: of the canvas, which decides the scale; none is what Xcode 7 wrote.
  package static func document(
    _ objects: String, toolsVersion: String = "17701", device: String? = "retina4_7",
    resources: String = #"<image name="photo" width="20" height="30"/>"#
  ) -> String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      \(device)<resources>\(resources)</resources><objects>
      \(objects)
      </objects></document>
      """
  }

  /// A storyboard with a prototype in a table view.
  ///
  /// - Parameters:
  ///   - isControllersView: whether the table view is a table view controller's, rather than a subview.
  ///   - attributes: more of the table view.
  package static func storyboard(
    tableCell cell: String, toolsVersion: String, device: String?, tableWidth: Double, isControllersView: Bool = true,
    attributes: String = ""
  ) -> String {
    let key = isControllersView ? " key=\"view\"" : ""
    let table = """
      <tableView\(key) \(attributes) id="table">\(frame(0, 0, tableWidth, 600))<prototypes>
      \(cell)
      </prototypes></tableView>
      """
    let controller =
      isControllersView
      ? "<tableViewController id=\"controller\">\(table)</tableViewController>"
      : """
      <viewController id="controller"><view key="view" id="view">\(frame(0, 0, tableWidth, 600))\
      <subviews>\(table)</subviews></view></viewController>
      """
    return document("", toolsVersion: toolsVersion, device: device)
      .replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
      .replacing("<objects>\n\n</objects>", with: "<scenes><scene><objects>\(controller)</objects></scene></scenes>")
  }

  /// A table cell of 100 points in height with a label at the margins of its content view.
  package static func tableCell(width: Double, contentWidth: Double? = nil, label: String = "text=\"Label\"") -> String
  {
    """
    <tableViewCell reuseIdentifier="row" id="row">\(frame(0, 0, width, 100))
    <tableViewCellContentView key="contentView" id="content">\(frame(0, 0, contentWidth ?? width, 100))<subviews>
    <label \(label) translatesAutoresizingMaskIntoConstraints="NO" id="label">\(frame(20, 11, 100, 20.5))
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
    <constraint firstAttribute="bottomMargin" secondItem="label" secondAttribute="bottom" id="b"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  /// A collection cell whose constraints stand on the cell, as in most files; its subviews begin in its third line.
  ///
  /// - Parameters:
  ///   - rest: what stands behind the constraints.
  ///   - outlets: properties of the cell's class by the ids of their views.
  package static func cell(
    _ subviews: String, constraints: String = "", rest: String = "",
    attributes: String = #"customClass="Card" reuseIdentifier="card""#, outlets: KeyValuePairs<String, String> = [:],
    width: Double = 200, height: Double = 100
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
      </constraints>\(rest)<connections>\(connections.joined())</connections></collectionViewCell>
      """
  }

  /// A label of any number of lines that says "Label".
  package static func label(
    _ id: String, _ frame: String, size: Double = 17, attributes: String = "text=\"Label\" numberOfLines=\"0\""
  ) -> String {
    """
    <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)\
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  package static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A constraint; each stands in a line of its own.
  package static func constraint(_ id: String, _ rest: String) -> String { "<constraint \(rest) id=\"\(id)\"/>" }

  /// All four edges of a view at a distance from those of another: top, leading, bottom and trailing, a line each.
  package static func edges(_ view: String, in other: String = "cell", inset: Int) -> String {
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

  // MARK: Whole cells

  /// A cell that is one label with a margin round it, and an outlet for the label.
  package static func labelCell(
    _ identifier: String, id: String = "cell", label: String = "titleLabel", size: Double = 17, inset: Int = 8
  ) -> String {
    let text = "label-\(id)"
    return cell(
      Nib.label(text, frame(8, 8, 184, 20.5), size: size), constraints: edges(text, inset: inset),
      attributes: "reuseIdentifier=\"\(identifier)\"", outlets: [text: label]
    ).replacing("\"cell\"", with: "\"\(id)\"")
  }

  /// An image view, a title and a small print of two lines under each other, 4 points apart, 8 from the edges.
  package static let card = document(
    cell(
      """
      <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(frame(8, 8, 184, 84))<subviews>
      <imageView userLabel="Photo" translatesAutoresizingMaskIntoConstraints="NO" id="image">\
      \(frame(0, 0, 184, 41))</imageView>
      \(label("title", frame(0, 45, 184, 20.5)))
      \(label("fine", frame(0, 69.5, 184, 14.5), size: 12,
        attributes: "userLabel=\"Fine print\" text=\"Fine\" numberOfLines=\"2\""))
      </subviews></stackView>
      """, constraints: edges("stack", inset: 8), attributes: #"customClass="CardCell" reuseIdentifier="Card""#,
      outlets: ["title": "titleLabel"]))

  /// A cell with a stack view whose second label is hidden, and a plain view beside the cell.
  package static func cellAndView(device: String? = "retina4_7") -> String {
    let cell = cell(
      """
      <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">\
      \(frame(8, 8, 184, 59))<subviews>
      \(label("a", frame(0, 0, 184, 20.5)))
      \(label("b", frame(0, 24.5, 184, 30), attributes: "text=\"Gone\" hidden=\"YES\""))
      \(label("c", frame(0, 24.5, 184, 14.5), size: 12))
      </subviews></stackView>
      """, constraints: edges("stack", inset: 8), attributes: #"customClass="CardCell" reuseIdentifier="Card""#,
      outlets: ["a": "titleLabel"], height: 55)
    let view = """
      <view id="plain">\(frame(0, 0, 100, 50))<subviews>\(label("d", frame(10, 10, 80, 30)))</subviews>
      <constraints>
      \(edges("d", in: "plain", inset: 10))
      </constraints></view>
      """
    return document(cell + "\n" + view, device: device)
  }

  /// A label in a margin of 8 points that says, in lines of 17, of 30 and 14, and of 14 points, "one", "two three" and
  /// "four".
  ///
  /// - Parameter attributes: more of "two".
  package static func severalFonts(outlet: String, attributes: String = "") -> String {
    func fragment(_ content: String, _ font: String, _ rest: String = "") -> String {
      """
      <fragment><string key="content">\(content)</string><attributes>\
      <font key="NSFont" \(font)/>\(rest)</attributes></fragment>
      """
    }
    let text =
      fragment("one\n", "size=\"17\" metaFont=\"system\"")
      + fragment("two", "size=\"30\" metaFont=\"systemBold\"", attributes)
      + fragment(" three\nfour", "size=\"14\" metaFont=\"system\"")
    let label = """
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">\(frame(8, 8, 184, 73))\
      <attributedString key="attributedText">
      \(text)</attributedString></label>
      """
    return document(
      cell(
        label, constraints: edges("a", inset: 8), attributes: #"reuseIdentifier="Card""#, outlets: ["a": outlet]))
  }
}
