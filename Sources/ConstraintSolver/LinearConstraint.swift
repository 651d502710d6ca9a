/// How the left side of a constraint has to compare with the right one (`NSLayoutConstraint.Relation`).
package enum Relation: String, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// The demand that an expression equal zero, or lie on one side of it.
package struct LinearConstraint: Sendable {
  /// The priority from which a constraint must hold, as `UILayoutPriority.required`.
  package static let requiredPriority = 1000.0

  package var expression: LinearExpression
  package var relation: Relation
  /// At 1000 and above the constraint is required. Below, none of a lower priority is kept at its cost.
  package var priority: Double

  package init(_ expression: LinearExpression, _ relation: Relation, priority: Double = requiredPriority) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// Names a constraint of one solver; in the order of addition.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// Counts the constraints of one solver from 0.
  package let serial: Int

  package static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}

/// Required constraints that cannot all hold.
package struct Conflict: Hashable, Sendable {
  /// The member that was added last, which is violated as little as the others allow.
  package let broken: ConstraintID
  /// All that take part, in the order of addition; with any one of them gone, the others can hold.
  package let members: [ConstraintID]
}
