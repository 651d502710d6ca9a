/// How two texts differ, as `diff -u` says it.
package enum LineDifference {
  /// Lines before and after a change.
  private static let context = 3

  /// A unified diff of one hunk, from the first line that differs to the last; empty for equal texts.
  ///
  /// - Parameter limit: of the lines that are looked at and of those that are written; what is left is counted.
  package static func unified(
    from old: String, to new: String, names: (old: String, new: String), limit: Int, into output: inout TextBuffer
  ) {
    let (old, new) = (lines(old), lines(new))
    let equal = zip(old, new).prefix { $0 == $1 }.count
    let shorter = min(old.count, new.count)
    guard equal < max(old.count, new.count) else { return }
    let equalAtEnd = min(shorter - equal, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let (start, tail) = (max(0, equal - context), max(0, equalAtEnd - context))
    let changes = changes(old[start..<old.count - tail].prefix(limit), new[start..<new.count - tail].prefix(limit))
    let shown = changes.prefix(limit)
    let counts = (old: shown.count { $0.mark != "+" }, new: shown.count { $0.mark != "-" })
    output.write("--- \(names.old)\n+++ \(names.new)\n")
    output.write("@@ -\(range(start, counts.old)) +\(range(start, counts.new)) @@\n")
    for line in shown { output.write("\(line.mark)\(line.text.shownInTerminal)\n") }
    let left = max(old.count - tail - start - counts.old, new.count - tail - start - counts.new)
    if left > 0 { output.write("... and \(left) more lines\n") }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// Old lines that go, new ones that come, and those that stay, in the order of the files.
  private static func changes(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [(mark: String, text: String)] {
    let difference = Array(new).difference(from: Array(old))
    var removed = Set<Int>()
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var changes: [(mark: String, text: String)] = []
    var place = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        changes.append(("-", line))
        continue
      }
      while let line = inserted[place] {
        changes.append(("+", line))
        place += 1
      }
      changes.append((" ", line))
      place += 1
    }
    while let line = inserted[place] {
      changes.append(("+", line))
      place += 1
    }
    return changes
  }
}
