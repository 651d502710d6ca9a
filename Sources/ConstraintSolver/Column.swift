/// A column of the tableau: a variable, or the value that the terms of a constraint add up to.
///
/// Whatever a column may cost has one breakpoint. To lie below it, or above it, costs the distance at some level: a
/// variable that is not negative pays below 0 at the level of what is required; the terms of an equation with the
/// constant c pay on both sides of -c. So a constant is a breakpoint, and the rows hold none. The pair of errors that
/// the paper (section 2.3) gives a soft equation is the two sides of one column here.
struct Column: Sendable {
  /// What is paid at no level.
  static let noLevel = -1

  /// The value that costs nothing; the value of a column that no row is solved for.
  var breakpoint = 0.0
  var value = 0.0
  /// The level that pays for values below the breakpoint.
  var levelBelow = noLevel
  /// The level that pays for values above the breakpoint.
  var levelAbove = noLevel
  /// The row that is solved for the column.
  var row: Int?
  /// Whether the row is a definition.
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

  /// How far the value is from the breakpoint on the side where the row does not have it.
  @inline(__always)
  var excess: Double { hasBreakpoint ? (breakpoint - value) * side : 0 }
}

/// A multiple of a column.
struct RowTerm: Sendable {
  var column: Int
  var coefficient: Double
}
