/// Which lookups a run goes through, in their order.
struct LayoutPlan: Sendable {
  private(set) var substitutions: [PlannedLookup] = []
  /// The same of a run that has fractions; empty if the font makes none.
  private(set) var fractionSubstitutions: [PlannedLookup] = []
  private(set) var positionings: [PlannedLookup] = []
  /// GPOS kerns the script, so that a `kern` table does not.
  private(set) var hasKerning = false

  func lookups(_ kind: LayoutTable.Kind) -> [PlannedLookup] { kind == .substitution ? substitutions : positionings }

  /// Adds the lookups of some features. Lookups that attach marks change no advance, and are left out.
  mutating func add(
    _ table: LayoutTable, _ stages: [FeatureStage], scripts: [Tag], lookups: [LayoutLookup?],
    budget: inout ReadingBudget
  ) throws(FontError) {
    var steps: [PlannedLookup] = []
    var fractionSteps: [PlannedLookup] = []
    var makesFractions = false
    func features(
      _ wanted: [Tag: GlyphFeatures], _ number: Int
    ) throws(FontError) -> (glyphs: [Int: GlyphFeatures], found: Set<Tag>) {
      var glyphsByLookup: [Int: GlyphFeatures] = [:]
      var allFound: Set<Tag> = []
      for glyphs in Set(wanted.values) {
        let tags = Set(wanted.filter { $0.value == glyphs }.keys)
        let isRequired = number == 0 && glyphs == .all
        let (numbers, found) = try table.features(tags, withRequired: isRequired, scripts: scripts, budget: &budget)
        for lookup in numbers { glyphsByLookup[lookup, default: []].formUnion(glyphs) }
        allFound.formUnion(found)
      }
      return (glyphsByLookup, allFound)
    }
    for (number, stage) in stages.enumerated() {
      let (usual, found) = try features(stage.features, number)
      if table.kind == .positioning, found.contains("kern") { hasKerning = true }
      steps += stage.steps(usual)
      let (more, foundMore) = try features(stage.fractions, number)
      makesFractions = makesFractions || foundMore.contains("frac") || foundMore.isSuperset(of: ["numr", "dnom"])
      fractionSteps += stage.steps(usual.merging(more) { $0.union($1) })
    }
    switch table.kind {
    case .substitution:
      substitutions = steps.filter { lookups[$0.number] != nil }
      if makesFractions { fractionSubstitutions = fractionSteps.filter { lookups[$0.number] != nil } }
    case .positioning: positionings = steps.filter { lookups[$0.number].map { !(4...6).contains($0.type) } ?? false }
    }
  }

  /// The same with some of the lookups.
  func filtered(_ isIncluded: (_ kind: LayoutTable.Kind, _ number: Int) -> Bool) -> LayoutPlan {
    var plan = self
    plan.substitutions.removeAll { !isIncluded(.substitution, $0.number) }
    plan.positionings.removeAll { !isIncluded(.positioning, $0.number) }
    return plan
  }
}

extension FeatureStage {
  /// Lookups in their order, of which it is known what glyphs want them.
  fileprivate func steps(_ glyphsByLookup: [Int: GlyphFeatures]) -> [PlannedLookup] {
    glyphsByLookup.sorted { $0.key < $1.key }.map {
      PlannedLookup(number: $0.key, glyphs: $0.value, joinerParts: joinerParts, stretches: features["stch"] != nil)
    }
  }
}

/// A lookup by number, and how a run goes through it.
struct PlannedLookup: Sendable {
  let number: Int
  /// Those that want it.
  let glyphs: GlyphFeatures
  /// See ``FeatureStage/joinerParts``.
  let joinerParts: Bool
  /// What it puts in the place of one glyph is stretched over a word.
  let stretches: Bool
}

/// What a run asks for beside its lookups.
struct LayoutOptions {
  /// When the advances of marks are left out, whatever the font says.
  var markAdvances = MarkAdvances.leftOutLast
  /// From right to left.
  var isBackward = false
  /// Pairs of a `kern` table count, where GPOS kerns none.
  var usesKernTable = true
  /// Which alternate, counted from 1.
  var alternate = 1

  enum MarkAdvances {
    case kept
    /// Before positioning, which may give them others.
    case leftOutFirst
    case leftOutLast
  }
}

extension LayoutOptions {
  /// As a script asks for them.
  init(_ script: LayoutScript) {
    isBackward = script.isBackward
    if script == .hangul { markAdvances = .kept }
    if script.joining == .general { (markAdvances, usesKernTable) = (.leftOutFirst, false) }
  }
}
