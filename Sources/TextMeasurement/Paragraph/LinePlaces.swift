/// The character positions of a prepared text, as line breaking asks for them; valid as long as the paragraph does not
/// change.
///
/// Bytes are counted from the start of the text, pen positions in its units (``Paragraph/unitsPerPoint``) from there.
struct LinePlaces {
  private let stops: UnsafePointer<Stop>
  /// For each byte, the end of its character in units; `nil` where the font's table has all ends.
  private let ends: UnsafePointer<Int>?
  private let text: UnsafeBufferPointer<UInt8>
  private let ascii: ASCIIAdvances?
  private let asks: Bool
  private let lineBreak: LineBreakMode

  /// - Parameters:
  ///   - ascii: the table that has the ends of ASCII characters; `nil` for a text whose ends are all in `ends`.
  ///   - asks: whether the marks of the text, which is printable ASCII, leave questions to the line breaking rules
  ///     (``Stop/asks``).
  init(
    stops: UnsafePointer<Stop>, ends: UnsafePointer<Int>?, text: UnsafeBufferPointer<UInt8>, ascii: ASCIIAdvances?,
    asks: Bool, _ lineBreak: LineBreakMode
  ) {
    (self.stops, self.ends, self.text, self.ascii, self.asks) = (stops, ends, text, ascii, asks)
    self.lineBreak = lineBreak
  }

  /// The pen position before a byte, in units.
  @inline(__always)
  func pen(_ byte: Int) -> Int { stops[byte].pen }

  /// The end of the character that a byte belongs to, in units.
  @inline(__always)
  func end(of byte: Int) -> Int {
    if let ascii, text[byte] < 128 { return pen(byte) &+ ascii.advance(text[byte]) }
    return ends.unsafelyUnwrapped[byte]
  }

  /// The last byte in `start..<end` that is not white space; `nil` if there is none.
  @inline(__always)
  func lastVisible(before end: Int, from start: Int) -> Int? {
    var byte = end &- 1
    while byte >= start, stops[byte].has(Stop.hangs) { byte &-= 1 }
    return byte >= start ? byte : nil
  }

  /// The end of the last visible character in `start..<end`, in units; the pen at `start` if none is visible.
  @inline(__always)
  func visibleEnd(before end: Int, from start: Int) -> Int {
    lastVisible(before: end, from: start).map { self.end(of: $0) } ?? pen(start)
  }

  /// A break opportunity.
  struct Break {
    let place: Int
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
    // Start at a place beyond the limit; pens never go back.
    var place = min(max(guess, start &+ 1), last)
    while place < last, pen(place) <= limit { place &+= 1 }
    while place < last, stops[place].has(Stop.hangs) { place &+= 1 }
    var beyond = place
    while place > start {
      if mayBreak(place) {
        let visibleEnd = lastVisible(before: place, from: start).map { self.end(of: $0) }
        if visibleEnd.map({ $0 <= limit }) ?? true {
          return Break(place: place, visibleEnd: visibleEnd, beyond: beyond)
        }
        beyond = place &- 1
      }
      place &-= 1
    }
    return nil
  }

  /// The next break opportunity after `start`; `end` if there is none before.
  @inline(__always)
  func nextBreak(after start: Int, before end: Int) -> Int {
    var place = start &+ 1
    while place < end, !mayBreak(place) { place &+= 1 }
    return min(place, end)
  }

  /// Whether a line may end before a byte.
  @inline(__always)
  private func mayBreak(_ byte: Int) -> Bool {
    guard stops[byte].has(Stop.mayBreak) else { return false }
    return !asks || !stops[byte].has(Stop.asks) && !stops[byte &- 1].has(Stop.asks) || isBreakAllowed(byte)
  }

  @inline(never)
  private func isBreakAllowed(_ byte: Int) -> Bool {
    let decision =
      lineBreak.decision(before: byte, in: text)
      ?? LineBreaker.decision(before: byte, in: ASCIILineBreakUnits(bytes: text))
    return decision == .allowed
  }

  /// The end of the last grapheme cluster from `start` on that fits `limit`; at least one cluster with a width, and any
  /// zero-width ones behind it.
  ///
  /// - Parameter end: the end of the search.
  func lastClusterEnd(after start: Int, before end: Int, within limit: Int) -> Int {
    var place = start
    while place < end {
      let next = clusterEnd(after: place, before: end)
      if place > start {
        let (before, after) = (self.end(of: place &- 1), self.end(of: next &- 1))
        if after > limit, after > before, before > pen(start) { break }
      }
      place = next
    }
    return place
  }

  /// The end of the grapheme cluster that starts at a byte.
  func clusterEnd(after start: Int, before end: Int) -> Int {
    var place = start &+ 1
    while place < end, stops[place].has(Stop.isInside) { place &+= 1 }
    return place
  }
}
