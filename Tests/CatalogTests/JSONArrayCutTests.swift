import SeededRandom
import Testing

@testable import Catalog

/// Arrays that come in pieces, against a look at each byte.
@Suite struct JSONArrayCutTests {
  /// The offsets behind commas between values of the outermost array.
  private func cuts(_ text: [UInt8]) -> [Int] {
    var (depth, isInString, isEscaped, cuts) = (0, false, false, [Int]())
    for (index, byte) in text.enumerated() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isInString = false
        }
        continue
      }
      switch byte {
      case 0x22: isInString = true
      case 0x5B, 0x7B: depth += 1
      case 0x5D, 0x7D:
        depth -= 1
        if depth <= 0 { return cuts }
      case 0x2C where depth == 1: cuts.append(index + 1)
      default: break
      }
    }
    return cuts
  }

  @Test func cutsBetweenValues() {
    var random = SeededGenerator(seed: 98)
    let pieces = [
      "1", "{\"a\":[1,2]}", "\"\"", "\"\\\\\"", "\"\\\"],\"", "\"0123456789abcdef,\\\\\"", "[[],{}]", " ", ",",
    ]
    for _ in 0..<Sweep.count(12_000) {
      var text = Array("[".utf8)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text += Array((pieces.randomElement(using: &random) ?? "").utf8) + Array(",".utf8)
      }
      text += Array("1]".utf8) + Array((Bool.random(using: &random) ? " ,[1,2]" : "").utf8)
      let expected = cuts(text)
      var cutter = JSONArrayCuts()
      text.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var index = 0
        while index < text.count {
          let end = min(text.count, index + Int.random(in: 0...20, using: &random))
          let cut = cutter.lastCut(from: base + index, to: base + end).map { $0 - base }
          #expect(cut == expected.last { index < $0 && $0 <= end })
          #expect(cutter.valueCount == expected.count { $0 <= end })
          index = end
        }
      }
    }
  }
}
