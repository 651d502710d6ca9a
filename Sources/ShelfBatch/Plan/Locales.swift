import Catalog

/// The locales that are measured, each in a pass over the records by itself.
package struct Locales {
  /// `nil` alone where no locale is named.
  package let all: [Setting<String>?]
  /// How many times as long texts are shown that nobody has translated; `nil` for as they are.
  var growth: Double?
  private let field: Setting<String>?
  private let localizations: Setting<String>?

  /// Each has cells of its own; Apple's systems know some three hundred.
  private static let mostLocales = 500

  package init(_ configuration: ShelfConfiguration) throws(BatchError) {
    let named = configuration.locales
    all = named.isEmpty ? [nil] : named.withoutRepeats(\.value)
    if all.count > Locales.mostLocales, let last = all[Locales.mostLocales] {
      throw last.failure("there are \(all.count) locales, and at most \(Locales.mostLocales) are measured in one run")
    }
    field = configuration.localeField
    localizations = configuration.localizations
    if named.isEmpty, let needs = field ?? localizations {
      throw needs.failure("this needs a locale, named by 'locale' or 'variants'")
    }
  }

  /// The locale whose records and texts another one takes: a pseudo-locale those of the first that is none.
  package func base(of locale: Setting<String>?) -> String? {
    guard let locale, PseudoLocale(rawValue: locale.value) != nil else { return locale?.value }
    return all.first { $0.map { PseudoLocale(rawValue: $0.value) == nil } ?? false }??.value
  }

  /// How texts are translated in a locale.
  package func localization(_ locale: Setting<String>?) throws -> Localization {
    guard let locale else { return Localization(growth: growth) }
    let base = base(of: locale)
    var localization = Localization(pseudoLocale: PseudoLocale(rawValue: locale.value))
    if localization.pseudoLocale == nil, localizations == nil { localization.growth = growth }
    if let field {
      guard let base else { throw locale.failure("a pseudo-locale needs another locale, whose records it takes") }
      localization.filter = Localization.Filter(field: field.value, locale: base)
    }
    guard let localizations else { return localization }
    guard let base else { throw locale.failure("a pseudo-locale needs another locale, whose texts it takes") }
    let file = try localizations.localized(base)
    let (path, bytes) = (file.path, try file.contents())
    let table =
      path.hasSuffix(".xcstrings")
      ? try StringsTable(catalog: bytes, file: path, locale: base) : try StringsTable(bytes, file: path)
    localization.table = Localization.Table(table, file: path, locale: base)
    return localization
  }
}

extension Locales {
  /// Whether a language is written from right to left, by the languages whose usual script is (CLDR, `characterOrder`).
  ///
  /// - Parameter locale: a language tag.
  static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(script)
    }
    return parts.first.map {
      ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"].contains($0)
    } ?? false
  }
}

extension String {
  /// Whether ``Setting/localePlaceholder`` may stand in it; to look for that alone takes longer than to read a card.
  var mayNameLocale: Bool { utf8.contains(UInt8(ascii: "{")) }
}

extension Setting<String> {
  /// The word that the locale replaces in paths and names of fields.
  package static var localePlaceholder: String { "{locale}" }

  /// The text with a locale in it.
  package func localized(_ locale: String?) throws(BatchError) -> Setting<String> {
    guard value.mayNameLocale else { return self }
    let parts = value.split(separator: Setting.localePlaceholder, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self }
    guard let locale else {
      throw failure("'{locale}' stands for a locale, and none is named by 'locale' or 'variants'")
    }
    return map { _ in parts.joined(separator: locale) }
  }
}
