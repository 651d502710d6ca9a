import Catalog
import CellLayout
import InterfaceBuilder
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

/// Cards whose texts another language gives, and copies of cards.
@Suite struct TranslationTests {
  private func localization(_ texts: [String: String], pseudoLocale: PseudoLocale? = nil) throws -> Localization {
    let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    let table = try StringsTable(Array(lines.utf8), file: "de.strings")
    return Localization(table: Localization.Table(table, file: "de.strings", locale: "de"), pseudoLocale: pseudoLocale)
  }

  private func texts(_ card: Card) -> [String] {
    (0..<card.texts.count).map { String(decoding: card.texts[$0], as: UTF8.self) }
  }

  /// Texts by a table, longer and shorter ones in turn, with a count of those that it lacks.
  @Test(arguments: [nil, PseudoLocale.accented]) func translatesByATable(pseudoLocale: PseudoLocale?) throws {
    var translations = ["empty": ""]
    for number in 0..<20 { translations["key\(number)"] = String(repeating: "Wörter ", count: number * 7 % 20) }
    let localization = try localization(translations, pseudoLocale: pseudoLocale)
    let names = ["title", "body"]
    var maker = CardMaker(CardFields(texts: names), localization)
    var random = SeededGenerator(seed: 2)
    let keys = Array(translations.keys).sorted() + ["", "no such key", "keine"]
    let records = (0..<200).map { _ in names.map { _ in keys.randomElement(using: &random) ?? "" } }
    let lines = records.map { "{\"title\": \"\($0[0])\", \"body\": \"\($0[1])\"}" }.joined(separator: "\n")
    var place = 0
    var reader = RecordReader(bytes: Array(lines.utf8), name: "f", format: .ndjson)
    try reader.nextBatch()?.forEachRecord(maker.selection) { record in
      guard let card = try? maker.card(of: record) else { return }
      let expected = records[place].map { key in
        let text = translations[key] ?? key
        return key.isEmpty ? key : pseudoLocale?.text(text) ?? text
      }
      #expect(texts(card) == expected)
      let missing = records[place].indices.filter {
        !records[place][$0].isEmpty && translations[records[place][$0]] == nil
      }
      #expect(maker.missingTexts.count == missing.count)
      if let first = missing.first { #expect(maker.missingTexts.firstSlot == first) }
      place += 1
    } onRejection: { _ in
    }
    #expect(place == records.count)
  }

  /// Keys that are equal as texts and not as bytes are two; of two that are the same the last one counts.
  @Test func tellsKeysByTheirBytes() throws {
    let strings = "\"\u{E9}\" = one; \"e\u{301}\" = two; a = three; a = four;"
    let table = Localization.Table(try StringsTable(Array(strings.utf8), file: "x"), file: "x", locale: "de")
    let localization = Localization(table: table)
    for (key, text) in [("\u{E9}", "one"), ("e\u{301}", "two"), ("a", "four"), ("b", "b")] {
      let found = Array(key.utf8).withUnsafeBufferPointer { localization.text($0) }
      #expect(found.text == text && found.isFound == (key != "b"))
    }
    #expect(table.warnings.count == 1)
  }

  /// A value that names a record's cell, or decides about anything but a label's text, stays as it is.
  @Test func leavesWhatIsNoText() throws {
    let cell = try variants(.standard)[0].prototypes.all[0].cell
    let prototypes = Prototypes([Prototypes.Prototype(reuseIdentifier: "hello", cell: cell)], identifierField: "kind")
    var maker = CardMaker(CardFields(prototypes), try localization(["hello": "hallo"]))
    var found: [[String]] = []
    let line = #"{"kind": "hello", "title": "hello", "body": "hello"}"#
    var reader = RecordReader(bytes: Array(line.utf8), name: "f", format: .ndjson)
    try reader.nextBatch()?.forEachRecord(maker.selection) { record in
      if let card = try? maker.card(of: record) { found.append(texts(card)) }
    } onRejection: { _ in
    }
    #expect(found == [["hello", "hallo", "hallo"]])
  }

  /// A copy outlives the record, its batch, and the maker whose room its texts may have lain in.
  @Test(arguments: [true, false]) func copiesOutliveTheirBatch(isTranslated: Bool) throws {
    var random = SeededGenerator(seed: 3)
    let written = (0..<300).map { _ in
      (0..<2).map { _ in
        String((0..<Int.random(in: 0..<30, using: &random)).map { _ in "aé\n\"漢".randomElement(using: &random) ?? "a" })
      }
    }
    var lines = TextBuffer()
    for (id, texts) in written.enumerated() {
      lines.writeObject { line in
        line.write(member: "id", "\(id)")
        line.write(member: "title", texts[0])
        line.write(member: "body", texts[1])
      }
      lines.write("\n")
    }
    var kept: [KeptCard] = []
    var without: [KeptCard] = []
    func read() throws {
      let localization = Localization(pseudoLocale: isTranslated ? .accented : nil)
      var maker = CardMaker(CardFields(texts: ["title", "body"]), localization)
      var reader = RecordReader(bytes: lines.bytes, name: "f", format: .ndjson, batchSize: 500)
      while let batch = try reader.nextBatch() {
        try batch.forEachRecord(maker.selection) { record in
          guard let card = try? maker.card(of: record) else { return }
          kept.append(KeptCard(card))
          without.append(KeptCard(card, keepsTexts: false))
        } onRejection: { _ in
        }
      }
    }
    try read()
    #expect(kept.map(\.id?.text) == written.indices.map { "\($0)" })
    let expected = written.map { texts in
      OwnedFieldTexts(texts.map { Array((isTranslated ? PseudoLocale.accented.text($0) : $0).utf8) })
    }
    #expect(kept.map(\.texts) == expected)
    #expect(without.allSatisfy { $0.texts == nil } && without.map(\.id) == kept.map(\.id))
  }
}
