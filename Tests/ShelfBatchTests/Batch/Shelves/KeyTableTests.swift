import SeededRandom
import Testing

@testable import ShelfBatch

/// Numbers of keys, against a dictionary.
@Suite struct KeyTableTests {
  /// Keys with long common beginnings, some of which are others' beginnings, and the empty one.
  private func keys(_ count: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
    let stems = ["", "shelf", "shelf-of-a-long-name-", "é", "\0\0\0\0\0\0\0\0"].map { Array($0.utf8) }
    return (0..<count).map { _ in
      let stem = stems[Int.random(in: 0..<stems.count, using: &random)]
      return stem
        + (0..<Int.random(in: 0...10, using: &random)).map { _ in UInt8.random(in: 0x61...0x63, using: &random) }
    }
  }

  @Test func numbersKeysInTheOrderOfTheirAppearance() {
    var random = SeededGenerator(seed: 51)
    for count in [1, 2, 31, 33, 64, 65, 200, 3000] {
      let asked = keys(count, &random)
      let others = keys(count, &random)
      var (table, numbers, order) = (KeyTable(), [[UInt8]: Int](), [[UInt8]]())
      for key in asked {
        // A key may be asked for several times in a row, as records of a shelf mostly follow each other.
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let isNew = numbers[key] == nil
          let expected = numbers[key] ?? order.count
          #expect(key.withUnsafeBytes { table.contains($0) } == !isNew)
          #expect(key.withUnsafeBytes { table.number($0) } == expected)
          if isNew {
            numbers[key] = expected
            order.append(key)
          }
          #expect(table.count == order.count)
        }
      }
      for (number, key) in order.enumerated() {
        #expect(table.withKey(number) { Array($0) } == key)
        #expect(Array(table.name(number).utf8) == key)
      }
      for key in others { #expect(key.withUnsafeBytes { table.contains($0) } == (numbers[key] != nil)) }
    }
  }

  /// Keys that are equal as texts and not as bytes are two.
  @Test func tellsKeysByTheirBytes() {
    var table = KeyTable()
    let keys = ["\u{E9}", "e\u{301}", "", "\u{E9}"]
    #expect(keys.map { key in Array(key.utf8).withUnsafeBytes { table.number($0) } } == [0, 1, 2, 0])
  }

  /// Keys that differ little lie as far apart as random ones: of 50,000 in 131,072 places some 83 % have one to
  /// themselves or share it with one that came later.
  @Test func spreadsKeys() {
    let table = KeyTable()
    for stem in ["", "s", "shelf-of-a-long-name-", "0000000", "\0\0\0\0"] {
      for step in [1, 4, 4096] {
        let indices = Set(
          (0..<50_000).map { number in
            Array((stem + String(number * step)).utf8).withUnsafeBytes { table.hash($0) & 131_071 }
          })
        #expect(indices.count > 40_500, "\(stem) \(step)")
      }
    }
    // Zeros count.
    let zeros = Set((0..<1000).map { [UInt8](repeating: 0, count: $0).withUnsafeBytes { table.hash($0) } })
    #expect(zeros.count == 1000)
  }

  /// Copies go their own ways.
  @Test func copiesAreValues() {
    var table = KeyTable()
    func number(_ key: String, _ table: inout KeyTable) -> Int { Array(key.utf8).withUnsafeBytes { table.number($0) } }
    _ = number("a", &table)
    var copy = table
    #expect(number("b", &table) == 1 && number("c", &copy) == 1)
    #expect(table.name(1) == "b" && copy.name(1) == "c")
  }
}
