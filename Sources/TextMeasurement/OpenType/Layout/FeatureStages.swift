/// Features whose lookups go over a run together, in the order of their numbers; those of the next stage see what came
/// of it.
struct FeatureStage {
  /// For each feature's tag, which glyphs want it.
  var features: [Tag: GlyphFeatures]
  /// For each tag of a feature that only fractions want, which glyphs want it.
  private(set) var fractions: [Tag: GlyphFeatures] = [:]
  /// Whether U+200D keeps glyphs from being matched together, as U+200C does.
  var joinerParts = false

  /// The alternate that a feature takes, counted from 1, where that is not the first.
  private(set) var alternates: [Tag: Int] = [:]

  /// Features that are not on by default; U+200D keeps nothing apart for them.
  private(set) var added: Set<Tag> = []

  private init(_ tags: Tag..., joinerParts: Bool = false) {
    features = Dictionary(uniqueKeysWithValues: tags.map { ($0, .all) })
    self.joinerParts = joinerParts
  }

  private init(_ tag: Tag, for glyphs: GlyphFeatures) {
    features = [tag: glyphs]
    joinerParts = true
  }

  func contains(_ tag: Tag) -> Bool { features[tag] != nil || fractions[tag] != nil }

  /// The features of horizontal text that are on by default, as in HarfBuzz (`hb_ot_shape_collect_features`,
  /// `collect_features_arabic`, `collect_features_hangul`, `collect_features_use`).
  static func stages(_ kind: LayoutTable.Kind, _ script: LayoutScript) -> [FeatureStage] {
    guard kind == .substitution else { return [FeatureStage("abvm", "blwm", "curs", "dist", "kern", "mark", "mkmk")] }
    var stages: [FeatureStage]
    switch script.joining {
    case .none: stages = [FeatureStage("ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt")]
    case .arabic:
      stages =
        arabic + [FeatureStage("rlig", joinerParts: true), FeatureStage("calt", "rclt", joinerParts: true)]
        + lastOfArabic
    case .syriac: stages = arabic + [FeatureStage("rlig", "calt", "rclt", joinerParts: true)] + lastOfArabic
    case .general:
      var forms = FeatureStage("isol", for: .isolated)
      forms.features.merge(["init": .initial, "medi": .medial, "fina": .final]) { $1 }
      forms.joinerParts = false
      stages = [
        FeatureStage("ccmp", "locl", "nukt"), FeatureStage("akhn", joinerParts: true), forms,
        FeatureStage("abvs", "blws", "haln", "pres", "psts", "rlig", "calt", "clig", "liga", "rclt", joinerParts: true),
      ]
    }
    if script == .hangul {
      let letters: [Tag: GlyphFeatures] = ["ljmo": .leadingJamo, "vjmo": .vowelJamo, "tjmo": .trailingJamo]
      stages[0].features.merge(letters.merging(["calt": .besidesJamo]) { $1 }) { $1 }
    }
    for tag: Tag in script.isBackward ? ["rtla", "rtlm"] : ["ltra", "ltrm"] { stages[0].features[tag] = .all }
    stages[0].fractions = ["frac": .fraction, "numr": .numerator, "dnom": .denominator]
    return [FeatureStage("rvrn")] + stages
  }

  /// The stages of a script with features switched by their values: 0 is off, 1 is on, a higher one is the
  /// number of an alternate.
  static func stages(_ kind: LayoutTable.Kind, _ script: LayoutScript, switching settings: [Tag: Int]) -> [FeatureStage]
  {
    var stages = stages(kind, script)
    for (tag, value) in settings {
      if value == 0 {
        for index in stages.indices {
          stages[index].features[tag] = nil
          stages[index].fractions[tag] = nil
        }
      } else {
        let index = stages.firstIndex { $0.contains(tag) } ?? stages.endIndex - 1
        if !stages[index].contains(tag) { stages[index].added.insert(tag) }
        stages[index].features[tag] = .all
        if value > 1 { stages[index].alternates[tag] = value }
      }
    }
    return stages
  }

  /// Up to the forms of letters (OpenType, "Developing OpenType Fonts for Arabic Script", "Syriac Script").
  private static var arabic: [FeatureStage] {
    [
      FeatureStage("stch"), FeatureStage("ccmp", "locl", joinerParts: true), FeatureStage("isol", for: .isolated),
      FeatureStage("fina", for: .final), FeatureStage("fin2", for: .final2), FeatureStage("fin3", for: .final3),
      FeatureStage("medi", for: .medial), FeatureStage("med2", for: .medial2), FeatureStage("init", for: .initial),
    ]
  }

  private static var lastOfArabic: [FeatureStage] { [FeatureStage("liga", "clig", "mset", joinerParts: true)] }
}

/// Features that some glyphs of a run want and others do not.
struct GlyphFeatures: OptionSet, BitwiseCopyable, Hashable, Sendable {
  let rawValue: UInt16

  static let isolated = GlyphFeatures(rawValue: 0x01)
  static let initial = GlyphFeatures(rawValue: 0x02)
  static let medial = GlyphFeatures(rawValue: 0x04)
  static let final = GlyphFeatures(rawValue: 0x08)
  /// Forms of Syriac letters that depend on more than whether they join.
  static let final2 = GlyphFeatures(rawValue: 0x10)
  static let final3 = GlyphFeatures(rawValue: 0x20)
  static let medial2 = GlyphFeatures(rawValue: 0x40)
  /// Forms of Hangul's letters, and of all that stands with them; no run has Arabic forms too.
  static let (leadingJamo, vowelJamo, trailingJamo, besidesJamo) = (initial, medial, final, isolated)
  /// Part of a glyph that is stretched over a word, and takes no room (`stch`).
  static let stretched = GlyphFeatures(rawValue: 0x80)
  /// Part of a fraction, and of what stands above or below its bar.
  static let fraction = GlyphFeatures(rawValue: 0x100)
  static let numerator = GlyphFeatures(rawValue: 0x200)
  static let denominator = GlyphFeatures(rawValue: 0x400)
  /// For a lookup: it applies to all glyphs.
  static let all = GlyphFeatures(rawValue: 0x8000)
}
