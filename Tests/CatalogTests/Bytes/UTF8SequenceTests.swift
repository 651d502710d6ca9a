import Testing

@testable import Catalog

/// Against Unicode 17.0, table 3-7, row by row.
@Suite struct UTF8SequenceTests {
  /// The bytes that begin a sequence, those that may follow at once, and its length.
  private static let table: [(first: ClosedRange<UInt8>, second: ClosedRange<UInt8>, length: Int)] = [
    (0xC2...0xDF, 0x80...0xBF, 2),
    (0xE0...0xE0, 0xA0...0xBF, 3), (0xE1...0xEC, 0x80...0xBF, 3), (0xED...0xED, 0x80...0x9F, 3),
    (0xEE...0xEF, 0x80...0xBF, 3),
    (0xF0...0xF0, 0x90...0xBF, 4), (0xF1...0xF3, 0x80...0xBF, 4), (0xF4...0xF4, 0x80...0x8F, 4),
  ]

  private func length(_ bytes: [UInt8], _ count: Int) -> Int {
    guard let row = UTF8SequenceTests.table.first(where: { $0.first.contains(bytes[0]) }), row.length <= count,
      row.second.contains(bytes[1]), bytes[2..<max(2, row.length)].allSatisfy({ (0x80...0xBF).contains($0) })
    else { return 0 }
    return row.length
  }

  /// Each first byte, what may follow at the borders of the table, and an end at each offset.
  @Test func takesWhatTheTableHas() {
    let borders: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    var failures: [[UInt8]] = []
    for first in 0x80...UInt8.max {
      for second in borders {
        for (third, fourth) in [(0x80, 0xBF), (0x7F, 0x80), (0xC0, 0x80), (0xBF, 0x7F), (0xBF, 0xC0)]
          as [(UInt8, UInt8)]
        {
          let bytes = [first, second, third, fourth, 0x80]
          let isRight = bytes.withUnsafeBufferPointer { buffer -> Bool in
            guard let start = buffer.baseAddress else { return false }
            return (1...5).allSatisfy { UTF8Sequence.length(at: start, end: start + $0) == length(bytes, $0) }
          }
          if !isRight { failures.append(bytes) }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func knowsAByteOrderMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    func isMarked(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { UTF8Sequence.startsWithByteOrderMark($0) } }
    #expect(isMarked(mark) && isMarked(mark + [0x61]) && isMarked(mark + mark))
    #expect(!isMarked([]) && !isMarked([0x61] + mark))
    for offset in mark.indices {
      #expect(!isMarked(Array(mark[..<offset])))
      var other = mark + [0x61]
      other[offset] ^= 1
      #expect(!isMarked(other))
    }
  }
}
