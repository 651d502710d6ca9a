import Testing

@testable import TextMeasurement

struct WordDictionaryTests {
  /// Says that lines may end at some bytes, whatever the text.
  private struct Fixed: WordDictionary {
    let indices: [Int]?

    func lineBreaks(in text: UnsafeBufferPointer<UInt8>) -> [Int]? { indices }
  }

  private func text(_ text: String, _ indices: [Int]?) -> Text {
    Text(
      text, font: Font(name: "squares", pointSize: 10, typeface: SquareTypeface(), dictionary: Fixed(indices: indices)))
  }

  /// Lines end where the dictionary says inside Thai, and nowhere else.
  @Test func endsLinesAtWords() {
    let paragraph = text("ผมรักภาษาไทย abc", [6, 15, 27, 37, 38])
    #expect(paragraph.lines(width: 40).map(\.range.upperBound) == [15, 27, 37, 40])
    #expect(!paragraph.isApproximate)
  }

  @Test func withoutWordsLinesEndAtSpacesAndItSaysSo() {
    let paragraph = text("ผมรักภาษาไทย abc", nil)
    #expect(paragraph.lines(width: 120).map(\.range.upperBound) == [37, 40])
    #expect(paragraph.isApproximate)
  }
}
