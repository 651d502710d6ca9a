/// The line that is being filled while a text is broken into lines.
///
/// Problem: a line ends where a rule allows it, which is before the width runs out. Idea: pens are sums from the start of
/// the text, so that one subtraction tells whether a line holds a character. From about where the width runs out the
/// search goes back to the last break opportunity; a word wider than the line is broken between its grapheme clusters.
/// Invariant: ``start`` never goes back, and each line but those behind a tab has a character with a width, so that the
/// walk ends.
struct LineWalk {
  let search: CaretSearch
  /// The byte at which the line starts.
  var start: Int
  /// The width of the line so far in units, without the white space at its end.
  private(set) var visible = 0
  /// The pen at the line's start, in units; a tab moves it back by what it skips.
  private var origin: Int
  /// Units that the first line begins later than the others.
  private var indent: Int
  /// Units that a line holds.
  private let limit: Int
  /// A guess how many bytes a line holds: as many as if all characters were equally wide, and a little more.
  private let length: Int
  /// A word wider than the line, which is broken inside: its end, and its last visible byte. Looking for these once a
  /// line would take a time in the square of the word's length.
  private var word = (end: 0, last: 0)

  /// - Parameters:
  ///   - count: bytes of the whole text.
  ///   - first: the byte at which the first line starts.
  @inline(__always)
  init(_ search: CaretSearch, of count: Int, from first: Int, within limit: Int, indent: Int) {
    self.search = search
    self.limit = limit
    self.indent = indent
    start = first
    origin = search.pen(first) &- indent
    let whole = max(1, search.pen(count))
    length = limit < whole ? Int(Double(limit) / Double(whole) * Double(count)) &+ 2 : count
  }

  /// How far the line's start is behind its edge, in units: more than 0 behind a tab.
  var pen: Int { search.pen(start) &- origin }

  /// Whether nothing with a width stands on the line yet.
  private var isEmpty: Bool { pen == indent }

  /// Whether the line holds what ends at `end`, in units of the text; then it is as wide as that.
  @inline(__always)
  mutating func holds(_ end: Int) -> Bool {
    guard end &- origin <= limit else { return false }
    visible = end &- origin
    return true
  }

  /// Begins the next line.
  @inline(__always)
  mutating func begin() { (origin, visible, indent) = (search.pen(start), 0, 0) }

  /// Moves the line's start to a pen behind its edge.
  @inline(__always)
  mutating func skip(to pen: Int) { origin = search.pen(start) &- pen }

  /// Ends the line before what it does not hold.
  ///
  /// - Parameters:
  ///   - last: the last visible byte of the segment, which the line does not hold.
  ///   - overflow: gets the units that would not fit; `nil` where nobody asks.
  /// - Returns: false where the line goes on behind characters without a width.
  @inline(__always)
  mutating func breakLine(upTo last: Int, in segment: Segment, _ overflow: ((Int) -> Void)?) -> Bool {
    // The rest of a word that is still wider than a line has no break opportunity in reach.
    let isInside = start < word.end && search.end(of: word.last) &- origin > limit
    let found =
      isInside
      ? nil : search.lastBreak(after: start, upTo: last, within: origin &+ limit, guess: start &+ length)
    guard let found else {
      if isEmpty { return breakWord(in: segment, overflow) }
      // Behind a tab, or a character that is wider than the line.
      if let overflow { report(after: start, in: segment, overflow) }
      return true
    }
    if let end = found.visibleEnd { visible = end &- origin }
    start = found.byte
    // Text before it has no width, so it does not make a line of its own.
    if isEmpty { return false }
    if let overflow { report(after: found.beyond, in: segment, overflow) }
    return true
  }

  /// Ends the line inside the word that it starts with.
  ///
  /// - Returns: false where the line holds the rest of the word.
  @inline(__always)
  private mutating func breakWord(in segment: Segment, _ overflow: ((Int) -> Void)?) -> Bool {
    if start >= word.end {
      word.end = search.nextBreak(after: start, before: segment.end)
      word.last = search.lastVisible(before: word.end, from: start) ?? start
    }
    let index = search.lastClusterEnd(after: start, before: word.last &+ 1, within: origin &+ limit)
    visible = search.end(of: index &- 1) &- origin
    start = index > word.last ? word.end : index
    guard index <= word.last else { return false }
    overflow?(search.end(of: search.clusterEnd(after: index, before: word.last &+ 1) &- 1) &- origin)
    return true
  }

  /// Reports how far the text up to the next break opportunity after a byte reaches.
  @inline(__always)
  private func report(after byte: Int, in segment: Segment, _ overflow: (Int) -> Void) {
    let next = search.nextBreak(after: byte, before: segment.end)
    overflow(search.visibleEnd(before: next, from: start) &- origin)
  }
}
