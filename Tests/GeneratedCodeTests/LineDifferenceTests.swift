import Catalog
import ShelfBatch
import GeneratedCode
import Testing

@Suite struct LineDifferenceTests {
  private func difference(_ old: [String], _ new: [String], limit: Int = 40) -> String {
    var buffer = TextBuffer()
    LineDifference.unified(
      from: old.map { $0 + "\n" }.joined(), to: new.map { $0 + "\n" }.joined(), names: ("a", "b"), limit: limit,
      into: &buffer)
    return buffer.text
  }

  private let letters = "abcdefghijklmnop".map(String.init)

  @Test func saysNothingOfEqualTexts() {
    #expect(difference(letters, letters) == "")
    #expect(difference([], []) == "")
  }

  /// As `diff -u` does.
  @Test func showsHunksWithContext() {
    var new = letters
    new[1] = "B"
    new[12] = "M"
    new.append("q")
    #expect(
      difference(letters, new) == """
        --- a
        +++ b
        @@ -1,5 +1,5 @@
         a
        -b
        +B
         c
         d
         e
        @@ -10,7 +10,8 @@
         j
         k
         l
        -m
        +M
         n
         o
         p
        +q

        """)
    #expect(difference([], ["a"]) == "--- a\n+++ b\n@@ -0,0 +1,1 @@\n+a\n")
    #expect(difference(["a"], []) == "--- a\n+++ b\n@@ -1,1 +0,0 @@\n-a\n")
  }

  /// Git may have given a committed file the line ends of Windows.
  @Test func linesMayEndInCarriageReturns() {
    #expect(
      difference(["a\r", "b\r", "c"], ["a\r", "b", "c"])
        == "--- a\n+++ b\n@@ -1,3 +1,3 @@\n a\("\r".shownInTerminal)\n-b\("\r".shownInTerminal)\n+b\n c\n")
  }

  /// Whatever Unicode says of them.
  @Test func linesAreComparedByTheirBytes() {
    #expect(difference(["\u{e9}"], ["e\u{301}"]).hasSuffix("@@ -1,1 +1,1 @@\n-\u{e9}\n+e\u{301}\n"))
  }

  @Test func countsWhatIsLeft() {
    let new = letters.map { $0 + "!" }
    #expect(
      difference(letters, new, limit: 2) == "--- a\n+++ b\n@@ -1,2 +0,0 @@\n-a\n-b\n... and 30 more changed lines\n")
    // Long files that have nothing in common.
    #expect(
      difference((0..<9000).map(String.init), (0..<9000).map { "x\($0)" }).split(separator: "\n").count == 44)
  }
}
