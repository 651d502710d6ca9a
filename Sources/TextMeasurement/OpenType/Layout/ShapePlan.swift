/// Which lookups a run goes through, in their order.
struct ShapePlan: Sendable {
  private(set) var substitutions: [PlannedLookup] = []
  /// The substitutions of a run that has fractions; empty if the font makes none.
  private(set) var fractionSubstitutions: [PlannedLookup] = []
  private(set) var positionings: [PlannedLookup] = []
  /// GPOS kerns the script, so that a `kern` table does not.
  private(set) var hasKerning = false
  /// The font has a GPOS for the script.
  private(set) var hasPositioning = false

  func lookups(_ kind: LayoutTable.Kind) -> [PlannedLookup] { kind == .substitution ? substitutions : positionings }

  /// Adds the lookups of some features. Lookups that attach marks change no advance, and are left out.
  mutating func add(
    _ table: LayoutTable, _ stages: [FeatureStage], _ system: LanguageSystem, lookups: [LayoutLookup?],
    budget: inout ReadingBudget
  ) throws(FontError) {
    var steps: [PlannedLookup] = []
    var fractionSteps: [PlannedLookup] = []
    var makesFractions = false
    let required = try table.requiredFeature(system, budget: &budget)
    // Where it is not asked for, it goes first.
    let requiredStage = required.flatMap { required in stages.firstIndex { $0.contains(required.tag) } } ?? 0
    for (number, stage) in stages.enumerated() {
      func planned(_ features: [Tag: GlyphFeatures]) throws(FontError) -> (
        lookups: [Int: PlannedLookup], found: Set<Tag>
      ) {
        try stage.lookups(of: features, table, system, budget: &budget)
      }
      var (usual, found) = try planned(stage.features)
      if let required, number == requiredStage {
        usual.merge(
          required.lookups.map { number in
            let lookup = PlannedLookup(
              number: number, glyphs: .all, alternate: 1, joinerParts: false, stretches: found.contains("stch"))
            return (number, lookup)
          }
        ) { $0.union($1) }
      }
      if table.kind == .positioning, found.contains("kern") { hasKerning = true }
      steps += usual.values.sorted { $0.number < $1.number }
      let (more, foundMore) = try planned(stage.fractions)
      makesFractions = makesFractions || foundMore.contains("frac") || foundMore.isSuperset(of: ["numr", "dnom"])
      fractionSteps += usual.merging(more) { $0.union($1) }.values.sorted { $0.number < $1.number }
    }
    switch table.kind {
    case .substitution:
      substitutions = steps.filter { lookups[$0.number] != nil }
      if makesFractions { fractionSubstitutions = fractionSteps.filter { lookups[$0.number] != nil } }
    case .positioning:
      hasPositioning = try table.has(system, budget: &budget)
      positionings = steps.filter { lookups[$0.number].map { !(4...6).contains($0.type) } ?? false }
    }
  }

  /// This plan with some of the lookups.
  func filtered(_ isIncluded: (_ kind: LayoutTable.Kind, _ number: Int) -> Bool) -> ShapePlan {
    var plan = self
    plan.substitutions.removeAll { !isIncluded(.substitution, $0.number) }
    plan.positionings.removeAll { !isIncluded(.positioning, $0.number) }
    return plan
  }
}

extension FeatureStage {
  /// The lookups of some of its features, by number, and which of these the font has.
  fileprivate func lookups(
    of features: [Tag: GlyphFeatures], _ table: LayoutTable, _ system: LanguageSystem, budget: inout ReadingBudget
  ) throws(FontError) -> (lookups: [Int: PlannedLookup], found: Set<Tag>) {
    struct Wish: Hashable {
      let glyphs: GlyphFeatures
      let alternate: Int
      let joinerParts: Bool
    }
    var lookups: [Int: PlannedLookup] = [:]
    var allFound: Set<Tag> = []
    let wishes = Dictionary(grouping: features) {
      Wish(
        glyphs: $0.value, alternate: alternates[$0.key] ?? 1, joinerParts: joinerParts && !added.contains($0.key))
    }
    for (wish, features) in wishes {
      let (numbers, found) = try table.features(Set(features.map(\.key)), system, budget: &budget)
      for number in numbers {
        let lookup = PlannedLookup(
          number: number, glyphs: wish.glyphs, alternate: wish.alternate, joinerParts: wish.joinerParts,
          stretches: found.contains("stch"))
        lookups[number] = lookups[number]?.union(lookup) ?? lookup
      }
      allFound.formUnion(found)
    }
    return (lookups, allFound)
  }
}

/// A lookup by number, and how a run goes through it.
struct PlannedLookup: Sendable {
  let number: Int
  /// The glyphs that want it.
  private(set) var glyphs: GlyphFeatures
  /// Which alternate it takes, counted from 1, if it has some.
  private(set) var alternate: Int
  /// See ``FeatureStage/joinerParts``.
  private(set) var joinerParts: Bool
  /// Whether the glyphs that replace one are stretched over a word.
  let stretches: Bool

  /// The lookup for the glyphs that this one or `other` is for.
  fileprivate func union(_ other: PlannedLookup) -> PlannedLookup {
    var union = self
    union.glyphs.formUnion(other.glyphs)
    union.joinerParts = joinerParts || other.joinerParts
    union.alternate = max(alternate, other.alternate)
    return union
  }
}

/// The options of a run beside its lookups.
struct LayoutOptions {
  /// When the advances of marks are left out, whatever the font says.
  var markAdvances = MarkAdvances.leftOutLast
  /// Whether the run goes from right to left.
  var isBackward = false
  /// Pairs of a `kern` table count, where GPOS kerns none.
  var usesKernTable = true
  /// Marks behind a base take no room where GPOS positions nothing.
  var placesMarks = true

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
    placesMarks = script.joining != .general && script != .thai && script != .lao
  }
}
