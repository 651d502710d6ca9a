import Testing

@testable import Catalog

/// Records of just as many bytes as a reader takes, and of one more.
@Suite struct RecordLimitTests {
  /// A record of so many bytes without its line end, and one behind it.
  private func text(_ format: RecordFormat, _ count: Int) -> String {
    let filler = String(repeating: "x", count: count)
    return switch format {
    case .json: "[1,\"" + filler.dropFirst(2) + "\",1]"
    case .ndjson: "1\n\"" + filler.dropFirst(2) + "\"\n1"
    case .csv, .tsv: "a\n" + filler + "\n1"
    }
  }

  /// With batches that end before, at and behind the limit.
  @Test(arguments: RecordFormat.allCases) func takesRecordsUpToTheLimit(format: RecordFormat) {
    for limit in [4, 5, 8, 16, 17] {
      for batchSize in 1...(limit + 2) {
        func failure(_ count: Int) -> String? {
          read(text(format, count), format, batchSize: batchSize, recordLimit: limit).failure
        }
        // The comma behind a value of an array is read with it.
        #expect(failure(limit) == nil, "\(limit), \(batchSize)")
        let (position, name) = format == .json ? ("1:4", "value") : ("2:1", format.isTable ? "record" : "line")
        #expect(failure(limit + 1) == "f:\(position): error: the \(name) is longer than \(limit) bytes", "\(batchSize)")
      }
    }
  }

  @Test(arguments: RecordFormat.allCases) func readsNothingWithALimitOfNone(format: RecordFormat) {
    for size in [-1, 0, 1] {
      let reader = RecordReader(bytes: [0x61], name: "f", format: format, batchSize: size, recordLimit: size)
      #expect(reader.batchSize == 1 && reader.recordLimit == 1)
    }
    #expect(read("12", .ndjson, recordLimit: 1).failure == "f:1:1: error: the line is longer than 1 bytes")
  }

  /// An error before the limit is the better message, as deep as records may be.
  @Test func findsDeepNestingBeforeTheLimit() {
    for (depth, failure) in [
      (511, "f:1:1: error: the value is longer than 600 bytes"),
      (512, "f:1:513: error: nesting is deeper than 512 levels"),
    ] {
      let text = "[" + String(repeating: "[", count: depth) + String(repeating: "1,", count: 200)
      #expect(read(text, .json, recordLimit: 600).failure == failure)
    }
    #expect(
      read("a,b\n1,2\n" + String(repeating: "x", count: 60), .csv, recordLimit: 50).failure
        == "f:3:1: error: the record is longer than 50 bytes")
    #expect(
      read(String(repeating: "x", count: 60), .csv, recordLimit: 50).failure
        == "f:1:1: error: the record is longer than 50 bytes")
  }

  @Test func capsDepthInArrays() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    // The array, the object, and what its field holds.
    #expect(read("[{\"a\": \(nested(510))}]", .json).failure == nil)
    #expect(read("[{\"a\": \(nested(511))}]", .json).failure == "f:1:518: error: nesting is deeper than 512 levels")
    #expect(read("[\(nested(511))]", .json).failure == nil)
    #expect(read("[\(nested(512))]", .json).failure == "f:1:513: error: nesting is deeper than 512 levels")
    #expect(read(nested(512), .ndjson).failure == nil)
    #expect(read(nested(513), .ndjson).failure == "f:1:513: error: nesting is deeper than 512 levels")
  }
}
