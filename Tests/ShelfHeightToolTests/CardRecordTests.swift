import Foundation
import RecordCells
import Testing

@testable import ShelfHeightTool

/// Records as an app's code reads them.
@MainActor @Suite struct CardRecordTests {
  private func record(_ json: String, fields: [String] = [], texts: [String] = []) -> CardRecord {
    OwnedTexts((texts + [json]).map { Array($0.utf8) }).withTexts {
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
    #expect(Cells.note.cell.fields == [] && Cells.example.cell.estimatesHeights && !Cells.note.cell.estimatesHeights)
  }
}
