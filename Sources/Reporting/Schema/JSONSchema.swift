import Catalog

/// A JSON Schema (2020-12) of an object whose keys are known: editors complete from it, and others check by it.
///
/// Each kind of object is written once, under `$defs`, where a view that holds views can refer to itself.
package struct JSONSchema {
  private let root: ValueShape
  private let title: String
  /// Whether other keys than those that are described are mistakes: in configurations, and not in results, which may get
  /// further members.
  private let isClosed: Bool

  /// A schema of the documents that people write.
  package init(ofConfiguration object: ObjectDescription, title: String) {
    (root, self.title, isClosed) = (.described(object), title, true)
  }

  /// A schema of the documents that the command writes.
  package init(ofResult root: ValueShape, title: String) {
    (self.root, self.title, isClosed) = (root, title, false)
  }

  /// Writes the schema.
  package func write(to output: inout TextBuffer) {
    output.writeObject { output in
      output.write(member: "$schema", "https://json-schema.org/draft/2020-12/schema")
      output.write(member: "title", title)
      output.writeMembers(of: root)
      output.write(member: "$defs")
      output.writeLines(root.objects.map { object in (object.name, { write(object, to: &$0) }) }, indent: "  ")
    }
    output.write("\n")
  }

  private func write(_ object: ObjectDescription, to output: inout TextBuffer) {
    output.writeObject { output in
      output.write(member: "type", "object")
      if !object.text.isEmpty { output.write(member: "description", object.text) }
      output.write(member: "properties")
      output.writeLines(object.keys.map { key in (key.name, { write(key, to: &$0) }) }, indent: "    ")
      let required = object.keys.filter(\.isRequired).map(\.name)
      if !required.isEmpty {
        output.write(member: "required")
        output.write(json: required)
      }
      if !object.choices.isEmpty {
        output.write(member: "oneOf")
        output.write(list: object.choices) { output, name in
          output.writeObject {
            $0.write(member: "required")
            $0.write(json: [name])
          }
        }
      }
      if isClosed { output.write(member: "additionalProperties", false) }
    }
  }

  private func write(_ key: KeyDescription, to output: inout TextBuffer) {
    output.writeObject { output in
      output.writeMembers(of: key.shape)
      let text = key.sentence
      if !text.isEmpty { output.write(member: "description", text) }
      if let example = key.example {
        output.write(member: "examples")
        output.write("[\(example)]")
      }
    }
  }
}

extension KeyDescription {
  /// The text, the unit and the value of a key that is left out, for editors.
  fileprivate var sentence: String {
    let remarks = [unit, standard.map { "default: \($0)" }].compactMap { $0 }.joined(separator: "; ")
    return [text, remarks.isEmpty ? "" : "(\(remarks))"].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ValueShape {
  /// The kinds of objects in it, each once, in the order in which they come up.
  package var objects: [ObjectDescription] {
    var found: [ObjectDescription] = []
    gather(&found)
    return found
  }

  private func gather(_ found: inout [ObjectDescription]) {
    switch self {
    case .object(let describe):
      let object = describe()
      guard !found.contains(where: { $0.name == object.name }) else { return }
      found.append(object)
      for key in object.keys { key.shape.gather(&found) }
    case .map(let value, _), .list(let value, _): value.gather(&found)
    case .any(let shapes): for shape in shapes { shape.gather(&found) }
    case .text, .form, .number, .whole, .bool, .null, .names, .anything: break
    }
  }
}

extension TextBuffer {
  /// Appends an object of which each member has a line.
  fileprivate mutating func writeLines(
    _ members: [(name: String, write: (inout TextBuffer) -> Void)], indent: String
  ) {
    write("{")
    for (index, member) in members.enumerated() {
      write((index == 0 ? "\n" : ",\n") + indent)
      write(json: member.name)
      write(": ")
      member.write(&self)
    }
    write("}")
  }

  /// Appends the members of a schema that a value has to keep to.
  fileprivate mutating func writeMembers(of shape: ValueShape) {
    switch shape {
    case .text(let mayBeEmpty):
      write(member: "type", "string")
      if !mayBeEmpty { write(member: "minLength", 1) }
    case .form(let pattern):
      write(member: "type", "string")
      write(member: "pattern", pattern)
    case .number(let range):
      write(member: "type", "number")
      switch range {
      case .positive?: write(member: "exclusiveMinimum", 0)
      case .zeroOrMore?: write(member: "minimum", 0)
      case .any?: write(member: "minimum", -1_000_000)
      case nil: return
      }
      write(member: "maximum", 1_000_000)
    case .whole(let range):
      write(member: "type", "integer")
      if range.lowerBound > Int.min { write(member: "minimum", range.lowerBound) }
      if range.upperBound < Int.max { write(member: "maximum", range.upperBound) }
    case .bool: write(member: "type", "boolean")
    case .null: write(member: "type", "null")
    case .names(let names):
      write(member: "enum")
      write(json: names)
    case .object(let describe):
      let name = describe().name.replacing(" ", with: "%20")
      write(member: "$ref", "#/$defs/\(name)")
    case .map(let value, _):
      write(member: "type", "object")
      write(member: "additionalProperties")
      writeObject { $0.writeMembers(of: value) }
    case .list(let value, let minimum):
      write(member: "type", "array")
      write(member: "items")
      writeObject { $0.writeMembers(of: value) }
      if minimum > 0 { write(member: "minItems", minimum) }
    case .any(let shapes):
      write(member: "anyOf")
      write(list: shapes) { output, shape in output.writeObject { $0.writeMembers(of: shape) } }
    case .anything: break
    }
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    String(flatMap { $0 == character ? Array(text) : [$0] })
  }
}
