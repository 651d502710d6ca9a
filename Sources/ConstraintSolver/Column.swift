/// A column of the tableau: a variable, or the value of a constraint's terms.
///
/// A column with a cost has one value that costs nothing, its breakpoint. Below it, above it or on both sides, the
/// distance is paid at a level of priority: a non-negative variable has the breakpoint 0 and pays below it, at the
/// level of required constraints; the terms of an equation with the constant c have the breakpoint -c and pay on both
/// sides. So constants are breakpoints, and rows have none. Cassowary's paper (``Solver``, section 2.3) gives a soft
/// equation a pair of error variables; here they are the two sides of one column.
struct Column: Sendable {
  /// No level: that side costs nothing.
  static let noLevel = -1

  /// The value that costs nothing, and the value of a column that no row is solved for.
  var breakpoint = 0.0
  var value = 0.0
  /// The level that pays for values below the breakpoint.
  var levelBelow = noLevel
  /// The level that pays for values above the breakpoint.
  var levelAbove = noLevel
  /// The row that is solved for the column.
  var row: Int?
  /// Whether that row is a definition (``Tableau``).
  var isDefined = false
  /// On which side of the breakpoint the row has the column: 1 above, -1 below; at the breakpoint it is either.
  var side = 1.0
  let kind: Kind

  enum Kind: Sendable {
    /// A variable that may have any value. No row but a definition names it or is solved for it.
    case free(Variable)
    case nonNegative(Variable)
    case constraint(ConstraintID)
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  var isFree: Bool {
    if case .free = kind { true } else { false }
  }

  var hasBreakpoint: Bool { levelBelow >= 0 || levelAbove >= 0 }

  /// The level that pays on one side.
  @inline(__always)
  func level(towards direction: Double) -> Int { direction > 0 ? levelAbove : levelBelow }

  /// How far the value lies on the wrong side of the breakpoint: above 0 if not on the side where the row has it.
  @inline(__always)
  var excess: Double { hasBreakpoint ? (breakpoint - value) * side : 0 }
}

/// A multiple of a column.
struct RowTerm: Sendable {
  var column: Int
  var coefficient: Double
}
