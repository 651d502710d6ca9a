import Testing

@testable import TextMeasurement

/// Rows of Unicode 17.0's LineBreakTest.txt (Unicode-3.0), one a rule of UAX #14; `OracleTests` has all of them.
struct LineBreakRuleTests {
  private static let rows = """
    000B ÷ 0308 × 000A, 000D × 000A ÷ 0061 × 000A ÷ 0308, 000D ÷ 0308 ÷ 1160, 000A ÷ 0308 × 000A,
    0085 ÷ 0020 ÷ 1160, 0085 ÷ 0020 × 000B, 2630 × 0308 × 0020 ÷ 0030, 0085 ÷ 0308 × 200B, 200B ÷ 0308 × 3005,
    200D × 0308 × 0085, 1F8FF × 0308 ÷ 1100, 000A ÷ 0308 × FEFF, FEFF × 1F3FB, 00A0 × 0308 × 2014,
    0029 × 0308 × 00A0, 2329 × 0020 × FE56, 0E01 × 0020 × 232A, 3041 × 0308 × 0029, 3005 × 0308 × 002F,
    306F ÷ 300C × 30A8, 00AB × 0308 × 0028, 0030 × 0308 × 00BB,
    0073 × 0074 × 0061 × 0072 × 0074 × 0020 ÷ 002E × 0037 × 0038 × 0039 × 0020 ÷ 0065 × 006E × 0064,
    3041 × 0020 × 002C, 0029 × 0020 × 3005, 2014 × 0020 × 2014, 1B05 × 0308 × 0020 ÷ 0028, 232A × 0308 × 0022,
    0022 × 0308 × 3000, 00B4 × 0308 × 00AB, 2630 × 0308 × 00AB, 00BB × 0308 × FFFC, 00BB × 0308 × 2757,
    2630 × 0308 ÷ FFFC, FFFC ÷ 1F3FB, 05BE × 0308 × 25CC, 0009 × 0308 × 0009, 25CC × 0308 × 05BE,
    000B ÷ 0308 × 002D, 000D ÷ 0308 × 3005, 00B4 × 0308 × 1B05,
    0020 ÷ 2067 × 004A × 006F × 0068 × 006E × 0020 ÷ 05D5 × 002D × 004D × 0069 × 0063 × 0068 × 0061 × 0065 × 006C × \
    2069 × 003B,
    002F × 0308 × 05D0, 2630 × 0308 × 2024, 25CC × 0308 × 0030, 0030 × 0308 × 00A7, 0024 × 1F3FB, 1F3FB × 0025,
    0024 × EFFFD, 0023 × 0308 × FE6A,
    007B × 0030 × 002C × 0031 × 007D × 002B × 007B × 0032 × 002C × 0033 × 007D ÷ 2295 × 007B × 2212 × 0034 × 002C × \
    0035 × 007D ÷ 2296 × 007B × 0036 × 002C × 0037 × 007D,
    0028 × 0030 × 002C × 0031 × 0029 × 002B × 0028 × 0032 × 002C × 0033 × 0029 × 2295 × 0028 × 2212 × 0034 × 002C × \
    0035 × 0029 × 2296 × 0028 × 0036 × 002C × 0037 × 0029,
    0030 × 0308 × FE6A, 0030 × 0308 × 20A9, FE6A × 0308 × 0030, 0024 × 0308 × 0030, 002D × 0308 × 0030,
    002C × 0030, 0030 × 0030, 1100 × 1160, 1160 × 1160, 11A8 × 11A8, 1160 × 0025, 0024 × 1160, 2757 × 2757,
    11003 × 0308 × 1B05, 1B50 × 0308 × 1BF2, 25CC × 1B44 × 25CC × 1B44 × 1B2C,
    1BD7 × 1BEC ÷ 1BD2 × 1BEA × 1BC9 × 1BF3 ÷ 1BC2 × 1BE7 × 1BC9 × 1BF3, 002C × 0308 × 00A7,
    0063 × 006F × 0064 × 0065 × 007B × 0073 × 007D, 0029 × 0308 × 05D0, 1F1F7 × 1F1FA ÷ 1F1F8,
    1F1F7 × 1F1FA × 200B ÷ 1F1F8 × 1F1EA, 1F1F7 × 1F1FA ÷ 1F1F8 × 1F1EA, 261D × 1F3FB, 1F02C × 1F3FF,
    0029 × 0308 ÷ 1B50, 1B05 × 1B44, 11003 × 1B05, 25CC × 1B44, 25CC × 1B44 × 1B2C, 1BF2 ÷ 2014
    """

  @Test func rulesBreakWhereUnicodeDoes() {
    let rows = LineBreakRuleTests.rows.split { $0 == "," || $0 == "\n" }
    for row in rows {
      let fields = row.split(separator: " ")
      let codePoints = fields.compactMap { UInt32($0, radix: 16) }
      let expected = fields.filter { $0 == "×" || $0 == "÷" }.map { $0 == "÷" }
      #expect(lineBreaks(codePoints) == expected, "\(row)")
    }
    #expect(rows.count == 83)
  }

  /// Whether a line may end before each code point but the first.
  private func lineBreaks(_ codePoints: [UInt32]) -> [Bool] {
    var units = Storage<LineBreakUnit>()
    let starts = codePoints.map { codePoint in
      let properties = CharacterProperties.of(codePoint)
      return units.append(LineBreakUnit(codePoint, properties), properties)
    }
    let text = LineBreakText(units: units.elements)
    var unit = 0
    return starts.dropFirst().map { startsUnit in
      unit += startsUnit ? 1 : 0
      return startsUnit && LineBreaker.decision(before: unit, in: text) != .prohibited
    }
  }
}
