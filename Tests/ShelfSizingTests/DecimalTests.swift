import ShelfSizing
import Testing

@Suite struct DecimalTests {
  @Test func roundsForPeople() {
    for (number, text) in [(84.333333333, "84.333"), (269.0004, "269"), (-0.0001, "0"), (0.0005, "0.001")] {
      #expect(rounded(number) == text)
    }
  }

  @Test func isShortest() {
    for (number, text) in [(269.0, "269"), (68.5 - 1.0 / 6, "68.33333333333333"), (1e300, "1e+300")] {
      #expect(shortestDecimal(number) == text)
    }
  }
}
