import Catalog
import Testing

/// Batches are cut wherever the chunks end; nobody may see it in the records.
@Suite struct BatchTests {
  static let texts: [(RecordFormat, String)] = [
    (
      .ndjson,
      "\u{FEFF}{\"a\": \"x\\ny\", \"b\": 1}\r\n\n5\n{\"b\": \"é😀\", \"a\": null}\n\n{\"a\": [\"\\n\"]}\n{\"a\": \"last\"}"
    ),
    (.csv, "\u{FEFF}b,a\r\n\"1\n\",x\r\n\n\n2,\"y\"\"\n\n\"\"\"\n3\n\"\",é\r\n5,\"\"\"\"\n"),
    (.json, "[{\"a\": 1},\n\n 2, {\"b\": \"x\"\n}]"),
    // White space that grows from record to record.
    (
      .json,
      "[{\"a\":\"x\",\"b\":1},{\"a\": \"x\", \"b\": 2},{\"a\":  \"y\",  \"b\":\n \"z\"},{ \"a\": [] ,\"b\":null}]"
    ),
    (.ndjson, "{\"a\":\"x\",\"b\":1}\n{\"a\": \"x\", \"b\": 2}\n{\"a\":  \"y\",\"b\":\t true }\n"),
    (
      .json,
      "\u{FEFF} [{\"a\": \"],{\\\"}é,\\\\\", \"b\": [{\"a\": 1}, {}]},[\n1, [2]],{\"c\": \"[\\ud800,\"}, \"{,\"\n,null ,{\"a\": -1e2}] "
    ),
  ]

  @Test func sizeMakesNoDifference() {
    for (format, text) in Self.texts {
      let whole = read(text, format)
      #expect(whole.failure == nil)
      #expect(whole.count > 2)
      for batchSize in 1...(text.utf8.count + 2) { #expect(read(text, format, batchSize: batchSize) == whole) }
    }
  }

  @Test func everyPrefixEndsWell() {
    for (format, text) in Self.texts {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        let whole = read(Array(bytes[..<count]), format)
        for batchSize in [1, 2, 5, 16] { #expect(read(Array(bytes[..<count]), format, batchSize: batchSize) == whole) }
      }
    }
  }

  /// Damaged text: each byte replaced by each of those that mean something.
  @Test func damageEndsWell() {
    for (format, text) in Self.texts {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        for byte in Array("\"\\,:{}[]\n\r0eu-".utf8) + [0, 0x80, 0xC3, 0xFF] {
          var damaged = bytes
          damaged[index] = byte
          let whole = read(damaged, format)
          let cut = read(damaged, format, batchSize: 3)
          // Rows behind a malformed byte are cut elsewhere, so only the first error is the same.
          #expect(cut.failure == whole.failure)
          #expect(cut.records == whole.records)
        }
      }
    }
  }

  @Test func streamsInBatchesOfTheSizeAskedFor() throws {
    let line = "{\"a\": \"0123456789\"}\n"
    var reader = RecordReader(
      bytes: Array(String(repeating: line, count: 1000).utf8), name: "f", format: .ndjson, batchSize: 100)
    var sizes: [Int] = []
    while let batch = try reader.nextBatch() { sizes.append(batch.byteCount) }
    #expect(sizes.reduce(0, +) == 20_000)
    #expect(sizes.max() == 100)
    #expect(try reader.nextBatch() == nil)
  }
}
