import ShelfBatch
import Testing

@Suite struct EvenlySpacedSampleTests {
  /// Elements at the same distance from each other, from the first on, more than half as many as may be.
  @Test func isSpreadEvenly() {
    for count in 0...300 {
      var sample = EvenlySpacedSample<Int>(limit: 10)
      for element in 0..<count { sample.offer(element) }
      let stride = sample.elements.count > 1 ? sample.elements[1] : 1
      #expect(sample.elements == Array(Swift.stride(from: 0, to: count, by: stride)))
      #expect(sample.elements.count <= 10)
      #expect(sample.elements.count >= min(count, 5))
    }
  }
}
