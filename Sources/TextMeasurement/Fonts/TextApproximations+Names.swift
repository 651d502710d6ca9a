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
