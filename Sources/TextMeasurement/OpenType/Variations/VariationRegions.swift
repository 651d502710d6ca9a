/// How much each region of a variation space counts at a setting of the axes (OpenType, "Font Variations Common Table
/// Formats", "Variation region list"). Arithmetic is HarfBuzz's, in single precision, so that halves round alike.
enum VariationRegions {
  /// Start, peak and end on an axis; all numbers have 14 bits after the point.
  struct Axis {
    let start: Int
    let peak: Int
    let end: Int

    /// The scalar of a coordinate, 0 to 1.
    func scalar(_ coordinate: Int) -> Float {
      if peak == 0 || coordinate == peak { return 1 }
      // An invalid range has no effect on its axis, as the specification has it.
      if start > peak || peak > end || start < 0 && end > 0 { return 1 }
      if coordinate <= start || end <= coordinate { return 0 }
      return coordinate < peak
        ? Float(coordinate - start) / Float(peak - start) : Float(end - coordinate) / Float(end - peak)
    }
  }

  /// For each region of a list, its scalar.
  ///
  /// - Parameter coordinates: by axis; 0 for those that it has none of.
  static func scalars(
    _ list: RequiredTable, _ coordinates: [Int], budget: inout ReadingBudget
  ) throws(FontError) -> [Float] {
    let (axisCount, count) = (try list.u16(0), try list.u16(2))
    try list.check(4, length: 6 * axisCount * count)
    try budget.spend(count + axisCount * count, on: list.part)
    var scalars: [Float] = []
    for region in 0..<count {
      var scalar: Float = 1
      for axis in 0..<axisCount where scalar != 0 {
        let record = 4 + 6 * (region * axisCount + axis)
        let own = Axis(
          start: try list.i16(record), peak: try list.i16(record + 2), end: try list.i16(record + 4))
        scalar *= own.scalar(axis < coordinates.count ? coordinates[axis] : 0)
      }
      scalars.append(scalar)
    }
    return scalars
  }
}

extension Float {
  /// The nearest whole number, halves up, as HarfBuzz rounds (`hb_roundf`).
  var halvesUp: Int { Int((self + 0.5).rounded(.down)) }
}
