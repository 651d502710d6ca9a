import Catalog
import EstimatorComparison
import ShelfBatch
import Testing

@testable import Reporting
@testable import ShelfOptimizer

/// Pages as values: the parts of each, in the order in which they are written.
@Suite struct PageTests {
  private func shelf(_ name: String, _ height: Double, width: Double = 176) -> MeasuredShelf {
    MeasuredShelf(
      shelf: name, variant: Variant(cardWidth: width, scale: 2, contentSizeCategory: "large", locale: nil),
      itemHeight: height, containerHeight: height)
  }

  @Test func ofADifference() {
    let difference = ShelfDifference(
      from: [shelf("a", 100), shelf("b", 50), shelf("c", 30)], to: [shelf("a", 116.5), shelf("b", 50), shelf("d", 40)])
    #expect(
      difference.page(PageHead("Changes"), allowsRemoved: false).outline == """
        p class="answer": 1 of 2 shelves grew, 'a' by 16.5 points to 116.5; none shrank; 'd' is new; 'c' is gone.
        div class="first"
          figure: Growth of shelves: By how many points containers grew, or shrank to the left.
          div class="todo"
            h2: What to do
            - If 'a' is not to be 16.5 points higher, 'shelf-height explain --shelf a' names the card and the text that make it so.
            - Find out where 'c' went: 'diff' fails unless it is passed '--allow-removed'.
        table: Shelves whose height changed
          Shelf | By | Old container | Container
          a | +16.5 | 100 | 116.5
        folded: 1 shelf is new
          table: 1 shelf is new
            Shelf | Container
            d | 40
        folded: 1 shelf is gone
          table: 1 shelf is gone
            Shelf | Old container
            c | 30

        """)
    // A shelf that was measured at another width is the same one, and its row says so.
    let wider = ShelfDifference(from: [shelf("a", 100)], to: [shelf("a", 90, width: 200)])
    #expect(
      wider.page(PageHead("Changes"), limit: 2, allowsRemoved: true).outline.hasSuffix(
        """
            p: Nothing: no shelf is higher than before.
        table: Shelves whose height changed
          Shelf | By | Old container | Container | Variant
          a | -10 | 100 | 90 | 176 @2x large → 200 @2x large

        """))
    let same = ShelfDifference(from: [shelf("a", 100)], to: [shelf("a", 100)])
    #expect(
      same.page(PageHead("Changes"), allowsRemoved: false).outline == """
        p class="answer": No shelf grew or shrank.
        div class="first"
          div class="todo"
            h2: What to do
            p: Nothing: no shelf is higher than before.

        """)
  }

  @Test func ofAHistory() {
    let history = ShelfHistory([
      ("old", [shelf("a", 100), shelf("b", 50)]), ("new", [shelf("a", 116.5)]),
    ])
    #expect(
      history.page(PageHead("Over time")).outline == """
        p class="answer": 1 of 2 shelves is taller than at first, 'a' by 16.5 points; 1 is gone.
        figure: Heights over 2 results: Points of the container over 2 results, the oldest at the left.
        table: Heights of containers, in points
          Shelf | Variant | First | Last | By | Least | Most | Trend
          a | 176 @2x large | 100 | 116.5 | +16.5 | 100 | 116.5 | ▁█
          b | 176 @2x large | 50 | – | – | 50 | 50 | ▄ 
        table: Results, in order
          Number | File
          1 | old
          2 | new

        """)
    #expect(
      ShelfHistory([("old", []), ("new", [])]).page(PageHead("Over time")).outline.hasPrefix(
        """
        p class="answer": None of 0 shelves is taller than at first.
        figure: Heights over 2 results: Points of the container over 2 results, the oldest at the left.
        table: Results, in order
        """))
  }

  @Test func ofAComparison() {
    func row(_ name: String, _ score: EstimatorScore) -> ComparisonReport.Row {
      ComparisonReport.Row(
        strategy: name, estimatesPoints: true, score: score, worstID: nil, rendered: 1, cost: nil, points: [])
    }
    let truth = row("exhaustive", EstimatorScore())
    let one = ComparisonReport(reference: truth, rows: [], cardCount: 1)
    #expect(
      one.page(PageHead("Compared")).outline
        == "p class=\"answer\": 0 shelves, 1 card: every estimator picks it.\n")
    let none = ComparisonReport(reference: truth, rows: [row("first", EstimatorScore())], cardCount: 0)
    let outline = none.page(PageHead("Compared")).outline
    #expect(
      outline.hasPrefix(
        """
        p class="answer": There are no shelves.
        div class="first"
          div class="todo"
            h2: What to do
            p: Nothing: whichever of these an app uses, no shelf comes out too low.
        h2: Estimators
        table: 0 shelves, 0 cards; the best first
        """))
    #expect(
      outline.hasSuffix(
        """
        folded: first: no wrong pick
          div class="sides"
            p: The pick is right in 0 of 0 shelves.

        """))
  }

  @Test func ofAnOptimization() {
    func choice(_ width: Double, _ height: Double) -> OptimizationReport.Choice {
      let heights = Objectives.ContainerHeight(total: height, mean: height, max: height)
      return OptimizationReport.Choice(
        cardWidth: width, maximumCardHeight: nil, levers: [],
        objectives: Objectives(
          containerHeight: heights, area: width * height, whiteSpace: 0.1, cutCards: 0, cutShare: 0, lostLines: 0),
        isEfficient: true, isBest: width == 200)
    }
    var report = OptimizationReport(today: choice(176, 119))
    (report.shelfCount, report.cardCount, report.candidateCount) = (1, 3, 2)
    (report.best, report.candidates) = (choice(200, 102), [choice(190, 110), choice(200, 102)])
    report.curve = report.candidates.map { ($0.cardWidth, $0.objectives) }
    let outline = [report].page(PageHead("The best card")).outline
    #expect(
      outline.hasPrefix(
        """
        section
          p class="answer": Cards of 200 points instead of 176 make the shelf 17 points lower, 102 instead of 119; no card is cut; no line of text is beyond its label’s line limit.
          p: White space takes 10 % of the cards’ area, as today.
          div class="first"
            figure: Chart: Line: the height of the container by card width, with a step where a card changes. Hatched: the part that is white space. Dots: widths that no other choice beats in everything.
            div class="todo"
              h2: What to do
              - Take cards of 200 points instead of 176: the shelf gets 17 points lower.
              - Try wider cards, too: 200 is the widest that was tried.
          h2: Choices
          table: 1 shelf, 3 cards; the best container-height of 2 choices, exact for every width
            Choice | Card width | Cut | Lost lines | Height | White space | Maximum
            today | 176 | 0 | 0 | 119 | 10.0 % | none
            best | 200 | 0 | 0 | 102 | 10.0 % | none
            keeps the limits | 190 | 0 | 0 | 110 | 10.0 % | none
        """))
    // A page of several names each, one level up.
    (report.shelf, report.best, report.curve) = ("news", nil, [])
    let two = [report, report].page(PageHead("The best card")).outline
    #expect(two.matches(of: /h2: news/).count == 2 && two.contains("  h3: Choices") && !two.contains("What to do"))
  }

  /// All kinds of parts as they are written.
  @Test func isWrittenPartByPart() {
    let table = PageTable(["<b>"], caption: "Rows") { $0.text(title: "Name", $1) }
    let parts: [PagePart] = [
      .text("& more", as: "h2", name: "<i>"), .facts([("Items", "2")]),
      .figure(
        Figure(label: "Drawing", shelf: "s", least: 100, caption: "It.", scrolls: true, drawing: Array("!".utf8))),
      .figure(Figure(kind: "plot", caption: "That.", drawing: Array("?".utf8))),
      .folded(": all", name: "n", isOpen: true, [.list(["one", "two"], as: "ul")]),
      .toDo([("Shorten.", ("Which", table))], otherwise: "", endsLine: true),
    ]
    var buffer = TextBuffer()
    buffer.write(parts)
    #expect(
      buffer.text == """
        <h2><bdi>&lt;i&gt;</bdi>&amp; more</h2>
        <dl><div><dt>Items</dt><dd><bdi>2</bdi></dd></div>
        </dl>
        <figure data-shelf="s"><div class="scroll fit" style="--least: 100px" role="group" tabindex="0" aria-label="Drawing">!</div>
        <figcaption>It.<span class="narrow"> It scrolls sideways.</span></figcaption>
        </figure>
        <figure class="plot">?
        <figcaption>That.</figcaption>
        </figure>
        <details open><summary><bdi>n</bdi>: all</summary>
        <ul>
        <li>one</li>
        <li>two</li>
        </ul>
        </details>
        <div class="todo">
        <h2>What to do</h2>
        <ol>
        <li>Shorten.<details><summary>Which</summary>
        <div class="scroll" role="group" tabindex="0" aria-label="Rows"><table class="k1"><caption>Rows</caption>
        <thead><tr><th scope="col" class="t">Name</th></tr></thead>
        <tbody>
        <tr><th scope="row" class="t"><bdi>&lt;b&gt;</bdi></th></tr>
        </tbody></table></div>
        </details></li>
        </ol>
        </div>

        """)
  }
}

extension Page {
  /// The parts of a page, a line each, those inside of others indented; of a table, its rows.
  fileprivate var outline: String { parts.map { $0.outline(indent: "") }.joined() }
}

extension PagePart {
  fileprivate func outline(indent: String) -> String {
    func lines(_ all: [String]) -> String { all.map { "\(indent)\($0)\n" }.joined() }
    func inside(_ parts: [PagePart]) -> String { parts.map { $0.outline(indent: indent + "  ") }.joined() }
    return switch self {
    case .text(let text, let tag, let name): lines(["\(tag): \(name ?? "")\(text)"])
    case .list(let items, _): lines(items.map { "- \($0.sentence)" })
    case .facts(let facts): lines(facts.map { "\($0.name): \($0.value)" })
    case .figure(let figure): lines(["figure: \(figure.label ?? figure.kind ?? ""): \(figure.caption)"])
    case .table(let table):
      lines(
        ["table: \(table.caption)", "  " + table.titles.map(\.text).joined(separator: " | ")]
          + (0..<table.count).map { "  " + table.texts(ofRow: $0).all.joined(separator: " | ") })
    case .group(let tag, let parts, _): lines([tag]) + inside(parts)
    case .folded(let summary, let name, _, let parts): lines(["folded: \(name ?? "")\(summary)"]) + inside(parts)
    }
  }
}
