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
      ConfigurationKeys.fitRule.read(view.value, called: "'\(view.key)'", into: &rule, &self)
      return rule
    }
  }

  /// One pattern, or several.
  fileprivate mutating func patterns(_ member: JSONObject.Member) -> [Setting<String>] {
    member.value.string == nil ? strings(member) : [string(member)].compactMap { $0 }
  }

  /// Texts and numbers by the specifiers that they replace.
  fileprivate mutating func samples(_ member: JSONObject.Member) -> [String: String] {
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

extension ConfigurationKeys {
  static let fitRule = ObjectKeys<ShelfConfiguration.FitRule>(
    "fit rule", "a rule",
    "The demands of `fit` on a view's texts; a number in its place is its `lines`, a text its `keys`.",
    [
      Key(
        "lines", ValueKind(.count(from: 1)) { $1.count($0) }, unit: "lines", standard: "the view's own limit",
        example: "2", "The most lines of its texts."
      ) { $0.lines = $1 },
      Key(
        "keys", ValueKind(keyPatterns) { $1.patterns($0) }, standard: "all that no other view names",
        example: #"["buy_*"]"#,
        "The keys of catalogues that it shows, or patterns of them."
      ) { $0.keys = $1 },
      Key(
        "arguments",
        ValueKind(.map(.any([.text(), .number(nil)]), keys: "a format specifier")) { $1.samples($0) }, standard: "none",
        example: #"{"%@": "Alexandra", "%lld": 9999}"#, "Samples that stand in for format specifiers."
      ) { $0.arguments = $1 },
    ])

  static let keyPatterns = ValueShape.any([.text(mayBeEmpty: false), .list(.text(mayBeEmpty: false))])
}
