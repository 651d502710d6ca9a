/// Names that a compiler missed in a slice, by its own words.
package struct MissedNames: Equatable {
  /// All names.
  package private(set) var names: Set<String> = []
  /// Names of functions of which another overload is needed, whatever its receiver.
  private(set) var overloads: Set<String> = []
  /// Members, by the type that lacks them.
  package private(set) var members: [String: Set<String>] = [:]
  /// Names outside of all types.
  package private(set) var globals: Set<String> = []

  /// None.
  package init() {}

  package var isEmpty: Bool { names.isEmpty }
  /// The messages that told something, in their order.
  package private(set) var messages: [String] = []

  /// Reads the messages of errors.
  package init(_ messages: some Sequence<String>) {
    for message in Set(messages).sorted() {
      let before = names.count + members.values.reduce(0) { $0 + $1.count }
      defer { if names.count + members.values.reduce(0, { $0 + $1.count }) > before { self.messages.append(message) } }
      let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 1
      }
      .map { String($0.element) }
      if message.hasPrefix("cannot find"), let name = quoted.first {
        names.insert(name)
        globals.insert(name)
      } else if message.contains("has no member"), quoted.count > 1 {
        // An alias stands before its meaning, and the member is the last.
        let member = quoted[quoted.count - 1]
        names.insert(member)
        members[MissedNames.type(quoted[0]), default: []].insert(member)
      } else if message.hasPrefix("no exact matches in call") || message.contains("has no subscripts") {
        let name = quoted.last.map { String($0.prefix { $0 != "(" }) } ?? ""
        names.insert(name)
        overloads.insert(name)
      }
    }
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
