/// How messages name what their reader can change: a program gives settings, the command's user gives flags.
package enum SettingNames: Sendable {
  case keys, flags

  /// `groupBy`, or `--group-by`.
  func name(_ key: String) -> String { self == .keys ? key : Flag.name(ofKey: key) }

  /// `'bindings view=field'`, or `'--bindings view=field'`.
  ///
  /// - Parameters:
  ///   - key: in camel case; also the name of an option that is no key.
  ///   - value: that the setting takes.
  ///   - subcommand: the only one that takes it, where the reader may be at another one.
  ///   - words: for a program, where that has no key of the name.
  func callAsFunction(
    _ key: String, _ value: String? = nil, of subcommand: Subcommand? = nil, inCode words: String? = nil
  ) -> String {
    if self == .keys, let words { return words }
    let words = [self == .flags ? subcommand?.rawValue : nil, name(key), value]
    return "'\(words.compactMap { $0 }.joined(separator: " "))'"
  }
}
