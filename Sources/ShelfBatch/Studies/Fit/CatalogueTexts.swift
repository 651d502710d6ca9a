import Catalog
import InterfaceBuilder
import Platform

/// A text of a catalogue, ready to be shown.
struct CatalogueText: Sendable {
  let key: String
  let variation: String?
  let locale: String?
  /// With samples instead of specifiers.
  let text: String
  let position: SourcePosition
  /// The index of the view that shows it.
  let view: Int
}

/// The texts of catalogues in the languages that are asked for, each with the view that shows it.
struct CatalogueTexts {
  /// Whether a file is a catalogue of translations.
  static func isCatalogue(_ path: String) -> Bool {
    [".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
  }

  private let views: FitViews
  /// The locales that are asked for; none for all of a catalogue.
  private let locales: [Setting<String>]
  private let growth: Double?
  private var diagnostics: [BatchDiagnostic] = []
  /// The keys of all catalogues so far, and whether some view shows any of them.
  private(set) var keys: [String] = []
  private(set) var showsKeys = false
  /// Whether the growth factor has made any text longer.
  private(set) var hasGrown = false
  /// The keys so far.
  private var known: Set<String> = []
  /// How many keys of the file in hand are new, and which of them no view shows.
  private var fresh: (count: Int, unshown: [String]) = (0, [])
  /// The specifiers without samples that were warned of, each with its key.
  private var missing: Set<String> = []

  init(_ views: FitViews, locales: [Setting<String>], growth: Double?) {
    self.views = views
    self.locales = locales.withoutRepeats(\.value)
    self.growth = growth
  }

  private var named: [Setting<String>] { locales.filter { PseudoLocale(rawValue: $0.value) == nil } }
  private var pseudo: [PseudoLocale] { locales.compactMap { PseudoLocale(rawValue: $0.value) } }

  /// The files that a path names: those of all locales where `{locale}` is in it.
  func files(_ written: Setting<String>) throws -> [(path: String, locale: Setting<String>?)] {
    guard written.value.contains(Setting.localePlaceholder) else { return [(written.path, nil)] }
    // Without a locale, this is an error.
    guard !named.isEmpty else { return [(try written.localized(nil).path, nil)] }
    return try named.map { (try written.localized($0.value).path, $0) }
  }

  /// Reads a catalogue.
  ///
  /// - Parameter locale: the one that its path was made of.
  mutating func read(_ path: String, locale: Setting<String>?) throws -> (texts: [CatalogueText], file: [UInt8]) {
    fresh = (0, [])
    defer { warnOfUnshown(in: path) }
    let bytes = try FileReader.readAll(path: path)
    if path.hasSuffix(".xcstrings") { return (try texts(of: StringCatalog(bytes, file: path), file: path), bytes) }
    let locale = locale?.value ?? path.localeOfFolder
    if path.hasSuffix(".stringsdict") {
      return (try texts(of: StringsDictionary.entries(bytes, file: path), file: path, locale: locale), bytes)
    }
    let table = try StringsTable(bytes, file: path)
    diagnostics += table.warnings.map(BatchDiagnostic.init(warning:))
    // A text of a key that comes again later is not shown.
    let last = Dictionary(table.entries.indices.map { (Array(table.entries[$0].key.utf8), $0) }) { $1 }
    let entries = table.entries.indices.filter { last[Array(table.entries[$0].key.utf8)] == $0 }.map { index in
      let entry = table.entries[index]
      return (entry.key, [StringCatalog.Text(nil, entry.value, at: entry.position)])
    }
    return (try texts(of: entries, file: path, locale: locale), bytes)
  }

  private mutating func showing(_ key: String) -> [Int] {
    let shown = views.showing(key)
    keys.append(key)
    showsKeys = showsKeys || !shown.isEmpty
    if known.insert(key).inserted {
      fresh.count += 1
      if views.lacks(key) { fresh.unshown.append(key) }
    }
    return shown
  }

  /// Warns of the keys of a file that no view shows: a screen that is new has no rule yet.
  private mutating func warnOfUnshown(in file: String) {
    let (count, unshown) = fresh
    guard showsKeys, !unshown.isEmpty else { return }
    let named = MissingFields.first(CatalogueTexts.mostNamed, of: unshown)
    diagnostics.append(
      .warning(
        file,
        "\(unshown.count) of \(count) keys \(unshown.count == 1 ? "is" : "are") shown by no view: \(named)"
          + "; name \(unshown.count == 1 ? "it" : "them") under 'fit', or under 'fitElsewhere' for another cell"))
  }

  /// The most keys that a warning names.
  private static let mostNamed = 50

  /// Gives the diagnostics away.
  mutating func takeDiagnostics() -> [BatchDiagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  // MARK: String Catalogs

  private mutating func texts(of catalog: StringCatalog, file: String) throws(BatchError) -> [CatalogueText] {
    let languages = try languages(of: catalog, file)
    let growsAll = growth != nil && catalog.languages.count == 1 && named.isEmpty
    var texts: [CatalogueText] = []
    let shown = catalog.entries.map { ($0, ShownKey(name: $0.key, file: file, views: showing($0.key))) }
      .filter { !$0.1.views.isEmpty }
    for (name, index) in languages {
      var untranslated = 0
      for (entry, key) in shown {
        let own = index.flatMap { entry.texts[$0] } ?? (index == 0 ? [entry.sourceText] : nil)
        if let own, !growsAll, growth == nil || !own.allSatisfy(\.isNew) {
          try add(own, of: key, in: name, to: &texts) { $0 }
        } else if let growth {
          hasGrown = true
          try add(entry.texts[0] ?? [entry.sourceText], of: key, in: name, to: &texts) {
            TextGrowth.text($0, times: growth)
          }
        } else {
          untranslated += 1
        }
      }
      guard untranslated > 0 else { continue }
      let message = "\(untranslated) of the keys that views show have no text in '\(name)' and are left out"
      diagnostics.append(BatchDiagnostic(note: Diagnostic(.note, file: file, position: nil, message: message)))
    }
    let base = named.lazy.compactMap { name in languages.first { $0.name == name.value }?.index }.first ?? 0
    for pseudo in pseudo {
      for (entry, key) in shown {
        let own = entry.texts[base] ?? entry.texts[0] ?? [entry.sourceText]
        try add(own, of: key, in: pseudo.rawValue, to: &texts, pseudo.text)
      }
    }
    return texts
  }

  /// The languages that are asked for, each with its index in a catalog; `nil` for one that it does not have, whose texts
  /// are those of the source, grown.
  private func languages(of catalog: StringCatalog, _ file: String) throws(BatchError) -> [(name: String, index: Int?)]
  {
    if locales.isEmpty { return catalog.languages.enumerated().map { ($1, $0) } }
    var languages: [(name: String, index: Int?)] = []
    for locale in named {
      let index = catalog.languages.firstIndex { $0.utf8.elementsEqual(locale.value.utf8) }
      guard index != nil || growth != nil else {
        throw .malformed(
          file, .start, "the catalog has no texts in '\(locale.value)'; a growth factor measures those of its source")
      }
      languages.append((locale.value, index))
    }
    return languages
  }

  // MARK: Strings files

  /// The texts of a file in one language.
  private mutating func texts(
    of entries: [(key: String, texts: [StringCatalog.Text])], file: String, locale: String?
  ) throws(BatchError) -> [CatalogueText] {
    let isWanted = named.isEmpty || locale == nil || named.contains { $0.value == locale }
    let own = locale ?? named.first?.value
    guard isWanted else {
      diagnostics.append(.warning(file, "it is in '\(own ?? "")', which is none of the locales, and is left out"))
      return []
    }
    let isBase = named.isEmpty || own == named[0].value
    hasGrown = hasGrown || growth != nil && !entries.isEmpty
    let grown = { [growth] (text: String) in growth.map { TextGrowth.text(text, times: $0) } ?? text }
    var texts: [CatalogueText] = []
    for entry in entries {
      let key = ShownKey(name: entry.key, file: file, views: showing(entry.key))
      for text in entry.texts {
        if !named.isEmpty || pseudo.isEmpty { try add([text], of: key, in: own, to: &texts, grown) }
        for pseudo in pseudo where isBase { try add([text], of: key, in: pseudo.rawValue, to: &texts, pseudo.text) }
      }
    }
    return texts
  }

  // MARK: Samples

  /// A key of a file, and the indices of the views that show its texts.
  private struct ShownKey {
    let name: String
    let file: String
    let views: [Int]
  }

  /// Adds texts of a key once for each of its views, with samples instead of specifiers.
  ///
  /// - Parameter change: makes what is shown of a text with its samples.
  private mutating func add(
    _ own: [StringCatalog.Text], of key: ShownKey, in locale: String?, to texts: inout [CatalogueText],
    _ change: (String) -> String
  ) throws(BatchError) {
    for text in own where !text.value.isEmpty {
      for view in key.views {
        let rule = views.all[view].rule
        guard let (filled, unknown) = FormatSpecifiers.fill(text.value, with: rule.arguments) else {
          throw BatchError.malformed(
            key.file, text.position,
            "the samples under 'arguments' of '\(rule.view.value)' make '\(key.name)' longer than "
              + "\(FormatSpecifiers.longestText) bytes; name shorter ones")
        }
        for specifier in unknown where missing.insert("\(specifier) \(key.name)").inserted {
          let message =
            "'\(specifier)' of '\(key.name)' has no sample, and is measured as it is written; name one under "
            + "'arguments' of '\(rule.view.value)'"
          diagnostics.append(
            BatchDiagnostic(
              warning: Diagnostic(.warning, file: key.file, position: text.position, message: message)))
        }
        texts.append(
          CatalogueText(
            key: key.name, variation: text.variation, locale: locale, text: change(filled), position: text.position,
            view: view))
      }
    }
  }
}

extension String {
  /// `de` for `de.lproj/Localizable.strings`; `nil` elsewhere.
  fileprivate var localeOfFolder: String? {
    let folder = utf8.split(separator: UInt8(ascii: "/")).dropLast().last.flatMap { String($0) }
    guard let folder, folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return nil }
    return String(folder.dropLast(6))
  }
}
