import Catalog
import CellLayout
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

@Suite struct TextRoomTests {
  /// Rooms that line counts tell are those of cells that are laid out, in cells of all kinds.
  @Test func roomsAreThoseOfLaidOutCells() throws {
    var cells = RandomCells(seed: 38)
    var (texts, cut, low) = (0, 0, 0)
    while texts < Sweep.count(10_000) {
      let random = try cells.next()
      let cell = random.text
      // Some cells have no room at the card's width, which is an error.
      guard let plan = try? BatchPlan(random.configuration, inputs: []) else { continue }
      let pass = plan.passes[0]
      let input = BatchInput(random.bytes, format: .ndjson, name: "r")
      for variant in pass.variants {
        let shown = PrototypeCells(variant.prototypes)
        for index in 0..<3 {
          guard let card = try input.card("\(index)", for: variant.prototypes, rules: RecordRules(), Localization()),
            let own = card.texts
          else { break }
          shown.configure(with: own, isSizing: true)
          let (width, most) = (variant.shelf.cardWidth, variant.shelf.maximumCardHeight)
          let height = shown.systemLayoutSizeFitting(requiredWidth: width).height
          let placed = shown.current.placedViews(cardWidth: width, height: most.flatMap { $0 < height ? $0 : nil })
          shown.current.visitTextRooms(cardWidth: width, maximumHeight: most) { label, room in
            guard !label.isEmpty else { return }
            let view = placed[label.viewIndex]
            #expect(room.lines == view.lines.count && room.wholeLines == view.wholeLines, "\(view.id ?? "") of \(cell)")
            texts += 1
            if room.lines > room.allowedLines ?? .max { cut += 1 }
            if room.wholeLines < view.shownLines { low += 1 }
          }
        }
      }
    }
    #expect(cut > texts / 10 && low > 0)
  }

  @Test(arguments: [
    ("buy_*", "buy_now", true), ("buy_*", "buy", false), ("*", "", true), ("a", "a", true), ("a", "ab", false),
    ("*.title", "x.title", true), ("*.title", "x.titles", false), ("a*b*c", "aXbYc", true), ("a*b*c", "acb", false),
    ("a*a", "a", false), ("a**c", "ac", true), ("é*", "é1", true), ("", "", true), ("", "a", false),
  ])
  func patternsOfKeys(pattern: String, key: String, matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }
}
