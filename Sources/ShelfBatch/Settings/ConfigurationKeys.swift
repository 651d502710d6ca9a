import Catalog
import ShelfSizing

/// The keys of objects in a configuration that are no settings themselves.
enum ConfigurationKeys {
  // MARK: Bindings

  static let binding = ObjectKeys<ShelfConfiguration.Binding>(
    "binding", "a binding", "The values that a view gets; a text in its place is the `field`.",
    [
      Key("field", name, standard: "none", example: #""title""#, "The field that holds its text.") {
        $0.fields["field"] = $1
      },
      Key(
        "text", anyText, standard: "none", example: #""New""#,
        "A text that no record changes, or its key in `localizations`."
      ) {
        $0.text = $1
      },
      Key(
        "literal", .bool, standard: "false", example: "true",
        "Whether it is the text itself, as a price is, rather than a key of `localizations`."
      ) { $0.isLiteral = $1 },
      Key(
        "attributed", .bool, standard: "true", example: "false",
        "Whether a record's text takes the paragraph style of the label, as an app's `attributedText` does."
      ) { $0.isAttributed = $1 },
      Key(
        "hiddenWithout", name, standard: "none", example: #""subtitle""#,
        "The field without which an arranged view is hidden."
      ) { $0.fields["hiddenWithout"] = $1 },
      length("pixelWidth", "The width of its image: a field, or a number for all records.", example: #""width""#),
      length("pixelHeight", "The height of its image: a field, or a number for all records.", example: "64"),
      Key(
        "aspectRatio",
        ValueKind(.any([ValueKind<Double>.ratio().shape, .text(mayBeEmpty: false)])) { $1.lengthOrField($0) },
        unit: "width by height", standard: "none", example: #""16:9""#,
        "The shape of its image: a field, or a ratio for all records."
      ) { $0.set("aspectRatio", $1) },
    ])

  private static let name = ValueKind<Setting<String>>(.text(mayBeEmpty: false)) { $1.string($0) }

  private static let anyText = ValueKind<Setting<String>>(.text()) { member, reader in
    ValueKind.anyText.read(member, &reader).map { reader.setting($0, at: member.value.position) }
  }

  private static func length(_ name: String, _ text: String, example: String) -> Key<ShelfConfiguration.Binding> {
    Key(
      name, ValueKind(.any([.number(.positive), .text(mayBeEmpty: false)])) { $1.lengthOrField($0) }, unit: "pixels",
      standard: "none", example: example, text
    ) { $0.set(name, $1) }
  }

  /// A value for all records, or the field that holds it.
  enum LengthOrField {
    case length(Setting<Double>)
    case field(Setting<String>)
  }

  // MARK: Card widths

  /// A rule for card widths while its keys are read.
  struct WidthRule {
    var numbers: [String: Double] = [:]
    var devices: [String]?
  }

  static let widths = ObjectKeys<WidthRule>(
    "card widths", "'cardWidth'",
    "Card widths by a rule: `from` and `to`, with or without a `step`; or `devices`, with `visible`, `peek` and `insets`.",
    [
      number("from", example: "120", "The narrowest."), number("to", example: "400", "The widest."),
      number("step", standard: "each at which a height changes", example: "8", "From each to the next."),
      Key(
        "devices",
        ValueKind(.any([.text(mayBeEmpty: false), .list(.text(mayBeEmpty: false))])) { member, reader in
          member.value.string.map { [$0] } ?? reader.list(member) { $0.string($1, "devices") }.map(\.value)
        }, standard: "none", example: #"["iPhone", "iPad Pro 11-inch"]"#,
        "Apple's devices, by name, by the beginning of names, or `all`."
      ) { $0.devices = $1 },
      number("visible", unit: "cards", standard: "1", example: "2.5", "How many are seen on each."),
      number("peek", .zeroOrMore, standard: "0", example: "24", "How much of the next is seen."),
      number("insets", .zeroOrMore, standard: "the shelf's", example: "32", "Both sides of the shelf together."),
    ])

  private static func number(
    _ name: String, _ range: ConfigurationReader.Range = .positive, unit: String = "points", standard: String = "none",
    example: String, _ text: String
  ) -> Key<WidthRule> {
    Key(name, .number(range), unit: unit, standard: standard, example: example, text) { $0.numbers[name] = $1 }
  }

  // MARK: Fonts

  static let font = ObjectKeys<ShelfConfiguration.Font>(
    "declared font", "a font", "A font's file and its settings; a text in its place is the `file`.",
    [
      Key("file", name, isRequired: true, example: #""Fonts/Brand.ttf""#, "The path of its file.") { $0.path = $1 },
      Key(
        "variations", tagged("an axis", such: "wght", .number(.any)) { $1.number($0, .any) },
        standard: "the font's own",
        example: #"{"wght": 620}"#, "Values of a variable font's axes."
      ) { $0.variations = $1 },
      Key(
        "features", tagged("a feature", such: "tnum", .any([.bool, .whole(0...255)])) { $1.switching($0) },
        standard: "the font's own", example: #"{"tnum": true, "cv05": 2}"#,
        "Features of OpenType: whether each is on, or which alternate."
      ) { $0.features = $1 },
      Key("language", name, standard: "the font's own", example: #""TRK""#, "A language system of OpenType.") {
        $0.language = $1
      },
    ])

  /// Values by tags of four letters.
  private static func tagged<Value>(
    _ kind: String, such example: String, _ shape: ValueShape,
    _ value: @escaping @Sendable (JSONObject.Member, inout ConfigurationReader) -> Setting<Value>?
  ) -> ValueKind<[String: Setting<Value>]> {
    ValueKind(.map(shape, keys: "a tag of four letters")) { member, reader in
      var values: [String: Setting<Value>] = [:]
      for entry in reader.members(member.value, of: "'\(member.key)'", allowing: nil) {
        if entry.key.utf8.count == 4 {
          values[entry.key] = value(entry, &reader)
        } else {
          reader.report(
            entry.keyPosition, "\(kind) has a tag of four letters, such as '\(example)', not '\(entry.key)'")
        }
      }
      return values
    }
  }
}

extension ShelfConfiguration.Binding {
  fileprivate mutating func set(_ key: String, _ value: ConfigurationKeys.LengthOrField) {
    switch value {
    case .length(let length): lengths[key] = length
    case .field(let field): fields[key] = field
    }
  }
}

extension ConfigurationReader {
  /// A number, a quotient of two numbers, or the name of a field.
  fileprivate mutating func lengthOrField(_ member: JSONObject.Member) -> ConfigurationKeys.LengthOrField? {
    let isQuotient = member.key == "aspectRatio" && member.value.string.map { $0.quotient != nil } ?? false
    guard member.value.number != nil || isQuotient else { return string(member).map { .field($0) } }
    return ratio(member, .positive).map { .length($0) }
  }

  /// Whether a feature is on, or to which of the alternates.
  fileprivate mutating func switching(_ member: JSONObject.Member) -> Setting<Int>? {
    if case .bool(let isOn) = member.value.content { return setting(isOn ? 1 : 0, at: member.value.position) }
    guard let number = member.value.number?.integer, (0...255).contains(number) else {
      return mismatch(member.value, member.key, "true, false or which alternate, a whole number up to 255")
    }
    return setting(number, at: member.value.position)
  }
}
