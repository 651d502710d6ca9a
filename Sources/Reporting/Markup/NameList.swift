/// Names in a sentence: `a`, `a and b`, `a, b and c`; of more than stand there, a count: `a, b and 4 others`.
///
/// - Parameters:
///   - names: the first of them, at least one.
///   - count: how many there are.
///   - or: whether one of them is meant.
func listed(_ names: [String], of count: Int, or: Bool = false) -> String {
  let rest = count - names.count
  let last = rest > 1 ? "\(rest) others" : rest == 1 ? "another" : names[names.count - 1]
  let others = rest > 0 ? names[...] : names.dropLast()
  return others.isEmpty ? last : "\(others.joined(separator: ", ")) \(or ? "or" : "and") \(last)"
}

extension String {
  /// The text, or so many characters with an ellipsis at the end of a longer one.
  func shortened(to most: Int) -> String { count > most ? prefix(most - 1) + "…" : self }
}
