import Testing

@testable import ShelfHeightCommand

/// The text of the bar on a terminal.
@Suite struct ProgressTests {
  @Test(arguments: [
    (0.5, 4.0, "4 s"), (0.1, 1.05, "10 s"), (0.999, 2, "1 s"), (0.01, 1, "99 s"), (0.01, 2, "3 min"),
    (0.001, 1, "17 min"), (0.000_01, 1, "28 h"),
  ])
  func tellsHowLongTheRestTakes(share: Double, seconds: Double, left: String) {
    #expect(Progress.timeLeft(share: share, seconds: seconds) == left)
  }

  /// A file may have grown since it was opened.
  @Test(arguments: [0, 1, 1.5, 1e-300, -.infinity, .nan]) func tellsNothingOfWhatItDoesNotKnow(share: Double) {
    #expect(Progress.timeLeft(share: share, seconds: 2) == nil)
  }

  @Test func drawsABar() {
    #expect(Progress.bar(share: 0) == "[------------------------------] 0 %  ")
    #expect(Progress.bar(share: 0.31) == "[#########---------------------] 31 %  ")
    #expect(Progress.bar(share: 1.2) == "[##############################] 100 %  ")
  }
}
