/// The properties of one code point in Unicode 17.0, as far as measuring text needs them.
struct CharacterProperties: Sendable, Equatable, BitwiseCopyable {
  /// Resolved as LB1 asks, with South-East Asian letters as `al` and marks as `cm`.
  let lineBreak: LineBreakClass
  let graphemeBreak: GraphemeBreak
  let conjunctBreak: IndicConjunctBreak
  /// Index into ``Script/names``.
  let script: UInt8
  /// Canonical_Combining_Class: marks of different classes may be reordered.
  let combiningClass: UInt8
  private let flags: Flags

  /// Indic_Conjunct_Break of UAX #44.
  enum IndicConjunctBreak: UInt8, BitwiseCopyable {
    case none, consonant, extend, linker
  }

  private struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16
    static let isEastAsian = Flags(rawValue: 1)
    static let hasZeroAdvance = Flags(rawValue: 2)
    static let isEmojiPresentation = Flags(rawValue: 4)
    static let isWide = Flags(rawValue: 8)
    static let isWhiteSpace = Flags(rawValue: 16)
    static let isMark = Flags(rawValue: 32)
    static let isSouthEastAsianMark = Flags(rawValue: 64)
    static let isUnassignedPictograph = Flags(rawValue: 128)
    static let isPictograph = Flags(rawValue: 256)
    static let needsDictionary = Flags(rawValue: 512)
    static let isConditionalStarter = Flags(rawValue: 1024)
    /// The bits above are a ``JoiningType``.
    static let joiningShift: UInt16 = 11
  }

  /// East_Asian_Width F, W or H, which UAX #14 calls East Asian.
  var isEastAsian: Bool { has(.isEastAsian) }
  /// Marks, controls and what is invisible by default.
  var hasZeroAdvance: Bool { has(.hasZeroAdvance) }
  var isEmojiPresentation: Bool { has(.isEmojiPresentation) }
  /// East_Asian_Width F or W.
  var isWide: Bool { has(.isWide) }
  var isWhiteSpace: Bool { has(.isWhiteSpace) }
  var isMark: Bool { has(.isMark) }
  /// Extended_Pictographic of UTS #51.
  var isPictograph: Bool { has(.isPictograph) }
  /// Extended_Pictographic and unassigned, for LB30b.
  var isUnassignedPictograph: Bool { has(.isUnassignedPictograph) }
  /// Thai, Lao, Khmer, Burmese and their like, whose words only a dictionary finds.
  var needsDictionary: Bool { has(.needsDictionary) }
  /// Small kana and the like, before which UAX #14 lets no line end unless it is tailored (CJ).
  var isConditionalStarter: Bool { has(.isConditionalStarter) }

  /// Not `contains`, which is slow where nothing is optimised.
  @inline(__always)
  private func has(_ flag: Flags) -> Bool { flags.rawValue & flag.rawValue != 0 }

  var joining: JoiningType { JoiningType(rawValue: UInt8(flags.rawValue >> Flags.joiningShift)) ?? .none }

  /// The properties of a code point; those of an unassigned one for a number beyond U+10FFFF.
  static func of(_ codePoint: UInt32) -> CharacterProperties {
    tables.properties(codePoint)
  }

  /// Those of ASCII, from the beginnings of the tables: most runs need no more, and unpacking all takes its time at the start.
  static let ascii = (UInt32(0)..<128).map(Tables(blockCount: 1).properties)

  private static let tables = Tables()

  /// - Parameter start: where the record begins.
  fileprivate init(_ bytes: [UInt8], at start: Int) {
    let written = LineBreakClass(rawValue: bytes[start]) ?? .al
    let (breaks, bits) = (bytes[start + 1], UInt16(bytes[start + 3]))
    let isMark = bits & Flags.isSouthEastAsianMark.rawValue != 0
    lineBreak = written != .sa ? written : isMark ? .cm : .al
    graphemeBreak = GraphemeBreak(rawValue: breaks & 15) ?? .other
    conjunctBreak = IndicConjunctBreak(rawValue: breaks >> 4 & 3) ?? .none
    script = bytes[start + 2]
    combiningClass = bytes[start + 4]
    flags = Flags(
      rawValue: bits | (breaks & 64 != 0 ? Flags.isPictograph.rawValue : 0)
        | (breaks & 128 != 0 ? Flags.isConditionalStarter.rawValue : 0)
        | (written == .sa ? Flags.needsDictionary.rawValue : 0) | UInt16(bytes[start + 5]) << Flags.joiningShift)
  }

  /// The two-stage table of the generated file, unpacked.
  private struct Tables: Sendable {
    let blocks: [UInt16]
    let indices: [UInt16]
    let records: [CharacterProperties]

    /// - Parameter blockCount: of code points, counted from 0, that are asked for.
    init(blockCount: Int = 0x110000 >> 7) {
      // A block that was not there before has the next number, so that the first ones stand first.
      blocks = PackedTable(base64: UnicodeData.stage1, atMost: 2 * blockCount).u16s
      indices = PackedTable(base64: UnicodeData.stage2, atMost: blockCount << 8).u16s
      let bytes = PackedTable(base64: UnicodeData.records).bytes
      records = stride(from: 0, to: bytes.count - 5, by: 6).map { CharacterProperties(bytes, at: $0) }
    }

    func properties(_ codePoint: UInt32) -> CharacterProperties {
      let block = min(Int(codePoint >> 7), blocks.count - 1)
      return records[Int(indices[Int(blocks[block]) << 7 | Int(codePoint & 127)])]
    }
  }
}

/// The scripts of Unicode by number.
enum Script {
  /// Long names as in Scripts.txt; a script's number is its index.
  static let names = UnicodeData.scriptNames.lines
  static let common: UInt8 = 0
  static let inherited: UInt8 = 1
  static let hangul = UInt8(clamping: names.firstIndex(of: "Hangul") ?? 255)
  static let arabic = UInt8(clamping: names.firstIndex(of: "Arabic") ?? 255)
  /// The scripts whose wide characters are measured beside the system font.
  static let measuredWide = Set(
    ["Common", "Han", "Hiragana", "Katakana", "Hangul"].map { UInt8(clamping: names.firstIndex(of: $0) ?? 255) })
}

extension Script {
  /// The script's name for people, who know no script by the name of Common.
  static func shownName(_ script: UInt8) -> String {
    script == common ? "symbols" : Int(script) < names.count ? names[Int(script)] : "Unknown"
  }

  /// For each script, by number, whether glyphs reorder or stack, so that the advance of a text is not the sum of its
  /// characters' advances, and what the font's lookups make of them in the order of the text would be wrong.
  static let needsShaping: [Bool] = {
    let simple: Set<String> = [
      "Common", "Inherited", "Unknown", "Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Han", "Hiragana",
      "Katakana", "Bopomofo", "Hangul", "Hebrew", "Cherokee", "Ethiopic", "Canadian_Aboriginal", "Coptic",
      "Glagolitic", "Gothic", "Ogham", "Runic", "Yi", "Vai", "Lisu", "Deseret", "Osage", "Tifinagh", "Braille",
      "Thai", "Lao", "Thaana",
    ]
    return names.enumerated().map { !simple.contains($1) && !joins[$0] }
      + Array(repeating: true, count: max(0, 256 - names.count))
  }()

  /// For each script, by number, whether letters join, taking forms by their neighbours, which a font's lookups have.
  static let joins: [Bool] = (0..<256).map { $0 < names.count && LayoutScript.byScript[$0].joining != .none }

  /// For each script, by number, one script of those that are written together, as Han and Kana are, and shaped as one.
  static let groups: [UInt8] = (0..<256).map { script in
    let isWithHan = script < names.count && ["Hiragana", "Katakana", "Bopomofo", "Hangul"].contains(names[script])
    return isWithHan ? UInt8(clamping: names.firstIndex(of: "Han") ?? script) : UInt8(script)
  }
}

/// The version of Unicode that the tables of this module are of.
package enum UnicodeVersion {
  /// The version's number.
  package static let text = "17.0.0"
}
