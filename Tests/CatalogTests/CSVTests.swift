import Catalog
import SeededRandom
import Testing

@Suite struct CSVTests {
  @Test(arguments: [
    ("a,b\n1,2\n", ["a=string:1 b=string:2"]),
    ("a,b\r\n1,2\r\n", ["a=string:1 b=string:2"]),
    ("a,b\n1,2", ["a=string:1 b=string:2"]),
    ("a,b\n1,2\r", ["a=string:1 b=string:2"]),
    ("\u{FEFF}a,b\n1,2\n", ["a=string:1 b=string:2"]),
    ("\u{FEFF}\"a\",b\n1,2\n", ["a=string:1 b=string:2"]),
    ("b,c,a\n1,2,3\n", ["a=string:3 b=string:1"]),
    ("c\n1\n", [""]),
    ("a,b", []),
    ("\n\na,b\n\n\r\n1,2\n\n", ["a=string:1 b=string:2"]),
    ("a,b\n,\n", ["a=string: b=string:"]),
    ("a,b\n1\n3,4\n", ["!2:1 the row has 1 cell, and the header 2", "a=string:3 b=string:4"]),
    ("a,b\n1,2,\n3,4\n", ["!2:5 the row has 3 cells, and the header 2", "a=string:3 b=string:4"]),
    ("a,b\n\"1\n\",2,\"x\ny\",\"4\"\n3,4", ["!3:5 the row has 4 cells, and the header 2", "a=string:3 b=string:4"]),
    ("a\n1\n\n,\n \n", ["a=string:1", "!4:2 the row has 2 cells, and the header 1", "a=string: "]),
    ("a\n\"\"\n", ["a=string:"]),
    ("a,b\n\"x,y\",\"1\"\"2\"\n", ["a=string:x,y b=string:1\"2"]),
    ("a,b\n\"x\ny\r\nz\",\" q \"\r\n3,4", ["a=string:x\ny\r\nz b=string: q ", "a=string:3 b=string:4"]),
    ("a,b\n\"\"\"\"\"\",é世界😀 and more text\n", ["a=string:\"\" b=string:é世界😀 and more text"]),
    ("a,b\n1.50,\tx\u{1} y z w v u t\n", ["a=string:1.50 b=string:\tx\u{1} y z w v u t"]),
  ])
  func readsRows(text: String, records: [String]) {
    let outcome = read(text, .csv)
    #expect(outcome.records == records)
    #expect(outcome.failure == nil)
  }

  @Test(arguments: [
    ("", "f:1:1: error: file is empty"),
    ("\n\n", "f:1:1: error: expected a header row, found the end of the file"),
    ("a,b\n1,\"2\n3,4\n", "f:2:3: error: the quoted cell that starts here has no closing quote"),
    ("a,b\n1,\"2\"x\n", "f:2:6: error: expected a separator or the end of the line after the closing quote of a cell"),
    ("a,b\n1,2\"x\n", "f:2:4: error: a quote inside a cell without quotes: put the cell in quotes and double this one"),
    ("a,b\n1\r2,3\n", "f:2:2: error: a carriage return outside quotes that is not part of a line end"),
    ("a,,b\n", "f:1:3: error: column 2 of the header row has no name"),
    ("a,b,\"a\"\n", "f:1:5: error: the header row has the column 'a' twice"),
    ("a,\"b\n", "f:1:3: error: the quoted cell that starts here has no closing quote"),
  ])
  func stopsAtSyntaxErrors(text: String, failure: String) {
    for batchSize in [1, 3, 1 << 20] { #expect(read(text, .csv, batchSize: batchSize).failure == failure) }
  }

  /// Rows of any number of cells, against what they were made of.
  @Test(arguments: CSVRows.allCases) func keepsRowsOfAsManyCellsAsTheHeader(csvRows: CSVRows) {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<200 {
      let columns = Int.random(in: 1...5, using: &random)
      let names = (0..<columns).map { "c\($0)" }
      var (text, records) = (names.joined(separator: ",") + "\n", [String]())
      for line in 2..<Int.random(in: 2...12, using: &random) {
        let cells = Int.random(in: 0...7, using: &random)
        text += (0..<cells).map { "\"\($0)\"" }.joined(separator: ",") + "\r\n"
        if cells == columns || cells > 0 && cells < columns && csvRows == .pad {
          records.append(names.prefix(cells).enumerated().map { "\($1)=string:\($0)" }.joined(separator: " "))
        } else if cells > 0 {
          let column = cells > columns ? 4 * columns + 1 : 1
          let cellCount = "\(cells) cell\(cells == 1 ? "" : "s")"
          records.append("!\(line):\(column) the row has \(cellCount), and the header \(columns)")
        }
      }
      for batchSize in [1, 7, 1 << 20] {
        let outcome = read(text, .csv, fields: names, rules: RecordRules(csvRows: csvRows), batchSize: batchSize)
        #expect(outcome.records == records && outcome.count == records.count && outcome.failure == nil, "\(text)")
      }
    }
  }

  /// As wide as a header may get: a name twice is found however far it is from the first one.
  @Test func readsManyColumns() {
    let names = (0..<Sweep.count(60_000, oneIn: 4)).map { "c\($0)" }
    let header = names.joined(separator: ",")
    let row = names.indices.map { "\($0)" }.joined(separator: ",")
    let outcome = read(header + "\n" + row, .csv, fields: names)
    #expect(outcome.records == [zip(names, names.indices).map { "\($0)=string:\($1)" }.joined(separator: " ")])
    #expect(
      read(header + ",c0\n", .csv).failure
        == "f:1:\(header.utf8.count + 2): error: the header row has the column 'c0' twice")
    let record = read("\u{E9},e\u{301}\n1,2\n", .csv, fields: ["e\u{301}", "\u{E9}"]).records.first ?? ""
    #expect(Array(record.utf8) == Array("e\u{301}=string:2 \u{E9}=string:1".utf8))
  }

  @Test func rejectsRowsThatAreNotUnicode() {
    let bytes = Array("a,b\n1,x".utf8) + [0xFF] + Array("\n\"\n".utf8) + [0xED, 0xA0, 0x80] + Array("\",2\n3,4\n".utf8)
    #expect(
      read(bytes, .csv).records == [
        "!2:4 the record has text that is not valid UTF-8", "!4:1 the record has text that is not valid UTF-8",
        "a=string:3 b=string:4",
      ])
    #expect(
      read(Array("a,".utf8) + [0xFF] + Array("\n1,2".utf8), .csv).failure
        == "f:1:3: error: a column name is not valid UTF-8")
  }

  @Test func limitsRecords() {
    let open = "a,b\n1,2\n3,\"" + String(repeating: "x\n", count: 100)
    #expect(read(open, .csv, recordLimit: 50).failure == "f:3:1: error: the record is longer than 50 bytes")
    // The stray quote is what the user has to mend, though it makes the rest of the file one record.
    let stray = "a,b\n1,2\n3,x\"" + String(repeating: "x\n", count: 100)
    #expect(read(stray, .csv, recordLimit: 50).failure?.hasPrefix("f:3:4: error: a quote inside a cell") == true)
  }
}
