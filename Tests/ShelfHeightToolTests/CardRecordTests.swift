import Foundation
import RecordCells
import Testing

@testable import ShelfHeightTool

/// Records as an app's code reads them.
@MainActor @Suite struct CardRecordTests {
  private func record(_ json: String, fields: [String] = [], texts: [String] = []) -> CardRecord {
    OwnedFieldTexts((texts + [json]).map { Array($0.utf8) }).withTexts {
      CardRecord(contents: RecordContents(AppRecord(fields: fields, texts: $0)))
    }
  }

  @Test func valuesAreTextsAsTheyAreWritten() {
    let record = record(#"{"a": "x", "n": 1.50, "b": true, "none": null, "list": [1], "e": ""}"#)
    let (missing, none, list): (String?, String?, String?) = (record["c"], record["none"], record["list"])
    #expect(missing == nil && none == nil && list == nil)
    let text: String = record["c"]
    let (number, flag, count): (Double?, Bool?, Int?) = (record["n"], record["b"], record["n"])
    #expect(text == "" && record["a"] == "x" && record["n"] == "1.50" && number == 1.5 && flag == true && count == nil)
    #expect(record["e"] == Optional(""))
  }

  /// A translation stands before what the record has; a text that was taken out is not there.
  @Test func knownFieldsStandBeforeTheRecord() {
    let record = record(#"{"a": "x", "b": "y"}"#, fields: ["a", "b"], texts: ["X", ""])
    #expect(record["a"] == "X" && record["b"] == String?.none)
  }

  @Test func valuesAreDecoded() throws {
    let note = try record(#"{"body": "B", "author": {"name": "A"}, "stars": 3}"#).decode(Note.self)
    #expect(note.author?.name == "A" && note.stars == 3)
    let row = try record(#"{"body": "12", "author": null, "stars": "3"}"#).decode(Note.self)
    #expect(row.body == "12" && row.stars == 3)
    #expect(throws: DecodingError.self) { try record(#"{"body": "B", "stars": "many"}"#).decode(Note.self) }
  }

  @Test func theFieldsOfAViewModelAreFoundOut() {
    #expect(Cells.example.cell.fields == ["title", "body"] && Cells.strict.cell.fields == ["title", "body"])
    #expect(Cells.note.cell.fields == ["body", "stars"] && Cells.note.cell.fieldsThatRecordsMayLack == ["stars"])
    #expect(Cells.example.cell.estimatesHeights && !Cells.note.cell.estimatesHeights)
  }

  @Test func fieldsOfDecodableTypesAreFoundByWhatTheyAsk() {
    enum Kind: String, Decodable, CaseIterable { case book, film }
    struct Item: Decodable {
      enum CodingKeys: String, CodingKey { case name, imageURL, kind, tags, price, isNew, inner }
      struct Inner: Decodable { let text: String }
      let name: String
      let imageURL: URL
      let kind: Kind
      let tags: [String: Int]
      let price: Decimal?
      let isNew: Bool
      let inner: [Inner]
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let cell = SizedCell(NoteCell.self, decoding: Item.self, decoder: decoder) { _, _ in }.cell
    #expect(cell.fields == ["name", "price", "is_new"] && cell.fieldsThatRecordsMayLack == ["price"])
  }

  /// A translation, or a text that is shortened or taken out, counts for decoded values as well.
  @Test func decodedTextsAreThoseOfKnownFields() throws {
    let json = #"{"body": "B", "author": {"name": "A"}, "stars": 3}"#
    let note = try record(json, fields: ["body", "stars"], texts: ["Ein Text", ""]).decode(Note.self)
    #expect(note.body == "Ein Text" && note.stars == nil && note.author?.name == "A")
    #expect(try record(json, fields: ["body", "stars"], texts: ["", "3"]).decode(Note.self).body == "")
  }
}
