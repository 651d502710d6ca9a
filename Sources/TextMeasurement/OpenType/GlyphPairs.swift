/// Pairs named one by one: GPOS pair adjustments of format 1, and `kern` of format 0.
struct GlyphPairs: PairKerning {
  /// The left glyph of the first row.
  private var first = 0
  /// For each left glyph from the first on, the end of its row.
  private var rowEnds: [Int32] = []
  /// Row by row, the right glyphs ascending.
  private var rights: [UInt16] = []
  /// Font units.
  private var values: [Int32] = []

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    let row = Int(left) - first
    guard row >= 0, row < rowEnds.count else { return nil }
    var low = row > 0 ? Int(rowEnds[row - 1]) : 0
    let end = Int(rowEnds[row])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if rights[middle] < right { low = middle + 1 } else { high = middle }
    }
    return low < end && rights[low] == right ? Int(values[low]) : nil
  }

  /// Collects the pairs of one or more subtables, so that they are found in one go.
  struct Builder {
    private var entries: [Entry] = []
    private var isAscending = true

    private struct Entry {
      let left: UInt16
      let right: UInt16
      let value: Int16
      let subtable: UInt32
    }

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter subtable: its number. Values of a pair in subtables of different numbers add up; of one number, the
    ///   first counts.
    mutating func add(_ left: Int, _ right: Int, value: Int, subtable: Int = 0) {
      let entry = Entry(
        left: UInt16(truncatingIfNeeded: left), right: UInt16(truncatingIfNeeded: right),
        value: Int16(truncatingIfNeeded: value), subtable: UInt32(truncatingIfNeeded: subtable))
      if let last = entries.last, (last.left, last.right) > (entry.left, entry.right) { isAscending = false }
      entries.append(entry)
    }

    func build() -> GlyphPairs {
      guard let least = entries.lazy.map(\.left).min() else { return GlyphPairs() }
      var pairs = GlyphPairs()
      pairs.first = Int(least)
      var last: Entry?
      for entry in isAscending ? entries : sorted() {
        if let known = last, known.left == entry.left, known.right == entry.right {
          guard known.subtable != entry.subtable else { continue }
          pairs.values[pairs.values.count - 1] = Int32(
            clamping: Int(pairs.values[pairs.values.count - 1]) + Int(entry.value))
        } else {
          while pairs.rowEnds.count < Int(entry.left) - pairs.first { pairs.rowEnds.append(Int32(pairs.rights.count)) }
          pairs.rights.append(entry.right)
          pairs.values.append(Int32(entry.value))
        }
        last = entry
      }
      pairs.rowEnds.append(Int32(pairs.rights.count))
      return pairs
    }

    /// The entries by left glyph, then by right one, then in the order of addition: a radix sort of two rounds, whose
    /// work does not depend on the order that a font has them in.
    private func sorted() -> [Entry] {
      let byRight = Builder.sorted(entries) { $0.right }
      return Builder.sorted(byRight) { $0.left }
    }

    private static func sorted(_ entries: [Entry], by key: (Entry) -> UInt16) -> [Entry] {
      var indices = Array(repeating: 0, count: Int(UInt16.max) + 2)
      for entry in entries { indices[Int(key(entry)) + 1] += 1 }
      for value in 1..<indices.count { indices[value] += indices[value - 1] }
      var sorted = entries
      for entry in entries {
        sorted[indices[Int(key(entry))]] = entry
        indices[Int(key(entry))] += 1
      }
      return sorted
    }
  }
}
