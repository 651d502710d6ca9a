/// GPOS lookup type 2 (OpenType, "GPOS", "Pair adjustment positioning subtable"): of the value records only the
/// horizontal advance of the first glyph counts, as in horizontal kerning.
struct PairAdjustment<Table: FontTable> {
  private let table: Table
  private let format: Int
  private let coverage: Coverage<Table>
  private let layout: ValueLayout

  /// `nil` if the subtable is malformed, or of another format than 1 and 2.
  private init?(_ table: Table, _ deltas: ItemDeltas?) {
    guard let format = table.u16(0), let coverage = table.table(offset16At: 2),
      let firstFormat = table.u16(4), let secondFormat = table.u16(6), format == 1 || format == 2
    else { return nil }
    self.table = table
    self.format = format
    self.coverage = Coverage(table: coverage, part: "'GPOS' table")
    layout = ValueLayout(first: firstFormat, second: secondFormat, deltas)
  }

  /// The subtables of a lookup, of which the first that knows a pair counts. Those that follow each other and name
  /// pairs one by one become one.
  ///
  /// - Parameter deltas: of GDEF's store; `nil` where no axis is set.
  static func read(
    _ tables: [Table], glyphCount: Int, deltas: ItemDeltas? = nil, budget: inout ReadingBudget
  ) throws(FontError) -> [any PairKerning] {
    var subtables: [any PairKerning] = []
    var pairs = GlyphPairs.Builder()
    for table in tables {
      guard let subtable = PairAdjustment(table, deltas) else { continue }
      if subtable.format == 1 {
        try subtable.readPairs(into: &pairs, glyphCount: glyphCount, budget: &budget)
      } else if let classes = try subtable.readClasses(glyphCount: glyphCount, budget: &budget) {
        if !pairs.isEmpty { subtables.append(pairs.build()) }
        pairs = GlyphPairs.Builder()
        subtables.append(classes)
      }
    }
    if !pairs.isEmpty { subtables.append(pairs.build()) }
    try budget.spend(subtables.count * ReadingBudget.Cost.askedSubtable, on: "'GPOS' table")
    return subtables
  }

  /// Where the advance sits in a pair's value records.
  private struct ValueLayout {
    /// Bytes of both records.
    let size: Int
    private let first: ValueFormat
    private let deltas: ItemDeltas?

    init(first: Int, second: Int, _ deltas: ItemDeltas?) {
      self.first = ValueFormat(first)
      self.deltas = deltas
      size = self.first.size + ValueFormat(second).size
    }

    /// - Parameter table: that offsets of the record count from.
    func value(_ table: Table, _ record: Int) -> Int? {
      first.hasAdvance ? table.value(.advance, of: record, first, deltas) : 0
    }
  }

  private func readPairs(
    into pairs: inout GlyphPairs.Builder, glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    guard let setCount = table.u16(8) else { return }
    for covered in try coverage.glyphs(count: glyphCount, budget: &budget) where covered.index < setCount {
      try budget.spend(ReadingBudget.Cost.table, on: "'GPOS' table")
      guard let set = table.table(offset16At: 10 + 2 * covered.index), let count = set.u16(0) else { continue }
      let size = 2 + layout.size
      let records = min(count, set.count / size)
      try budget.spend(records * ReadingBudget.Cost.pair, on: "'GPOS' table")
      for record in 0..<records {
        let start = 2 + record * size
        guard let second = set.u16(start), let value = layout.value(set, start + 2) else { break }
        pairs.add(covered.glyph, second, value: value)
      }
    }
  }

  private func readClasses(
    glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) -> ClassPairs? {
    guard let first = table.table(offset16At: 8), let second = table.table(offset16At: 10),
      let firstCount = table.u16(12), let secondCount = table.u16(14), secondCount > 0
    else { return nil }
    let count = firstCount * secondCount
    guard 16 + count * layout.size <= table.count else { return nil }
    try budget.spend(count * ReadingBudget.Cost.record, on: "'GPOS' table")
    let values = (0..<count).map { record in
      Int16(truncatingIfNeeded: layout.value(table, 16 + record * layout.size) ?? 0)
    }
    let classes = try GlyphClasses(first, glyphCount: glyphCount, on: "'GPOS' table", budget: &budget)
    var firstClasses = GlyphClasses()
    for covered in try coverage.glyphs(count: glyphCount, budget: &budget) {
      let found = Int(classes[UInt16(truncatingIfNeeded: covered.glyph)])
      guard found < firstCount else { continue }
      try firstClasses.append(covered.glyph...covered.glyph, of: found + 1, on: "'GPOS' table", budget: &budget)
    }
    return ClassPairs(
      firstClasses: firstClasses,
      secondClasses: try GlyphClasses(second, glyphCount: glyphCount, on: "'GPOS' table", budget: &budget),
      secondClassCount: secondCount, values: values)
  }
}
