import Testing

@testable import Catalog

/// Nobody looks at what stands in memory behind the end of a text.
@Suite struct EndOfTextTests {
  /// The result of a batch of some bytes, with others behind them.
  private func outcome(_ bytes: ArraySlice<UInt8>, _ format: RecordFormat, before rest: [UInt8], _ skips: Bool)
    -> [String]
  {
    let buffer = ByteBuffer(capacity: bytes.count + rest.count)
    for (index, byte) in (Array(bytes) + rest).enumerated() { buffer.start[index] = byte }
    var outcome: [String] = []
    let rules = RecordRules(csvRows: .pad, skipsMalformedLines: skips)
    do throws(MalformedInput) {
      var header: CSVHeader?
      var firstRecord = 0
      if format == .csv {
        let start = BytePointer(buffer.start)
        var scanner = CSVScanner(start: start, end: start + bytes.count, .comma)
        var lines = LineCursor(start: start)
        guard scanner.skipBlankLines() else { return ["blank"] }
        header = try CSVHeader(&scanner, lines: &lines, file: "f")
        firstRecord = scanner.cursor - start
      }
      let batch = RecordBatch(
        sequence: 0, file: "f", format: format, header: header, rules: rules, buffer: buffer, range: 0..<bytes.count,
        firstRecord: firstRecord, firstLine: 1, lineOffset: 0, precedingCount: nil, offset: 0, isLast: true,
        exceededLimit: nil)
      let count = try batch.forEachRecord(FieldSelection(["a", "b"])) { record in
        outcome.append("\(record.position) \(record[0].kind) \(record[0].text) \(record[1].kind) \(record[1].text)")
        outcome.append(String(decoding: record.bytes, as: UTF8.self))
      } onRejection: {
        outcome.append("\($0.position) \($0.message)")
      }
      outcome.append("\(count)")
    } catch {
      outcome.append("\(error)")
    }
    if format == .json {
      outcome.append(document(buffer, bytes.count))
    }
    return outcome
  }

  private func document(_ buffer: ByteBuffer, _ count: Int) -> String {
    do {
      let value = try JSONValue.parse(UnsafeRawBufferPointer(start: buffer.start, count: count), file: "f")
      return "\(value.content)"
    } catch {
      return "\(error)"
    }
  }

  private static let texts: [(RecordFormat, String)] = [
    (.json, "[{\"a\": \"\\ud83d\\ude00\\u00e9\\\\\", \"b\": -10.5e+3}, true, false, null , [\"é😀\"], 'x' ]"),
    (
      .ndjson,
      "{\"a\": \"\\ud83d\\ude00é\", \"b\": -0.5E2}\r\n\r\ntrue\n nul\n{\"a\": \"x\" y}\n{\"a\": \"0123456789abcdef\"}"
    ),
    (.csv, "a,\"b\"\r\n\r\n1,\"x\"\"é\"\r\n\"\",\n2\n\r\n\"0123456789abcdef\",😀\r\n"),
  ]

  /// Each beginning of a text, with what would go on with it.
  @Test func isNotReadOver() {
    for (format, text) in EndOfTextTests.texts {
      let bytes = Array(text.utf8)
      for count in 1...bytes.count {
        for skips in format == .ndjson ? [false, true] : [false] {
          let expected = outcome(bytes[..<count], format, before: [UInt8](repeating: 0, count: 20), skips)
          let rests = [Array(bytes[count...])] + "\n\"1\\,}]x ".utf8.map { [$0] } + [[0x80], [0xBF]]
          for rest in rests {
            let filled = rest + [UInt8](repeating: rest.last ?? 0x31, count: 20)
            #expect(
              outcome(bytes[..<count], format, before: filled, skips) == expected, "\(format), \(count), \(filled[0])")
          }
        }
      }
    }
  }
}
