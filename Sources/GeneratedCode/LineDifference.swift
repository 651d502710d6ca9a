import Catalog
import ShelfSizing

/// How two texts differ, as `diff -u` says it.
package enum LineDifference {
  /// Lines before and after a change.
  private static let context = 3
  /// How many lines from the first change on are compared: the time grows with the square of what differs.
  private static let compared = 2000

  /// Appends a unified diff; nothing for equal texts.
  ///
  /// - Parameter limit: of the lines that are written; of what is left, the changes are counted.
  package static func unified(
    from old: String, to new: String, names: (old: String, new: String), limit: Int, into output: inout TextBuffer
  ) {
    let (old, new) = (lines(old), lines(new))
    let equal = zip(old, new).prefix { $0 == $1 }.count
    guard equal < max(old.count, new.count) else { return }
    let start = max(0, equal - context)
    let lines = changes(old[start...].prefix(compared), new[start...].prefix(compared))
    var (oldLine, newLine, index, written) = (start, start, 0, 0)
    output.write("--- \(names.old)\n+++ \(names.new)\n")
    while let first = lines[index...].firstIndex(where: { $0.mark != " " }), written < limit {
      let begin = max(index, first - context)
      (oldLine, newLine) = (oldLine + begin - index, newLine + begin - index)
      let hunk = lines[begin..<min(end(ofHunkFrom: first, lines), begin + limit - written)]
      let counts = (old: hunk.count { $0.mark != "+" }, new: hunk.count { $0.mark != "-" })
      output.write("@@ -\(range(oldLine, counts.old)) +\(range(newLine, counts.new)) @@\n")
      for line in hunk { output.write("\(line.mark)\(String(decoding: line.line, as: UTF8.self).shownInTerminal)\n") }
      (oldLine, newLine) = (oldLine + counts.old, newLine + counts.new)
      index = hunk.endIndex
      written += hunk.count
    }
    let left = lines[index...].count { $0.mark != " " }
    if left > 0 { output.write("... and \(left) more changed lines\n") }
  }

  /// Where the context ends that follows changes nearer to each other than their contexts are long.
  private static func end(ofHunkFrom first: Int, _ lines: [(mark: String, line: Line)]) -> Int {
    var end = first + 1
    while let next = lines[end...].prefix(2 * context + 1).firstIndex(where: { $0.mark != " " }) { end = next + 1 }
    return min(end + context, lines.count)
  }

  /// A line's bytes: a line feed is none where it is looked for among characters, of which it makes one with a carriage
  /// return before it.
  private typealias Line = [UInt8]

  private static func lines(_ text: String) -> [Line] {
    var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map(Line.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  /// Old lines that go, new ones that come, and those that stay, in the order of the files.
  private static func changes(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [(mark: String, line: Line)] {
    let difference = Array(new).difference(from: Array(old))
    var removed = Set<Int>()
    var inserted: [Int: Line] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var changes: [(mark: String, line: Line)] = []
    var index = 0
    for (offset, line) in old.enumerated() {
      if removed.contains(offset) {
        changes.append(("-", line))
        continue
      }
      while let line = inserted[index] {
        changes.append(("+", line))
        index += 1
      }
      changes.append((" ", line))
      index += 1
    }
    while let line = inserted[index] {
      changes.append(("+", line))
      index += 1
    }
    return changes
  }
}
