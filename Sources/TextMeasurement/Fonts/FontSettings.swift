/// How a font of a file is set: where its axes stand, and what it does to its glyphs.
public struct FontSettings: Sendable, Hashable {
  /// Values of a variable font's axes by their tags, as `wght`. What is out of an axis's range counts as the end of the
  /// range (OpenType, "fvar").
  public var variations: [String: Double] = [:]
  /// Features by their tags, as `tnum`: 0 for off, 1 for on, more for which alternate, counted from 1 (CSS Fonts 4,
  /// `font-feature-settings`). The others are on or off as HarfBuzz has them by default.
  public var features: [String: Int] = [:]
  /// The tag of a language that the font may have glyphs of its own for, as `TRK` (CSS Fonts 4,
  /// `font-language-override`); `nil` for what a script has by default.
  public var language: String?

  /// As the font has it.
  public init(variations: [String: Double] = [:], features: [String: Int] = [:], language: String? = nil) {
    self.variations = variations
    self.features = features
    self.language = language
  }

  /// Why a font can't be set so; `nil` if it can.
  func refusal(
    _ name: String, _ directory: TableDirectory, _ axes: VariationAxes?, budget: inout ReadingBudget
  ) throws(FontError) -> FontLookupError? {
    func unknown(_ kind: FontLookupError.Setting, _ set: some Sequence<String>, _ known: [String]) -> FontLookupError? {
      set.sorted().first { !known.contains($0) }.map { .setting(kind, $0, font: name, known: known) }
    }
    if let refusal = unknown(.axis, variations.keys, axes?.axes.map(\.tag.description) ?? []) { return refusal }
    guard !features.isEmpty || language != nil else { return nil }
    var known: (features: Set<Tag>, languages: Set<Tag>) = directory["kern"] == nil ? ([], []) : (["kern"], [])
    for (tag, kind) in [(Tag("GSUB"), LayoutTable.Kind.substitution), ("GPOS", .positioning)] {
      guard let data = directory[tag] else { continue }
      let memory = TableMemory(data)
      defer { withExtendedLifetime(memory) {} }
      let table = try LayoutTable(memory.view, kind: kind, coordinates: [], budget: &budget)
      known.features.formUnion(try table.featureTags(budget: &budget))
      known.languages.formUnion(try table.languageTags(budget: &budget))
    }
    // To switch off what the font does not have is no mistake.
    let switchedOn = features.filter { $0.value != 0 }.keys
    func names(_ tags: Set<Tag>) -> [String] { tags.map(\.trimmed).sorted() }
    return unknown(.feature, switchedOn, names(known.features))
      ?? unknown(.language, language.map { [Tag($0)?.trimmed ?? $0] } ?? [], names(known.languages))
  }
}
