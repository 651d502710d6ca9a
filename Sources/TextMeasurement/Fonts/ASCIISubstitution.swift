/// How lookups of a font change printable ASCII, if they change any.
///
/// Having lookups go over a whole text takes some 300 times as long as measuring it by its words
/// (``Paragraph/prepareWords(_:_:_:)``), and most texts have no or few characters that get wider or narrower. So pairs
/// of characters at which that can happen are found beforehand (``LookupEffects``), and lookups go over the parts of a
/// text that have such pairs.
struct ASCIISubstitution: Sendable {
  private let layout: GlyphLayout
  /// The lookups of texts with letters, and of those without.
  private let plans: (latin: ShapePlan, other: ShapePlan)
  /// For each character, its glyph.
  private let glyphs: [UInt16]
  private let mayChange: [Bool]
  /// How many characters before and after one may decide how it changes.
  private let reach: Int

  init(_ layout: GlyphLayout, _ effects: LookupEffects, _ glyph: (UInt32) -> UInt16?) {
    self.layout = layout
    plans = (effects.plan(.latin), effects.plan(.other))
    glyphs = (UInt32(0)..<128).map { glyph($0) ?? 0 }
    mayChange = glyphs.map { effects.mayChange($0) }
    reach = effects.found.reach
  }

  /// The next part of a printable text in which lookups may make something wider or narrower.
  ///
  /// It begins and ends with characters that they may change, and has all that stand within ``reach`` of each other, so
  /// that nothing outside is changed in view of what is inside, and the other way round.
  ///
  /// - Parameter start: where the last one ended.
  func nextPart(of text: UnsafeBufferPointer<UInt8>, after start: Int, _ ascii: ASCIIAdvances) -> Range<Int>? {
    func mayChange(_ byte: Int) -> Bool { self.mayChange[Int(text[byte] & 127)] }
    var byte = start
    while byte &+ 1 < text.count, !ascii.isAffected(text[byte], text[byte &+ 1]) { byte &+= 1 }
    guard byte &+ 1 < text.count else { return nil }
    if !mayChange(byte) { byte += 1 }
    var (first, last) = (byte, byte)
    while byte > max(start, first - reach) {
      byte -= 1
      if mayChange(byte) { first = byte }
    }
    byte = last
    while byte < min(text.count - 1, last + reach) {
      byte += 1
      if mayChange(byte) { last = byte }
    }
    return first..<last + 1
  }

  /// A character after the lookups, or several that share a glyph; lengths in units.
  struct Cluster {
    let start: Int
    var end: Int
    var advance = 0
    var kerning = 0
  }

  /// The clusters of a part of a text, and of the characters before it from `start` on; the last one may reach beyond it.
  ///
  /// - Returns: `nil` if no cluster begins at `start`.
  func clusters(
    of text: UnsafeBufferPointer<UInt8>, in part: Range<Int>, from start: Int, hasLetters: Bool
  ) -> [Cluster]? {
    let range = min(start, max(0, part.lowerBound - reach))..<min(text.count, part.upperBound + reach)
    let characters = range.map { byte in
      LayoutGlyph(
        glyph: glyphs[Int(text[byte])], properties: [], kind: .visible, cluster: Int32(byte),
        codePoint: UInt32(text[byte]))
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(range.count)
    for glyph in layout.shape(characters, hasLetters ? plans.latin : plans.other) where glyph.cluster >= start {
      let byte = Int(glyph.cluster)
      if clusters.last?.start != byte {
        if !clusters.isEmpty { clusters[clusters.count - 1].end = byte }
        if byte >= part.upperBound { break }
        clusters.append(Cluster(start: byte, end: range.upperBound))
      }
      clusters[clusters.count - 1].advance += Int(glyph.advance)
      clusters[clusters.count - 1].kerning += Int(glyph.adjustment)
    }
    return clusters.first?.start == start ? clusters : nil
  }
}
