import Catalog

/// A value with the place it comes from, so that a fault in it is reported there.
struct Setting<Value> {
  let value: Value
  let origin: SettingOrigin

  /// The error that this value is at fault for.
  func failure(_ message: String) -> CommandError {
    switch origin {
    case .builtIn, .flag: .usage(message)
    case .file(let file, let position): .malformed(file, position, message)
    }
  }
}

/// Where a setting comes from.
enum SettingOrigin {
  case builtIn
  case flag(String)
  case file(String, SourcePosition)
}

/// Takes values from the flags, else from the configuration, else from the defaults.
struct SettingsReader {
  let arguments: ParsedArguments
  let configuration: ShelfConfiguration?
  /// The folder of the configuration, which its paths are relative to, with a slash at its end.
  let folder: String
  /// What stands for `{locale}`.
  var locale: String?

  init(_ arguments: ParsedArguments, configurationPath: String?) throws {
    self.arguments = arguments
    folder =
      configurationPath.flatMap { path in
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) }
      } ?? ""
    configuration = try configurationPath.map { path in
      try ShelfConfiguration.parse(FileBytes.read(path), file: path)
    }
  }

  func number(_ flag: String, _ written: Positioned<Double>?) throws(CommandError) -> Setting<Double>? {
    if let value = try arguments.number(flag) { return Setting(value: value, origin: .flag(flag)) }
    return fromFile(written)
  }

  func count(_ flag: String, _ written: Positioned<Int>?) throws(CommandError) -> Setting<Int>? {
    if let value = try arguments.count(flag) { return Setting(value: value, origin: .flag(flag)) }
    return fromFile(written)
  }

  func text(_ flag: String, _ written: Positioned<String>?) -> Setting<String>? {
    if let value = arguments[flag] { return Setting(value: value, origin: .flag(flag)) }
    return fromFile(written)
  }

  func fromFile<Value>(_ written: Positioned<Value>?) -> Setting<Value>? {
    guard let written, let configuration else { return nil }
    return Setting(value: written.value, origin: .file(configuration.file, written.position))
  }

  /// A path of the configuration, seen from where the command runs.
  func path(_ written: String) -> String {
    written.hasPrefix("/") ? written : folder + written
  }

  static let localePlaceholder = "{locale}"

  /// A text with the locale in it.
  func localized(_ written: Setting<String>) throws(CommandError) -> String {
    let parts = written.value.split(separator: SettingsReader.localePlaceholder, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return written.value }
    guard let locale else {
      throw written.failure("'{locale}' stands for a locale, and none is named by 'locale' or 'variants'")
    }
    return parts.joined(separator: locale)
  }
}
