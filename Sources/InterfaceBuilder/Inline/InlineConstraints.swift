import Catalog
import CellLayout

/// The `constraints` of an inline cell: objects with the names of `NSLayoutConstraint`.
extension ConfigurationReader {
  private static var keys: [String] {
    [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
      "id",
    ]
  }

  /// - Parameter cell: its views are the items; the outermost one stands where none is named.
  mutating func constraints(_ member: JSONObject.Member, of cell: CellTemplate) -> [ConstraintTemplate] {
    guard let values = member.value.array else {
      return mismatch(member.value, member.key, "an array of constraints") ?? []
    }
    var items = Items(cell)
    return values.compactMap { constraint($0, &items) }
  }

  /// The items that constraints may name.
  private struct Items {
    /// The index of each view, by the view's id.
    let indices: [String: Int]
    let ids: [String]
    /// How many more names that no view has are compared with those that there are.
    var suggestions = 20

    init(_ cell: CellTemplate) {
      ids = cell.views.compactMap(\.id)
      indices = Dictionary(cell.views.enumerated().compactMap { index, view in view.id.map { ($0, index) } }) {
        first, _ in
        first
      }
    }
  }

  private mutating func constraint(_ value: JSONValue, _ items: inout Items) -> ConstraintTemplate? {
    var constraint = ConstraintTemplate(.view(0), .top)
    constraint.line = value.position.line
    var secondItem: ConstraintTemplate.Item?
    var keys: Set<String> = []
    for member in members(value, of: "a constraint", allowing: ConfigurationReader.keys) {
      keys.insert(member.key)
      switch member.key {
      case "firstItem": constraint.firstItem = item(member, &items) ?? .view(0)
      case "secondItem": secondItem = item(member, &items)
      case "firstAttribute": constraint.firstAttribute = attribute(member) ?? .width
      case "secondAttribute": constraint.secondAttribute = attribute(member)
      case "relation": constraint.relation = choice(member, ConstraintTemplate.Relation.allCases) ?? .equal
      case "multiplier": constraint.multiplier = number(member, .any)?.value ?? 1
      case "constant": constraint.constant = number(member, .any)?.value ?? 0
      case "priority": constraint.priority = priority(member) ?? 1000
      default: constraint.id = string(member)?.value
      }
    }
    guard value.object != nil else { return nil }
    guard keys.contains("firstAttribute") else {
      report(value.position, "a constraint needs a 'firstAttribute'")
      return nil
    }
    if keys.contains("secondItem"), !keys.contains("secondAttribute") {
      constraint.secondAttribute = constraint.firstAttribute
    }
    if constraint.secondAttribute != nil { constraint.secondItem = secondItem ?? .view(0) }
    check(constraint, at: value.position)
    return constraint
  }

  /// Refuses the constraints that `NSLayoutConstraint` refuses, too.
  private mutating func check(_ constraint: ConstraintTemplate, at position: SourcePosition) {
    let first = constraint.firstAttribute
    guard let second = constraint.secondAttribute else {
      if !first.isLength {
        report(position, "a constraint on '\(first.rawValue)' needs a second item or attribute")
      }
      return
    }
    if first.isLength != second.isLength
      || (!first.isLength && first.axis != second.axis)
    {
      report(position, "'\(first.rawValue)' and '\(second.rawValue)' can't be compared")
    }
  }

  private mutating func item(_ member: JSONObject.Member, _ items: inout Items) -> ConstraintTemplate.Item? {
    guard let name = string(member) else { return nil }
    if let index = items.indices[name.value] { return .view(index) }
    items.suggestions -= 1
    let hint = items.suggestions < 0 ? "" : suggestion(for: name.value, among: items.ids)
    report(name.position, "the cell has no view '\(name.value)'" + hint)
    return nil
  }

  private mutating func attribute(_ member: JSONObject.Member) -> ConstraintTemplate.Attribute? {
    choice(member, ConstraintTemplate.Attribute.allCases)
  }
}
