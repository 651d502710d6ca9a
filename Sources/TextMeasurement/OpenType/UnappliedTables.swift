/// The tables of a font that are not applied: those of Apple Advanced Typography (TrueType Reference Manual, "Font
/// Tables").
struct UnappliedTables: Sendable {
  /// Each with what it is for.
  private let tables: [String]
  /// Whether HarfBuzz would apply some of them. It gets no size, and so spaces nothing by it.
  private let hasRemedy: Bool

  /// - Parameter shaper: of the same font.
  init(_ directory: TableDirectory, _ shaper: (any RunShaper)?) {
    func has(_ tag: Tag) -> Bool { directory[tag] != nil }
    var tables: [String] = []
    if !(shaper?.takesAllRuns ?? false) {
      if has("morx"), !has("GSUB") { tables.append("'morx' (substitutions)") }
      if has("kerx"), !has("GPOS"), !has("kern") { tables.append("'kerx' (kerning)") }
    }
    hasRemedy = !tables.isEmpty
    if has("trak") { tables.append("'trak' (spacing by size)") }
    self.tables = tables
  }

  /// A sentence about the widths of a font; `nil` if nothing is left out.
  ///
  /// - Parameter remedy: applies most of the tables.
  func warning(font name: String, remedy: String) -> String? {
    guard !tables.isEmpty else { return nil }
    return
      "the font '\(name)' is measured without its tables of AAT: \(tables.joined(separator: ", ")); its lines may end "
      + "elsewhere on a device" + (hasRemedy ? "; \(remedy) applies all but 'trak'" : "")
  }
}
