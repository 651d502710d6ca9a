import Testing

@testable import TextMeasurement

struct StatedAdvancesTests {
  /// By Unicode's number of the script.
  @Test(arguments: [("Bengali", 0.654), ("Cham", 1.036), ("no script", nil)])
  func means(name: String, mean: Double?) throws {
    let script = Script.names.firstIndex { $0 == name }.flatMap { UInt8(exactly: $0) } ?? .max
    #expect(StatedAdvances.mean(script) == mean ?? Double(ScriptAdvanceData.defaultAdvance) / 1000)
  }
}
