import Catalog
import SeededRandom
import Testing

struct ClosestNameTests {
  @Test func aLongNameIsNoSlipOfThePen() {
    for (count, isNear) in [(99, true), (100, true), (101, false)] {
      let name = String(repeating: "a", count: count)
      #expect(closestName(to: name, among: [name + "b"]) == (isNear ? name + "b" : nil))
      #expect(closestName(to: name, among: [name + "b", name]) == name)
    }
  }

  @Test func terminalsShowWhatDoesNotMoveTheirCursors() {
    #expect("a\u{A0}é\u{7F}\u{9F}\u{1B}\u{2028}~".shownInTerminal == "a\u{A0}é\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}~")
    #expect("a\t\u{1B}[2J\r\n\n".linesShownInTerminal == "a\t\u{FFFD}[2J\u{FFFD}\n\n")
  }

  /// The distance by its definition: the cheapest way to begin with one edit.
  private func distance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    guard let first = left.first, let second = right.first else { return max(left.count, right.count) }
    if first == second { return distance(left.dropFirst(), right.dropFirst()) }
    var least = min(
      distance(left.dropFirst(), right), distance(left, right.dropFirst()),
      distance(left.dropFirst(), right.dropFirst()))
    if left.count > 1, right.count > 1, left.dropFirst().first == second, right.dropFirst().first == first {
      least = min(least, distance(left.dropFirst(2), right.dropFirst(2)))
    }
    return least + 1
  }

  /// Short names of few letters, against that.
  @Test func theFirstOfTheNearestWins() {
    var random = SeededGenerator(seed: 90)
    func name(_ lengths: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: lengths, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<Sweep.count(10_000) {
      let written = name(0...7)
      let candidates = (0..<4).map { _ in name(max(0, written.count - 3)...(written.count + 3)) }
      let limit = max(1, written.count / 3)
      let distances = candidates.map { distance(Array(written.utf8)[...], Array($0.utf8)[...]) }
      let least = distances.min() ?? 0
      let expected = least <= limit ? distances.firstIndex(of: least).map { candidates[$0] } : nil
      #expect(closestName(to: written, among: candidates) == expected, "\(written), \(candidates)")
      #expect(suggestion(for: written, among: candidates) == (expected.map { ". Did you mean '\($0)'?" } ?? ""))
    }
  }
}
