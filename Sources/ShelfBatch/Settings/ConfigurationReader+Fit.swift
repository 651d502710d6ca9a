import Catalog

extension ConfigurationReader {
  /// Reads the demands on texts by view: `{"keys": ["buy_*"], "lines": 1, "arguments": {"%@": "Alexandra"}}`, a number for
  /// its lines alone, or a pattern for its keys.
  mutating func fit(_ member: JSONObject.Member) -> [ShelfConfiguration.FitRule] {
    members(member.value, of: "'\(member.key)'", allowing: nil).map { view in
      var rule = ShelfConfiguration.FitRule(view: setting(view.key, at: view.keyPosition))
      if view.value.number != nil {
        rule.lines = count(view)
        return rule
      }
      if view.value.string != nil {
        rule.keys = patterns(view)
        return rule
      }
      for key in members(view.value, of: "'\(view.key)'", allowing: ["lines", "keys", "arguments"]) {
        switch key.key {
        case "lines": rule.lines = count(key)
        case "keys": rule.keys = patterns(key)
        default: rule.arguments = samples(key)
        }
      }
      return rule
    }
  }

  /// One pattern, or several.
  private mutating func patterns(_ member: JSONObject.Member) -> [Setting<String>] {
    member.value.string == nil ? strings(member) : [string(member)].compactMap { $0 }
  }

  /// Texts and numbers by the specifiers that they replace.
  private mutating func samples(_ member: JSONObject.Member) -> [String: String] {
    var samples: [String: String] = [:]
    for entry in members(member.value, of: "'\(member.key)'", allowing: nil) {
      guard FormatSpecifiers.isSpecifier(entry.key) else {
        report(entry.keyPosition, "'\(entry.key)' is no format specifier such as '%@', '%1$@' or '%lld'")
        continue
      }
      switch entry.value.content {
      case .string(let text): samples[entry.key] = text
      case .number(let number): samples[entry.key] = number.text
      default: samples[entry.key] = mismatch(entry.value, entry.key, "a string or a number")
      }
    }
    return samples
  }
}
