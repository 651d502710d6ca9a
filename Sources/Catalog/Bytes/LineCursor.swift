/// Finds lines and columns on demand. It remembers the last place asked for, so asking in ascending order reads the
/// text once in all.
struct LineCursor {
  private let start: BytePointer
  private let firstLine: Int
  private let firstLineStart: BytePointer
  private var known: BytePointer
  private var line: Int
  private var lineStart: BytePointer

  /// - Parameters:
  ///   - start: a place of the text.
  ///   - lineStart: where its line starts, at or before it.
  ///   - firstLine: the number of that line.
  init(start: BytePointer, lineStart: BytePointer, firstLine: Int = 1) {
    self.start = start
    self.firstLine = firstLine
    firstLineStart = lineStart
    known = start
    line = firstLine
    self.lineStart = lineStart
  }

  /// - Parameter place: at or after `start`, in the same text.
  mutating func position(at place: BytePointer) -> SourcePosition {
    if place < known {
      known = start
      line = firstLine
      lineStart = firstLineStart
    }
    let lineFeeds = WordScanning.count(0x0A, from: known, to: place)
    if lineFeeds > 0 {
      line &+= lineFeeds
      var back = place
      while back[-1] != 0x0A { back -= 1 }
      lineStart = back
    }
    known = place
    return SourcePosition(line: line, column: place - lineStart + 1)
  }
}
