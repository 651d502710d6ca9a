import ShelfSizing

/// Takes typed values out of a JSON document and collects what is wrong with them, so that a user sees all of it at
/// once.
package struct ConfigurationReader {
  package enum Range { case positive, zeroOrMore, any }

  private let file: String
  private var diagnostics: [Diagnostic] = []
  /// Names under which the configuration declares fonts: they are no paths, whatever they look like.
  package var declaredFonts: Set<String> = []

  package init(file: String) { self.file = file }

  /// A value that stands in the file.
  package func setting<Value>(_ value: Value, at position: SourcePosition) -> Setting<Value> {
    Setting(value, .file(file, position))
  }

  package mutating func report(_ position: SourcePosition?, _ message: String) {
    diagnostics.append(Diagnostic(.error, file: file, position: position, message: message))
  }

  /// Throws what has been reported, in the order of the file.
  package func finish() throws(MalformedInput) {
    let sorted = diagnostics.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    if let first = sorted.first { throw MalformedInput(first, Array(sorted.dropFirst())) }
  }

  /// Reports a value of the wrong type. Returns nil, as what could be read of it.
  package mutating func mismatch<Value>(_ value: JSONValue, _ key: String, _ expectation: String) -> Value? {
    let found = if case .string(let text) = value.content, text.isEmpty { "an empty string" } else { value.kindName }
    report(value.position, "'\(key)' must be \(expectation), not \(found)")
    return nil
  }

  /// The members of an object whose keys are known, reporting the others.
  ///
  /// - Parameter keys: the keys that may stand there, or nil when the user chooses them.
  package mutating func members(
    _ value: JSONValue, of name: String, allowing keys: [String]?
  ) -> [JSONObject.Member] {
    guard let object = value.object else {
      report(value.position, "\(name) must be an object, not \(value.kindName)")
      return []
    }
    var members: [JSONObject.Member] = []
    var seen: Set<[UInt8]> = []
    for member in object.members {
      if let keys, !keys.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
        report(member.keyPosition, "unknown key '\(member.key)'" + LooksOfViews.advice(on: member.key, among: keys))
      } else if !seen.insert(Array(member.key.utf8)).inserted {
        report(member.keyPosition, "the key '\(member.key)' is there twice")
      } else {
        members.append(member)
      }
    }
    return members
  }

  package mutating func string(_ member: JSONObject.Member) -> Setting<String>? { string(member.value, member.key) }

  package mutating func string(_ value: JSONValue, _ key: String) -> Setting<String>? {
    guard let text = value.string, !text.isEmpty else { return mismatch(value, key, "a string") }
    return setting(text, at: value.position)
  }

  package mutating func number(_ member: JSONObject.Member, _ range: Range) -> Setting<Double>? {
    number(member.value, member.key, range)
  }

  package mutating func number(_ value: JSONValue, _ key: String, _ range: Range) -> Setting<Double>? {
    guard let written = value.number else { return mismatch(value, key, "a number") }
    guard let number = written.value, number.magnitude <= NumberLimits.longest else {
      report(value.position, "'\(key)' is \(written.text), but must be at most a million")
      return nil
    }
    switch range {
    case .positive where number <= 0: report(value.position, "'\(key)' must be greater than 0, not \(written.text)")
    case .positive where number < NumberLimits.smallest:
      report(value.position, "'\(key)' must be at least a millionth, not \(written.text)")
    case .zeroOrMore where number < 0: report(value.position, "'\(key)' must not be negative, but is \(written.text)")
    // Adding 0 makes 0 of -0, which would print with its sign.
    default: return setting(number + 0, at: value.position)
    }
    return nil
  }

  /// True or false.
  package mutating func bool(_ member: JSONObject.Member) -> Setting<Bool>? {
    guard case .bool(let bool) = member.value.content else {
      return mismatch(member.value, member.key, "true or false")
    }
    return setting(bool, at: member.value.position)
  }

  /// A whole number from 1.
  package mutating func count(_ member: JSONObject.Member) -> Setting<Int>? {
    guard let written = member.value.number else { return mismatch(member.value, member.key, "a whole number") }
    guard let count = written.integer, count >= 1 else {
      report(member.value.position, "'\(member.key)' must be a whole number from 1, not \(written.text)")
      return nil
    }
    return setting(count, at: member.value.position)
  }

  package mutating func list<Value>(
    _ member: JSONObject.Member, _ element: (inout ConfigurationReader, JSONValue) -> Setting<Value>?
  ) -> [Setting<Value>] {
    guard let values = member.value.array else { return mismatch(member.value, member.key, "an array") ?? [] }
    return values.compactMap { element(&self, $0) }
  }
}
