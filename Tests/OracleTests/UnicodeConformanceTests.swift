import Testing

@testable import TextMeasurement

@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct UnicodeConformanceTests {
  /// A line of Unicode's break tests: `÷ 0061 × 0308 ÷`.
  private struct BreakTest {
    var codePoints: [UInt32] = []
    /// By code point, whether there is a break before it; one more for the end.
    var breaks: [Bool] = []

    init(_ line: Substring) {
      let fields = line.split(separator: "#")[0].split(whereSeparator: \.isWhitespace)
      for field in fields {
        if let codePoint = UInt32(field, radix: 16) {
          codePoints.append(codePoint)
        } else {
          breaks.append(field == "÷")
        }
      }
    }
  }

  @Test func lineBreaks() throws {
    let tests = try Oracles.lines("conformance/ucd17/LineBreakTest.txt").map(BreakTest.init)
    var failures: [String] = []
    for test in tests {
      let found = lineBreaks(test.codePoints)
      if found != test.breaks.dropFirst().dropLast() {
        failures.append("\(test.codePoints.map { String($0, radix: 16) })")
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(tests.count): \(failures.prefix(10))")
    #expect(tests.count == 19_338)
  }

  @Test func graphemeClusters() throws {
    let tests = try Oracles.lines("conformance/ucd17/GraphemeBreakTest.txt").map(BreakTest.init)
    for test in tests {
      var breaker = GraphemeBreaker()
      let found = test.codePoints.map { breaker.startsCluster(.of($0)) }
      #expect(found == test.breaks.dropLast(), "\(test.codePoints.map { String($0, radix: 16) })")
    }
    #expect(tests.count == 766)
  }

  /// All triples of 46 line break classes, against ICU.
  @Test(.enabled(if: Oracles.made != nil, Oracles.madeSkipReason))
  func lineBreakTriples() throws {
    let lines = try Oracles.lines("line-break-triples.txt", of: Oracles.made)
    var failures: [Substring] = []
    for line in lines {
      let fields = line.split(separator: " ")
      let expected = fields[3...4].map { $0 == "1" }
      let found = lineBreaks(fields[..<3].compactMap { UInt32($0, radix: 16) })
      if found != expected { failures.append(line) }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count): \(failures.prefix(10))")
    #expect(lines.count == 46 * 46 * 46)
  }

  /// Whether a line may end before each code point but the first.
  private func lineBreaks(_ codePoints: [UInt32]) -> [Bool] {
    var units = Storage<LineBreakUnit>()
    var starts: [Bool] = []
    for codePoint in codePoints {
      let properties = CharacterProperties.of(codePoint)
      starts.append(units.append(LineBreakUnit(codePoint, properties), properties))
    }
    let text = LineBreakText(units: units.elements)
    var unit = 0
    return starts.dropFirst().map { startsUnit in
      guard startsUnit else { return false }
      unit += 1
      return LineBreaker.decision(before: unit, in: text) != .prohibited
    }
  }
}
