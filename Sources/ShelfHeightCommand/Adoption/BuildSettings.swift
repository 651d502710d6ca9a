import Catalog
import Platform
import SourceSlicing

/// The build settings of a target of Xcode, in one configuration.
///
/// They come from four levels, each over the one before it: the configuration file of the project, the project, the
/// configuration file of the target, the target. A value names those below it by `$(inherited)`, and other settings by
/// `$(NAME)` (Xcode Help, "Configuration settings file format").
struct BuildSettings {
  /// The name of the configuration.
  let configuration: String
  /// The values of each setting, the lowest level first.
  private var values: [String: [String]] = [:]
  /// The files that were read for this level.
  private var included: Set<String> = []

  init(configuration: String) { self.configuration = configuration }

  /// Adds the level of a project's or target's own settings.
  mutating func add(_ settings: PropertyList?) {
    // A setting with a condition comes behind that without one, which it takes the place of.
    for (name, value) in (settings?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      add(name, value.text ?? settings?.texts(name).joined(separator: " ") ?? "")
    }
  }

  /// Adds the level of an `.xcconfig` file, with those that it includes; one that is not there adds nothing.
  mutating func add(file path: String, read: (String) throws -> [UInt8]) {
    included = []
    include(path, read)
  }

  private mutating func include(_ path: String, _ read: (String) throws -> [UInt8]) {
    guard included.insert(path).inserted, let bytes = try? read(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        include((parts[1].hasPrefix("/") ? String(parts[1]) : "\(path.folder)/\(parts[1])").withoutDots, read)
      } else if let sign = BuildSettings.sign(of: text) {
        add(String(text[..<sign]).trimmed, String(text[sign...].dropFirst()).trimmed)
      }
    }
  }

  /// The sign between a setting and its value; conditions have such signs as well.
  private static func sign(of line: Substring) -> Substring.Index? {
    var isOpen = false
    return line.firstIndex { character in
      if character == "[" || character == "]" { isOpen = character == "[" }
      return character == "=" && !isOpen
    }
  }

  /// The longest value that is read, in bytes.
  private static let longest = 1 << 14

  private mutating func add(_ name: String, _ value: String) {
    let parts = name.split(separator: "[")
    guard let plain = parts.first, value.utf8.count <= Self.longest, parts.dropFirst().allSatisfy(holds) else { return }
    values[String(plain), default: []].append(value)
  }

  /// Whether a condition, `sdk=iphoneos*]`, holds for a phone.
  private func holds(_ condition: Substring) -> Bool {
    let parts = condition.prefix { $0 != "]" }.split(separator: "=")
    guard parts.count == 2 else { return false }
    return parts[1] == "*" || parts[0] == "sdk" && parts[1].hasPrefix("iphone")
      || parts[0] == "config" && parts[1] == configuration
  }

  /// The value of a setting; empty where nothing states it.
  subscript(_ name: String) -> String {
    // Settings that name each other many times over would have no end.
    var budget = Self.longest
    return value(of: name, below: values[name]?.count ?? 0, &budget)
  }

  /// The value of a setting without its upper levels.
  private func value(of name: String, below level: Int, _ budget: inout Int) -> String {
    guard level > 0, let text = values[name]?[level - 1] else { return "" }
    budget -= text.utf8.count + 1
    var value = ""
    var rest = text[...]
    while budget > 0, let dollar = rest.firstIndex(of: "$") {
      value += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{", let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { continue }
      let other = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      let isInherited = other == "inherited" || other == name
      value += self.value(
        of: isInherited ? name : other, below: isInherited ? level - 1 : values[other]?.count ?? 0, &budget)
    }
    return value + rest
  }

  /// The words of a setting, without their quotes.
  func words(_ name: String) -> [String] {
    self[name].split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" && $0 != "'" } }.filter {
      !$0.isEmpty
    }
  }
}
