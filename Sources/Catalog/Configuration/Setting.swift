/// A value with its origin, so that a fault in it is reported there.
package struct Setting<Value> {
  package let value: Value
  package let origin: SettingOrigin

  /// A value that stands somewhere.
  package init(_ value: Value, _ origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }

  /// Where it stands in its file; `nil` for what is in none.
  package var position: SourcePosition? { if case .file(_, let position) = origin { position } else { nil } }

  /// Another value of the same origin.
  package func map<Other>(_ transform: (Value) -> Other) -> Setting<Other> { Setting<Other>(transform(value), origin) }
}

extension Setting: Sendable where Value: Sendable {}
extension Setting: Equatable where Value: Equatable {}

/// Where a setting comes from.
package enum SettingOrigin: Hashable, Sendable {
  /// Nobody said it.
  case builtIn
  /// A flag, or the code of a program.
  case given
  /// A position in a configuration.
  indirect case file(String, SourcePosition)

  /// The folder that its paths are relative to, with a slash at its end; empty for the current one.
  package var folder: String {
    guard case .file(let file, _) = self, let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    // By bytes: a mark after the slash would make it another Character.
    return String(decoding: file.utf8[...slash], as: UTF8.self)
  }
}

extension Setting<String> {
  /// A path, as it is seen from where the program runs.
  package var path: String { value.utf8.first == UInt8(ascii: "/") ? value : origin.folder + value }
}
