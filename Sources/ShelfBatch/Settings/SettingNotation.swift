import Catalog
import ShelfSizing

/// How the values of a setting are written: in a configuration, and after a flag.
struct SettingNotation<Value: Sendable>: Sendable {
  /// Reads a member of a configuration; what is wrong in it is reported.
  let member: @Sendable (JSONObject.Member, inout ConfigurationReader) -> Value
  /// Reads what stands after a flag, whose name is in messages.
  let argument: @Sendable (String, _ flag: String) throws(BatchError) -> Value
  /// Reads a list of values that make variants; `nil` for an empty one. There is none where a shelf has one value.
  var variants: (@Sendable (JSONObject.Member, inout ConfigurationReader) -> Value?)?
  /// All values, where they are few.
  var choices: [String] = []
}

// MARK: One value

extension SettingNotation<Setting<String>?> {
  /// A text as it is.
  static var text: Self {
    Self {
      $1.string($0)
    } argument: { (text, _) in
      Setting(text, .given)
    }
  }
}

extension SettingNotation<Setting<Double>?> {
  /// Points, 0 or more.
  static var length: Self {
    Self {
      $1.number($0, .zeroOrMore)
    } argument: { (text, flag) throws(BatchError) in
      Setting(try FlagValue.number(text, of: flag), .given)
    }
  }
}

extension SettingNotation<Setting<Int>?> {
  /// A whole number from 1.
  static var count: Self {
    Self {
      $1.count($0)
    } argument: { (text, flag) throws(BatchError) in
      Setting(try FlagValue.count(text, of: flag), .given)
    }
  }
}

extension SettingNotation<Setting<Bool>?> {
  /// True or false; a flag alone is true.
  static var flag: Self {
    Self {
      $1.bool($0)
    } argument: { (_, _) in
      Setting(true, .given)
    }
  }
}

extension SettingNotation {
  /// The name of a case.
  static func choice<Choice>() -> Self
  where Value == Setting<Choice>?, Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let names = Choice.allCases.map(\.rawValue)
    return Self(
      member: { member, reader in
        guard let name = reader.string(member) else { return nil }
        guard let choice = Choice(rawValue: name.value) else {
          let choices = names.map { "'\($0)'" }.joined(separator: " or ")
          reader.report(name.position, "'\(member.key)' must be \(choices), not '\(name.value)'")
          return nil
        }
        return name.map { _ in choice }
      },
      argument: { (text, flag) throws(BatchError) in
        let choices = Choice.allCases.map { ($0.rawValue, $0) }
        return Setting(try FlagValue.choice(text, of: flag, among: choices), .given)
      }, choices: names)
  }
}

extension SettingNotation<Setting<EdgeInsets>?> {
  /// One number for all sides, or each.
  static var insets: Self {
    Self {
      $1.insets($0)
    } argument: { (text, flag) throws(BatchError) in
      Setting(try FlagValue.insets(text, of: flag), .given)
    }
  }
}

// MARK: Lists

extension SettingNotation<[Setting<String>]> {
  /// Texts.
  static var list: Self {
    Self {
      $1.strings($0)
    } argument: { (text, _) in
      FlagValue.list(text).map { Setting($0, .given) }
    }
  }

  /// A text, or several, which make variants.
  ///
  /// - Parameter parts: parts what stands after a flag.
  static func variants(_ parts: @escaping @Sendable (String) -> [String]) -> Self {
    Self(
      member: { member, reader in [reader.string(member)].compactMap { $0 } },
      argument: { (text, _) in parts(text).map { Setting($0, .given) } },
      variants: { $1.strings($0).nonEmpty })
  }
}

extension SettingNotation<[Setting<Double>]> {
  /// A number above 0, or several, which make variants.
  static var variants: Self {
    Self(
      member: { member, reader in [reader.number(member, .positive)].compactMap { $0 } },
      argument: { (text, flag) throws(BatchError) in
        try FlagValue.numbers(text, of: flag).map { Setting($0, .given) }
      },
      variants: { $1.positiveNumbers($0).nonEmpty })
  }
}

extension SettingNotation<ShelfConfiguration.CardWidths> {
  /// A width, or several as a list or by a rule, which make variants.
  static var cardWidths: Self {
    Self(
      member: { member, reader in .list([reader.number(member, .positive)].compactMap { $0 }) },
      argument: FlagValue.cardWidths,
      variants: { member, reader in
        member.value.object == nil
          ? reader.positiveNumbers(member).nonEmpty.map { .list($0) } : reader.cardWidths(member.value)
      })
  }
}

extension SettingNotation<[Setting<ShelfConfiguration.CellSource>]> {
  /// Paths, or cells in the notation of configurations.
  static var cells: Self {
    Self {
      $1.cells($0)
    } argument: { (text, _) in
      [Setting(.file(text), .given)]
    }
  }
}

extension SettingNotation<[ShelfConfiguration.Binding]> {
  /// Views with the fields that they show.
  static var bindings: Self { Self(member: { $1.bindings($0) }, argument: FlagValue.bindings) }
}

extension ConfigurationReader {
  /// A list of texts.
  mutating func strings(_ member: JSONObject.Member) -> [Setting<String>] {
    list(member) { $0.string($1, member.key) }
  }

  /// A list of numbers above 0.
  fileprivate mutating func positiveNumbers(_ member: JSONObject.Member) -> [Setting<Double>] {
    list(member) { $0.number($1, member.key, .positive) }
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
