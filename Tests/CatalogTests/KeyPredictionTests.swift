import Testing

@testable import Catalog

/// A prediction takes for the key that was there before exactly its bytes.
struct KeyPredictionTests {
  private func length(_ learned: String, in text: String, index: Int = 0) -> Int? {
    var predictions = KeyPredictions()
    let (lead, bytes) = (Array(learned.utf8), Array(text.utf8))
    lead.withUnsafeBufferPointer { lead in
      guard let start = lead.baseAddress else { return }
      predictions.learn(0, from: start, to: start + lead.count, slot: 7)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let match = predictions.match(index, at: start, end: start + bytes.count)
      return match.map { $0.slot == 7 ? $0.length : -1 }
    }
  }

  private let rest = "\"value\", and so on"

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 47, 48]) func takesTheSameBytes(count: Int) {
    let lead = String((0..<count).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })
    #expect(length(lead, in: lead + rest) == count)
    #expect(length(lead, in: lead + rest, index: 1) == nil)
    // A byte that differs, wherever it is.
    for offset in 0..<count {
      var other = Array(lead.utf8)
      other[offset] ^= 1
      #expect(length(lead, in: String(decoding: other, as: UTF8.self) + rest) == nil, "\(offset) of \(count)")
    }
    // Eight bytes have to follow, which are read with the last ones.
    #expect(length(lead, in: lead + "12345678") == count && length(lead, in: lead + "1234567") == nil)
  }

  @Test func longLeadsAreNotPredicted() {
    let lead = String(repeating: "x", count: 49)
    #expect(length(lead, in: lead + rest) == nil)
  }

  /// More keys than there is room for, of which each but the first is learned only behind another; more than once, as
  /// memory that was used before may hold keys.
  @Test func learnsKeysInTurn() {
    let text = Array(("x" + rest).utf8)
    func learn(_ start: BytePointer) {
      func slots(_ predictions: borrowing KeyPredictions) -> [Int?] {
        (0...70).map { predictions.match($0, at: start, end: start + text.count)?.slot }
      }
      var predictions = KeyPredictions()
      #expect(slots(predictions).allSatisfy { $0 == nil })
      predictions.learn(1, from: start, to: start + 1, slot: 1)
      #expect(slots(predictions).allSatisfy { $0 == nil })
      for index in 0...70 {
        predictions.learn(index, from: start, to: start + 1, slot: index)
        #expect(slots(predictions).compactMap { $0 } == Array(0...min(index, 63)))
      }
    }
    text.withUnsafeBufferPointer { bytes in
      for _ in 0..<3 { bytes.baseAddress.map(learn) }
    }
  }

  /// A key that is too long replaces the one that was learned before.
  @Test func longLeadsAreForgotten() {
    let text = Array(String(repeating: "x", count: 80).utf8)
    text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      var predictions = KeyPredictions()
      for count in [1, 49, 48, 49, 8, 60] {
        predictions.learn(0, from: start, to: start + count, slot: count)
        let match = predictions.match(0, at: start, end: start + bytes.count)
        #expect(match?.length == (count > 48 ? nil : count) && match?.slot == match?.length)
      }
    }
  }
}
