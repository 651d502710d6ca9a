/// A key of an object in a configuration: how it is read, and how messages and schemas describe it.
package struct Key<Target>: Sendable {
  package let description: KeyDescription
  fileprivate let read: @Sendable (JSONObject.Member, inout ConfigurationReader, inout Target) -> Void

  /// A key whose value goes into the target.
  ///
  /// - Parameters:
  ///   - kind: what values it takes.
  ///   - unit: of its numbers.
  ///   - standard: how the reference shows the value of a key that is left out.
  ///   - isRequired: whether the object needs it.
  ///   - example: a value in JSON.
  ///   - text: a sentence.
  ///   - set: takes a value that could be read.
  package init<Value>(
    _ name: String, _ kind: ValueKind<Value>, unit: String? = nil, standard: String? = nil, isRequired: Bool = false,
    example: String, _ text: String, set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    description = KeyDescription(
      name: name, shape: kind.shape, unit: unit, standard: standard, example: example, text: text,
      isRequired: isRequired)
    read = { member, reader, target in
      if let value = kind.read(member, &reader) { set(&target, value) }
    }
  }
}

/// All keys of an object in a configuration, each once: the parser, the messages about unknown keys, the JSON Schema and
/// the reference are made of it.
package struct ObjectKeys<Target>: Sendable {
  /// How messages call such an object: `a constraint`.
  private let name: String
  private let keys: [Key<Target>]
  /// The object for schema and reference.
  package let description: ObjectDescription
  /// Whether `null` is the same as a key that is left out.
  private let takesNull: Bool

  /// - Parameters:
  ///   - name: in the schema and the reference: `stackView`.
  ///   - noun: how messages call such an object: `a constraint`.
  ///   - text: a sentence on it.
  ///   - choices: keys of which there has to be exactly one.
  ///   - takesNull: whether `null` is the same as a key that is left out.
  package init(
    _ name: String, _ noun: String, _ text: String, choices: [String] = [], takesNull: Bool = false,
    _ keys: [Key<Target>]
  ) {
    self.name = noun
    self.keys = keys
    self.takesNull = takesNull
    description = ObjectDescription(
      name: name, text: text,
      keys: keys.map { key in
        guard takesNull, !key.description.isRequired else { return key.description }
        return key.description.orNull
      }, choices: choices)
  }

  /// Reads an object into a target, and reports what is wrong with it.
  ///
  /// - Parameter name: how messages call this one; `nil` for the table's own name.
  /// - Returns: the members that it knows.
  @discardableResult
  package func read(
    _ value: JSONValue, called name: String? = nil, into target: inout Target, _ reader: inout ConfigurationReader
  ) -> [JSONObject.Member] {
    let name = name ?? self.name
    let known = reader.members(value, of: name, allowing: keys.map(\.description.name))
      .filter { !takesNull || !$0.value.isNull }
    for member in known {
      keys.first { $0.description.name == member.key }?.read(member, &reader, &target)
    }
    guard let object = value.object else { return [] }
    for key in keys where key.description.isRequired && !known.contains(where: { $0.key == key.description.name }) {
      reader.report(value.position, "\(name) needs a '\(key.description.name)'")
    }
    // A key that is misspelt has been reported.
    if !description.choices.isEmpty, takesNull || known.count == object.members.count,
      known.count(where: { description.choices.contains($0.key) }) != 1
    {
      let all = description.choices.map { "'\($0)'" }.joined(separator: ", ")
      reader.report(value.position, "\(name) must have exactly one of \(all)")
    }
    return known
  }
}

extension KeyDescription {
  fileprivate var orNull: KeyDescription {
    KeyDescription(
      name: name, shape: shape.orNull, unit: unit, standard: standard, example: example, text: text)
  }
}
