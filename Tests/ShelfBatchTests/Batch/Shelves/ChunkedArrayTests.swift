import SeededRandom
import Testing

@testable import ShelfBatch

/// Storage that grows in place, against an array.
@Suite struct ChunkedArrayTests {
  @Test func equalsAnArray() {
    var random = SeededGenerator(seed: 93)
    var (chunked, plain): (ChunkedArray<[Int]>, [[Int]]) = ([], [])
    for number in 0..<5000 {
      chunked.append([number])
      plain.append([number])
      let place = Int.random(in: 0...number, using: &random)
      chunked[place].append(number)
      plain[place].append(number)
    }
    #expect(chunked.count == 5000 && Array(chunked) == plain && chunked.last == plain.last)
    let copy = chunked
    chunked[1024][0] = -1
    #expect(copy[1024] == plain[1024] && chunked[1024][0] == -1)
  }

  @Test func isEmptyAtFirst() {
    let none: ChunkedArray<Int> = []
    #expect(none.isEmpty && none.first == nil && Array(none.indices).isEmpty)
    #expect(Array([7] as ChunkedArray) == [7])
  }

  @Test(arguments: [1, 2, 5]) func aValueAVariant(count: Int) {
    var values = VariantValues(repeating: 3, count: count)
    for variant in values.indices { values.update(variant) { $0 += variant } }
    #expect(Array(values) == (0..<count).map { 3 + $0 })
  }
}
