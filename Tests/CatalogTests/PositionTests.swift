import Catalog
import SeededRandom
import Testing

/// Places that are asked for in any order, against counting from the start.
@Suite struct PositionTests {
  private func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePosition(line: before.count { $0 == 0x0A } + 1, column: offset - lineStart + 1)
  }

  /// Records whose fields stand in lines of their own, in one line, or both.
  @Test func equalsCounting() throws {
    var random = SeededGenerator(seed: 92)
    let fields = (0..<6).map { "f\($0)" }
    for _ in 0..<100 {
      var (bytes, offsets) = (Array("[".utf8), [[Int]]())
      for number in 0..<Int.random(in: 1...20, using: &random) {
        func gap() -> [UInt8] {
          Array(["", " ", "\n", "\r\n", "\n\n  "].randomElement(using: &random)?.utf8 ?? "".utf8)
        }
        bytes += number > 0 ? Array(",".utf8) + gap() : gap()
        var record = [bytes.count]
        bytes += Array("{".utf8)
        for (index, field) in fields.enumerated() {
          bytes += gap() + Array("\(index > 0 ? "," : "")\"\(field)\":".utf8) + gap()
          record.append(bytes.count)
          bytes += Array("\"é\(number)\"".utf8)
        }
        bytes += gap() + Array("}".utf8)
        offsets.append(record)
      }
      bytes += Array("]".utf8)
      var reader = RecordReader(bytes: bytes, name: "f", format: .json)
      var number = 0
      try reader.nextBatch()?.forEachRecord(FieldSelection(fields)) { record in
        for _ in 0..<12 {
          let slot = Int.random(in: -1..<fields.count, using: &random)
          let found = slot < 0 ? record.position : record.position(ofSlot: slot)
          #expect(found == position(of: offsets[number][slot + 1], in: bytes))
        }
        number += 1
      } onRejection: { _ in
      }
      #expect(number == offsets.count)
    }
  }
}
