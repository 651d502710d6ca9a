import ShelfSizing

/// A kind of values: how one is read, and how it is described.
package struct ValueKind<Value>: Sendable {
  package let shape: ValueShape
  /// Reads the value of a member; one that is wrong is reported, and `nil`.
  package let read: @Sendable (JSONObject.Member, inout ConfigurationReader) -> Value?

  package init(
    _ shape: ValueShape, _ read: @escaping @Sendable (JSONObject.Member, inout ConfigurationReader) -> Value?
  ) {
    self.shape = shape
    self.read = read
  }

  /// The values, as another type has them.
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueKind<Other> {
    ValueKind<Other>(shape) { [read] member, reader in read(member, &reader).map(transform) }
  }
}

extension ValueKind<JSONObject.Member> {
  /// A value that is read later, when more is known.
  package static func later(_ shape: ValueShape) -> ValueKind { ValueKind(shape) { member, _ in member } }
}

extension ValueKind<String> {
  /// A text that is not empty.
  package static var text: ValueKind { ValueKind(.text(mayBeEmpty: false)) { $1.string($0)?.value } }

  /// A text, which may be empty.
  package static var anyText: ValueKind {
    ValueKind(.text()) { member, reader in
      member.value.string ?? reader.mismatch(member.value, member.key, "a string")
    }
  }
}

extension ValueKind<Bool> {
  /// True or false.
  package static var bool: ValueKind { ValueKind(.bool) { $1.bool($0)?.value } }
}

extension ValueKind<Int> {
  /// A whole number from 1.
  package static var count: ValueKind { ValueKind(.count(from: 1)) { $1.count($0)?.value } }

  /// The version of a notation, of which there is one so far.
  package static var schemaVersion: ValueKind {
    ValueKind(.whole(1...1)) { member, reader in
      guard let version = reader.count(member), version.value != 1 else { return nil }
      reader.report(version.position, "'schemaVersion' is \(version.value), and this program reads version 1")
      return nil
    }
  }

  /// The most lines of a text, 0 for any number.
  package static var lines: ValueKind {
    ValueKind(.count()) { member, reader in
      guard let written = member.value.number else {
        return reader.mismatch(member.value, member.key, "a whole number from 0, which stands for no limit")
      }
      if let lines = written.integer, lines >= 0 { return lines }
      reader.report(
        member.value.position, "'\(member.key)' must be a whole number from 0, not \(written.text)")
      return nil
    }
  }
}

extension ValueKind<Double> {
  /// A number of a range.
  package static func number(_ range: ConfigurationReader.Range) -> ValueKind {
    ValueKind(.number(range)) { $1.number($0, range)?.value }
  }

  /// Width by height, or a multiplier: `1.7778`, or the quotients `"16:9"` and `"16/9"`, as in Interface Builder.
  package static func ratio(_ range: ConfigurationReader.Range = .positive) -> ValueKind {
    ValueKind(.any([.number(range), .form("^-?[0-9.]+ *[:/] *[0-9.]+$")])) { $1.ratio($0, range)?.value }
  }

  /// A layout priority: above 0 and at most 1000, or by the name of a `UILayoutPriority`.
  package static var priority: ValueKind {
    let names: KeyValuePairs = [
      "required": 1000.0, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
      "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
    ]
    return ValueKind(.any([.number(.positive), .names(names.map(\.key))])) { member, reader in
      guard member.value.string == nil else { return reader.choice(member, names.map { ($0.key, $0.value) }) }
      guard let priority = reader.number(member, .positive) else { return nil }
      if priority.value > 1000 { reader.report(priority.position, "a layout priority is at most 1000") }
      return priority.value
    }
  }
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the names of an enumeration, or another name of one of its cases.
  package static func names(also aliases: KeyValuePairs<String, Value> = [:]) -> ValueKind {
    .names(Value.allCases.map { ($0.rawValue, $0) } + aliases.map { ($0.key, $0.value) })
  }
}

extension ValueKind where Value: Sendable {
  /// One of some names.
  package static func names(_ choices: [(name: String, value: Value)]) -> ValueKind {
    ValueKind(.names(choices.map(\.name))) { $1.choice($0, choices) }
  }

  /// An array.
  package static func list<Element>(_ element: ValueKind<Element>, from minimum: Int = 0) -> ValueKind
  where Value == [Element] {
    ValueKind(.list(element.shape, from: minimum)) { member, reader in
      guard let values = member.value.array else { return reader.mismatch(member.value, member.key, "an array") }
      if values.count < minimum { reader.report(member.value.position, "'\(member.key)' needs at least one entry") }
      return values.compactMap {
        element.read(JSONObject.Member(key: member.key, keyPosition: $0.position, value: $0), &reader)
      }
    }
  }
}

extension ValueKind {
  /// An object of a table; a mistake in it is reported, and leaves the rest of it.
  ///
  /// - Parameter name: how messages call it; `nil` for the table's own name.
  package static func object(
    _ table: @autoclosure @escaping @Sendable () -> ObjectKeys<Value>, called name: String? = nil,
    _ initial: @autoclosure @escaping @Sendable () -> Value
  ) -> ValueKind {
    ValueKind(.object { table().description }) { member, reader in
      var value = initial()
      table().read(member.value, called: name ?? "'\(member.key)'", into: &value, &reader)
      return value
    }
  }
}

extension ConfigurationReader {
  /// One of some names.
  package mutating func choice<Value>(_ member: JSONObject.Member, _ choices: [(name: String, value: Value)]) -> Value?
  {
    guard let name = string(member) else { return nil }
    if let choice = choices.first(where: { $0.name == name.value }) { return choice.value }
    report(
      name.position,
      "unknown \(member.key) '\(name.value)'" + suggestionOrAll(for: name.value, among: choices.map(\.name)))
    return nil
  }

  /// A number, or a quotient of two: `"16:9"`, `"16/9"`.
  package mutating func ratio(_ member: JSONObject.Member, _ range: Range) -> Setting<Double>? {
    guard let text = member.value.string else { return number(member, range) }
    guard let quotient = text.quotient else {
      report(member.value.position, "'\(member.key)' must be a number or a quotient, such as \"16:9\", not '\(text)'")
      return nil
    }
    let written = JSONValue(.number(JSONNumber(text: shortestDecimal(quotient))), at: member.value.position)
    return number(written, member.key, range)
  }
}

extension String {
  /// The quotient that it is: `16:9`, `16/9`.
  package var quotient: Double? {
    let parts = split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double(decimal: $0.utf8.filter { $0 != UInt8(ascii: " ") }) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}
