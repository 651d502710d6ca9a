/// `avar`: where the steps of an axis are not even, and by version 2 where axes move each other (OpenType, "avar"; for
/// version 2, which that has not, HarfBuzz's `avar::map_coords_16_16`).
struct AxisMapping: Sendable {
  private let segments: [[(from: Float, to: Float)]]
  /// For version 2: the variation store, and which of its items belongs to which axis.
  private let shifts: (store: RequiredTable, map: DeltaSetIndexMap?)?

  /// - Parameter axisCount: of `fvar`.
  init(_ directory: TableDirectory, axisCount: Int, budget: inout ReadingBudget) throws(FontError) {
    guard let data = directory["avar"] else {
      (segments, shifts) = ([], nil)
      return
    }
    let table = RequiredTable(data, part: "'avar' table")
    let version = try table.u16(0)
    guard (1...2).contains(version) else {
      throw FontError("the font's 'avar' table has version \(version) at byte 0, and those known are 1 and 2")
    }
    var segments: [[(Float, Float)]] = []
    var offset = 8
    // Version 2 goes on behind all of them.
    let axes = try table.u16(6)
    for _ in 0..<(version == 2 ? axes : min(axes, axisCount)) {
      let count = try table.u16(offset)
      try budget.spend(1 + count, on: table.part)
      var pairs: [(Float, Float)] = []
      for index in 0..<count {
        pairs.append((try table.f2Dot14(offset + 2 + 4 * index), try table.f2Dot14(offset + 4 + 4 * index)))
      }
      segments.append(pairs)
      offset += 2 + 4 * count
    }
    self.segments = segments
    guard version == 2 else {
      shifts = nil
      return
    }
    let (map, store) = (try table.u32(offset), try table.u32(offset + 4))
    let index = map == 0 ? nil : try DeltaSetIndexMap(try table.table(at: map))
    shifts = store == 0 ? nil : (try table.table(at: store), index)
  }

  /// Where a normalized value of an axis stands. What no segment reaches moves along with the nearest one, and of
  /// segments that begin at the same value, as Apple's PingFang UI has them, one counts: so in HarfBuzz, which follows
  /// Core Text there (`SegmentMaps::map_float`).
  func mapped(_ value: Float, axis: Int) -> Float {
    guard axis < segments.count else { return value }
    var pairs = segments[axis][...]
    // Repeated ends count without the outer one.
    if pairs.count > 1, let end = pairs.first, end == (-1, -1), pairs[pairs.startIndex + 1].from == -1 {
      pairs.removeFirst()
    }
    if pairs.count > 1, let end = pairs.last, end == (1, 1), pairs[pairs.endIndex - 2].from == 1 { pairs.removeLast() }
    let equal = pairs.filter { $0.from == value }
    if let first = equal.first?.to, let last = equal.last?.to {
      if equal.count == 3 { return equal[1].to }
      return value < 0 ? last : value > 0 || abs(first) < abs(last) ? first : last
    }
    let next = pairs.firstIndex { value < $0.from } ?? pairs.endIndex
    guard next > pairs.startIndex else { return pairs.first.map { value - $0.from + $0.to } ?? value }
    let left = pairs[next - 1]
    guard next < pairs.endIndex else { return value - left.from + left.to }
    let right = pairs[next]
    return left.to + ((right.to - left.to) * (value - left.from)) / (right.from - left.from)
  }

  /// Where the axes stand once they have moved each other.
  ///
  /// - Parameter coordinates: by axis, with 16 bits after the point.
  func shifted(_ coordinates: [Int], budget: inout ReadingBudget) throws(FontError) -> [Int] {
    guard let shifts else { return coordinates }
    // Deltas count in units of 14 bits.
    let deltas = try ItemDeltas(shifts.store, coordinates.map(\.f2Dot14), scale: 4, budget: &budget)
    var shifted = coordinates
    for axis in coordinates.indices {
      let (outer, inner) = try shifts.map?.item(of: axis) ?? (0, axis)
      shifted[axis] = min(max(coordinates[axis] + deltas[outer, inner], -65_536), 65_536)
    }
    return shifted
  }
}

extension RequiredTable {
  /// A number with 14 bits after the point.
  fileprivate func f2Dot14(_ offset: Int) throws(FontError) -> Float { Float(try i16(offset)) / 16_384 }
}

extension Int {
  /// With 14 bits after the point, of one with 16, from -1 to 1.
  var f2Dot14: Int { Swift.min(Swift.max((self + 2) >> 2, -16_384), 16_384) }
}
