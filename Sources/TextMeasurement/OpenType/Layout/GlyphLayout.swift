/// The layout of glyphs by a font: GSUB, then GPOS, if it has them, with GDEF and the advances of `hmtx`.
final class GlyphLayout: Sendable {
  let definitions: GlyphDefinitions
  let metrics: HorizontalMetrics
  private let kerning: Kerning
  private let substitution: Table?
  private let positioning: Table?
  /// The numbers of the alternates that lookups may take, counted from 1.
  let alternates: Set<Int>
  /// The plan for each script.
  private let plans: [ShapePlan]

  /// A table with all its lookups, of which it is known where those begin that are wanted by default.
  private struct Table: Sendable {
    let memory: TableMemory
    let table: LayoutTable
    var lookups: [LayoutLookup?] = []
  }

  /// - Parameters:
  ///   - coordinates: by axis; empty for a font without axes.
  ///   - settings: features that are switched, and the language.
  init(
    _ directory: TableDirectory, metrics: HorizontalMetrics, kerning: Kerning, definitions: GlyphDefinitions,
    coordinates: [Int], settings: LayoutSettings, budget: inout ReadingBudget
  ) throws(FontError) {
    self.metrics = metrics
    self.kerning = kerning
    self.definitions = definitions
    alternates = Set(settings.features.values.filter { $0 > 1 }).union([1])
    var plans = LayoutScript.allCases.map { _ in ShapePlan() }
    var tables: [Table?] = []
    for (tag, kind) in [(Tag("GSUB"), LayoutTable.Kind.substitution), ("GPOS", .positioning)] {
      guard let data = directory[tag] else {
        tables.append(nil)
        continue
      }
      let memory = TableMemory(data)
      var table = Table(
        memory: memory,
        table: try LayoutTable(memory.view, kind: kind, coordinates: coordinates, budget: &budget))
      for index in 0..<table.table.lookupCount { table.lookups.append(try table.table.lookup(index, budget: &budget)) }
      for script in LayoutScript.allCases {
        let slot = Int(script.rawValue)
        try plans[slot].add(
          table.table, FeatureStage.stages(kind, script, switching: settings.features),
          LanguageSystem(script, settings.language, kind), lookups: table.lookups, budget: &budget)
        let steps = plans[slot].lookups(kind) + (kind == .substitution ? plans[slot].fractionSubstitutions : [])
        for step in steps where table.lookups[step.number]?.starts == nil {
          try table.lookups[step.number]?.findStarts(of: table.table, glyphCount: metrics.glyphCount, budget: &budget)
        }
      }
      tables.append(table)
    }
    (substitution, positioning) = (tables[0], tables[1])
    self.plans = plans
  }

  /// Whether letters can take forms by those beside them.
  var substitutes: Bool { substitution != nil }

  /// Font units; marks take no room.
  func advance(_ glyph: UInt16) -> Int {
    definitions.properties(glyph).contains(.mark) ? 0 : metrics.advance(glyph)
  }

  /// Font units between two glyphs of Latin text that stand side by side.
  func kerning(_ left: UInt16, _ right: UInt16) -> Int { kerning.value(left, right, KerningContext()) }

  func plan(_ script: LayoutScript) -> ShapePlan { plans[Int(script.rawValue)] }

  /// The lookups of a table, by number.
  func lookups(_ kind: LayoutTable.Kind) -> [LayoutLookup?] { table(kind)?.lookups ?? [] }

  private func table(_ kind: LayoutTable.Kind) -> Table? { kind == .substitution ? substitution : positioning }

  /// A glyph of a visible character.
  func glyph(_ glyph: UInt16) -> LayoutGlyph {
    LayoutGlyph(
      glyph: glyph, properties: definitions.hasClasses ? definitions.properties(glyph) : .base, kind: .visible,
      cluster: 0, codePoint: 0)
  }

  /// Substitutes and positions the glyphs of a text of one run.
  func shape(_ glyphs: [LayoutGlyph], _ plan: ShapePlan, _ options: LayoutOptions = LayoutOptions()) -> [LayoutGlyph] {
    var steps = LookupPass.steps(forGlyphs: glyphs.count)
    return shape(glyphs, plan, options, steps: &steps)
  }

  /// Substitutes and positions the glyphs of a run, whose advances are set then.
  ///
  /// - Parameters:
  ///   - options: of the run's script.
  ///   - steps: what the run may take of the steps of its text (``LookupPass/steps(forGlyphs:)``).
  func shape(
    _ glyphs: [LayoutGlyph], _ plan: ShapePlan, _ options: LayoutOptions = LayoutOptions(), steps: inout Int
  ) -> [LayoutGlyph] {
    let hasSlash = !plan.fractionSubstitutions.isEmpty && glyphs.contains { $0.codePoint == Fractions.slash }
    var glyphs = glyphs
    for place in glyphs.indices {
      // In a font without classes, the characters decide which are marks.
      glyphs[place].properties =
        definitions.hasClasses
        ? definitions.properties(glyphs[place].glyph) : glyphs[place].kind == .mark ? .mark : .base
    }
    let hasFractions = hasSlash && Fractions.mark(in: &glyphs, isBackward: options.isBackward)
    glyphs = apply(
      .substitution, hasFractions ? plan.fractionSubstitutions : plan.substitutions, to: glyphs, options, &steps)
    for place in glyphs.indices where !glyphs[place].hasOwnAdvance {
      glyphs[place].advance = Int32(clamping: metrics.advance(glyphs[place].glyph))
    }
    if options.markAdvances == .leftOutFirst { leaveOutMarks(of: &glyphs) }
    glyphs = apply(.positioning, plan.positionings, to: glyphs, options, &steps)
    if options.usesKernTable, !plan.hasKerning, kerning.hasTable { kern(&glyphs, isBackward: options.isBackward) }
    if options.markAdvances == .leftOutLast { leaveOutMarks(of: &glyphs) }
    if options.placesMarks, !plan.hasPositioning { placeMarks(of: &glyphs) }
    for place in glyphs.indices where glyphs[place].isInvisible || glyphs[place].features.contains(.stretched) {
      (glyphs[place].advance, glyphs[place].adjustment) = (0, 0)
    }
    return glyphs
  }

  private func leaveOutMarks(of glyphs: inout [LayoutGlyph]) {
    for place in glyphs.indices where glyphs[place].properties.contains(.mark) {
      (glyphs[place].advance, glyphs[place].adjustment) = (0, 0)
    }
  }

  /// Has glyphs of marks behind a base take no room, where the font positions nothing itself, as HarfBuzz does.
  private func placeMarks(of glyphs: inout [LayoutGlyph]) {
    for place in glyphs.indices.dropFirst() where glyphs[place].kind == .mark && glyphs[place].combiningClass > 0 {
      (glyphs[place].advance, glyphs[place].adjustment) = (0, 0)
    }
  }

  /// Kerns by the `kern` table, which skips marks and invisible glyphs, and takes the glyph on the left first.
  private func kern(_ glyphs: inout [LayoutGlyph], isBackward: Bool) {
    var left: Int?
    for right in glyphs.indices where !glyphs[right].properties.contains(.mark) && !glyphs[right].isInvisible {
      if let left {
        let pair = isBackward ? (glyphs[right].glyph, glyphs[left].glyph) : (glyphs[left].glyph, glyphs[right].glyph)
        let units = kerning.tableValue(pair.0, pair.1)
        glyphs[left].adjustment = Int32(clamping: Int(glyphs[left].adjustment) + units)
      }
      left = right
    }
  }

  private func apply(
    _ kind: LayoutTable.Kind, _ planned: [PlannedLookup], to glyphs: [LayoutGlyph], _ options: LayoutOptions,
    _ steps: inout Int
  ) -> [LayoutGlyph] {
    guard let table = table(kind), !glyphs.isEmpty, !planned.isEmpty else { return glyphs }
    var pass = LookupPass(glyphs, layout: self, kind: kind, steps: steps)
    pass.isBackward = options.isBackward
    for step in planned {
      if let lookup = table.lookups[step.number] { pass.apply(lookup, step) }
    }
    steps = pass.steps
    return pass.glyphs
  }
}
