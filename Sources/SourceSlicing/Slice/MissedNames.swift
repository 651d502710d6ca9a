/// Names that a compiler missed in a slice, by its own words.
package struct MissedNames {
  /// Names outside of all types.
  private(set) var globals: Set<String> = []
  /// Members, by the type that lacks them.
  private(set) var members: [String: Set<String>] = [:]
  /// Names of functions of which another overload is needed, whatever its receiver.
  private(set) var overloads: Set<String> = []
  /// The messages that told something, in their order.
  private(set) var messages: [String] = []

  /// None.
  package init() {}

  /// Reads the messages of errors.
  package init(_ messages: some Sequence<String>) {
    self.messages = Set(messages).sorted().filter { read($0) }
  }

  /// All names.
  package var names: Set<String> { globals.union(overloads).union(members.values.joined()) }

  /// Whether a message tells something.
  private mutating func read(_ message: String) -> Bool {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    guard let first = quoted.first, let last = quoted.last else { return false }
    if message.hasPrefix("cannot find") {
      globals.insert(first)
    } else if message.contains("has no member"), quoted.count > 1 {
      // An alias stands before its meaning, and the member is the last.
      members[MissedNames.type(first), default: []].insert(last)
    } else if message.hasPrefix("no exact matches in call") {
      overloads.insert(String(last.prefix { $0 != "(" }))
    } else {
      return false
    }
    return true
  }

  /// Those that do not satisfy a condition.
  func without(_ isDeclared: (String) -> Bool) -> MissedNames {
    var rest = MissedNames()
    rest.globals = globals.filter { !isDeclared($0) }
    rest.members = members.mapValues { $0.filter { !isDeclared($0) } }.filter { !$0.value.isEmpty }
    return rest
  }

  /// The name of a type without optionality, arguments and the target's module.
  private static func type(_ text: String) -> String {
    var name = text.prefix { $0 != "<" && $0 != "?" && $0 != " " && $0 != "!" }
    if name == "any" { name = text.dropFirst(4).prefix { $0 != "<" && $0 != "?" && $0 != " " } }
    if name.hasPrefix("heights.") { name = name.dropFirst("heights.".count) }
    return String(name.hasSuffix(".Type") ? name.dropLast(5) : name)
  }
}
