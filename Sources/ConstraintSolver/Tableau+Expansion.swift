/// Terms of definitions that wait to be expanded, highest rank first; of one rank, in the order they came.
///
/// A binary heap, as a sum over thousands of views has thousands of terms.
private struct DefinedTerms {
  struct Term {
    let rank: Int
    let serial: Int
    let column: Int
    let coefficient: Double

    func isBefore(_ other: Term) -> Bool {
      rank > other.rank || (rank == other.rank && serial < other.serial)
    }
  }

  private var heap: [Term] = []
  private var count = 0

  var first: Term? { heap.first }

  mutating func add(rank: Int, column: Int, coefficient: Double) {
    heap.append(Term(rank: rank, serial: count, column: column, coefficient: coefficient))
    count += 1
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[index]) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}

extension Tableau {
  /// The terms expressed in columns that have no row.
  func expand(_ terms: [RowTerm]) -> [RowTerm] {
    var result: [RowTerm] = []
    var pending = DefinedTerms()
    func add(_ column: Int, _ coefficient: Double) {
      guard let row = columns[column].row else {
        result.append(RowTerm(column: column, coefficient: coefficient))
        return
      }
      if columns[column].isDefined {
        pending.add(rank: ranks[row], column: column, coefficient: coefficient)
        return
      }
      for index in rows.indices(of: row) {
        result.append(RowTerm(column: rows[index].column, coefficient: coefficient * rows[index].coefficient))
      }
    }
    for term in terms { add(term.column, term.coefficient) }
    // Highest rank first, so that each definition is expanded once, with its whole coefficient.
    while let next = pending.first {
      var (sum, largest) = (0.0, 0.0)
      while let same = pending.first, same.column == next.column {
        sum += same.coefficient
        largest = max(largest, abs(same.coefficient))
        pending.removeFirst()
      }
      guard let row = columns[next.column].row, abs(sum) > Tolerance.cancellation * largest else { continue }
      for index in rows.indices(of: row) { add(rows[index].column, sum * rows[index].coefficient) }
    }
    return Tableau.addingUp(result)
  }

  /// Sorts terms by column and adds up those of one column; terms that cancel out are left out.
  static func addingUp(_ terms: [RowTerm]) -> [RowTerm] {
    if areAddedUp(terms) { return terms }
    let order = terms.indices.sorted { left, right in
      let (first, second) = (terms[left].column, terms[right].column)
      return first == second ? left < right : first < second
    }
    var result: [RowTerm] = []
    result.reserveCapacity(terms.count)
    var largest = 0.0
    for position in 0..<order.count {
      let term = terms[order[position]]
      if let last = result.last, last.column == term.column {
        result[result.count - 1].coefficient += term.coefficient
        largest = max(largest, abs(term.coefficient))
      } else {
        result.append(term)
        largest = abs(term.coefficient)
      }
      let isLast = position + 1 == order.count || terms[order[position + 1]].column != term.column
      if isLast, let last = result.last, abs(last.coefficient) <= Tolerance.cancellation * largest {
        result.removeLast()
      }
    }
    return result
  }

  /// Whether terms are already sorted, one for each column and none of them 0: most constraints name two views.
  private static func areAddedUp(_ terms: [RowTerm]) -> Bool {
    var last = -1
    for term in terms {
      let size = abs(term.coefficient)
      guard term.column > last, size > Tolerance.cancellation * size else { return false }
      last = term.column
    }
    return true
  }
}
