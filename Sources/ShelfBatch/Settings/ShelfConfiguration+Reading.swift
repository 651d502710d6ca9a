import Catalog
import ShelfSizing

extension ShelfConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: the file in UTF-8.
  ///   - file: its name, for messages.
  /// - Throws: `MalformedInput` with all that is wrong in the file: unknown and repeated keys, wrong types, numbers
  ///   out of range. A syntax error stands alone.
  package static func parse(_ bytes: [UInt8], file: String) throws(MalformedInput) -> ShelfConfiguration {
    let document = try JSONValue.parse(bytes, file: file)
    var reader = ConfigurationReader(file: file)
    var configuration = ShelfConfiguration(file: file)
    let members = reader.members(document, of: "the configuration", allowing: Settings.all.map(\.key))
    let variantsKey = Settings.variants.key
    // Variants come last, as what they list replaces the one value outside of them.
    for member in members.filter({ $0.key != variantsKey }) + members.filter({ $0.key == variantsKey }) {
      let entry = Settings.all.first { $0.key == member.key }
      entry?.read(member, &reader, &configuration)
    }
    try reader.finish()
    return configuration
  }

  /// Where the length comes from that a shelf refuses; `nil` where nobody gives it.
  func origin(of error: ShelfError) -> SettingOrigin? {
    // `insets.top` is a part of `insets`.
    let key = error.name.prefix { $0 != "." }
    return Settings.all.first { $0.key == key }?.origin(in: self)
  }

  /// How much of its records may be other than it should be.
  package var recordRules: RecordRules {
    var rules = RecordRules(
      csvRows: csvRows?.value ?? .reject, csvSeparator: csvSeparator?.value, hasHeader: noHeader?.value != true,
      skipsMalformedLines: skipMalformed?.value == true)
    rules.separatorSetting = names.name(Settings.csvSeparator.key)
    return rules
  }
}

extension ConfigurationReader {
  /// Reads the values that variants combine, by the key of each.
  mutating func variants(_ member: JSONObject.Member, into configuration: inout ShelfConfiguration) {
    let entries = Settings.all.filter { $0.readVariants != nil }
    for axis in members(member.value, of: "'variants'", allowing: entries.map(\.key).sorted()) {
      entries.first { $0.key == axis.key }?.readVariants?(axis, &self, &configuration)
    }
  }

  /// A list of texts.
  mutating func strings(_ member: JSONObject.Member) -> [Setting<String>] {
    list(member) { $0.string($1, member.key) }
  }

  /// A list of numbers above 0.
  mutating func positiveNumbers(_ member: JSONObject.Member) -> [Setting<Double>] {
    list(member) { $0.number($1, member.key, .positive) }
  }
}
