import ShelfSizing
import Testing

@Suite struct NumberLimitTests {
  @Test(arguments: [
    ("0", 0.0), ("-1.5e2", -150), ("5e-324", .leastNonzeroMagnitude), ("1e15", 1e15), ("-1000000000000000", -1e15),
    ("1.0000001e15", nil),
    ("1e16", nil), ("1e308", nil), ("-1e308", nil), ("1e999", nil), ("inf", nil), ("nan", nil), ("0x10", nil),
    ("", nil),
  ])
  func numbersOfRecordsAndFlags(text: String, number: Double?) {
    #expect(Double(decimal: text.utf8) == number)
  }

  @Test(arguments: [
    (0.0, true, false), (.leastNonzeroMagnitude, true, false), (9.9e-7, true, false), (1e-6, true, true),
    (1e6, true, true),
    (1e6 + 0.001, false, false), (-0.0, true, false), (-1e-9, false, false), (.nan, false, false),
    (.infinity, false, false),
  ])
  func lengths(value: Double, isLength: Bool, isPositive: Bool) {
    #expect(NumberLimits.allow(value) == isLength && NumberLimits.allow(value, positive: true) == isPositive)
  }

  @Test(arguments: [
    (2.9, 2), (-2.9, -2), (.nan, 0), (.infinity, .max), (-.infinity, .min), (1e19, .max), (-1e300, .min),
    (.leastNonzeroMagnitude, 0), (-0x1p63, .min), (0x1p63, .max),
  ])
  func wholeNumbers(number: Double, whole: Int) {
    #expect(Int(clamping: number) == whole)
  }

  @Test func peopleSeeADashForWhatIsNoNumber() {
    #expect([Double.nan, .infinity, -.infinity].map(rounded) == ["–", "–", "–"])
  }
}
