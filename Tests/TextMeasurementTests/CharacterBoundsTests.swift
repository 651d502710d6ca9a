import Testing

@testable import TextMeasurement

@Suite struct CharacterBoundsTests {
  @Test(
    arguments: [
      ("", [0]), ("abc", [0, 1, 2, 3]), ("e\u{301}x", [0, 3, 4]), ("👨‍👩‍👧🇩🇪", [0, 18, 26]), ("a\r\nb", [0, 1, 3, 4]),
    ] as [(String, [Int])])
  func boundsAreOfGraphemeClusters(text: String, bounds: [Int]) {
    Array(text.utf8).withUnsafeBufferPointer { text in
      #expect(TextCounts.characterBounds(text) == bounds)
      #expect(TextCounts.characters(text) == bounds.count - 1)
    }
  }

  @Test func thePropertiesOfASCIIAreThoseOfTheWholeTables() {
    #expect(CharacterProperties.ascii == (0..<128).map(CharacterProperties.of))
  }
}
