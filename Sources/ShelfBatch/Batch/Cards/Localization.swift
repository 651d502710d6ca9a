import Catalog

/// The translation of records' texts to a locale, and the choice of the records that belong to it.
package struct Localization: Sendable {
  /// The texts of a strings file, by what records hold; `nil` where records hold the texts themselves.
  var table: Table?
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
    private var keys = KeyTable()
    /// The text of each key, by the key's number.
    private var texts: [String] = []

    init(_ table: StringsTable, file: String, locale: String) {
      (self.file, self.locale) = (file, locale)
      warnings = table.warnings
      for entry in table.entries {
        let number = Array(entry.key.utf8).withUnsafeBytes { keys.number($0) }
        if number == texts.count { texts.append(entry.value) } else { texts[number] = entry.value }
      }
    }

    /// The file and the locale, for messages.
    var name: String { "'\(file)' for '\(locale)'" }

    func text(_ key: UnsafeBufferPointer<UInt8>) -> String? {
      keys.find(UnsafeRawBufferPointer(key)).map { texts[$0] }
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

  /// The text for what a record holds, and whether it was found.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isFound: Bool) {
    guard !bytes.isEmpty else { return ("", true) }
    let found = table?.text(bytes)
    let text = found ?? String(decoding: bytes, as: UTF8.self)
    let shown = pseudoLocale?.text(text) ?? growth.map { TextGrowth.text(text, times: $0) } ?? text
    return (shown, table == nil || found != nil)
  }
}
