import Foundation
import Testing

@testable import Catalog

/// Records of a file.
@Suite struct RecordFileTests {
  private func withFile<Result>(_ size: Int, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ndjson")
    try Data(repeating: 0x0A, count: size).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  /// Small files are cut into sixteen, and no batch is smaller than 64 KiB or larger than 1 MiB.
  @Test(arguments: [
    (1, 1 << 16), (1 << 20, 1 << 16), ((1 << 20) + 16, (1 << 16) + 1), (3 << 20, 3 << 16), (1 << 24, 1 << 20),
    ((1 << 24) + 64, 1 << 20),
  ])
  func cutsFilesBySize(size: Int, batchSize: Int) throws {
    try withFile(size) { path in
      let reader = try RecordReader(path: path, format: .ndjson)
      #expect(reader.batchSize == batchSize && reader.recordLimit == 64 << 20)
    }
  }

  @Test func anEmptyFileIsAFault() throws {
    try withFile(0) { path in
      var reader = try RecordReader(path: path, format: .ndjson)
      #expect(reader.batchSize == 1 << 20)
      do {
        _ = try reader.nextBatch()
        Issue.record("an empty file was read")
      } catch {
        #expect("\(error)" == "\(path):1:1: error: file is empty")
      }
    }
  }
}
