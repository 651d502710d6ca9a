/// The features and the language for which a font's lookups are chosen.
struct LayoutSettings: Sendable {
  /// The value of each feature that is set: 0 for off, 1 for on, a higher one is the number of an alternate.
  var features: [Tag: Int] = [:]
  /// The language system; `nil` for the script's default.
  var language: Tag?
}

extension LayoutSettings {
  /// - Parameter settings: what is no tag is left out.
  init(_ settings: FontSettings) {
    for (name, value) in settings.features { Tag(name).map { features[$0] = value } }
    language = settings.language.flatMap(Tag.init)
  }
}

/// Which part of a table a run of a script goes by: that of the first tags that the table has.
struct LanguageSystem {
  let scripts: [Tag]
  /// Before the one by default, which some fonts give the tag `dflt`, as HarfBuzz reads it.
  let languages: [Tag]
  /// Whether a table without the script's own tag is as none. So is GPOS for Hebrew, as in HarfBuzz (its issue 347):
  /// fonts that Hebrew letters were added to position them for Latin.
  let needsScript: Bool

  init(_ script: LayoutScript, _ language: Tag?, _ kind: LayoutTable.Kind) {
    needsScript = kind == .positioning && script == .hebrew
    scripts = needsScript ? Array(script.tags.prefix(1)) : script.tags
    languages = (language.map { [$0] } ?? []) + ["dflt"]
  }
}
