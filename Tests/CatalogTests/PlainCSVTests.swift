import Catalog
import SeededRandom
import Testing

/// The reader of CSV against one that reads byte by byte.
@Suite struct PlainCSVTests {
  private func compare(_ bytes: [UInt8], rules: RecordRules, batchSizes: [Int], _ failures: inout [String]) {
    let fields = rules.hasHeader ? ["b", "a", "q\""] : ["2", "1"]
    let expected = PlainCSV.read(bytes, fields: fields, rules: rules)
    for batchSize in batchSizes where read(bytes, .csv, fields: fields, rules: rules, batchSize: batchSize) != expected
    {
      let found = read(bytes, .csv, fields: fields, rules: rules, batchSize: batchSize)
      failures.append(
        "\(String(decoding: bytes, as: UTF8.self).debugDescription), \(batchSize): \(found), not \(expected)")
    }
  }

  /// Each text of up to five of the bytes that mean something.
  @Test func readsAllShortTexts() {
    let alphabet = Array("\",\n\ra".utf8)
    var failures: [String] = []
    for length in 0...5 {
      for number in 0..<Int((0..<length).reduce(1) { power, _ in power * alphabet.count }) {
        var (rest, text) = (number, [UInt8]())
        for _ in 0..<length {
          text.append(alphabet[rest % alphabet.count])
          rest /= alphabet.count
        }
        if length == 5, !number.isMultiple(of: 3) { continue }
        let hasHeader = !number.isMultiple(of: 2)
        let rules = RecordRules(csvRows: number % 4 < 2 ? .pad : .reject, hasHeader: hasHeader)
        compare(text, rules: rules, batchSizes: [number % 7 + 1], &failures)
        compare(Array("a,b\n".utf8) + text, rules: RecordRules(), batchSizes: [number % 5 + 1], &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// Rows of cells of any length, of which some bytes are replaced.
  @Test(arguments: [true, false]) func readsRandomRows(hasHeader: Bool) {
    var random = SeededGenerator(seed: hasHeader ? 96 : 97)
    let pieces = ["x", "é", "世", "😀", " ", "\"\"", ",", "\r\n", "\n", "0123456789abcdefg", "\t"].map { Array($0.utf8) }
    var failures: [String] = []
    for number in 0..<Sweep.count(6000) {
      var text = number.isMultiple(of: 5) ? [0xEF, 0xBB, 0xBF] : [UInt8]()
      if hasHeader {
        text += Array(["a,b\n", "b,c,a\r\n", "\n\"q\"\"\",\"a\"\n"].randomElement(using: &random)?.utf8 ?? "".utf8)
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        for cell in 0..<Int.random(in: 1...3, using: &random) {
          if cell > 0 { text.append(0x2C) }
          let isQuoted = Bool.random(using: &random)
          let content = (0..<Int.random(in: 0...4, using: &random)).flatMap { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
          }
          let quote: [UInt8] = [0x22]
          text += isQuoted ? quote + content + quote : content.filter { ![0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        }
        text += Array(["\n", "\r\n", "\n\n"].randomElement(using: &random)?.utf8 ?? "".utf8)
      }
      if !text.isEmpty, number % 3 == 1 {
        text[Int.random(in: 0..<text.count, using: &random)] =
          [0x22, 0x2C, 0x0A, 0x0D, 0x80, 0xFF, 0xC3, 0xE9, 0x61].randomElement(using: &random) ?? 0
      }
      if number % 3 == 2 { text.removeLast(min(text.count, Int.random(in: 0...3, using: &random))) }
      let rules = RecordRules(
        csvRows: Bool.random(using: &random) ? .pad : .reject, csvSeparator: .comma, hasHeader: hasHeader)
      compare(text, rules: rules, batchSizes: [1, number % 30 + 2, 1 << 10], &failures)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// A byte that begins no character, alone and beside others, in each kind of cell.
  @Test func findsEachByteThatIsNotUTF8() {
    var failures: [String] = []
    for byte in 0x80...UInt8.max {
      for text in [[byte], [0xC3, 0xA9, byte], [byte, 0x80], [byte, 0x20, 0xFF]] as [[UInt8]] {
        for padding in [0, 20] {
          let cell = text + [UInt8](repeating: 0x61, count: padding)
          let bytes = Array("a,b\n".utf8) + cell + Array(",\"".utf8) + cell + Array("\"\n1,2\n".utf8)
          compare(bytes, rules: RecordRules(), batchSizes: [64], &failures)
          compare(cell + Array(",b\n".utf8), rules: RecordRules(), batchSizes: [64], &failures)
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }
}
