/// The candidate that `name` is most likely a slip of the pen for, or nil when none is near enough.
///
/// Near is a Damerau-Levenshtein distance (insertions, deletions, substitutions, swapped neighbours; in UTF-8 bytes)
/// of at most a third of the name's length, at least 1. Of equally near candidates the first wins. An exact match is
/// returned as well. A name of more than 100 bytes is no slip of the pen, and has none but that.
package func closestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(name.utf8)
  guard written.count <= 100 else { return candidates.first { $0.utf8.elementsEqual(name.utf8) } }
  var best: String?
  var bestDistance = max(1, written.count / 3) + 1
  for candidate in candidates {
    guard abs(written.count - candidate.utf8.count) < bestDistance else { continue }
    let distance = editDistance(written, Array(candidate.utf8), below: bestDistance)
    if distance < bestDistance {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/// The end of a message about an unknown name: ` Did you mean 'cardWidth'?`, or nothing.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
  closestName(to: name, among: candidates).map { ". Did you mean '\($0)'?" } ?? ""
}

/// The end of a message about an unknown name: the one that it resembles, or all that are allowed, unless they are many.
package func suggestionOrAll(for name: String, among candidates: [String]) -> String {
  // A name of a letter or two resembles every other one.
  let similar = name.utf8.count > 2 ? suggestion(for: name, among: candidates) : ""
  guard similar.isEmpty, (1...50).contains(candidates.count) else { return similar }
  return "; allowed are \(candidates.joined(separator: ", "))"
}

/// Optimal string alignment: the Damerau-Levenshtein distance in which no substring is edited twice. `limit` when it
/// is not below that.
private func editDistance(_ left: [UInt8], _ right: [UInt8], below limit: Int) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  var current = previous
  for row in 0..<left.count {
    current[0] = row + 1
    for column in 0..<right.count {
      let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
      current[column + 1] = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        current[column + 1] = min(current[column + 1], beforePrevious[column - 1] + 1)
      }
    }
    // A swap of neighbours goes on from the row before this one.
    if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return min(previous[right.count], limit)
}
