import SeededRandom
import Testing

@testable import Catalog

/// Places of a text that begins anywhere in a file, in any order, against counting from its start.
@Suite struct LineCursorTests {
  @Test func countsLinesAndColumns() {
    var random = SeededGenerator(seed: 93)
    for (firstLine, offset) in [(1, 0), (1, 7), (5, 0), (3, 2)] {
      let text = (0..<120).map { _ in UInt8.random(in: 0...9, using: &random) == 0 ? 0x0A : 0x61 as UInt8 }
      text.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var lines = LineCursor(start: start, firstLine: firstLine, offset: offset)
        for _ in 0..<200 {
          let index = Int.random(in: 0...text.count, using: &random)
          let before = text[..<index]
          let lineFeed = before.lastIndex(of: 0x0A)
          let expected = SourcePosition(
            line: firstLine + before.count { $0 == 0x0A }, column: lineFeed.map { index - $0 } ?? offset + index + 1)
          #expect(lines.position(at: start + index) == expected)
        }
      }
    }
  }

  @Test func beginsWithAFilesFirstByte() {
    [0x61 as UInt8, 0x0A].withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var lines = LineCursor(start: start)
      #expect(lines.position(at: start) == .start && lines.position(at: start + 2).description == "2:1")
    }
    #expect(SourcePosition.start.description == "1:1")
  }
}
