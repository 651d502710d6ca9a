import Catalog
import CellLayout
import RecordCells
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Values of records become texts of cards.
@Suite struct CardMakerTests {
  /// A card that was made, or why there is none.
  private enum Made: Equatable {
    case card([String], id: String?)
    case refusal(slot: Int, String)
    case rejection
  }

  private func made(_ maker: inout CardMaker, _ bytes: [UInt8], _ format: RecordFormat = .ndjson) throws -> [Made] {
    var made: [Made] = []
    var reader = RecordReader(bytes: bytes, name: "f", format: format)
    while let batch = try reader.nextBatch() {
      try batch.forEachRecord(maker.selection) { record in
        do throws(CardMaker.Refusal) {
          let card = try maker.card(of: record)
          let texts = (0..<card.texts.count).map { String(decoding: card.texts[$0], as: UTF8.self) }
          made.append(.card(texts, id: card.id?.text))
        } catch { made.append(.refusal(slot: error.slot, error.message)) }
      } onRejection: { _ in
        made.append(.rejection)
      }
    }
    return made
  }

  /// Values of a field: as written in JSON, and the text that a label shows; `nil` where it can show none.
  private static let values: [(written: String?, text: String?)] = [
    (nil, ""), ("null", ""), ("\"\"", ""), ("\"a text\"", "a text"), (#""a\"\u00e9\n""#, "a\"é\n"), ("1.50", "1.50"),
    ("-0.0e+10", "-0.0e+10"), ("12345678901234567890123", "12345678901234567890123"), ("true", "true"),
    ("false", "false"), ("[]", nil), ("[1, [2]]", nil), (#"{"a": "b"}"#, nil), ("\"漢字👩‍👧\"", "漢字👩‍👧"),
  ]

  @Test func showsValuesAsTheyAreWritten() throws {
    var random = SeededGenerator(seed: 1)
    let names = ["title", "body", "note"]
    for _ in 0..<60 {
      var (lines, expected, isPresent) = ([String](), [Made](), names.map { _ in false })
      for number in 0..<Int.random(in: 1...12, using: &random) {
        // Values that no label can show are a few of many.
        let chosen = names.map { _ in CardMakerTests.values[Int.random(in: 0..<14, using: &random)] }
        // The fields in any order, and others between them.
        var members = zip(names, chosen).compactMap { name, value in value.written.map { "\"\(name)\": \($0)" } }
        members += ["\"id\": \(number)", #""other": [{}]"#]
        lines.append("{\(members.shuffled(using: &random).joined(separator: ", "))}")
        let refused = chosen.firstIndex { $0.text == nil }
        for (field, value) in chosen.enumerated() where field < refused ?? names.count {
          isPresent[field] = isPresent[field] || value.written != nil
        }
        if let refused {
          let message = "the field '\(names[refused])' holds an array or an object, which no label can show"
          expected.append(.refusal(slot: refused, message))
        } else {
          expected.append(.card(chosen.compactMap(\.text), id: "\(number)"))
        }
      }
      var maker = CardMaker(CardFields(texts: names), Localization())
      #expect(try made(&maker, Array(lines.joined(separator: "\n").utf8)) == expected, "\(lines)")
      #expect(maker.takePresence() == isPresent)
      #expect(maker.takePresence() == names.map { _ in false })
    }
  }

  /// Ids are kept as they are written, and so is whether they were texts.
  @Test func keepsIds() throws {
    let ids: [(String?, RecordID?)] = [
      (nil, nil), ("null", nil), ("[1]", nil), ("\"\"", RecordID(text: "", isString: true)),
      ("\"7\"", RecordID(text: "7", isString: true)), ("7", RecordID(text: "7", isString: false)),
      ("1.50", RecordID(text: "1.50", isString: false)), ("true", RecordID(text: "true", isString: false)),
    ]
    let fields = CardFields(texts: ["title"])
    for (written, id) in ids {
      var maker = CardMaker(fields, Localization())
      var found: [RecordID?] = []
      let line = "{\(written.map { "\"id\": \($0)" } ?? "")}"
      var reader = RecordReader(bytes: Array(line.utf8), name: "f", format: .ndjson)
      try reader.nextBatch()?.forEachRecord(maker.selection) { record in
        found.append(try? maker.card(of: record).id)
      } onRejection: { _ in
      }
      #expect(found == [id], "\(line)")
    }
  }

  @Test func readsNumbersAndColumns() throws {
    let prototypes = try variants(.standard)[0].prototypes
    let fields = CardFields(prototypes, numbers: ["score", "body", "rank"], readsAllColumns: true)
    let header = ["body", "extra", "score", "id"]
    var maker = CardMaker(fields, Localization(), columns: header)
    var found: [[String]] = []
    let rows = "body,extra,score,id\n12.5,\"x,y\",3e2,a\ntext,,,b\n"
    var reader = RecordReader(bytes: Array(rows.utf8), name: "f", format: .csv)
    try reader.nextBatch()?.forEachRecord(maker.selection) { record in
      guard let card = try? maker.card(of: record) else { return }
      let numbers = (0..<3).map { "\(card.number($0) ?? .nan)" }
      let indices = (0..<3).map { "\(card.position(ofNumber: $0))" }
      let columns = (card.columns ?? []).map { "\($0.name)=\($0.text)" }
      found.append(numbers + indices + columns)
    } onRejection: { _ in
    }
    // A field that is shown may be a number as well; one that is absent stands where its record does.
    let first = ["300.0", "12.5", "nan", "2:12", "2:1", "2:1", "body=12.5", "extra=x,y", "score=3e2", "id=a"]
    let second = ["nan", "nan", "nan", "3:7", "3:1", "3:1", "body=text", "extra=", "score=", "id=b"]
    #expect(found == [first, second])
  }

  // MARK: Prototypes

  /// Cells among which records choose by `kind`, each with fields of its own.
  private func prototypes(_ names: [String]) throws -> Prototypes {
    let cell = try variants(.standard)[0].prototypes.all[0].cell
    return Prototypes(
      names.map { Prototypes.Prototype(reuseIdentifier: $0, cell: cell) }, identifierField: "kind")
  }

  @Test func choosesAmongPrototypes() throws {
    let names = ["Small", "e\u{301}", "\u{E9}", "1"]
    var maker = CardMaker(CardFields(try prototypes(names)), Localization())
    #expect(maker.selection.names.first == "kind")
    for (written, index) in [("\"Small\"", 0), ("\"e\u{301}\"", 1), ("\"\u{E9}\"", 2), ("\"1\"", 3), ("1", 3)] {
      var cells: [Int?] = []
      var reader = RecordReader(bytes: Array("{\"kind\": \(written)}".utf8), name: "f", format: .ndjson)
      try reader.nextBatch()?.forEachRecord(maker.selection) { record in
        cells.append(try? maker.card(of: record).cell)
      } onRejection: { _ in
      }
      #expect(cells == [index], "\(written)")
    }
    let missing = Made.refusal(slot: 0, "'kind' is missing, which names the record's cell")
    let unknown = Made.refusal(
      slot: 0, "'kind' names the cell 'small', which is not there (the cells are Small, e\u{301}, \u{E9}, 1)")
    let lines = ["{}", #"{"kind": null}"#, #"{"kind": ""}"#, #"{"kind": "small"}"#].joined(separator: "\n")
    #expect(try made(&maker, Array(lines.utf8)) == [missing, missing, missing, unknown])
  }
}
