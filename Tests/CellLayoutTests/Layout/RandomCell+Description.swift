@testable import CellLayout

/// The output of a failing test: a line for each view, indented under the view it lies in, then the constraints.
extension RandomCell: CustomStringConvertible {
  var description: String {
    var lines: [String] = []
    func describe(_ node: Node, _ indent: String) {
      lines.append("\(indent)v\(node.id) \(node.view.words)")
      for child in node.children { describe(child, indent + "  ") }
    }
    describe(root, "")
    return (lines + constraints.map(\.words)).joined(separator: "\n")
  }
}

extension ViewTemplate {
  fileprivate var words: String {
    var words: [String] =
      switch content {
      case .plain: ["plain, margins \(layoutMargins.leading) \(layoutMargins.trailing)"]
      case .label(let label): ["label \(label.font) of \(label.numberOfLines) lines '\(label.text ?? "")'"]
      case .image(let image): ["image \(image.imageSize.width ?? 0) x \(image.imageSize.height ?? 0)"]
      case .control(let control): ["control \(control.minimumSize.width) x \(control.minimumSize.height)"]
      case .stack(let stack):
        ["\(stack.axis) stack, \(stack.distribution), \(stack.alignment), spacing \(stack.spacing)"]
      }
    if case .stack(let stack) = content, let margins = stack.layoutMargins { words.append("\(margins)") }
    words.append("hugs \(hugging.horizontal) \(hugging.vertical)")
    words.append("resists \(compressionResistance.horizontal) \(compressionResistance.vertical)")
    if let spacing = customSpacingAfter { words.append("spacing \(spacing) after") }
    if isHidden { words.append("hidden") }
    return words.joined(separator: ", ")
  }
}

extension ConstraintTemplate {
  fileprivate var words: String {
    let second = secondItem.map { "\($0).\(secondAttribute.map { "\($0)" } ?? "")" } ?? ""
    return "\(firstItem).\(firstAttribute) \(relation) \(multiplier) x \(second) + \(constant) at \(priority)"
  }
}
