/// An error of a compiler at a line of a source.
package struct CompilerError: Hashable {
  package let file: String
  package let line: Int
  /// The 1-based byte in the line of the copy, where it is known.
  package let column: Int?
  package let message: String

  package init(file: String, line: Int, column: Int? = nil, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }
}

/// Things that a compiler said of a slice: names that it lacks, and code that it refuses.
package struct CompilerWords {
  /// Names outside of all types.
  private(set) var globals: Set<String> = []
  /// Members, by the type that lacks them.
  private(set) var members: [String: Set<String>] = [:]
  /// Names of functions of which another overload is needed, whatever its receiver.
  private(set) var overloads: Set<String> = []
  /// By type, the labels of initialisers that it lacks.
  private(set) var initialisers: [String: Set<[String]>] = [:]
  /// Types that need all that they declare: they lack what a protocol requires.
  private(set) var wholes: Set<String> = []
  /// Code that gives way to a stop.
  private(set) var refused: Set<RefusedCode> = []
  private var byMember: [String: [RefusedCode]] = [:]
  /// The error for which a member's code gave way, by the member; a lock does not keep it.
  private var reasons: [String: CompilerError] = [:]
  /// Types that lack an initialiser.
  private(set) var unmade: Set<String> = []
  /// Bodies that a run has asked for, by the type's path and the member's name.
  private(set) var needed: Set<String> = []
  /// Whether bodies that are far from a root are left to runs that ask for them: the slice is large.
  private(set) var isShallow = false
  /// The messages that told a name, in their order.
  private(set) var messages: [String] = []

  /// None.
  package init() {}

  /// Reads the messages of errors.
  package init(
    _ messages: some Sequence<String>, refused: Set<RefusedCode> = [], reasons: [String: CompilerError] = [:]
  ) {
    self.messages = Set(messages).sorted().filter { read($0) }
    (self.refused, self.reasons) = (refused, reasons)
    byMember = Dictionary(grouping: refused, by: \.member)
  }

  /// All that is known after another build.
  package func adding(_ other: CompilerWords) -> CompilerWords {
    CompilerWords(
      messages + other.messages, refused: refused.union(other.refused),
      reasons: reasons.merging(other.reasons) { first, _ in first })
  }

  /// All of this, with more code that gives way.
  package func refusing(_ codes: [RefusedCode]) -> CompilerWords {
    codes.isEmpty ? self : adding(CompilerWords([], refused: Set(codes)))
  }

  /// The error for which code gave way that a program has stopped at.
  ///
  /// - Parameter message: the program's.
  package func reason(ofStop message: String) -> CompilerError? {
    guard let name = CompilerWords.name(in: message, before: CompilerWords.refusal) else { return nil }
    return reasons.filter { RefusedCode.stopName(ofMember: $0.key) == name }.min { $0.key < $1.key }?.value
  }

  /// The end of the sentence by which a program says that a compiler refused a body.
  private static let refusal = " was called: the compiler refuses"

  /// The last name in quotes before the end of a sentence.
  private static func name(in message: String, before end: String) -> String? {
    message.firstRange(of: end).flatMap { end in
      message[..<end.lowerBound].split(separator: "'", omittingEmptySubsequences: false).dropLast().last.map(
        String.init)
    }
  }

  /// Whether nothing was said that helps.
  package var isEmpty: Bool { messages.isEmpty && refused.isEmpty }

  /// How many names and pieces of code there are.
  package var count: Int {
    names.count + initialisers.count + unmade.count + wholes.count + refused.count + needed.count
  }

  /// All names of what is missing.
  var names: Set<String> { globals.union(overloads).union(members.values.joined()) }

  /// The code of a member or an extension that is refused, by its name.
  func refused(_ name: @autoclosure () -> String) -> [RefusedCode] {
    byMember.isEmpty ? [] : byMember[name()] ?? []
  }

  package var sortedRefusals: [RefusedCode] { refused.sorted { $0.text < $1.text } }

  /// The end of the sentence by which a program says that a body is not in the slice.
  private static let need = "was called: its body is not in the slice"

  /// Says that a slice is large.
  package static let large = "the slice is 'large'"

  private static let overload = "no exact matches in call"

  private static let initialiser = "no initializer of"

  /// A message that tells of an initialiser.
  static func message(ofInitialiser labels: [String], of type: String) -> String {
    "\(initialiser) '\(type)' takes '\(labels.map { "\($0):" }.joined())'"
  }

  /// A message that tells of a function.
  static func message(ofOverload name: String) -> String { "\(overload) to '\(name)'" }

  /// Whether a message tells the name of something that is missing.
  static func tells(_ message: String) -> Bool {
    var words = CompilerWords()
    return words.read(message)
  }

  private mutating func read(_ message: String) -> Bool {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    guard let first = quoted.first, let last = quoted.last else { return false }
    if message == CompilerWords.large {
      isShallow = true
    } else if let name = CompilerWords.name(in: message, before: CompilerWords.need) {
      needed.insert(name)
    } else if message.hasPrefix("cannot find") || message.hasPrefix("unknown attribute") {
      globals.insert(first)
    } else if message.contains("has no member"), quoted.count > 1 {
      // An alias stands before its meaning, and the member is the last.
      for type in message.contains("(aka '") && quoted.count > 2 ? [first, quoted[1]] : [first] {
        members[CompilerWords.type(type), default: []].insert(last)
      }
    } else if message.hasPrefix(CompilerWords.overload) {
      overloads.insert(String(last.prefix { $0 != "(" }))
    } else if message.hasPrefix(CompilerWords.initialiser), quoted.count > 1 {
      initialisers[first, default: []].insert(last.split(separator: ":").map(String.init))
    } else if message.hasSuffix("has no initializers") {
      unmade.insert(CompilerWords.type(first))
    } else if message.contains("does not conform to protocol") {
      wholes.insert(CompilerWords.type(first))
    } else {
      return false
    }
    return true
  }

  /// The names that do not satisfy a condition, which takes the type that lacks them.
  func without(_ isDeclared: (_ name: String, _ receiver: String?) -> Bool) -> CompilerWords {
    var rest = CompilerWords()
    rest.globals = globals.filter { !isDeclared($0, nil) }
    rest.initialisers = initialisers
    for (type, names) in members { rest.members[type] = names.filter { !isDeclared($0, type) } }
    return rest
  }

  /// The name of a type without optionality, arguments and the target's module.
  private static func type(_ text: String) -> String {
    var name = text.prefix { $0 != "<" && $0 != "?" && $0 != " " && $0 != "!" }
    if name == "any" || name == "some" {
      name = text.dropFirst(name.count + 1).prefix { $0 != "<" && $0 != "?" && $0 != " " }
    }
    if name.hasPrefix("heights.") { name = name.dropFirst("heights.".count) }
    return String(name.hasSuffix(".Type") ? name.dropLast(5) : name)
  }
}
