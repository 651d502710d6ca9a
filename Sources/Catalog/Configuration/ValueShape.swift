/// The values that a key takes, or that a result has, as a JSON Schema and the reference of all keys describe them.
package indirect enum ValueShape: Sendable {
  /// A text; those of configurations are not empty.
  case text(mayBeEmpty: Bool = true)
  /// A text of a form, as a regular expression.
  case form(String)
  /// A number of a range; `nil` for one that no configuration limits.
  case number(ConfigurationReader.Range?)
  /// A whole number.
  case whole(ClosedRange<Int>)
  case bool
  case null
  /// One of some texts.
  case names([String])
  /// An object whose keys are known. Its description is made when somebody asks for it, as a view's holds itself.
  case object(@Sendable () -> ObjectDescription)
  /// An object whose keys the user chooses, and what stands behind each.
  case map(ValueShape, keys: String)
  /// An array of at least so many.
  case list(ValueShape, from: Int = 0)
  /// One of several.
  case any([ValueShape])
  case anything

  /// A text, a number and the like, or `null`.
  package var orNull: ValueShape { .any([self, .null]) }
}

extension ValueShape {
  /// The description of a known object.
  package static func described(_ object: ObjectDescription) -> ValueShape { .object { object } }

  /// A whole number from 0, or from another one.
  package static func count(from minimum: Int = 0) -> ValueShape { .whole(minimum...Int.max) }
}

/// A key of an object: its part of the schema, and its row of the reference.
package struct KeyDescription: Sendable {
  package let name: String
  package let shape: ValueShape
  /// The unit of its numbers: `points`, `pixels a point`; `nil` where there is none.
  package var unit: String?
  /// How the reference shows the value of a key that is left out.
  package var standard: String?
  /// A value in JSON.
  package var example: String?
  /// A sentence; the reference has it as it is.
  package var text = ""
  /// Whether the object needs it.
  package var isRequired = false

  /// A key of an object.
  package init(
    name: String, shape: ValueShape, unit: String? = nil, standard: String? = nil, example: String? = nil,
    text: String = "", isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.unit = unit
    self.standard = standard
    self.example = example
    self.text = text
    self.isRequired = isRequired
  }
}

/// An object whose keys are known.
package struct ObjectDescription: Sendable {
  /// The name in the schema, and the title in the reference: `stackView`.
  package let name: String
  /// A sentence.
  package var text = ""
  package var keys: [KeyDescription]
  /// Keys of which an object has exactly one; empty where nothing is asked for.
  package var choices: [String] = []

  /// An object of some keys.
  package init(name: String, text: String = "", keys: [KeyDescription], choices: [String] = []) {
    self.name = name
    self.text = text
    self.keys = keys
    self.choices = choices
  }
}
