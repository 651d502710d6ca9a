import Catalog
import InterfaceBuilder
import ShelfSizing

/// How the values of a setting are written: in a configuration, and after its flag.
struct SettingNotation<Value: Sendable>: Sendable {
  /// Reads a member of a configuration, and reports its faults.
  typealias Reading<Result> = @Sendable (JSONObject.Member, inout ConfigurationReader) -> Result

  /// The values in a configuration.
  let shape: ValueShape
  let member: Reading<Value>
  let flag: FlagNotation<Value>
  /// Where a value comes from, the first one of several; `nil` where nobody gives it.
  let origin: @Sendable (Value) -> SettingOrigin?
  /// How the reference shows the value of a key that is left out.
  var standard = "none"
  /// Reads a list of values that make variants, `nil` for an empty one; there is none where a shelf has one value.
  var variants: (shape: ValueShape, read: Reading<Value?>)?
}

// MARK: One value

extension SettingNotation {
  private static func one<Single>(
    _ shape: ValueShape, _ flag: FlagNotation<Single>, _ member: @escaping Reading<Value>
  ) -> Self where Value == Setting<Single>? {
    let given = FlagNotation<Value>(choices: flag.choices) { (text, name) throws(BatchError) in
      Setting(try flag.read(text, name), .given)
    }
    return Self(shape: shape, member: member, flag: given, origin: { $0?.origin })
  }

  /// A text as it is.
  static func text() -> Self where Value == Setting<String>? { one(.text(mayBeEmpty: false), .text) { $1.string($0) } }

  /// Points, 0 or more.
  static func length() -> Self where Value == Setting<Double>? {
    one(.number(.zeroOrMore), .number) { $1.number($0, .zeroOrMore) }
  }

  /// Points, 0 or more; after a flag, `none` takes the file's away.
  static func limit() -> Self where Value == Setting<Double>? {
    let length = length()
    let flag = FlagNotation<Value> { (text, name) throws(BatchError) in
      text == "none" ? nil : try length.flag.read(text, name)
    }
    return Self(shape: length.shape, member: length.member, flag: flag, origin: length.origin)
  }

  /// A whole number from 1.
  static func count() -> Self where Value == Setting<Int>? { one(.count(from: 1), .count()) { $1.count($0) } }

  /// True or false; a flag alone is true.
  static func flag() -> Self where Value == Setting<Bool>? {
    var notation = one(.bool, .on) { $1.bool($0) }
    notation.standard = "false"
    return notation
  }

  /// The name of a case.
  static func cases<Case>() -> Self
  where Value == Setting<Case>?, Case: CaseIterable & RawRepresentable<String> & Sendable {
    let kind = ValueKind<Case>.names()
    return one(kind.shape, .choice(Case.allCases.map { ($0.rawValue, $0) })) { member, reader in
      kind.read(member, &reader).map { reader.setting($0, at: member.value.position) }
    }
  }

  /// One length for all sides, or each.
  static func insets() -> Self where Value == Setting<EdgeInsets>? {
    let kind = ValueKind<EdgeInsets>.insets()
    return one(kind.shape, FlagNotation(FlagValue.insets)) { member, reader in
      kind.read(member, &reader).map { reader.setting($0, at: member.value.position) }
    }
  }
}

// MARK: Lists

extension SettingNotation {
  private static func many<Element>(
    _ shape: ValueShape, _ flag: @escaping FlagNotation<[Element]>.Reading, _ member: @escaping Reading<Value>,
    variants: (shape: ValueShape, read: Reading<Value>)? = nil
  ) -> Self where Value == [Setting<Element>] {
    var notation = Self(
      shape: shape, member: member,
      flag: FlagNotation { (text, name) throws(BatchError) in try flag(text, name).map { Setting($0, .given) } },
      origin: { $0.first?.origin })
    if let variants {
      let list: Reading<Value?> = { [read = variants.read] member, reader in
        let values = read(member, &reader)
        return values.isEmpty ? nil : values
      }
      notation.variants = (variants.shape, list)
    }
    return notation
  }

  /// Texts.
  static func list() -> Self where Value == [Setting<String>] {
    many(.list(.text(mayBeEmpty: false)), FlagNotation.list.read) { $1.strings($0) }
  }

  /// A text, or several, which make variants.
  ///
  /// - Parameter names: the texts, where they are few.
  static func variants(
    _ flag: FlagNotation<[String]>, names: [String] = []
  ) -> Self where Value == [Setting<String>] {
    let text = names.isEmpty ? ValueShape.text(mayBeEmpty: false) : .names(names)
    return many(
      text, flag.read, { [$1.string($0)].compactMap { $0 } },
      variants: (.list(text), { $1.strings($0) }))
  }

  /// A number above 0, or several, which make variants.
  static func variants() -> Self where Value == [Setting<Double>] {
    many(
      .number(.positive), FlagValue.numbers, { [$1.number($0, .positive)].compactMap { $0 } },
      variants: (.list(.number(.positive)), { $1.positiveNumbers($0) }))
  }

  /// A card width, or several as a list or by a rule, which make variants.
  static func cardWidths() -> Self where Value == ShelfConfiguration.CardWidths {
    Self(
      shape: .number(.positive), member: { .list([$1.number($0, .positive)].compactMap { $0 }) },
      flag: FlagNotation(FlagValue.cardWidths), origin: \.origin,
      variants: (
        .any([.list(.number(.positive)), .object { ConfigurationKeys.widths.description }]), { $1.cardWidths($0) }
      ))
  }

  /// Paths, or cells in the notation of configurations.
  static func cells() -> Self where Value == [Setting<ShelfConfiguration.CellSource>] {
    let cell = ValueShape.any([.text(mayBeEmpty: false), .object { InlineCell.description }])
    return many(.any([cell, .list(cell, from: 1)]), { text, _ in [.file(text)] }, { $1.cells($0) })
  }

  /// Views with what their texts have to keep to.
  static func fit() -> Self where Value == [ShelfConfiguration.FitRule] {
    let rule = ValueShape.any([
      .count(from: 1), .text(mayBeEmpty: false), .object { ConfigurationKeys.fitRule.description },
    ])
    return Self(
      shape: .map(rule, keys: "a view"), member: { $1.fit($0) }, flag: FlagNotation(FlagValue.fit),
      origin: { $0.first?.view.origin })
  }

  /// Views with the fields that they show.
  static func bindings() -> Self where Value == [ShelfConfiguration.Binding] {
    let object = ValueShape.object { ConfigurationKeys.binding.description }
    return Self(
      shape: .map(.any([.text(mayBeEmpty: false), object]), keys: "the outlet, `id` or label of a view"),
      member: { $1.bindings($0) }, flag: FlagNotation(FlagValue.bindings), origin: { $0.first?.view.origin })
  }
}
