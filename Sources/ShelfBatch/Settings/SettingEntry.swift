import Catalog

/// A setting: its key in the configuration, its flag, and the property that both give. ``Settings`` alone makes some.
package struct SettingEntry: Sendable {
  /// The settings whose flags follow each other in the help.
  package enum Topic: Sendable { case shelf, grouping, cell, records, text, generated }

  /// Reads a member of a configuration into it.
  typealias Reading = @Sendable (JSONObject.Member, inout ConfigurationReader, inout ShelfConfiguration) -> Void

  package let topic: Topic
  package let key: String
  package let flag: Flag
  /// The key for schema and reference.
  package let description: KeyDescription
  let read: Reading
  /// Reads a list of values that make variants; `nil` where a shelf has one value.
  let readVariants: Reading?
  /// The list of these values; `nil` where a shelf has one value.
  let variantShape: ValueShape?
  private let applyFlag: @Sendable (String, String, inout ShelfConfiguration) throws(BatchError) -> Void
  private let originOfValue: @Sendable (ShelfConfiguration) -> SettingOrigin?

  /// A setting whose value is a property.
  ///
  /// - Parameters:
  ///   - key: in camel case; the flag has the same name in kebab case.
  ///   - notation: how values are written.
  ///   - placeholder: the word for the value in the help; `nil` for a switch.
  ///   - subcommands: those that take the flag; none where there is no flag.
  ///   - choices: the values, where they are few, or some that shells offer.
  ///   - standard: how the help shows the value of a setting that nobody gives.
  ///   - text: the help.
  ///   - textForOne: the help of subcommands that take one variant; `nil` for the same.
  ///   - example: a value in the JSON of a configuration.
  ///   - shape: the values of a key that gives more than the property.
  ///   - read: reads members that give more than the property.
  ///   - join: what a flag makes of the value of a configuration and its own; `nil` for its own alone.
  init<Value: Sendable>(
    _ topic: Topic, _ key: String,
    _ property: @autoclosure @escaping @Sendable () -> WritableKeyPath<ShelfConfiguration, Value>,
    _ notation: SettingNotation<Value>, _ placeholder: String? = nil, for subcommands: [Subcommand],
    choices: [String] = [],
    standard: String? = nil, _ text: String, forOne textForOne: String? = nil, example: String,
    shape: ValueShape? = nil, read: Reading? = nil, join: (@Sendable (Value, Value) -> Value)? = nil
  ) {
    self.topic = topic
    self.key = key
    let few = choices.isEmpty || shape != nil || notation.variants != nil ? nil : ValueShape.names(choices)
    description = KeyDescription(
      name: key, shape: shape ?? few ?? notation.shape, unit: placeholder.flatMap(SettingEntry.unit),
      standard: standard ?? notation.standard, example: example, text: textForOne ?? text)
    variantShape = notation.variants?.shape
    flag = Flag(
      Flag.kebabCase(key), placeholder, for: subcommands, choices: notation.flag.choices + choices,
      standard: standard, isVariantDimension: notation.variants != nil, text, forOne: textForOne)
    self.read =
      read ?? { member, reader, configuration in
        configuration[keyPath: property()] = notation.member(member, &reader)
      }
    if let variants = notation.variants {
      readVariants = { member, reader, configuration in
        if let values = variants.read(member, &reader) { configuration[keyPath: property()] = values }
      }
    } else {
      readVariants = nil
    }
    applyFlag = { (text, flag, configuration) throws(BatchError) in
      let value = try notation.flag.read(text, flag)
      configuration[keyPath: property()] = join?(configuration[keyPath: property()], value) ?? value
    }
    originOfValue = { notation.origin($0[keyPath: property()]) }
  }

  /// A key without a flag.
  init(
    _ key: String, _ shape: @autoclosure () -> ValueShape, standard: String = "none", _ text: String, example: String,
    read: @escaping Reading
  ) {
    topic = .shelf
    self.key = key
    description = KeyDescription(name: key, shape: shape(), standard: standard, example: example, text: text)
    variantShape = nil
    flag = Flag(Flag.kebabCase(key), nil, for: [], "")
    self.read = read
    readVariants = nil
    applyFlag = { _, _, _ in }
    originOfValue = { _ in nil }
  }

  /// Puts the text that follows the flag into a configuration.
  package func apply(_ text: String, to configuration: inout ShelfConfiguration) throws(BatchError) {
    try applyFlag(text, flag.name, &configuration)
  }

  /// Where a configuration has its value from; `nil` where nobody gives it.
  func origin(in configuration: ShelfConfiguration) -> SettingOrigin? { originOfValue(configuration) }

  /// Whether a value is the first of this setting's two choices rather than the other one.
  func isStandard(_ setting: Setting<String>?) throws(BatchError) -> Bool {
    let (standard, other) = (flag.choices[0], flag.choices[1])
    guard let setting, setting.value != standard else { return true }
    guard setting.value == other else {
      throw setting.failure("The value '\(setting.value)' is invalid: it takes '\(standard)' or '\(other)'")
    }
    return false
  }

  /// The unit of values with a placeholder in the help.
  private static func unit(_ placeholder: String) -> String? {
    switch placeholder {
    case "points": placeholder
    case "factor": "pixels a point"
    case "count": "records"
    default: nil
    }
  }
}
