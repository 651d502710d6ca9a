import SeededRandom
import Testing

@testable import Catalog

/// Sixteen bytes at a time, against one at a time.
@Suite struct ByteBlockTests {
  /// A kind of stops, and at which bytes it is to stop.
  private struct Kind: Sendable {
    let name: String
    let stops: @Sendable (ByteBlock) -> ByteBlock.Stops
    let isStop: @Sendable (UInt8) -> Bool
  }

  private static func beginsMarkup(_ byte: UInt8) -> Bool { "&<*[".utf8.contains(byte) }

  private static let kinds: [Kind] = [
    Kind(name: "JSON", stops: \.jsonStringStops) { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 || $0 > 0x7F },
    Kind(name: "plain cell", stops: { $0.plainCellStops(0x2C) }) { $0 == 0x22 || $0 == 0x2C || $0 < 0x20 || $0 > 0x7F },
    Kind(name: "cell at ;", stops: { $0.plainCellStops(0x3B) }) { $0 == 0x22 || $0 == 0x3B || $0 < 0x20 || $0 > 0x7F },
    Kind(name: "quoted cell", stops: \.quotedCellStops) { $0 == 0x22 || $0 > 0x7F },
    Kind(name: "quote or backslash", stops: \.quoteOrBackslashStops) { $0 == 0x22 || $0 == 0x5C },
    Kind(name: "markup", stops: \.markupStops, isStop: ByteBlockTests.beginsMarkup),
  ]

  /// The differences between the stops of a block and a look at each byte.
  private func difference(_ bytes: [UInt8], at offset: Int) -> String? {
    let block = bytes.withUnsafeBufferPointer { $0.baseAddress.map { ByteBlock(at: $0 + offset) } }
    guard let block else { return "no bytes" }
    for kind in ByteBlockTests.kinds {
      let found = kind.stops(block)
      let expected = bytes[offset..<(offset + ByteBlock.count)].firstIndex(where: kind.isStop).map { $0 - offset }
      guard found.isEmpty == (expected == nil) else { return "\(kind.name) of \(bytes)" }
      if let expected, found.first != expected { return "\(kind.name) at \(found.first) of \(bytes)" }
    }
    return nil
  }

  /// Each byte at each offset of a block that lies anywhere, among bytes of which none, or a later one, is a stop.
  @Test func findsEachByteAtEachPlace() {
    var failures: [String] = []
    for offset in [0, 1, 7, 13] {
      for index in 0..<ByteBlock.count {
        for byte in UInt8.min...UInt8.max {
          // Stops before and behind the block are none of its own.
          var bytes = [UInt8](repeating: 0x22, count: offset) + Array(repeating: 0x61, count: ByteBlock.count) + [0x22]
          bytes[offset + index] = byte
          if index < 15, byte % 3 == 0 { bytes[offset + 15] = 0x22 }
          if let difference = difference(bytes, at: offset) { failures.append(difference) }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(2))")
  }

  @Test func findsTheFirstOfMany() {
    var random = SeededGenerator(seed: 1)
    let bytes = Array("\",\\\n\u{1F} !~a\u{7F}".utf8) + [0x80, 0xA0, 0xFF, 0x00]
    var failures: [String] = []
    for _ in 0..<4000 {
      let share = Int.random(in: 1...16, using: &random)
      let text = (0..<40).map { _ in
        Int.random(in: 0..<16, using: &random) < share ? 0x62 : bytes.randomElement(using: &random) ?? 0
      }
      let offset = Int.random(in: 0...(40 - ByteBlock.count), using: &random)
      if let difference = difference(text, at: offset) { failures.append(difference) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(2))")
  }

  /// How often a byte occurs between any two offsets round the length of a block, and far beyond what a byte counts.
  @Test func countsBytes() {
    func count(_ byte: UInt8, _ bytes: [UInt8], _ range: Range<Int>) -> Int? {
      bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { ByteBlock.count(byte, from: $0 + range.lowerBound, to: $0 + range.upperBound) }
      }
    }
    var random = SeededGenerator(seed: 2)
    var failures: [Range<Int>] = []
    for byte in [0x0A, 0x00, 0xFF, 0x7F, 0x80] as [UInt8] {
      let text = (0..<90).map { _ in
        Bool.random(using: &random) ? byte : UInt8.random(in: .min ... .max, using: &random)
      }
      for start in 0...20 {
        for length in 0...(90 - start) {
          let range = start..<(start + length)
          if count(byte, text, range) != text[range].count(where: { $0 == byte }) { failures.append(range) }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    for length in [255, 256, 257, 511].map({ $0 * ByteBlock.count }) {
      for extra in [0, 1, 15] {
        let text = [UInt8](repeating: 0x0A, count: length + extra)
        #expect(count(0x0A, text, 0..<text.count) == text.count && count(0x0B, text, 0..<text.count) == 0)
      }
    }
  }

  @Test func findsMarkupFromAnyIndexOn() {
    var random = SeededGenerator(seed: 4)
    for count in 0..<50 {
      let bytes = (0..<count).map { _ in Array("aaaaaaaaaaaaaaaa&<*[".utf8).randomElement(using: &random) ?? 0 }
      for index in 0...count {
        let expected = bytes[index...].firstIndex(where: ByteBlockTests.beginsMarkup) ?? count
        #expect(bytes.withUnsafeBufferPointer { $0.nextMarkup(from: index) } == expected, "\(bytes) from \(index)")
      }
    }
  }
}
