import Catalog
import SeededRandom
import Testing

@testable import ShelfBatch

/// Shelves that come back are found, in memory or on disk.
@Suite struct EndedShelvesTests {
  @Test(arguments: [0, 100, 1_000, 1 << 20]) func findsTheFirstReturn(limit: Int) throws {
    var random = SeededGenerator(seed: 71)
    for count in [0, 1, 40, 400, 3_000] {
      for returns in [0, 1, 7] {
        var names = (0..<count).map { "shelf \($0)" }
        var shelves: [(name: String, index: EndedShelves.FirstRecord)] = []
        for _ in 0..<(count > 0 ? returns : 0) {
          names.insert(
            names[Int.random(in: 0..<names.count, using: &random)], at: Int.random(in: 0...count, using: &random))
        }
        for (number, name) in names.enumerated() {
          let position = SourcePosition(line: number % 1_500 + 1, column: 3)
          shelves.append((name, EndedShelves.FirstRecord(input: number / 1_500, position: position)))
        }
        var (seen, expected) = (Set<String>(), Int?.none)
        for (number, name) in names.enumerated() where !seen.insert(name).inserted { expected = expected ?? number }

        var ended = EndedShelves(limit: limit)
        var found: EndedShelves.FirstRecord?
        for (name, index) in shelves {
          var name = name
          try name.withUTF8 { key in
            let key = UnsafeRawBufferPointer(key)
            if ended.contains(key), found == nil { found = index }
            try ended.append(key, index)
          }
        }
        // A shelf whose key is held is found at once; one on disk, at the end.
        let later = try ended.firstReturn()
        let indices = [found, later].compactMap { $0 }.map { $0.input * 1_500 + $0.position.line - 1 }
        #expect(indices.min() == expected, "\(count) shelves, \(returns) come back, \(limit) bytes")
      }
    }
  }
}
