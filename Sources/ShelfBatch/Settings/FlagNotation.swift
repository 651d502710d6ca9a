import ShelfSizing

/// How the value of a flag is written.
package struct FlagNotation<Value: Sendable>: Sendable {
  package typealias Reading = @Sendable (_ text: String, _ flag: String) throws(BatchError) -> Value

  /// Reads the text that follows a flag.
  package let read: Reading
  /// All values, where they are few.
  package let choices: [String]

  package init(choices: [String] = [], _ read: @escaping Reading) {
    self.read = read
    self.choices = choices
  }
}

extension FlagNotation {
  /// One of some names.
  package static func choice(_ values: [(name: String, value: Value)]) -> FlagNotation {
    FlagNotation(choices: values.map { $0.name }) { (text, flag) throws(BatchError) in
      try FlagValue.choice(text, of: flag, among: values)
    }
  }
}

extension FlagNotation<Bool> {
  /// A switch: it takes no value, and is on where it is given.
  package static var on: FlagNotation { FlagNotation { _, _ in true } }
}

extension FlagNotation<String> {
  /// A text as it is.
  package static var text: FlagNotation { FlagNotation { text, _ in text } }
}

extension FlagNotation<Double> {
  /// A number in decimal notation.
  package static var number: FlagNotation { FlagNotation(FlagValue.number) }
}

extension FlagNotation<Int> {
  /// A whole number from `minimum` on.
  package static func count(from minimum: Int = 1, upTo maximum: Int = .max) -> FlagNotation {
    FlagNotation { (text, flag) throws(BatchError) in
      try FlagValue.count(text, from: minimum, upTo: maximum, of: flag)
    }
  }
}

extension FlagNotation<[String]> {
  /// Texts between commas; empty ones are left out.
  package static var list: FlagNotation {
    FlagNotation { text, _ in FlagValue.parts(text).filter { !$0.isEmpty } }
  }

  /// Texts between commas, of which some may be empty.
  static var parts: FlagNotation { FlagNotation { text, _ in FlagValue.parts(text) } }
}
