import ShelfSizing

/// The texts that are shown in a cell at one width, and the widths that their lines are broken at: the part of the
/// layout that must be computed anew for every card.
///
/// It manages its memory itself, as counting references would cost more than most of the answers.
final class LineRows {
  private struct Row {
    /// Its index among the cell's.
    let index: Int
    let text: UnsafeMutablePointer<ShownText>
    /// Points.
    let width: Double
    let most: Int
    let linesPerByte: Double
    /// Heights in pixels, indexed by the number of lines, which is below `mostHeights`.
    let heights: UnsafeMutablePointer<Double>
  }

  private let rows: UnsafeMutableBufferPointer<Row>
  /// Keeps the texts alive.
  private let labels: [LabelView]

  private static let mostHeights = 64

  /// Fails if a shown, wrapping text has no known width, or if its lines alone do not decide a text's height.
  ///
  /// - Parameters:
  ///   - texts: all of the cell's.
  ///   - isShown: for each text, whether it is shown.
  ///   - widths: for each text, the width in points that its lines are broken at.
  init?(_ texts: [LabelView], isShown: [Bool], _ widths: [Double?]) {
    labels = texts
    let shown = texts.indices.filter { isShown[$0] }
    let isKnown = shown.allSatisfy { (widths[$0] != nil || !texts[$0].wraps) && !texts[$0].spacesParagraphs }
    guard isKnown else { return nil }
    rows = .allocate(capacity: shown.count)
    for (row, index) in shown.enumerated() {
      let text = texts[index]
      let heights = UnsafeMutablePointer<Double>.allocate(capacity: LineRows.mostHeights)
      for lines in 0..<LineRows.mostHeights {
        (heights + lines).initialize(to: text.height(lines: lines))
      }
      let width = widths[index] ?? 0
      rows.initializeElement(
        at: row,
        to: Row(
          index: index, text: text.content, width: width, most: text.mostLines,
          linesPerByte: text.font.linesPerByte(width: width), heights: heights))
    }
  }

  deinit {
    for row in rows { row.heights.deallocate() }
    rows.deallocate()
  }

  /// The texts' line counts; `nil` if one is too large.
  @inline(__always)
  func key() -> HeightKey? {
    var key = HeightKey()
    for row in rows {
      // A text of several fonts is the template's own, the same for every card; no line count has this number.
      if row.text.pointee.hasSeveralFonts {
        key.append(HeightKey.several)
      } else if !key.append(row.text.pointee.shownLines(width: row.width, atMost: row.most)) {
        return nil
      }
    }
    return key
  }

  /// Upper bounds of the texts' line counts, from their byte counts, if these bound them (``hasLinesPerByte``); `nil`
  /// where one is too large.
  @inline(__always)
  func boundKey() -> HeightKey? {
    var key = HeightKey()
    for row in rows {
      let lines = row.text.pointee.shownLinesBound(row.linesPerByte, atMost: row.most)
      guard lines < LineRows.mostHeights else { return nil }
      key.append(UInt8(truncatingIfNeeded: lines))
    }
    return key
  }

  /// Whether the byte counts of all texts bound their line counts.
  @inline(__always)
  var hasLinesPerByte: Bool {
    for row in rows where !row.text.pointee.hasLinesPerByte(atMost: row.most) { return false }
    return true
  }

  /// Calls `body` with the index of each text that has more lines than its label's limit.
  @inline(__always)
  func forEachBeyondLimit(_ body: (Int) -> Void) {
    for row in rows
    where row.text.pointee.exceeds(row.most, width: row.width, linesPerByte: row.linesPerByte) { body(row.index) }
  }

  /// The sum of the texts' heights in pixels; `nil` where more than their line counts is needed.
  @inline(__always)
  func sumOfHeights() -> Double? {
    var sum = 0.0
    for row in rows {
      let lines = row.text.pointee.shownLines(width: row.width, atMost: row.most)
      guard lines < LineRows.mostHeights, !row.text.pointee.hasSeveralFonts else { return nil }
      sum += row.heights[lines]
    }
    return sum
  }

  /// An upper bound of ``sumOfHeights()``, without shaping the texts; `nil` if it is more than `enough` pixels, or
  /// is not known.
  @inline(__always)
  func boundOfHeights(upTo enough: Double) -> Double? {
    var sum = 0.0
    for row in rows {
      let lines = row.text.pointee.shownLinesBound(row.linesPerByte, atMost: row.most)
      guard lines < LineRows.mostHeights else { return nil }
      sum += row.heights[lines]
    }
    return sum <= enough && hasLinesPerByte ? sum : nil
  }
}
