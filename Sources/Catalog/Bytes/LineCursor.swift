/// Finds lines and columns on demand. It goes on from the last pointer asked for, forwards or backwards, so that an
/// answer costs reading what lies between the two and the line that is new.
struct LineCursor {
  private let start: BytePointer
  private let firstLine: Int
  private let offset: Int
  private var known: BytePointer
  private var line: Int
  /// `nil` in the first line.
  private var lineStart: BytePointer?

  /// - Parameters:
  ///   - start: a pointer into the text.
  ///   - firstLine: the number of its line.
  ///   - offset: how many bytes of that line stand before it.
  init(start: BytePointer, firstLine: Int = 1, offset: Int = 0) {
    self.start = start
    self.firstLine = firstLine
    self.offset = offset
    known = start
    line = firstLine
  }

  /// - Parameter pointer: at or after `start`, in the same text.
  mutating func position(at pointer: BytePointer) -> SourcePosition {
    let lineFeeds =
      pointer < known
      ? -ByteBlock.count(0x0A, from: pointer, to: known) : ByteBlock.count(0x0A, from: known, to: pointer)
    if lineFeeds != 0 {
      line &+= lineFeeds
      lineStart = line == firstLine ? nil : startOfLine(pointer)
    }
    known = pointer
    return SourcePosition(line: line, column: lineStart.map { pointer - $0 + 1 } ?? offset + (pointer - start) + 1)
  }

  /// - Parameter pointer: behind the first line.
  private func startOfLine(_ pointer: BytePointer) -> BytePointer {
    var back = pointer
    while back[-1] != 0x0A { back -= 1 }
    return back
  }
}
