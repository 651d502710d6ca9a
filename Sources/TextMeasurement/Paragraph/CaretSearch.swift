/// The carets of a prepared text, as line breaking asks for them; valid as long as the paragraph does not change.
///
/// Bytes are counted from the start of the text, pen positions in its units (``Paragraph/unitsPerPoint``) from there.
struct CaretSearch {
  private let carets: UnsafePointer<Caret>
  /// For each byte, the end of its character in units; `nil` where the font's table has all ends.
  private let ends: UnsafePointer<Int>?
  private let text: UnsafeBufferPointer<UInt8>
  private let ascii: ASCIIAdvances?
  private let others: UnsafeBufferPointer<OtherCharacter>
  private let asks: Bool
  private let lineBreak: LineBreakMode

  /// - Parameters:
  ///   - ascii: the table that has the ends of all characters; `nil` for a text whose ends are in `ends`.
  ///   - asks: whether the marks of the text leave questions to the line breaking rules (``Caret/asks``).
  init(
    carets: UnsafePointer<Caret>, ends: UnsafePointer<Int>?, text: UnsafeBufferPointer<UInt8>, ascii: ASCIIAdvances?,
    others: UnsafeBufferPointer<OtherCharacter>, asks: Bool, _ lineBreak: LineBreakMode
  ) {
    (self.carets, self.ends, self.text, self.ascii, self.others) = (carets, ends, text, ascii, others)
    (self.asks, self.lineBreak) = (asks, lineBreak)
  }

  /// The pen position before a byte, in units.
  @inline(__always)
  func pen(_ byte: Int) -> Int { carets[byte].pen }

  /// The end of the character that a byte belongs to, in units.
  @inline(__always)
  func end(of byte: Int) -> Int {
    if let ascii { return pen(byte) &+ ascii.advance(text[byte]) }
    return ends.unsafelyUnwrapped[byte]
  }

  /// The last byte in `start..<end` that is not white space; `nil` if there is none.
  @inline(__always)
  func lastVisible(before end: Int, from start: Int) -> Int? {
    var byte = end &- 1
    while byte >= start, carets[byte].has(Caret.hangs) { byte &-= 1 }
    return byte >= start ? byte : nil
  }

  /// The end of the last visible character in `start..<end`, in units; the pen at `start` if none is visible.
  @inline(__always)
  func visibleEnd(before end: Int, from start: Int) -> Int {
    lastVisible(before: end, from: start).map { self.end(of: $0) } ?? pen(start)
  }

  /// A break opportunity.
  struct Break {
    let byte: Int
    /// The end of what is visible before it, in units; `nil` if nothing is.
    let visibleEnd: Int?
    /// The search for the next break opportunity starts after this byte.
    let beyond: Int
  }

  /// The last break opportunity after `start`, and at most `last`, whose visible text ends within `limit`.
  ///
  /// - Parameter guess: about where it is, rather a little too far than too near.
  @inline(__always)
  func lastBreak(after start: Int, upTo last: Int, within limit: Int, guess: Int) -> Break? {
    // Start at a byte beyond the limit; pens never go back.
    var byte = min(max(guess, start &+ 1), last)
    while byte < last, pen(byte) <= limit { byte &+= 1 }
    while byte < last, carets[byte].has(Caret.hangs) { byte &+= 1 }
    var beyond = byte
    while byte > start {
      if mayBreak(byte) {
        let visibleEnd = lastVisible(before: byte, from: start).map { self.end(of: $0) }
        if visibleEnd.map({ $0 <= limit }) ?? true {
          return Break(byte: byte, visibleEnd: visibleEnd, beyond: beyond)
        }
        beyond = byte &- 1
      }
      byte &-= 1
    }
    return nil
  }

  /// The next break opportunity after `start`; `end` if there is none before.
  @inline(__always)
  func nextBreak(after start: Int, before end: Int) -> Int {
    var byte = start &+ 1
    while byte < end, !mayBreak(byte) { byte &+= 1 }
    return min(byte, end)
  }

  /// Whether a line may end before a byte.
  @inline(__always)
  private func mayBreak(_ byte: Int) -> Bool {
    guard carets[byte].has(Caret.mayBreak) else { return false }
    return !asks || !carets[byte].has(Caret.asks) && !carets[byte &- 1].has(Caret.asks)
      || lineBreak.allowsBreak(before: byte, in: text, others)
  }

  /// The end of the last grapheme cluster from `start` on that fits `limit`; at least one cluster with a width, and any
  /// zero-width ones behind it.
  ///
  /// - Parameter end: the end of the search.
  func lastClusterEnd(after start: Int, before end: Int, within limit: Int) -> Int {
    var byte = start
    while byte < end {
      let next = clusterEnd(after: byte, before: end)
      if byte > start {
        let (before, after) = (self.end(of: byte &- 1), self.end(of: next &- 1))
        if after > limit, after > before, before > pen(start) { break }
      }
      byte = next
    }
    return byte
  }

  /// The end of the grapheme cluster that starts at a byte.
  func clusterEnd(after start: Int, before end: Int) -> Int {
    var byte = start &+ 1
    while byte < end, carets[byte].has(Caret.isInside) { byte &+= 1 }
    return byte
  }
}
