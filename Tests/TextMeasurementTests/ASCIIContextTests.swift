import Testing

@testable import TextMeasurement

struct ASCIIContextTests {
  /// One character of each kind of unit that printable ASCII has.
  private var kinds: [UInt8] {
    var kinds: [UInt8] = []
    for byte in ASCIIAdvances.printable {
      let unit = ASCIILineBreakUnits.units[Int(byte)]
      if !kinds.contains(where: { ASCIILineBreakUnits.units[Int($0)] == unit }) { kinds.append(byte) }
    }
    return kinds
  }

  @Test func printableASCIIHasFourteenClasses() {
    #expect(String(decoding: kinds, as: UTF8.self) == " !\"#$%(),-/0|}")
  }

  /// A pair that is called free of context has one decision wherever it stands. Brackets before spaces are left to
  /// the general path.
  @Test func pairsCalledFreeOfContextAre() {
    let kinds = kinds
    let contexts = [[]] + kinds.map { [$0] } + kinds.flatMap { first in kinds.map { [first, $0] } }
    var failures: [String] = []
    var decisions = 0
    for left in kinds {
      for right in kinds where right != 0x20 && !dependsOnContext(left, right) {
        let alone = decision(in: [left, right], between: 0)
        for before in contexts where !(left == 0x20 && isBracketed(before)) {
          for after in contexts {
            decisions += 1
            let text = before + [left, right] + after
            if decision(in: text, between: before.count) != alone {
              failures.append(String(decoding: text, as: UTF8.self))
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(decisions): \(failures.prefix(10))")
    #expect(decisions > 6_000_000)
  }

  private func dependsOnContext(_ left: UInt8, _ right: UInt8) -> Bool {
    let units = ASCIILineBreakUnits.units
    return ASCIIAdvances.dependsOnContext(units[Int(left)].lineBreak, units[Int(right)].lineBreak)
  }

  private func isBracketed(_ before: [UInt8]) -> Bool {
    before.last { $0 != 0x20 }.map { ASCIILineBreakUnits.units[Int($0)].lineBreak == .op } ?? false
  }

  private func decision(in text: [UInt8], between left: Int) -> LineBreakDecision {
    text.withUnsafeBufferPointer {
      LineBreaker.decision(before: left + 1, in: ASCIILineBreakUnits(bytes: $0))
    }
  }
}
