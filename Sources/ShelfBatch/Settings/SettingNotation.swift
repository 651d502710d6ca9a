import Catalog
import ShelfSizing

/// How the values of a setting are written: in a configuration, and after its flag.
struct SettingNotation<Value: Sendable>: Sendable {
  /// Reads a member of a configuration, and reports its faults.
  typealias Reading<Result> = @Sendable (JSONObject.Member, inout ConfigurationReader) -> Result

  let member: Reading<Value>
  let flag: FlagNotation<Value>
  /// Where a value comes from, the first one of several; `nil` where nobody gives it.
  let origin: @Sendable (Value) -> SettingOrigin?
  /// Reads a list of values that make variants, `nil` for an empty one; there is none where a shelf has one value.
  var variants: Reading<Value?>?
}

// MARK: One value

extension SettingNotation {
  private static func one<Single>(_ flag: FlagNotation<Single>, _ member: @escaping Reading<Value>) -> Self
  where Value == Setting<Single>? {
    let given = FlagNotation<Value>(choices: flag.choices) { (text, name) throws(BatchError) in
      Setting(try flag.read(text, name), .given)
    }
    return Self(member: member, flag: given, origin: { $0?.origin })
  }

  /// A text as it is.
  static func text() -> Self where Value == Setting<String>? { one(.text) { $1.string($0) } }

  /// Points, 0 or more.
  static func length() -> Self where Value == Setting<Double>? { one(.number) { $1.number($0, .zeroOrMore) } }

  /// A whole number from 1.
  static func count() -> Self where Value == Setting<Int>? { one(.count()) { $1.count($0) } }

  /// True or false; a flag alone is true.
  static func flag() -> Self where Value == Setting<Bool>? { one(.on) { $1.bool($0) } }

  /// The name of a case.
  static func cases<Case>() -> Self
  where Value == Setting<Case>?, Case: CaseIterable & RawRepresentable<String> {
    one(.choice(Case.allCases.map { ($0.rawValue, $0) })) { $1.choice($0) }
  }

  /// One length for all sides, or each.
  static func insets() -> Self where Value == Setting<EdgeInsets>? {
    one(FlagNotation(FlagValue.insets)) { $1.insets($0) }
  }
}

// MARK: Lists

extension SettingNotation {
  private static func many<Element>(
    _ flag: @escaping FlagNotation<[Element]>.Reading, _ member: @escaping Reading<Value>,
    variants: Reading<Value>? = nil
  ) -> Self where Value == [Setting<Element>] {
    var notation = Self(
      member: member,
      flag: FlagNotation { (text, name) throws(BatchError) in try flag(text, name).map { Setting($0, .given) } },
      origin: { $0.first?.origin })
    if let variants {
      notation.variants = { member, reader in
        let values = variants(member, &reader)
        return values.isEmpty ? nil : values
      }
    }
    return notation
  }

  /// Texts.
  static func list() -> Self where Value == [Setting<String>] { many(FlagNotation.list.read) { $1.strings($0) } }

  /// A text, or several, which make variants.
  static func variants(_ flag: FlagNotation<[String]>) -> Self where Value == [Setting<String>] {
    many(flag.read, { [$1.string($0)].compactMap { $0 } }, variants: { $1.strings($0) })
  }

  /// A number above 0, or several, which make variants.
  static func variants() -> Self where Value == [Setting<Double>] {
    many(FlagValue.numbers, { [$1.number($0, .positive)].compactMap { $0 } }, variants: { $1.positiveNumbers($0) })
  }

  /// A card width, or several as a list or by a rule, which make variants.
  static func cardWidths() -> Self where Value == ShelfConfiguration.CardWidths {
    Self(
      member: { .list([$1.number($0, .positive)].compactMap { $0 }) }, flag: FlagNotation(FlagValue.cardWidths),
      origin: \.origin,
      variants: { $1.cardWidths($0) })
  }

  /// Paths, or cells in the notation of configurations.
  static func cells() -> Self where Value == [Setting<ShelfConfiguration.CellSource>] {
    many({ text, _ in [.file(text)] }, { $1.cells($0) })
  }

  /// Views with what their texts have to keep to.
  static func fit() -> Self where Value == [ShelfConfiguration.FitRule] {
    Self(member: { $1.fit($0) }, flag: FlagNotation(FlagValue.fit), origin: { $0.first?.view.origin })
  }

  /// Views with the fields that they show.
  static func bindings() -> Self where Value == [ShelfConfiguration.Binding] {
    Self(member: { $1.bindings($0) }, flag: FlagNotation(FlagValue.bindings), origin: { $0.first?.view.origin })
  }
}
