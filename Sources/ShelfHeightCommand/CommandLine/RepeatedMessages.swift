import ShelfBatch

/// Messages that a file may give by the thousand: the first are said, and the rest is counted by kind.
struct RepeatedMessages {
  /// How many are said.
  var most = 20

  private var saidCount = 0
  /// How many messages of each code were not said, in the order in which the codes came up.
  private var rest: [(code: String, count: Int)] = []
  /// Messages that wait until it is known whether any record has the field that names shelves, or those with lengths:
  /// all from the first on that says one is missing.
  private var held: [BatchDiagnostic] = []
  private var isHolding = true

  /// - Returns: the messages to print now.
  mutating func add(_ diagnostic: BatchDiagnostic) -> [BatchDiagnostic] {
    guard saidCount < most else {
      count(diagnostic.code?.rawValue ?? "warning")
      return []
    }
    saidCount += 1
    // Who wants all of them gets them as they come.
    guard isHolding, most < .max, !held.isEmpty || diagnostic.isLackOfField else {
      return [diagnostic]
    }
    held.append(diagnostic)
    return []
  }

  private mutating func count(_ code: String) {
    if let index = rest.firstIndex(where: { $0.code == code }) {
      rest[index].count += 1
    } else {
      rest.append((code, 1))
    }
  }

  /// - Returns: what was held back.
  mutating func endHolding() -> [BatchDiagnostic] {
    defer { (held, isHolding) = ([], false) }
    return held
  }

  /// Leaves what was not said out of the count.
  mutating func forgetRest() { rest = [] }

  /// The line that counts the messages that were not printed, if there are any.
  mutating func takeRest() -> String? {
    defer { rest = [] }
    guard !rest.isEmpty else { return nil }
    let count = rest.reduce(0) { $0 + $1.count }
    let kinds = rest.map { "\($0.count) \(RepeatedMessages.name($0.code, count: $0.count))" }.joined(separator: ", ")
    // A single kind needs no second number.
    let what = rest.count == 1 ? " \(RepeatedMessages.name(rest[0].code, count: count))" : ": \(kinds)"
    return "and \(count) more\(what); '\(Options.verbose.name)' says all"
  }

  /// Codes stand as they are written elsewhere; a warning is a word, which has a plural.
  private static func name(_ code: String, count: Int) -> String {
    code == "warning" && count != 1 ? "warnings" : code
  }
}
