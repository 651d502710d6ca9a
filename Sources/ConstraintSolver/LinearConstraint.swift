/// How an expression has to compare with 0.
package enum Relation: Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// A constraint: an expression is 0, at most 0 or at least 0.
package struct LinearConstraint: Sendable {
  /// The priority from which a constraint must hold, as `UILayoutPriority.required`.
  package static let requiredPriority = 1000.0

  package var expression: LinearExpression
  package var relation: Relation
  /// At 1000 and above the constraint is required. Below, it is never violated for the sake of a lower priority.
  package var priority: Double
  /// Whether it is broken rather than another required constraint that it contradicts.
  package var givesWay: Bool

  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = requiredPriority, givesWay: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.givesWay = givesWay
  }
}

/// The name of a constraint of one solver; ordered by addition.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of the constraint, counted from 0.
  package let serial: Int

  package static func < (left: Self, right: Self) -> Bool { left.serial < right.serial }
}

/// Required constraints that cannot all hold.
package struct Conflict: Hashable, Sendable {
  /// The member that was added last, of those that give way if there are any; it is violated as little as the others
  /// allow.
  package let broken: ConstraintID
  /// All members, in the order of addition; without any one of them, the others can hold.
  package let members: [ConstraintID]
}
