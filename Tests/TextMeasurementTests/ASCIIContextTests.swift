import SeededRandom
import Testing

@testable import TextMeasurement

struct ASCIIContextTests {
  /// One character of each kind of unit that printable ASCII has.
  private var kinds: [UInt8] {
    var kinds: [UInt8] = []
    for byte in ASCIIAdvances.printable {
      let unit = WordUnits.ascii[Int(byte)]
      if !kinds.contains(where: { WordUnits.ascii[Int($0)] == unit }) { kinds.append(byte) }
    }
    return kinds
  }

  @Test func printableASCIIHasFourteenClasses() {
    #expect(String(decoding: kinds, as: UTF8.self) == " !\"#$%(),-/0|}")
  }

  /// A pair that is called free of context has one decision wherever it stands. Brackets before spaces are
  /// left to the general path.
  @Test func pairsCalledFreeOfContextAre() {
    let kinds = kinds
    let contexts = [[]] + kinds.map { [$0] } + kinds.flatMap { first in kinds.map { [first, $0] } }
    var failures: [String] = []
    var decisions = 0
    for left in kinds {
      for right in kinds where right != 0x20 && !dependsOnContext(left, right) {
        var text = [0, 0, left, right, 0, 0]
        let alone = decision(in: text, from: 2, to: 4)
        for before in Sweep.some(of: contexts) where !(left == 0x20 && isBracketed(before)) {
          let start = 2 - before.count
          text.replaceSubrange(start..<2, with: before)
          for after in Sweep.some(of: contexts) {
            decisions += 1
            let end = 4 + after.count
            for (index, byte) in after.enumerated() { text[4 + index] = byte }
            if decision(in: text, from: start, to: end) != alone {
              failures.append(String(decoding: text[start..<end], as: UTF8.self))
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(decisions): \(failures.prefix(10))")
    #expect(decisions > (Sweep.isFull ? 6_000_000 : 15_000))
  }

  private func dependsOnContext(_ left: UInt8, _ right: UInt8) -> Bool {
    let units = WordUnits.ascii
    return ASCIILineBreaks.dependsOnContext(units[Int(left)].lineBreak, units[Int(right)].lineBreak)
  }

  private func isBracketed(_ before: [UInt8]) -> Bool {
    before.last { $0 != 0x20 }.map { WordUnits.ascii[Int($0)].lineBreak == .op } ?? false
  }

  /// Between the third and the fourth of six characters, of which only some are there.
  private func decision(in text: [UInt8], from start: Int, to end: Int) -> LineBreakDecision {
    text.withUnsafeBufferPointer {
      let units = WordUnits(UnsafeBufferPointer(rebasing: $0[start..<end]), UnsafeBufferPointer(start: nil, count: 0))
      return LineBreaker.decision(before: 3 - start, in: units)
    }
  }
}
