/// The features of GSUB or GPOS that other feature tables replace at a setting of the axes (OpenType, "OpenType Layout
/// Common Table Formats", "FeatureVariations table").
struct FeatureVariations: Sendable {
  /// The substitute feature tables, by their indices in the feature list.
  private var substitutes: [Int: TableView] = [:]

  init() {}

  /// Takes the first record whose conditions hold.
  ///
  /// - Parameter table: the FeatureVariations table.
  init(
    _ table: TableView, _ coordinates: [Int], part: StaticString, budget: inout ReadingBudget
  ) throws(FontError) {
    guard let count = table.u32(4) else { return }
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: part)
      guard let conditions = table.u32(8 + 8 * index) else { return }
      guard try FeatureVariations.holds(conditions, of: table, coordinates, part, &budget) else { continue }
      guard let list = table.table(offset32At: 12 + 8 * index), let features = list.u16(4) else { return }
      try budget.spend(features, on: part)
      for record in 0..<features {
        guard let feature = list.u16(6 + 6 * record), let substitute = list.table(offset32At: 8 + 6 * record) else {
          return
        }
        substitutes[feature] = substitute
      }
      return
    }
  }

  /// The feature table that replaces another one.
  subscript(feature: Int) -> TableView? { substitutes[feature] }

  /// Whether all conditions of a set hold, as those of a null offset do; of a kind that is not known, none does.
  private static func holds(
    _ offset: Int, of table: TableView, _ coordinates: [Int], _ part: StaticString, _ budget: inout ReadingBudget
  ) throws(FontError) -> Bool {
    if offset == 0 { return true }
    guard let set = table.slice(offset), let count = set.u16(0) else { return false }
    try budget.spend(count, on: part)
    return (0..<count).allSatisfy { index in
      guard let condition = set.table(offset32At: 2 + 4 * index), condition.u16(0) == 1,
        let axis = condition.u16(2), let least = condition.i16(4), let most = condition.i16(6)
      else { return false }
      let coordinate = axis < coordinates.count ? coordinates[axis] : 0
      return least <= coordinate && coordinate <= most
    }
  }
}
