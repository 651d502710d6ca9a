import SeededRandom
import Testing

@testable import Catalog

/// Which fields are asked for, and what their values are.
@Suite struct FieldTests {
  /// Names that repeat, against a look through the list.
  @Test func slotsOfNames() {
    var random = SeededGenerator(seed: 95)
    let names = ["", "a", "b", "ab", "ba", "aa", "\u{E9}", "e\u{301}", "z", "abc"]
    for _ in 0..<300 {
      let asked = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in names.randomElement(using: &random) }
      var unique: [[UInt8]] = []
      for name in asked where !unique.contains(Array(name.utf8)) { unique.append(Array(name.utf8)) }
      let selection = FieldSelection(asked)
      #expect(selection.count == unique.count && selection.names.map { Array($0.utf8) } == unique)
      for name in names + ["aaa", "zz"] {
        let slot = unique.firstIndex(of: Array(name.utf8))
        #expect(selection.slot(of: name) == slot)
        #expect(Array(name.utf8).withUnsafeBytes { selection.slot(of: $0) } == slot ?? -1)
      }
    }
  }

  @Test func numbers() throws {
    let line = #"{"a": 1.50, "b": "2.5", "c": true, "d": null, "e": "x", "f": [1], "g": -3e1}"#
    var reader = RecordReader(bytes: Array(line.utf8), name: "f", format: .ndjson)
    let selection = FieldSelection(["a", "b", "c", "d", "e", "f", "g", "h"])
    var numbers: [Double?] = []
    try reader.nextBatch()?.forEachRecord(selection) { record in
      numbers = record.fields.map(\.number)
      #expect(record[-1].kind == .absent && record[8].kind == .absent && record[7].bytes.isEmpty)
      #expect(record.position(ofSlot: 7) == record.position)
      #expect(record.memberNames == ["a", "b", "c", "d", "e", "f", "g"])
      #expect(record.ordinal == 0 && record.bytes.elementsEqual(line.utf8))
    } onRejection: { _ in
    }
    #expect(numbers == [1.5, 2.5, nil, nil, nil, nil, -30, nil])
  }

  /// The number of a record, which counts those that are rejected, in each format.
  @Test(arguments: [
    (RecordFormat.ndjson, "{}\n5\n{}\n\n6\n{}"), (.json, "[{}, 5, {}, 6, {}]"), (.csv, "a\n1\n1,2\n3\n\n4,5\n6"),
  ])
  func numbersOfRecords(format: RecordFormat, text: String) throws {
    var reader = RecordReader(bytes: Array(text.utf8), name: "f", format: format)
    var (records, rejections) = ([Int](), [Int]())
    let count = try reader.nextBatch()?.forEachRecord(FieldSelection([])) {
      records.append($0.ordinal)
    } onRejection: {
      rejections.append($0.ordinal)
    }
    #expect(count == 5 && records == [0, 2, 4] && rejections == [1, 3])
  }

  /// Rows have their line ends, objects have not.
  @Test(arguments: [
    (RecordFormat.csv, "a,b\n1,2\r\n\n\"x\n\",3\n4\r", ["1,2\r\n", "\"x\n\",3\n", "4\r"]),
    (.csv, "a\n1", ["1"]), (.ndjson, " {}\n{\"a\": 1}", ["{}", "{\"a\": 1}"]), (.json, "[ {},{ } ]", ["{}", "{ }"]),
  ])
  func bytesOfRecords(format: RecordFormat, text: String, records: [String]) throws {
    var reader = RecordReader(bytes: Array(text.utf8), name: "f", format: format, rules: RecordRules(csvRows: .pad))
    var found: [String] = []
    try reader.nextBatch()?.forEachRecord(FieldSelection(["a"])) {
      found.append(String(decoding: $0.bytes, as: UTF8.self))
    } onRejection: { _ in
    }
    #expect(found == records)
  }

  @Test func refusesRulesThatAFormatDoesNotHave() {
    for format in RecordFormat.allCases {
      #expect(RecordRules().refusal(of: format, file: "f") == nil)
      #expect((RecordRules(csvRows: .pad, hasHeader: false).refusal(of: format, file: "f") == nil) == format.isTable)
      let skipping = RecordRules(skipsMalformedLines: true).refusal(of: format, file: "f")
      #expect((skipping == nil) == (format == .ndjson))
    }
  }
}
