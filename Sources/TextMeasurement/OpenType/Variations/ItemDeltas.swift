/// An item variation store at a setting of the axes: what it adds to each of its items, in whole font units (OpenType,
/// "Font Variations Common Table Formats", "Item variation store"). Halves round up, as in HarfBuzz.
struct ItemDeltas: Sendable {
  /// The deltas in font units, by outer and inner index.
  private let rows: [[Int32]]

  /// - Parameter scale: by which items are multiplied before they are rounded.
  init(
    _ store: RequiredTable, _ coordinates: [Int], scale: Float = 1, budget: inout ReadingBudget
  ) throws(FontError) {
    let format = try store.u16(0)
    guard format == 1 else {
      throw FontError("the font's \(store.part) has a variation store of format \(format), and the one known is 1")
    }
    let scalars = try VariationRegions.scalars(try store.table(at: try store.u32(2)), coordinates, budget: &budget)
    var rows: [[Int32]] = []
    for outer in 0..<(try store.u16(6)) {
      let offset = try store.u32(8 + 4 * outer)
      rows.append(
        offset == 0 ? [] : try ItemDeltas.row(try store.table(at: offset), scalars, scale, budget: &budget))
    }
    self.rows = rows
  }

  /// Font units; 0 for an item that is not there.
  subscript(outer: Int, inner: Int) -> Int {
    outer < rows.count && inner < rows[outer].count ? Int(rows[outer][inner]) : 0
  }

  /// The items of a subtable: some deltas of twice the width come first.
  private static func row(
    _ table: RequiredTable, _ scalars: [Float], _ scale: Float, budget: inout ReadingBudget
  ) throws(FontError) -> [Int32] {
    let (count, words, regionCount) = (try table.u16(0), try table.u16(2), try table.u16(4))
    let (isLong, wideCount) = (words & 0x8000 != 0, words & 0x7FFF)
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    guard wideCount <= regionCount else {
      throw FontError("the font's \(table.part) has more wide deltas than regions in a variation store")
    }
    let start = 6 + 2 * regionCount
    let size = wide * wideCount + narrow * (regionCount - wideCount)
    try table.check(start, length: size * count)
    try budget.spend(
      ReadingBudget.Cost.table + regionCount + count * (1 + regionCount) * ReadingBudget.Cost.record, on: table.part)
    var factors: [Float] = []
    for index in 0..<regionCount {
      let region = try table.u16(6 + 2 * index)
      factors.append(region < scalars.count ? scalars[region] : 0)
    }
    var items: [Int32] = []
    items.reserveCapacity(count)
    for item in 0..<count {
      var sum: Float = 0
      var offset = start + size * item
      for index in 0..<regionCount {
        let bytes = index < wideCount ? wide : narrow
        if factors[index] != 0 { sum += factors[index] * Float(try table.signed(offset, bytes: bytes)) }
        offset += bytes
      }
      items.append(Int32(clamping: (sum * scale).halvesUp))
    }
    return items
  }
}

/// Values of GPOS that change with the axes (OpenType, "OpenType Layout Common Table Formats", "VariationIndex table").
extension FontTable {
  /// The change of a value by the device table that an Offset16 leads to; those for single pixel sizes change nothing.
  ///
  /// - Parameter deltas: of GDEF's store; `nil` where no axis is set.
  func delta(deviceAt offset: Int, _ deltas: ItemDeltas?) -> Int {
    guard let deltas, let device = table(offset16At: offset), device.u16(4) == 0x8000,
      let outer = device.u16(0), let inner = device.u16(2)
    else { return 0 }
    return deltas[outer, inner]
  }
}
