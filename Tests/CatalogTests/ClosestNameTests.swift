import Catalog
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
}
