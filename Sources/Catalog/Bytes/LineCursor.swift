/// Finds lines and columns on demand. It remembers the last place asked for, so asking in ascending order reads the
/// text once in all.
struct LineCursor {
  private let start: BytePointer
  private let firstLine: Int
  private let offset: Int
  private var known: BytePointer
  private var line: Int
  /// `nil` in the first line.
  private var lineStart: BytePointer?

  /// - Parameters:
  ///   - start: a place of the text.
  ///   - firstLine: the number of its line.
  ///   - offset: how many bytes of that line stand before it.
  init(start: BytePointer, firstLine: Int = 1, offset: Int = 0) {
    self.start = start
    self.firstLine = firstLine
    self.offset = offset
    known = start
    line = firstLine
  }

  /// - Parameter place: at or after `start`, in the same text.
  mutating func position(at place: BytePointer) -> SourcePosition {
    if place < known {
      known = start
      line = firstLine
      lineStart = nil
    }
    let lineFeeds = ByteBlock.count(0x0A, from: known, to: place)
    if lineFeeds > 0 {
      line &+= lineFeeds
      var back = place
      while back[-1] != 0x0A { back -= 1 }
      lineStart = back
    }
    known = place
    return SourcePosition(line: line, column: lineStart.map { place - $0 + 1 } ?? offset + (place - start) + 1)
  }
}
