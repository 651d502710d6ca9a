import SeededRandom
import Testing

@testable import Catalog

/// Memory for the texts of a record.
@Suite struct DecodedTextTests {
  /// Texts of any length, of which a part is kept: none moves, and none lies in another.
  @Test func keepsTextsWhereTheyAre() {
    var random = SeededGenerator(seed: 88)
    var decoded = DecodedText()
    for _ in 0..<6 {
      var texts: [(start: UnsafeMutablePointer<UInt8>, count: Int, byte: UInt8)] = []
      for byte in 1...UInt8(40) {
        let count = [1, 7, 300, 9000, 65_536, 70_000].randomElement(using: &random) ?? 1
        let start = decoded.room(for: count)
        let kept = Int.random(in: 0...count, using: &random)
        start.update(repeating: byte, count: count)
        decoded.keep(kept)
        texts.append((start, kept, byte))
      }
      for text in texts {
        #expect(UnsafeBufferPointer(start: text.start, count: text.count).allSatisfy { $0 == text.byte })
      }
      decoded.reset()
    }
  }

  /// Far more than one block has room for.
  @Test func takesMoreMemoryForMoreTexts() {
    var decoded = DecodedText()
    var indices: Set<UnsafeMutablePointer<UInt8>> = []
    for _ in 0..<500 {
      let start = decoded.room(for: 60_000)
      start[59_999] = 1
      decoded.keep(60_000)
      indices.insert(start)
    }
    #expect(indices.count == 500)
    decoded.reset()
    decoded.reset()
    #expect(indices.contains(decoded.room(for: 60_000)))
  }
}
