import Dispatch
import Testing

@testable import Platform

struct SystemLineBreaksTests {
  private func offsets(_ text: String) -> [Int]? {
    var text = text
    return text.withUTF8 { SystemLineBreaks.offsets(in: $0) }
  }

  @Test(arguments: [
    ("ภาษาไทย", [12, 21]), ("ພາສາລາວ", [12, 21]), ("a b", [2, 3]), ("", []),
    ("\u{1F468} \u{E44}\u{E17}\u{E22}x", [5, 15]),
  ])
  func findsWords(text: String, expected: [Int]) {
    #expect(offsets(text) == expected)
  }

  @Test func threadsFindTheSame() {
    let text = String(repeating: "ผมรักภาษาไทย", count: 50)
    let expected = offsets(text)
    let others = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      if offsets(text) != expected { others.withLock { $0 += 1 } }
    }
    #expect(others.withLock { $0 } == 0)
    #expect((expected?.count ?? 0) > 150)
  }

  @Test func malformedBytesAreNoError() {
    let bytes: [UInt8] = [0xE0, 0xB8, 0x61, 0xFF, 0x20, 0x62]
    let found = bytes.withUnsafeBufferPointer { SystemLineBreaks.offsets(in: $0) }
    #expect(found?.last == bytes.count)
  }
}
