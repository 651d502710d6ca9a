import Catalog
import RecordCells

/// The translation of records' texts to a locale, and the choice of the records that belong to it.
package struct Localization: Sendable {
  /// The texts of a strings file, by what records hold; `nil` where records hold the texts themselves.
  var table: Table? {
    didSet {
      let localization = self
      appTexts = table == nil ? nil : AppTexts { localization.translation(of: $0) }
    }
  }
  /// The same texts for the code of an app's cells.
  private(set) var appTexts: AppTexts?
  var pseudoLocale: PseudoLocale?
  /// How many times as long texts are shown as they are written.
  var growth: Double?
  /// Which records belong to the locale; `nil` where all do.
  var filter: Filter?

  struct Table: Sendable {
    let file: String
    private let locale: String
    /// Warnings about the file.
    let warnings: [Diagnostic]
    /// The numbers of the keys, which are compared by their bytes: texts that are canonically equal are two keys.
    private var numbers = KeyTable()
    /// The text of each key, by the key's number.
    private var texts: [String] = []
    /// All keys of the file, also those without a text in the locale.
    fileprivate let keys: [String]

    init(_ table: StringsTable, file: String, locale: String) {
      (self.file, self.locale) = (file, locale)
      warnings = table.warnings
      keys = table.entries.map(\.key) + table.keysWithoutText
      for entry in table.entries {
        let number = Array(entry.key.utf8).withUnsafeBytes { numbers.number($0) }
        if number == texts.count { texts.append(entry.value) } else { texts[number] = entry.value }
      }
    }

    /// The file and the locale, for messages.
    var name: String { "'\(file)' for '\(locale)'" }

    func text(_ key: UnsafeBufferPointer<UInt8>) -> String? {
      numbers.find(UnsafeRawBufferPointer(key)).map { texts[$0] }
    }
  }

  /// Records whose field has a value.
  struct Filter: Sendable {
    let field: String
    let locale: String

    func contains(_ record: RecordView, slot: Int) -> Bool {
      record[slot].bytes.elementsEqual(locale.utf8)
    }
  }

  /// Whether texts are others than in the records.
  var changesTexts: Bool { table != nil || pseudoLocale != nil || growth != nil }

  /// The text of a key; `nil` where there is none.
  private func translation(of key: String) -> String? {
    let (text, isFound) = Array(key.utf8).withUnsafeBufferPointer(self.text)
    return isFound ? text : nil
  }

  /// The text for one that all records have, and what is wrong where it has no translation.
  ///
  /// A fault resembles a key where the file has one much like it, so that it is meant to be one.
  func fixedText(_ text: String) -> (text: String, fault: (message: String, resemblesKey: Bool)?) {
    let (shown, isFound) = Array(text.utf8).withUnsafeBufferPointer(self.text)
    guard !isFound, let table else { return (shown, nil) }
    let similar = closestName(to: text, among: table.keys)
    let hint = similar.map { $0 == text ? "" : ". Did you mean '\($0)'?" }
    let message = "the text '\(text)' has no entry in \(table.name) and is shown as it is"
    return (shown, (message + (hint ?? ""), hint != nil))
  }

  /// The text for what a record holds, and whether it was found.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isFound: Bool) {
    guard !bytes.isEmpty else { return ("", true) }
    let found = table?.text(bytes)
    let text = found ?? String(decoding: bytes, as: UTF8.self)
    let shown = pseudoLocale?.text(text) ?? growth.map { TextGrowth.text(text, times: $0) } ?? text
    return (shown, table == nil || found != nil)
  }
}
