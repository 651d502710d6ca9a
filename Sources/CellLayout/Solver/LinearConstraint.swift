/// How an expression has to compare with zero.
enum Relation: Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// The demand that an expression equal zero, or lie on one side of it.
struct LinearConstraint: Sendable {
  /// The priority from which a constraint must hold, as `UILayoutPriority.required`.
  static let requiredPriority = 1000.0

  var expression: LinearExpression
  var relation: Relation
  /// At 1000 and above the constraint is required. Below, none of a lower priority is kept at its cost.
  var priority: Double

  init(_ expression: LinearExpression, _ relation: Relation, priority: Double = requiredPriority) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}

/// Names a constraint of one solver; in the order of addition.
struct ConstraintID: Hashable, Comparable, Sendable {
  let serial: Int

  static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}

/// Required constraints that cannot all hold.
struct Conflict: Hashable, Sendable {
  /// The member that was added last, which is violated as little as the others allow.
  let broken: ConstraintID
  /// All that take part, in the order of addition; with any one of them gone, the others can hold.
  let members: [ConstraintID]
}
