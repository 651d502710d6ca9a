/// The primal simplex method: from basis to basis while a cost falls (paper, section 2.2).
///
/// Required constraints are the highest level of cost, so that phase I is the minimisation of that level.
extension Tableau {
  /// With a column in this many rows or more, a degenerate exchange takes too long (``pass(_:_:level:)``).
  private static let manyRows = 100

  /// Minimises the costs level by level from the highest, each without raising the higher ones.
  ///
  /// A column with a cost at a higher level does not enter, so higher levels keep their minimum.
  ///
  /// - Parameter levels: the number of levels, from the highest.
  /// - Returns: whether the minima were reached within the bound on pivots.
  mutating func minimize(levels: Int) -> Bool {
    // Ten times what systems of views need; a bound for systems that rounding errors keep from settling.
    var budget = 1000 + 40 * (columns.count + owners.count)
    for level in 0..<levels {
      var cursor = 0
      var idleSteps = 0
      while true {
        // Bland's rule, the smallest index among all that may enter or leave, prevents cycling. It is slow, so it is
        // used only after some degenerate steps.
        let usesBland = idleSteps > 20
        if usesBland { cursor = 0 }
        guard let (column, direction) = nextEntering(level: level, from: &cursor) else { break }
        if !usesBland, occurrences.count(of: column) >= Tableau.manyRows { pass(column, direction, level: level) }
        guard budget > 0, !isFull, let length = step(column, direction, usesBland: usesBland) else { return false }
        budget -= 1
        idleSteps = length > tolerance.value ? 0 : idleSteps + 1
      }
    }
    return true
  }

  /// The next column, cyclically, that lowers the cost of a level at no cost to the levels before it.
  private func nextEntering(level: Int, from cursor: inout Int) -> (column: Int, direction: Double)? {
    let count = columns.count
    for _ in 0..<count {
      if cursor >= count { cursor = 0 }
      let column = cursor
      cursor += 1
      guard columns[column].row == nil else { continue }
      if lowers(column, 1, level: level) { return (column, 1) }
      if lowers(column, -1, level: level) { return (column, -1) }
    }
    return nil
  }

  @inline(__always)
  private func lowers(_ column: Int, _ direction: Double, level: Int) -> Bool {
    guard cost(of: column, towards: direction, level: level) < -tolerance.cost else { return false }
    for higher in 0..<level where abs(cost(of: column, towards: direction, level: higher)) > tolerance.cost {
      return false
    }
    return true
  }

  /// Moves a column past breakpoints of owners, as long as the cost of a level still falls beyond them, and flips the
  /// owners' sides (Fourer, "A simplex algorithm for piecewise-linear programming I", 1985).
  ///
  /// Without this, each breakpoint takes an exchange that changes every row with the column: where a thousand views
  /// beside each other are equally high, it moves nothing; where a thousand constraints want different heights for a
  /// view, it moves to the next of them. Where a column is in few rows, this saves nothing, and would only choose other
  /// layouts among those that constraints leave open.
  private mutating func pass(_ column: Int, _ direction: Double, level: Int) {
    var ahead: [(row: Int, length: Double, more: Double)] = []
    var limit = Double.infinity
    for index in occurrences.indices(of: column) {
      let row = occurrences[index]
      guard let block = block(row, column, direction) else { continue }
      let isNear = block.distance <= 0.1 * tolerance.value
      let (below, above) = (columns[block.owner].levelBelow, columns[block.owner].levelAbove)
      let more = (below == level ? block.rate : 0) + (above == level ? block.rate : 0)
      if (0..<level).contains(below) || (0..<level).contains(above) {
        limit = min(limit, isNear ? 0 : block.distance / block.rate)
      } else if !isNear {
        ahead.append((row, block.distance / block.rate, more))
      } else if cost(of: column, towards: direction, level: level) + more < -tolerance.cost {
        turn(row)
      } else {
        limit = 0
      }
    }
    ahead.sort { ($0.length, $0.row) < ($1.length, $1.row) }
    for (row, length, more) in ahead {
      guard length < limit, cost(of: column, towards: direction, level: level) + more < -tolerance.cost else { return }
      turn(row)
    }
  }

  /// Moves a column until the owner of a core row comes to its breakpoint, and exchanges the two.
  ///
  /// - Returns: how far it moved; nil when nothing stops it.
  mutating func step(_ column: Int, _ direction: Double, usesBland: Bool = false) -> Double? {
    guard let (row, length) = firstBlock(column, direction, usesBland: usesBland) else { return nil }
    columns[column].value += direction * length
    shift(by: direction * length, of: column)
    pivot(row: row, entering: column, direction: direction)
    return length
  }

  /// The ratio test: the core row whose owner is the first to reach its breakpoint as a column moves.
  ///
  /// Among owners that reach theirs nearly together, the largest coefficient wins (Harris, "Pivot selection methods of
  /// the Devex LP code", 1973), since division by small ones multiplies rounding errors. Bland's rule takes the
  /// smallest column instead.
  func firstBlock(_ column: Int, _ direction: Double, usesBland: Bool) -> (row: Int, length: Double)? {
    var limit = Double.infinity
    let indices = occurrences.indices(of: column)
    for index in indices {
      guard let block = block(occurrences[index], column, direction) else { continue }
      limit = min(limit, (block.distance + 0.1 * tolerance.value) / block.rate)
    }
    var best: (row: Int, length: Double)?
    var bestRate = 0.0
    var bestOwner = Int.max
    for index in indices {
      guard let block = block(occurrences[index], column, direction) else { continue }
      guard block.distance <= limit * block.rate else { continue }
      let isWorse =
        usesBland ? block.owner > bestOwner : (block.rate, bestOwner) < (bestRate, block.owner)
      if isWorse { continue }
      best = (occurrences[index], block.distance / block.rate)
      (bestRate, bestOwner) = (block.rate, block.owner)
    }
    return best
  }

  /// How far the owner of a core row is from its breakpoint, and how fast it gets there as a column moves.
  @inline(__always)
  private func block(_ row: Int, _ column: Int, _ direction: Double) -> (owner: Int, distance: Double, rate: Double)? {
    guard let owner = owners[row], !columns[owner].isDefined, columns[owner].hasBreakpoint else { return nil }
    let rate = -direction * columns[owner].side * rows.coefficient(of: column, in: row)
    return rate > tolerance.pivot ? (owner, max(0, -columns[owner].excess), rate) : nil
  }
}
