import Catalog
import CellLayout

extension CellImporter {
  /// Reads the constraints of all views that variations leave on.
  mutating func readConstraints() {
    for (holder, constraints) in constraintLists {
      for element in constraints where element.name == "constraint" {
        let (resolved, variations) = element.resolved(for: traits)
        for variation in variations.unknown {
          reader.warn(variation, "the variation '\(variation["key"] ?? "")' is not for size classes, and is left out")
        }
        guard !excluded.contains(resolved["id"] ?? "") else { continue }
        guard let constraint = constraint(resolved, in: holder) else { continue }
        declaredConstraints[template.constraints.count] = (resolved, holder)
        template.constraints.append(constraint)
      }
    }
    if environment == .interfaceBuilder { keepUnconstrainedViews() }
  }

  /// The canvas leaves a view where it is that no constraint speaks of.
  private mutating func keepUnconstrainedViews() {
    let constrained = Set(template.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } })
    for (index, view) in template.views.enumerated().dropFirst()
    where view.autoresizing == nil && !view.isArranged && !constrained.contains(.view(index)) {
      template.update(index) { $0.autoresizing = [.flexibleRightMargin, .flexibleBottomMargin] }
    }
  }

  private mutating func constraint(_ element: Element, in holder: Int) -> ConstraintTemplate? {
    guard let firstAttribute = attribute(element, "firstAttribute") else { return nil }
    guard var first = item(element, "firstItem", or: .view(holder)) else { return nil }
    var second: ConstraintTemplate.Item?
    var secondAttribute: ConstraintTemplate.Attribute?
    if element["secondItem"] != nil {
      guard let item = item(element, "secondItem", or: .view(holder)) else { return nil }
      guard let attribute = attribute(element, "secondAttribute") else { return nil }
      second = contentItem(item, attribute, beside: first)
      secondAttribute = attribute
      first = contentItem(first, firstAttribute, beside: item)
    }
    if first == second, firstAttribute == secondAttribute {
      reader.warn(
        element, "the constraint '\(element["id"] ?? "")' sets an attribute in relation to itself, and is left out")
      return nil
    }
    var constraint = ConstraintTemplate(first, firstAttribute, to: second, secondAttribute)
    constraint.id = element["id"]
    constraint.line = element.position.line
    constraint.isPlaceholder = element.flag("placeholder")
    constraint.relation = reader.choice(element, "relation") ?? .equal
    constraint.multiplier = reader.ratio(element, "multiplier") ?? 1
    constraint.constant = constant(element)
    constraint.priority = reader.priority(element, "priority") ?? 1000
    reportUnknown(element)
    return constraint
  }

  /// A symbolic constant follows the standard spacing, and Interface Builder writes it out beside the mark.
  private mutating func constant(_ element: Element) -> Double {
    if let constant = reader.number(element, "constant") { return constant }
    if element.flag("symbolic"), element["secondItem"] != nil {
      reader.warn(element, "the symbolic constraint '\(element["id"] ?? "")' has no constant, and counts as 0")
    }
    return 0
  }

  private mutating func attribute(_ element: Element, _ key: String) -> ConstraintTemplate.Attribute? {
    guard let name = element[key] else {
      reader.report(element, "the constraint '\(element["id"] ?? "")' has no '\(key)'")
      return nil
    }
    // Xcode's old name for the last baseline, and its way to write margins.
    if name == "baseline" { return .lastBaseline }
    if let attribute = ConstraintTemplate.Attribute(rawValue: name) { return attribute }
    switch name {
    case "centerXWithinMargin", "centerXMargin": return .centerXWithinMargins
    case "centerYWithinMargin", "centerYMargin": return .centerYWithinMargins
    default:
      reader.report(
        element,
        "'\(key)' is '\(name)', which is no attribute of a constraint"
          + suggestion(for: name, among: ConstraintTemplate.Attribute.allCases.map(\.rawValue)))
      return nil
    }
  }

  /// - Parameter holder: what a constraint without this item means.
  private mutating func item(
    _ element: Element, _ key: String, or holder: ConstraintTemplate.Item
  ) -> ConstraintTemplate.Item? {
    guard let id = element[key] else { return holder }
    if let item = items[id] { return item }
    // The view is there and switched off for these size classes; its constraints go with it.
    if !declared.contains(id) {
      reader.report(element, "the constraint '\(element["id"] ?? "")' is to '\(id)', which is no view of this cell")
    }
    return nil
  }

  /// Edges of a scroll view mean its content to what lies in it, and its frame to all else (Apple, "Auto Layout Guide",
  /// "Working with Scroll Views"). Sizes and centres always mean the frame.
  private func contentItem(
    _ item: ConstraintTemplate.Item, _ attribute: ConstraintTemplate.Attribute, beside other: ConstraintTemplate.Item
  ) -> ConstraintTemplate.Item {
    guard case .view(let index) = item, let guide = contentGuides[index] else { return item }
    switch attribute {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return item
    default: return isInside(other, index) ? .guide(guide) : item
    }
  }

  private func isInside(_ item: ConstraintTemplate.Item, _ container: Int) -> Bool {
    let index: Int
    switch item {
    case .view(let view), .safeArea(let view), .layoutMargins(let view), .readableContent(let view): index = view
    case .guide(let guide): return template.guides[guide].owner == container
    }
    var ancestor = template.views[index].superview
    while let view = ancestor, view != container { ancestor = template.views[view].superview }
    return ancestor == container
  }
}
