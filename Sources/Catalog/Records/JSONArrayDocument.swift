/// A JSON array that is held as a whole, of which batches are cut one after another.
struct JSONArrayDocument: Sendable {
  /// What a batch is of the array.
  struct Part: Sendable {
    /// Where the batch starts and ends in the buffer.
    let range: Range<Int>
    /// The line that it starts in, and where that starts.
    let line: Int
    let lineStart: Int
    /// How many values of the array stand before it.
    let precedingCount: Int
    /// Whether the document ends with it, rather than the part with a comma.
    let isLast: Bool
  }

  private let buffer: ByteBuffer
  private let count: Int
  private var cuts: JSONArrayCuts
  /// Of the next part; the start is `nil` after the last one.
  private var start: Int?
  private var line = 1
  private var lineStart: Int

  /// - Parameter count: how many bytes of the buffer are filled.
  init(_ buffer: ByteBuffer, count: Int) {
    self.buffer = buffer
    self.count = count
    lineStart =
      UTF8Sequence.startsWithByteOrderMark(UnsafeRawBufferPointer(start: buffer.start, count: count)) ? 3 : 0
    start = lineStart
    cuts = JSONArrayCuts(start: lineStart)
  }

  /// The next part, of whole values and about as many bytes as are asked for; `nil` at the end.
  mutating func nextPart(size: Int) -> Part? {
    guard let start else { return nil }
    let precedingCount = cuts.valueCount
    let cut = cuts.next(from: start + size, in: UnsafeBufferPointer(start: buffer.start, count: count))
    let part = Part(
      range: start..<(cut ?? count), line: line, lineStart: lineStart, precedingCount: precedingCount,
      isLast: cut == nil)
    self.start = cut
    skipLines(part.range)
    return part
  }

  private mutating func skipLines(_ range: Range<Int>) {
    let lineFeeds = WordScanning.count(
      0x0A, from: BytePointer(buffer.start + range.lowerBound), to: BytePointer(buffer.start + range.upperBound))
    guard lineFeeds > 0 else { return }
    line += lineFeeds
    lineStart = range.upperBound
    while buffer.start[lineStart - 1] != 0x0A { lineStart -= 1 }
  }
}
