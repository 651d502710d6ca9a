/// `fvar`: the axes of a variable font, and the settings of them that have names (OpenType, "fvar").
struct VariationAxes: Sendable {
  let axes: [Axis]
  let instances: [Instance]

  /// In the units that users see, such as 100 to 900 for `wght`.
  struct Axis: Sendable {
    let tag: Tag
    let minimum: Float
    let initial: Float
    let maximum: Float

    /// From -1 to 1, with 0 for ``initial``; what is out of range counts as the end of the range.
    func normalized(_ value: Float) -> Float {
      let value = min(max(value, minimum), maximum)
      if value == initial { return 0 }
      return value < initial ? (value - initial) / (initial - minimum) : (value - initial) / (maximum - initial)
    }
  }

  /// A setting with a name.
  struct Instance: Sendable {
    let subfamilyNameID: Int
    /// `nil` where it has no PostScript name.
    let postScriptNameID: Int?
    /// For each axis, the instance's value.
    let values: [Float]
  }

  private static let part: StaticString = "'fvar' table"

  /// More axes than this are a fault; real fonts have up to twenty.
  private static let maximumAxes = 64

  /// `nil` for a font without axes.
  init?(_ directory: TableDirectory, budget: inout ReadingBudget) throws(FontError) {
    guard let data = directory["fvar"] else { return nil }
    try self.init(table: data, budget: &budget)
    if axes.isEmpty { return nil }
  }

  init(table data: FontData, budget: inout ReadingBudget) throws(FontError) {
    let table = RequiredTable(data, part: VariationAxes.part)
    let (start, count, size) = (try table.u16(4), try table.u16(8), try table.u16(10))
    let (instanceCount, instanceSize) = (try table.u16(12), try table.u16(14))
    guard count <= VariationAxes.maximumAxes else {
      throw FontError("the font has \(count) axes at byte 8 of its 'fvar' table, which is too many")
    }
    guard count == 0 || size >= 20, instanceCount == 0 || instanceSize >= 4 + 4 * count else {
      throw FontError("the records of the font's 'fvar' table are shorter, by its byte 10 or 14, than they can be")
    }
    try budget.spend((count + instanceCount * (count + 1)) * ReadingBudget.Cost.record, on: VariationAxes.part)
    var axes: [Axis] = []
    for index in 0..<count {
      let record = start + size * index
      let initial = try table.fixed(record + 8)
      axes.append(
        Axis(
          tag: Tag(value: try table.u32(record)), minimum: min(try table.fixed(record + 4), initial),
          initial: initial, maximum: max(try table.fixed(record + 12), initial)))
    }
    var instances: [Instance] = []
    for index in 0..<instanceCount {
      let record = start + size * count + instanceSize * index
      var values: [Float] = []
      for axis in 0..<count { values.append(try table.fixed(record + 4 + 4 * axis)) }
      let name = instanceSize >= 6 + 4 * count ? try table.u16(record + 4 + 4 * count) : nil
      instances.append(Instance(subfamilyNameID: try table.u16(record), postScriptNameID: name, values: values))
    }
    (self.axes, self.instances) = (axes, instances)
  }

  /// Where the axes stand, from -1 to 1 with 14 bits after the point, rounded as HarfBuzz does
  /// (`hb_ot_var_normalize_coords`).
  ///
  /// - Parameter values: by axis, in the units of `fvar`.
  func coordinates(
    _ values: [Float], _ mapping: AxisMapping, budget: inout ReadingBudget
  ) throws(FontError) -> [Int] {
    let mapped = axes.indices.map { axis in
      let normalized = Float((axes[axis].normalized(values[axis]) * 65_536).halvesUp) / 65_536
      return (mapping.mapped(normalized, axis: axis) * 65_536).halvesUp
    }
    return try mapping.shifted(mapped, budget: &budget).map(\.f2Dot14)
  }
}

extension RequiredTable {
  /// A number with 16 bits after the point.
  fileprivate func fixed(_ offset: Int) throws(FontError) -> Float { Float(try i32(offset)) / 65_536 }
}
