import CollectionLayout
import ShelfBatch
import ShelfSizing

/// An option that is no setting of a configuration: its flag, and how its value is read.
struct Option<Value: Sendable>: AnyOption {
  let flag: Flag
  /// The value where it is not given.
  let standard: Value?
  /// Makes a value of what is written.
  let read: @Sendable (_ text: String, _ name: String) throws(BatchError) -> Value

  init(
    _ flag: Flag, standard: Value? = nil,
    read: @escaping @Sendable (_ text: String, _ name: String) throws(BatchError) -> Value
  ) {
    self.flag = flag
    self.standard = standard
    self.read = read
  }
}

/// What has a flag: an option, or a setting.
protocol AnyOption: Sendable {
  var flag: Flag { get }
}

extension AnyOption {
  /// The name with its hyphens.
  var name: String { flag.name }
}

extension SettingEntry: AnyOption {}

// MARK: Kinds of values

extension Option<Bool> {
  /// A switch.
  static func flag(_ name: String, short: String? = nil, for subcommands: [Subcommand], _ text: String) -> Option {
    Option(Flag(name, short: short, nil, for: subcommands, text), standard: false) { _, _ in true }
  }
}

extension Option<String> {
  /// A text as it is.
  ///
  /// - Parameter shownStandard: how the help tells the value where it is not given.
  static func text(
    _ name: String, short: String? = nil, _ placeholder: String, for subcommands: [Subcommand],
    choices: [String] = [], standard: String? = nil, shownStandard: String? = nil, _ text: String
  ) -> Option {
    Option(
      Flag(
        name, short: short, placeholder, for: subcommands, choices: choices, standard: shownStandard ?? standard, text),
      standard: standard
    ) { text, _ in text }
  }
}

extension Option<Double> {
  /// A number in decimal notation.
  static func number(
    _ name: String, _ placeholder: String, for subcommands: [Subcommand], standard: Double? = nil,
    shownStandard: String? = nil, _ text: String
  ) -> Option {
    let shown = shownStandard ?? standard.map(shortestDecimal)
    return Option(
      Flag(name, placeholder, for: subcommands, standard: shown, text), standard: standard, read: FlagValue.number)
  }
}

extension Option<Int> {
  /// A whole number from `minimum` on.
  static func count(
    _ name: String, _ placeholder: String, for subcommands: [Subcommand], from minimum: Int = 1, standard: Int? = nil,
    shownStandard: String? = nil, _ text: String
  ) -> Option {
    let shown = shownStandard ?? standard.map(String.init)
    return Option(Flag(name, placeholder, for: subcommands, standard: shown, text), standard: standard) {
      (text, name) throws(BatchError) in try FlagValue.count(text, from: minimum, of: name)
    }
  }
}

extension Option<[String]> {
  /// Texts that commas part; what is empty is left out.
  static func list(
    _ name: String, _ placeholder: String, for subcommands: [Subcommand], choices: [String] = [],
    standard: [String]? = nil, _ text: String
  ) -> Option {
    let flag = Flag(
      name, placeholder, for: subcommands, choices: choices, standard: standard?.joined(separator: ","), text)
    return Option(flag, standard: standard) { text, _ in FlagValue.list(text) }
  }
}

extension Option {
  /// One of some names; the first one where none is given.
  ///
  /// - Parameter shownStandard: how the help tells the value where none is given, if that is not the first one.
  static func choice(
    _ name: String, _ placeholder: String, for subcommands: [Subcommand], _ values: [(name: String, value: Value)],
    shownStandard: String? = nil, _ text: String
  ) -> Option {
    let names = values.map(\.name)
    return Option(
      Flag(name, placeholder, for: subcommands, choices: names, standard: shownStandard ?? names[0], text),
      standard: shownStandard == nil ? values[0].value : nil
    ) { (text, name) throws(BatchError) in try FlagValue.choice(text, of: name, among: values) }
  }

  /// One of the cases of a type.
  static func choice(
    _ name: String, _ placeholder: String, for subcommands: [Subcommand], shownStandard: String? = nil, _ text: String
  ) -> Option where Value: CaseIterable & RawRepresentable<String> {
    .choice(
      name, placeholder, for: subcommands, Value.allCases.map { ($0.rawValue, $0) }, shownStandard: shownStandard, text)
  }
}

// MARK: How values are written

extension FlagValue {
  /// A whole number, or `device` for none.
  static func columns(_ text: String, of name: String) throws(BatchError) -> Int? {
    if text == "device" { return nil }
    guard let count = Int(text) else { throw invalid(text, of: name, "a whole number, or device") }
    return count
  }

  /// `120,80` or `automatic`.
  static func itemSize(_ text: String, of name: String) throws(BatchError) -> CollectionSettings.ItemSize {
    if text == "automatic" { return .automatic }
    let sides = try numbers(text, of: name)
    guard sides.count == 2 else { throw invalid(text, of: name, "width,height or automatic") }
    return .fixed(Size(width: sides[0], height: sides[1]))
  }

  /// `0,100,375,812`: x, y, width, height.
  static func rect(_ text: String, of name: String) throws(BatchError) -> Rect {
    let numbers = try numbers(text, of: name)
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw invalid(text, of: name, "x,y,width,height")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
