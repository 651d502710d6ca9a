import SeededRandom
import Testing

@testable import CellLayout

/// Heights by numbers of lines, against computing each.
struct HeightTableTests {
  private static let bits: UInt64 = 7

  private func key(_ lines: [Int]) throws -> HeightKey {
    var key = HeightKey()
    for count in lines {
      let isTaken = key.append(count)
      try #require(isTaken)
    }
    return key
  }

  /// The lines that a key was made of come out again, whichever of its halves they are in.
  @Test func keysTellTheirLines() throws {
    for count in 0...HeightKey.mostTexts {
      let lines = (0..<count).map { 7 * $0 + 3 }
      #expect(try key(lines).lines(count: count) == lines)
    }
  }

  /// A height that no other lines have.
  private func height(_ lines: [Int]) -> Double { Double(lines.reduce(0) { 255 * $0 + $1 }) }

  /// More keys than are kept, each asked for again and again: the answers are the same as without a table, and what was
  /// asked for lately or among the first is not computed again.
  @Test func answersAsIfEachWereComputed() throws {
    var random = SeededGenerator(seed: 1)
    let all = (0..<6000).map { [$0 % 100, $0 / 100] }.shuffled(using: &random)
    let keys = try all.map(key)
    var table = HeightTable()
    var computed = [Int](repeating: 0, count: all.count)
    func ask(_ place: Int, _ table: inout HeightTable) -> Double {
      table.height(keys[place]) {
        computed[place] += 1
        return height(all[place])
      }
    }
    for place in all.indices {
      let (isUnknown, first, again) = (
        table.recentHeight(keys[place]) == nil, ask(place, &table), table.recentHeight(keys[place])
      )
      #expect(isUnknown && first == height(all[place]) && again == first)
      let old = Int.random(in: 0...place, using: &random)
      let isRight = ask(old, &table) == height(all[old])
      #expect(isRight)
    }
    // Those that came after the table was full are computed anew, unless they were just asked for.
    #expect(computed[..<4096].allSatisfy { $0 == 1 })
    #expect(computed[4096...].contains { $0 > 1 })
  }

  /// Keys that share a place among the recent ones take it from each other, and stay known.
  @Test func keysAtTheSamePlace() throws {
    var byPlace: [Int: [[Int]]] = [:]
    for first in 0..<40 {
      for second in 0..<40 {
        let lines = [first, second, first * second % 7]
        byPlace[try key(lines).hash(bits: HeightTableTests.bits), default: []].append(lines)
      }
    }
    // The places are used evenly enough for a table to be of use, and none lies beyond its end.
    #expect(byPlace.count > 100 && byPlace.keys.allSatisfy { (0..<128).contains($0) })
    for lines in byPlace.values where lines.count > 1 {
      var table = HeightTable()
      var computed = 0
      for _ in 0..<3 {
        for lines in lines {
          let found = try table.height(key(lines)) {
            computed += 1
            return height(lines)
          }
          #expect(found == height(lines))
          let recent = try table.recentHeight(key(lines))
          #expect(recent == found)
        }
        let evicted = try table.recentHeight(key(lines[0]))
        #expect(evicted == nil)
      }
      #expect(computed == lines.count)
    }
  }

  /// Sixteen numbers of a byte each: keys are equal where these are.
  @Test func keysAreEqualWhereAllNumbersAre() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let lines = (0..<HeightKey.mostTexts).map { _ in Int.random(in: 0..<255, using: &random) }
      var other = lines
      let place = Int.random(in: 0..<HeightKey.mostTexts, using: &random)
      other[place] = Int.random(in: 0..<255, using: &random)
      let (key, otherKey) = (try key(lines), try self.key(other))
      #expect((key == otherKey) == (lines == other))
      #expect(key == (try self.key(lines)))
    }
  }

  @Test(arguments: [(0, true), (254, true), (255, false), (256, false), (.max, false)])
  func takesNumbersOfAByte(lines: Int, fits: Bool) {
    var key = HeightKey()
    let isTaken = key.append(lines)
    #expect(isTaken == fits)
    var several = HeightKey()
    several.append(HeightKey.several)
    // The key of a text of several fonts is no number of lines.
    #expect(key != several)
  }
}
