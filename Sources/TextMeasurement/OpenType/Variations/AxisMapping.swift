/// `avar` version 1: where the steps of an axis are not even (OpenType, "avar").
struct AxisMapping: Sendable {
  private let segments: [[(from: Float, to: Float)]]

  /// - Parameter axisCount: of `fvar`.
  init(_ directory: TableDirectory, axisCount: Int, budget: inout ReadingBudget) throws(FontError) {
    guard let data = directory["avar"] else {
      segments = []
      return
    }
    let table = RequiredTable(data, part: "'avar' table")
    let version = try table.u16(0)
    guard version == 1 else {
      throw FontError("the font's 'avar' table has version \(version) at byte 0, and this program reads version 1")
    }
    var segments: [[(Float, Float)]] = []
    var offset = 8
    for _ in 0..<min(try table.u16(6), axisCount) {
      let count = try table.u16(offset)
      try budget.spend(1 + count, on: table.part)
      var pairs: [(Float, Float)] = []
      for place in 0..<count {
        pairs.append((try table.f2Dot14(offset + 2 + 4 * place), try table.f2Dot14(offset + 4 + 4 * place)))
      }
      segments.append(pairs)
      offset += 2 + 4 * count
    }
    self.segments = segments
  }

  /// Where a normalized value of an axis stands. What no segment reaches moves along with the nearest one, as in HarfBuzz
  /// (`SegmentMaps::map_float`).
  func mapped(_ value: Float, axis: Int) -> Float {
    guard axis < segments.count, let first = segments[axis].first, let last = segments[axis].last else { return value }
    if value <= first.from { return value - first.from + first.to }
    for (left, right) in zip(segments[axis], segments[axis].dropFirst()) where value <= right.from {
      if value == right.from { return right.to }
      return left.to + ((right.to - left.to) * (value - left.from)) / (right.from - left.from)
    }
    return value - last.from + last.to
  }
}

extension RequiredTable {
  /// A number with 14 bits after the point.
  fileprivate func f2Dot14(_ offset: Int) throws(FontError) -> Float { Float(try i16(offset)) / 16_384 }
}
