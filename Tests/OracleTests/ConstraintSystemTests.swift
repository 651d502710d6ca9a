import SeededRandom
import Testing

@testable import CellLayout

/// Random systems of constraints with priorities, before and after edits, against the solutions of HiGHS.
@Suite(.enabled(if: Oracles.made != nil, Oracles.madeSkipReason))
struct ConstraintSystemTests {
  @Test func solutions() throws {
    var replay = ConstraintReplay()
    for line in try Oracles.lines("constraint-systems.txt", of: Oracles.made) { replay.read(line) }
    print(
      "constraint systems: \(replay.systems) with \(replay.solutions) solutions, \(replay.values) values and "
        + "\(replay.ambiguities) ambiguous variables as HiGHS has them but for \(replay.failures.count)")
    for failure in replay.failures.prefix(20) { print("  \(failure)") }
    #expect(replay.failures.isEmpty)
    #expect(replay.systems == Sweep.count(1_400, oneIn: 4))
    #expect(replay.solutions == 4 * replay.systems)
    #expect(replay.values > Sweep.count(10_000, oneIn: 4))
    #expect(replay.ambiguities > Sweep.count(1_000, oneIn: 4))
  }
}
