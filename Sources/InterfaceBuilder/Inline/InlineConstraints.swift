import Catalog
import CellLayout

/// The `constraints` of an inline cell: objects with the names of `NSLayoutConstraint`.
extension InlineKeys {
  static let constraint = ObjectKeys<WrittenConstraint>(
    "constraint", "a constraint", "An `NSLayoutConstraint`: first item, relation, multiplier × second item + constant.",
    [
      Key("firstItem", item, standard: "the cell", example: #""badge""#, "The `id` of a view.") { $0.firstItem = $1 },
      Key(
        "firstAttribute", .names(), isRequired: true, example: #""top""#, "The attribute of the first item."
      ) { $0.constraint.firstAttribute = $1 },
      Key(
        "relation", .names(also: ["==": .equal, "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]),
        standard: "equal", example: #"">=""#, "How the left side compares to the right one."
      ) { $0.constraint.relation = $1 },
      Key("secondItem", item, standard: "the cell", example: #""photo""#, "The `id` of another view, or the same.") {
        $0.secondItem = $1
      },
      Key(
        "secondAttribute", .names(), standard: "the first one; none for a length without a second item",
        example: #""bottom""#, "The attribute of the second item; without one a length is the constant alone."
      ) { $0.constraint.secondAttribute = $1 },
      Key(
        "multiplier", .ratio(.any), standard: "1", example: #""16:9""#, "The factor of the second item's attribute."
      ) { $0.constraint.multiplier = $1 },
      Key("constant", .number(.any), unit: "points", standard: "0", example: "8", "Points that are added.") {
        $0.constraint.constant = $1
      },
      Key(
        "priority", .priority, standard: "required", example: #""defaultHigh""#,
        "Above 0, at most 1000, or by the name of a `UILayoutPriority`."
      ) { $0.constraint.priority = $1 },
      Key("id", .text, standard: "none", example: #""photo-shape""#, "Its name in messages.") { $0.constraint.id = $1 },
    ])

  private static let item = ValueKind<Setting<String>>(.text(mayBeEmpty: false)) { $1.string($0) }

  /// A constraint while its keys are read.
  struct WrittenConstraint {
    var constraint = ConstraintTemplate(.view(0), .width)
    var firstItem: Setting<String>?
    var secondItem: Setting<String>?
  }
}

extension ConfigurationReader {
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
    var written = InlineKeys.WrittenConstraint()
    let keys = Set(InlineKeys.constraint.read(value, into: &written, &self).map(\.key))
    guard keys.contains("firstAttribute") else { return nil }
    var constraint = written.constraint
    constraint.line = value.position.line
    constraint.firstItem = written.firstItem.flatMap { item($0, &items) } ?? .view(0)
    let secondItem = written.secondItem.flatMap { item($0, &items) }
    // A position equals one of the cell's where it can equal nothing else.
    let isPlaced = keys.contains("firstItem") && !constraint.firstAttribute.isLength
    if keys.contains("secondItem") || isPlaced, !keys.contains("secondAttribute") {
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

  private mutating func item(_ name: Setting<String>, _ items: inout Items) -> ConstraintTemplate.Item? {
    if let index = items.indices[name.value] { return .view(index) }
    items.suggestions -= 1
    let hint = items.suggestions < 0 ? "" : suggestion(for: name.value, among: items.ids)
    report(name.position, "the cell has no view '\(name.value)'" + hint)
    return nil
  }
}
