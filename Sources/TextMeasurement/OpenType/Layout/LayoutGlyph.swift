/// A glyph on its way through the lookups of a font.
struct LayoutGlyph: BitwiseCopyable {
  var glyph: UInt16
  /// The glyph's class in GDEF, and how lookups changed it.
  var properties: GlyphProperties
  /// The kind of its character, by which matching may pass over it.
  var kind: Kind
  /// Which ligature it is or stands on (``LigaturePart``).
  var part = LigaturePart()
  /// The first of the characters that it shows, counted from the start of the run.
  var cluster: Int32
  /// Canonical_Combining_Class of the character.
  var combiningClass: UInt8 = 0
  /// The features that it takes and others don't.
  var features: GlyphFeatures = []
  /// As written, or as composed and decomposed.
  var codePoint: UInt32
  /// Font units, without ``adjustment``.
  var advance: Int32 = 0
  /// Font units that positioning adds to the advance.
  var adjustment: Int32 = 0
  /// Font units, which cursive attachment looks at.
  var offset: Int32 = 0

  /// The kind of the character.
  enum Kind: UInt8, BitwiseCopyable {
    case visible
    /// General_Category Mn, and visible.
    case mark
    /// Default_Ignorable_Code_Point: invisible unless it is substituted.
    case ignorable
    /// A Default_Ignorable_Code_Point that substitution does not skip: U+034F, tags and Mongolian variation selectors.
    case hidden
    case joiner
    case nonJoiner
    /// A space that the font does not have, so that its advance is known beforehand (``MissingSpace``).
    case missingSpace
  }

  /// Takes no room, as nothing replaced it.
  var isInvisible: Bool {
    kind != .visible && kind != .mark && kind != .missingSpace && !properties.contains(.substituted)
  }

  /// Whether its advance is not that of the font's glyph.
  var hasOwnAdvance: Bool { kind == .missingSpace && !properties.contains(.ligated) }
}

/// The glyph class of GDEF and the class of its marks, as lookup flags name them, with what lookups have done.
struct GlyphProperties: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt16

  static let base = GlyphProperties(rawValue: 0x02)
  static let ligature = GlyphProperties(rawValue: 0x04)
  static let mark = GlyphProperties(rawValue: 0x08)
  static let substituted = GlyphProperties(rawValue: 0x10)
  /// The last lookup that made one glyph of many, or many of one, made a ligature.
  static let ligated = GlyphProperties(rawValue: 0x20)
  static let multiplied = GlyphProperties(rawValue: 0x40)
  static let history: GlyphProperties = [.substituted, .ligated, .multiplied]
}

/// The ligature that a glyph is, or the component of a ligature that a mark stands on, as HarfBuzz distinguishes them
/// (`lig_props`): marks on different components are no neighbours.
struct LigaturePart: BitwiseCopyable, Equatable {
  private var bits: UInt8 = 0

  init() {}

  /// A ligature of some components.
  init(ligature id: UInt8, componentCount: Int) {
    bits = id << 5 | 0x10 | UInt8(clamping: min(componentCount, 15))
  }

  /// Something on a component, counted from 1; with the id 0 a part of what one glyph was replaced by.
  init(id: UInt8, component: Int) {
    bits = id << 5 | UInt8(clamping: min(component, 15))
  }

  /// 1 to 7; 0 for none.
  var id: UInt8 { bits >> 5 }
  private var isLigature: Bool { bits & 0x10 != 0 }
  /// 0 for the ligature itself.
  var component: Int { isLigature ? 0 : Int(bits & 0x0F) }
  /// Components of the ligature; `nil` if it is none.
  var componentCount: Int? { isLigature ? Int(bits & 0x0F) : nil }
}
