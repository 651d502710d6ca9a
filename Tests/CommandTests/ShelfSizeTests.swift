import Foundation
import SeededRandom
import Testing

/// Insets, clamp, container height and estimators.
@Suite struct ShelfSizeTests {
  private func folder(_ lines: [Int]) throws -> Folder {
    let folder = try Folder()
    try folder.put(cards(lines: lines), "cards.json")
    return folder
  }

  /// The heights of the 2018 article's cell (UIKitNumbers.md, "The 2018 article's cell").
  @Test(
    arguments: [
      (12, "2", 269, 285, false), (13, "2", 272, 288, true), (12, "3", 269, 285, false),
      (0, "2", 68.5, 84.5, false),
      (0, "3", 68 + 1.0 / 3, 84 + 1.0 / 3, false), (16, "2", 272, 288, true),
    ] as [(Int, String, Double, Double, Bool)])
  func givesTheHeightsOfTheArticle(
    lines: Int, scale: String, item: Double, container: Double, isClamped: Bool
  ) throws {
    let shelf = try folder([0, lines, 0]).report(
      "--insets", "8", "--maximum-card-height", "272", "--scale", scale, "cards.json"
    ).shelves[0]
    #expect(abs(shelf.itemSize.height - item) < 1e-9 && shelf.itemSize.width == 176)
    #expect(abs(shelf.containerHeight - container) < 1e-9)
    #expect(shelf.isClamped == isClamped)
    #expect(shelf.contentHeight >= shelf.itemSize.height && (shelf.contentHeight > 272) == isClamped)
    #expect(shelf.containerHeightRange?.from == shelf.containerHeight)
    #expect(abs((shelf.containerHeightRange?.below ?? 0) - (2 * item + 26)) < 1e-9)
  }

  @Test func readsInsets() throws {
    let folder = try folder([12])
    for (insets, container, below) in [
      ("0", 269, 548), ("8", 285, 564), ("8,1000,0,2000", 277, 556), ("1,2,3.25,4", 273.5, 552.25),
      ("1e1", 289, 568),
    ] as [(String, Double, Double)] {
      let shelf = try folder.report("--insets", insets, "cards.json").shelves[0]
      #expect(shelf.containerHeight == container, "\(insets)")
      #expect(shelf.containerHeightRange == Report.Shelf.Range(from: container, below: below), "\(insets)")
      #expect(shelf.itemSize == Report.Shelf.Size(width: 176, height: 269))
    }
    let spaced = try folder.report("--interitem-spacing", "0", "--line-spacing", "99", "cards.json").shelves[
      0]
    #expect(spaced.containerHeightRange == Report.Shelf.Range(from: 269, below: 538))
  }

  @Test func checksTheContainerHeight() throws {
    let folder = try folder([12])
    for (height, warning) in [
      (
        "284.5",
        "the container height 284.5 is less than the 285 that one row needs, which a flow layout leaves undefined"
      ),
      ("285", nil), ("563.5", nil),
      (
        "564",
        "the container height 564 leaves room for a second row, which starts at 564; make it smaller or raise the "
          + "interitem spacing"
      ),
    ] {
      let arguments = ["--insets", "8", "--container-height", height, "cards.json"]
      #expect(
        try folder.report(arguments[0], arguments[1], arguments[2], height, "cards.json").shelves[0].warnings
          == [warning].compactMap { $0 })
      let outcome = try folder.run(["measure", "--strict"] + arguments)
      #expect(outcome.code == (warning == nil ? 0 : 1))
      #expect(outcome.errors == (warning.map { "shelf 'cards': warning: \($0)\n" } ?? ""))
    }
  }

  /// `text-column` sees what the default cell shows, so it agrees with laying out every card.
  @Test func agreesWithTheExhaustiveTruth() throws {
    let folder = try Folder()
    let words = [
      "a", "word", "considerably", "in-between", "naïve", "straße", "x\\ny", "long-winded", "of", "it",
    ]
    var random = SeededGenerator(seed: 7)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    let records = (0..<400).map { index in
      let title = (0..<next(4)).map { _ in words[next(10)] }.joined(separator: " ")
      let body = (0..<next(60)).map { _ in words[next(10)] }.joined(separator: " ")
      return #"{"id": \#(index), "s": "\#(index % 40)", "title": "\#(title)", "body": "\#(body)"}"#
    }
    try folder.put(records.joined(separator: "\n"), "cards.ndjson")
    let exact = try folder.report("--group-by", "s", "--estimator", "exhaustive", "cards.ndjson").shelves
    let found = try folder.report("--group-by", "s", "cards.ndjson").shelves
    #expect(exact.count == 40)
    #expect(exact.map(\.rendered) == exact.map(\.items))
    #expect(found.map(\.rendered) == found.map { _ in 1 })
    #expect(found.map(\.summary) == exact.map(\.summary))
    #expect(Set(exact.map(\.estimator)) == ["exhaustive"])
    // The first card is not the tallest, or nothing was compared.
    let first = try folder.report("--group-by", "s", "--estimator", "first", "cards.ndjson").shelves
    #expect(zip(first, exact).allSatisfy { $0.contentHeight <= $1.contentHeight })
    #expect(first.map(\.summary) != exact.map(\.summary))
  }

  @Test func keepsTheFirstOfEqualCards() throws {
    let shelf = try folder([1, 3, 3, 2]).report("cards.json").shelves[0]
    #expect(shelf.largest?.index == 1)
    let zero = try folder([0]).report(
      "--bindings", "titleLabel=none,bodyLabel=body", "--estimator", "text-column", "cards.json"
    ).shelves[0]
    #expect(
      zero.warnings == [
        "every estimate is 0, so the first card was taken; choose an estimator that sees the fields you show"
      ])
  }
}
