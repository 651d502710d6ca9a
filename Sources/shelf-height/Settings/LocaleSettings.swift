import Catalog
import InterfaceBuilder

/// The locales that are measured, each in a pass over the records by itself.
struct LocaleSettings {
  /// `nil` alone where no locale is named.
  let locales: [Setting<String>?]
  private let reader: SettingsReader
  private let field: Setting<String>?
  private let localizations: Setting<String>?

  init(_ reader: SettingsReader) throws(CommandError) {
    self.reader = reader
    let configuration = reader.configuration
    let flag = reader.arguments.list("--locale")?.map { Setting(value: $0, origin: .flag("--locale")) }
    let listed = configuration?.variants.locale.compactMap { reader.fromFile($0) } ?? []
    let named = flag ?? (listed.isEmpty ? [reader.fromFile(configuration?.locale)].compactMap { $0 } : listed)
    locales = named.isEmpty ? [nil] : named.withoutRepeats(\.value)
    field = reader.text("--locale-field", configuration?.localeField)
    localizations = reader.text("--localizations", configuration?.localizations)
    if named.isEmpty, let needs = field ?? localizations {
      throw needs.failure("this needs a locale, named by 'locale' or 'variants'")
    }
  }

  /// The locale whose records and texts another one takes: a pseudo-locale those of the first that is none.
  func base(of locale: Setting<String>?) -> String? {
    guard let locale, PseudoLocale(rawValue: locale.value) != nil else { return locale?.value }
    return locales.first { $0.map { PseudoLocale(rawValue: $0.value) == nil } ?? false }??.value
  }

  /// What becomes of texts in a locale.
  func localization(_ locale: Setting<String>?) throws -> Localization {
    guard let locale else { return Localization() }
    var reader = reader
    let base = base(of: locale)
    reader.locale = base
    var localization = Localization(pseudoLocale: PseudoLocale(rawValue: locale.value))
    if let field {
      guard let base else { throw locale.failure("a pseudo-locale needs another locale, whose records it takes") }
      localization.filter = Localization.Filter(field: field.value, locale: base)
    }
    guard let written = localizations else { return localization }
    guard let base else { throw locale.failure("a pseudo-locale needs another locale, whose texts it takes") }
    let path = reader.path(try reader.localized(written))
    let bytes = try FileBytes.read(path)
    let table =
      path.hasSuffix(".xcstrings")
      ? try StringsTable(catalog: bytes, file: path, locale: base) : try StringsTable(bytes, file: path)
    localization.table = Localization.Table(table, file: path)
    return localization
  }
}
