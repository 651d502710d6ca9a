import ShelfSizing
import TextMeasurement

@testable import CellLayout

/// A cell as a tree, which can be changed as a whole before it becomes a template; constraints name views by their ids.
struct RandomCell {
  struct Node {
    let id: Int
    var view: ViewTemplate
    var children: [Node] = []

    /// Changes this view and all inside.
    mutating func changeAll(_ change: (inout Node) -> Void) {
      for index in children.indices { children[index].changeAll(change) }
      change(&self)
    }

    func visit(_ body: (Node) -> Void) {
      body(self)
      for child in children { child.visit(body) }
    }
  }

  var root: Node
  /// Items are views, by id.
  var constraints: [ConstraintTemplate] = []

  /// By id, the place of each view in ``template``.
  var places: [Int: Int] {
    var places: [Int: Int] = [:]
    root.visit { places[$0.id] = places.count }
    return places
  }

  var nodes: [Node] {
    var nodes: [Node] = []
    root.visit { nodes.append($0) }
    return nodes
  }

  /// Constraints of views that are not there are left out.
  var template: CellTemplate {
    var template = CellTemplate(root: named(root))
    func add(_ children: [Node], to place: Int) {
      for child in children { add(child.children, to: template.add(named(child), to: place)) }
    }
    add(root.children, to: 0)
    let places = self.places
    func item(_ item: ConstraintTemplate.Item) -> ConstraintTemplate.Item? {
      guard case .view(let id) = item else { return nil }
      return places[id].map { .view($0) }
    }
    template.constraints = constraints.compactMap { constraint in
      var constraint = constraint
      guard let first = item(constraint.firstItem) else { return nil }
      constraint.firstItem = first
      guard let second = constraint.secondItem else { return constraint }
      constraint.secondItem = item(second)
      return constraint.secondItem == nil ? nil : constraint
    }
    return template
  }

  private func named(_ node: Node) -> ViewTemplate {
    var view = node.view
    view.id = "v\(node.id)"
    return view
  }

  /// The cell with the fields `f1`, `f2` … in the labels `v1`, `v2` …
  func built(scale: Double = 2) throws -> TemplateCell {
    var names: [String: String] = [:]
    for node in nodes where node.view.showsText { names["v\(node.id)"] = "f\(node.id)" }
    let cell = try cell(template, names: names, scale: scale)
    cell.show(nodes.compactMap { node in node.view.text.map { $0.text ?? "" } })
    return cell
  }
}

// MARK: Changed cells

extension RandomCell {
  /// Left is right; what stands first in a horizontal stack view stands last.
  var mirrored: RandomCell {
    var cell = self
    cell.root.changeAll { node in
      node.view.layoutMargins = node.view.layoutMargins.mirrored
      guard case .stack(var stack) = node.view.content else { return }
      stack.layoutMargins = stack.layoutMargins?.mirrored
      if stack.axis == .vertical {
        if stack.alignment == .leading {
          stack.alignment = .trailing
        } else if stack.alignment == .trailing {
          stack.alignment = .leading
        }
      } else {
        // The gap after a view is the gap before it now.
        let shown = node.children.indices.filter { !node.children[$0].view.isHidden }
        let gaps = shown.map { node.children[$0].view.customSpacingAfter }
        for (index, child) in shown.enumerated() {
          node.children[child].view.customSpacingAfter = index == 0 ? nil : gaps[index - 1]
        }
        node.children.reverse()
      }
      node.view.content = .stack(stack)
    }
    for index in cell.constraints.indices { cell.constraints[index].mirror() }
    return cell
  }

  /// All lengths are longer by a factor; texts have to be replaced by fixed sizes before (``fixed``).
  func scaled(by factor: Double) -> RandomCell {
    func scale(_ insets: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: insets.top * factor, leading: insets.leading * factor, bottom: insets.bottom * factor,
        trailing: insets.trailing * factor)
    }
    var cell = self
    cell.root.changeAll { node in
      node.view.layoutMargins = scale(node.view.layoutMargins)
      node.view.customSpacingAfter = node.view.customSpacingAfter.map { $0 * factor }
      switch node.view.content {
      case .plain, .label: break
      case .control(var control):
        control.minimumSize.width *= factor
        control.minimumSize.height *= factor
        control.alignmentRectInsets = scale(control.alignmentRectInsets)
        node.view.content = .control(control)
      case .image(var image):
        image.imageSize = OptionalSize(
          width: image.imageSize.width.map { $0 * factor }, height: image.imageSize.height.map { $0 * factor })
        node.view.content = .image(image)
      case .stack(var stack):
        stack.spacing *= factor
        stack.layoutMargins = stack.layoutMargins.map(scale)
        node.view.content = .stack(stack)
      }
    }
    for index in cell.constraints.indices { cell.constraints[index].constant *= factor }
    return cell
  }

  /// Labels have become controls of a size that follows from their text's length.
  var fixed: RandomCell {
    var cell = self
    cell.root.changeAll { node in
      guard case .label(let label) = node.view.content else { return }
      let count = Double(label.text?.utf8.count ?? 0)
      node.view.content = .control(
        ControlTemplate(
          systemClass: "UIButton", size: OptionalSize(width: 10 + count, height: 20 + (count / 4).rounded())))
    }
    return cell
  }

  /// The hidden arranged views show nothing.
  var withHiddenEmptied: RandomCell {
    var cell = self
    cell.root.changeAll { node in
      for index in node.children.indices where node.children[index].view.isArranged {
        guard node.children[index].view.isHidden else { continue }
        if case .stack = node.children[index].view.content { continue }
        node.children[index].view.content = .plain
      }
    }
    return cell
  }

  /// Whether a stack view shares its length out in proportion.
  var sharesInProportion: Bool {
    var cell = self
    var isFound = false
    cell.root.changeAll { node in
      if case .stack(let stack) = node.view.content { isFound = isFound || stack.distribution == .fillProportionally }
    }
    return isFound
  }

  /// The hidden arranged views are gone.
  var withoutHidden: RandomCell {
    var cell = self
    cell.root.changeAll { $0.children.removeAll { $0.view.isArranged && $0.view.isHidden } }
    return cell
  }
}

extension EdgeInsets {
  fileprivate var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

extension ConstraintTemplate {
  fileprivate mutating func mirror() {
    let isPlace = firstAttribute.axis == .horizontal && !firstAttribute.isLength
    firstAttribute = firstAttribute.mirrored
    secondAttribute = secondAttribute?.mirrored
    guard isPlace else { return }
    // A distance from the left becomes one from the right.
    constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }
}

extension ConstraintTemplate.Attribute {
  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}
