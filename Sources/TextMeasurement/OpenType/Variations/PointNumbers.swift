/// Which points of a glyph a tuple of `gvar` moves, as far as the two phantom points that bound the advance are among
/// them (OpenType, "Tuple Variation Store", "Packed point numbers").
struct PointNumbers {
  /// The indices of the two points among those that are moved.
  private var left: Int?
  private var right: Int?
  /// Bytes that the numbers take.
  private(set) var size = 0

  /// All points of an outline, after which the phantom points follow.
  init(pointCount: Int) {
    (left, right) = (pointCount, pointCount + 1)
  }

  init(_ table: RequiredTable, pointCount: Int, budget: inout ReadingBudget) throws(FontError) {
    let first = try table.u8(0)
    size = first & 0x80 == 0 ? 1 : 2
    let count = first & 0x80 == 0 ? first : (first & 0x7F) << 8 | (try table.u8(1))
    guard count > 0 else {
      (left, right) = (pointCount, pointCount + 1)
      return
    }
    try budget.spend(count, on: table.part)
    var (point, index) = (0, 0)
    while index < count {
      let control = try table.u8(size)
      size += 1
      let width = control & 0x80 == 0 ? 1 : 2
      for _ in 0..<min(control & 0x7F + 1, count - index) {
        point += width == 1 ? try table.u8(size) : try table.u16(size)
        size += width
        if point == pointCount { left = index }
        if point == pointCount + 1 { right = index }
        index += 1
      }
    }
  }

  /// By how much more the right point moves than the left one.
  ///
  /// - Parameter deltas: packed, those along the line first.
  func advanceDelta(_ deltas: RequiredTable, budget: inout ReadingBudget) throws(FontError) -> Int {
    var delta = 0
    if let right { delta += try PointNumbers.delta(deltas, at: right, budget: &budget) }
    if let left { delta -= try PointNumbers.delta(deltas, at: left, budget: &budget) }
    return delta
  }

  /// A number of some that stand in runs of one width (OpenType, "Tuple Variation Store", "Packed deltas").
  private static func delta(
    _ deltas: RequiredTable, at index: Int, budget: inout ReadingBudget
  ) throws(FontError) -> Int {
    var (offset, first) = (0, 0)
    while true {
      try budget.spend(1, on: deltas.part)
      let control = try deltas.u8(offset)
      let count = control & 0x3F + 1
      let width = [1, 2, 0, 4][control >> 6]
      offset += 1
      guard index >= first + count else { return try deltas.signed(offset + width * (index - first), bytes: width) }
      offset += width * count
      first += count
    }
  }
}
