/// The primal simplex method: from one basis to the next while a cost falls (paper, section 2.4).
///
/// What is required is the highest level of cost, so that phase I is the minimisation of that level.
extension Tableau {
  /// Minimises the costs of the levels from the highest, each given those before it.
  ///
  /// A column that costs something at a higher level stays out, therefore higher levels keep their minimum.
  ///
  /// - Parameter levels: how many levels.
  /// - Returns: whether the minima were reached within the bound on pivots.
  mutating func minimize(levels: Int) -> Bool {
    // Ten times what systems of views need; a bound for those that rounding keeps from settling.
    var budget = 1000 + 40 * (columns.count + owners.count)
    for level in 0..<levels {
      var cursor = 0
      var idleSteps = 0
      while true {
        // Bland's rule, the smallest index of all that may enter or leave, ends every cycle. It is slow, so it waits
        // until some steps have moved nothing.
        let usesBland = idleSteps > 20
        if usesBland { cursor = 0 }
        guard let (column, direction) = nextEntering(level: level, from: &cursor) else { break }
        guard budget > 0, let length = step(column, direction, usesBland: usesBland) else { return false }
        budget -= 1
        idleSteps = length > tolerance.value ? 0 : idleSteps + 1
      }
    }
    return true
  }

  /// The next column, in a circle, that lowers the cost of a level for nothing at the levels before it.
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

  /// The core row whose owner is the first to come to its breakpoint as a column moves.
  func firstBlock(_ column: Int, _ direction: Double, usesBland: Bool) -> (row: Int, length: Double)? {
    var best: (row: Int, length: Double)?
    var bestRate = 0.0
    var bestOwner = Int.max
    for index in occurrences.indices(of: column) {
      let row = occurrences[index]
      guard let owner = owners[row], columns[owner].hasBreakpoint else { continue }
      let rate = direction * coefficient(of: column, in: row)
      guard rate * columns[owner].side < -tolerance.pivot else { continue }
      let length = max(0, (columns[owner].breakpoint - columns[owner].value) / rate)
      if let best {
        if length > best.length + tolerance.value * 0.1 { continue }
        // Of those that come at once, the largest divisor loses the fewest digits.
        let isTie = length >= best.length - tolerance.value * 0.1
        if isTie, usesBland ? owner > bestOwner : (abs(rate), -owner) < (bestRate, -bestOwner) { continue }
      }
      best = (row, length)
      bestRate = abs(rate)
      bestOwner = owner
    }
    return best
  }
}
