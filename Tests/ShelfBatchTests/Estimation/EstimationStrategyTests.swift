import ShelfBatch
import Testing

struct EstimationStrategyTests {
  @Test(arguments: [
    ("first", EstimationStrategy.first), ("word-count", .wordCount), ("character-count", .characterCount),
    ("average-advance", .averageAdvance), ("advance-sum", .advanceSum),
    ("sizing-label", .sizingLabel(id: nil)),
    ("column-label", .columnLabel(id: nil)), ("text-column", .textColumn), ("exhaustive", .exhaustive),
    ("tallest", .tallest),
    ("sizing-label:bodyLabel", .sizingLabel(id: "bodyLabel")),
    ("column-label:bodyLabel", .columnLabel(id: "bodyLabel")),
    ("sizing-label:a:b", .sizingLabel(id: "a:b")), ("column-label: ", .columnLabel(id: " ")),
    ("column:\u{301}s", .column(field: "\u{301}s")), ("column-label:\u{200D}b", .columnLabel(id: "\u{200D}b")),
  ])
  func names(name: String, strategy: EstimationStrategy) {
    #expect(EstimationStrategy(name) == strategy)
    #expect(strategy.description == name)
  }

  @Test(arguments: [
    "", ":", "words", "Word-Count", " first", "first ", "first:", "first:x", "text-column:bodyLabel",
    "sizing-label:",
    "column-label:", "wordCount", "sizing-label;bodyLabel",
  ])
  func otherNamesAreNone(name: String) {
    #expect(EstimationStrategy(name) == nil)
  }

  @Test func allNames() {
    #expect(
      EstimationStrategy.names == [
        "first", "word-count", "character-count", "average-advance", "advance-sum", "sizing-label",
        "column-label",
        "text-column", "exhaustive", "tallest",
      ])
    for name in EstimationStrategy.names { #expect(EstimationStrategy(name)?.description == name) }
  }
}
