import Catalog
import InterfaceBuilder

/// What becomes of a record's texts in a locale.
struct Localization: Sendable {
  /// The texts of a strings file, by what records hold; `nil` where records hold the texts themselves.
  var table: Table?
  var pseudoLocale: PseudoLocale?
  /// Which records belong to the locale; `nil` where all do.
  var filter: Filter?

  struct Table: Sendable {
    let file: String
    private let texts: [String: String]

    init(_ table: StringsTable, file: String) {
      self.file = file
      texts = Dictionary(table.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    func text(_ key: String) -> String? { texts[key] }
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
  var changesTexts: Bool { table != nil || pseudoLocale != nil }

  /// The text for what a record holds, and whether it was found.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, isFound: Bool) {
    let written = String(decoding: bytes, as: UTF8.self)
    guard !written.isEmpty else { return (written, true) }
    let found = table?.text(written)
    let text = found ?? written
    return (pseudoLocale?.text(text) ?? text, table == nil || found != nil)
  }
}
