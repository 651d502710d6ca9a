/// The assumptions that were made instead of measuring, for a text or for many.
public struct TextApproximations: Sendable, Hashable {
  /// Emoji with a stated advance.
  public var hasEmoji = false
  /// Characters that no font of the list has, by script number.
  var missingScripts: ScriptSet = .init()
  /// Scripts whose glyphs depend on their neighbours, measured glyph by glyph.
  var unshapedScripts: ScriptSet = .init()
  /// Scripts whose words only a dictionary finds, broken at spaces alone.
  var dictionaryScripts: ScriptSet = .init()

  /// Nothing assumed.
  public init() {}

  /// Whether all was measured.
  public var isEmpty: Bool { self == TextApproximations() }

  /// Whether no font of the list has some characters.
  package var lacksCharacters: Bool { !missingScripts.isEmpty }

  /// Adds what was assumed for another text.
  public mutating func formUnion(_ other: TextApproximations) {
    guard !other.isEmpty else { return }
    hasEmoji = hasEmoji || other.hasEmoji
    missingScripts.formUnion(other.missingScripts)
    unshapedScripts.formUnion(other.unshapedScripts)
    dictionaryScripts.formUnion(other.dictionaryScripts)
  }

  /// One sentence for each kind of assumption, in a fixed order.
  public var descriptions: [String] {
    var lines: [String] = []
    if hasEmoji { lines.append("emoji were measured with a stated advance") }
    if !missingScripts.isEmpty {
      let averaged = missingScripts.scripts.filter(StatedAdvances.areOfTexts)
      let source = averaged.isEmpty ? "" : " (\(ScriptSet.names(averaged)): averages in Debian's Noto fonts)"
      lines.append(
        "the font lacks characters (\(missingScripts)), whose stated advances make heights approximate\(source); "
          + "name a font that has them in fallbackFonts")
    }
    if !unshapedScripts.isEmpty {
      lines.append(
        "glyphs were measured one by one, without shaping (\(unshapedScripts)); build with the package trait HarfBuzz")
    }
    if !dictionaryScripts.isEmpty {
      lines.append("lines were broken at spaces, without a dictionary (\(dictionaryScripts))")
    }
    return lines
  }

  /// For each of ``descriptions``, a name that does not change with the words.
  package var codes: [String] {
    [
      (hasEmoji, "emoji-advance"), (lacksCharacters, "approximate-advances"),
      (!unshapedScripts.isEmpty, "unshaped-glyphs"), (!dictionaryScripts.isEmpty, "no-dictionary"),
    ].filter(\.0).map(\.1)
  }
}

/// A set of script numbers.
struct ScriptSet: Sendable, Hashable, CustomStringConvertible {
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  mutating func insert(_ script: UInt8) {
    let word = Int(script >> 6)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(script & 63)
  }

  func contains(_ script: UInt8) -> Bool {
    let word = Int(script >> 6)
    return word < words.count && words[word] & 1 << UInt64(script & 63) != 0
  }

  mutating func formUnion(_ other: ScriptSet) {
    for (index, word) in other.words.enumerated() {
      if index < words.count { words[index] |= word } else { words.append(word) }
    }
  }

  /// The numbers, rising.
  var scripts: [UInt8] { (UInt8(0)...254).filter(contains) }

  /// The names, in alphabetical order.
  var description: String { ScriptSet.names(scripts) }

  static func names(_ scripts: [UInt8]) -> String { scripts.map(Script.shownName).joined(separator: ", ") }
}

extension TextApproximations {
  /// Each assumption by a name that another run of this program understands: `emoji`, `missing Arabic`,
  /// `unshaped Devanagari`, `dictionary Thai`; in a fixed order.
  package var names: [String] {
    (hasEmoji ? ["emoji"] : [])
      + TextApproximations.kinds.flatMap { kind in self[keyPath: kind.scripts].names.map { "\(kind.name) \($0)" } }
  }

  /// The assumptions of some names; `nil` where one is unknown.
  package init?(names: some Sequence<String>) {
    self.init()
    for name in names {
      if name == "emoji" {
        hasEmoji = true
        continue
      }
      let words = name.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let kind = TextApproximations.kinds.first(where: { $0.name == words[0] }),
        let script = Script.number(words[1])
      else { return nil }
      self[keyPath: kind.scripts].insert(script)
    }
  }

  private static var kinds: [(name: String, scripts: WritableKeyPath<TextApproximations, ScriptSet>)] {
    [("missing", \.missingScripts), ("unshaped", \.unshapedScripts), ("dictionary", \.dictionaryScripts)]
  }
}

extension ScriptSet {
  /// The long names of Scripts.txt, and the number of a script that has none.
  fileprivate var names: [String] { scripts.map { Int($0) < Script.names.count ? Script.names[Int($0)] : "\($0)" } }
}

extension Script {
  /// The number of a long name of Scripts.txt, or as it is written.
  fileprivate static func number(_ name: Substring) -> UInt8? {
    names.firstIndex { $0 == name }.map { UInt8(clamping: $0) } ?? UInt8(name).flatMap { $0 < 255 ? $0 : nil }
  }
}
