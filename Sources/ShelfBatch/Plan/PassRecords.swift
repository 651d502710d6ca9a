import Catalog

/// The records of one locale: their inputs, and the rule that assigns each to its shelf.
package struct PassRecords: Sendable {
  package let inputs: [BatchInput]
  let rules: RecordRules
  package let grouping: Grouping
  /// The fields that sort records; they are the first of ``CardFields/neededFields(_:_:)``.
  let keyFields: [KeyField]
  /// How the records' texts are translated.
  let localization: Localization
  /// The locale that records are measured in as they are, whatever language they are in; `nil` where none is named.
  let unfilteredLocale: String?
  /// How messages name settings.
  let names: SettingNames

  /// Which records share a shelf, or a section.
  package enum Grouping: Sendable {
    /// There are no shelves: all records belong together.
    case none
    /// Those of an input do.
    case file
    case field(String)
    /// So many that follow each other in an input do.
    case size(Int)

    /// Whether records of several inputs may share a shelf.
    var spansInputs: Bool {
      switch self {
      case .none, .field: true
      case .file, .size: false
      }
    }

    /// The name of the shelf of a record in an input that is cut into shelves: `cards-0001`.
    static func runName(_ input: String, size: Int, ordinal: Int) -> String {
      let digits = String(ordinal / size + 1)
      return "\(input)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }
  }

  /// A field whose value sorts a record, and the property of a record that it names.
  typealias KeyField = (setting: Setting<String>, names: String)

  init(
    _ configuration: ShelfConfiguration, _ locales: Locales, _ locale: Setting<String>?, inputs: [Setting<String>],
    format: RecordFormat?
  ) throws {
    let base = locales.base(of: locale)
    names = configuration.names
    let files = try inputs.map { try BatchInput($0, format: format, locale: base, names: configuration.names) }
    self.inputs = configuration.ownRecords.isEmpty ? files : configuration.ownRecords
    rules = configuration.recordRules
    grouping = try PassRecords.grouping(configuration)
    localization = try locales.localization(locale)
    let shelf: KeyField? = configuration.groupBy.map { ($0, "shelf") }
    let isPlain = localization.filter == nil && !localization.changesTexts
    unfilteredLocale = isPlain ? locale?.value : nil
    let language = localization.filter == nil ? nil : configuration.localeField
    keyFields = [shelf, language.map { ($0, "language") }].compactMap { $0 }
  }

  /// Records without shelves.
  init(_ inputs: [BatchInput], _ rules: RecordRules) {
    self.inputs = inputs
    self.rules = rules
    // Without cells and locales no message names one.
    names = .keys
    (grouping, localization, keyFields, unfilteredLocale) = (.none, Localization(), [], nil)
  }

  /// Refuses a stream that several passes would read.
  static func checkStreams(_ passes: [PassRecords]) throws(BatchError) {
    guard passes.count > 1, passes[0].inputs.contains(where: \.isStream) else { return }
    throw BatchError(.setting, "Standard input can be read once, and each locale reads its records anew; name a file")
  }

  private static func grouping(_ configuration: ShelfConfiguration) throws(BatchError) -> Grouping {
    switch (configuration.groupBy, configuration.shelfSize) {
    case (_?, let size?): throw size.failure("shelves come from groupBy or from shelfSize, not from both")
    case (let field?, nil): .field(field.value)
    case (nil, let size?) where size.value < 1:
      throw size.failure("shelfSize is \(size.value), but must be at least 1")
    case (nil, let size?): .size(size.value)
    case (nil, nil): .file
    }
  }
}
