import EstimatorComparison
import ShelfSizing
import Testing

@testable import Cards

@Suite struct EstimateTests {
  private let cards = [
    Card(title: "Night Trains", body: "Sleepers are back: seven routes to wake up somewhere else."),
    Card(title: "Sourdough", body: "A starter, a pot and patience."),
    Card(title: "The Quiet Coast", body: "Two days on foot between lighthouses, with a ferry at either end."),
  ]

  @Test func findsTheTallestCard() throws {
    let shelf = try Shelf(cardWidth: 176, scale: 3)
    let truth = TrueHeights(of: [(name: "featured", cards: cards)], on: shelf, sizingCell: CardCell())
    #expect(truth.score().regret.max == 0)
    #expect(truth.score { Double($0.title.utf8.first ?? 0) }.regret.max == 0)
    // Without looking at the texts the first card wins, which is a line shorter.
    #expect(truth.score { _ in 1 }.regret.max == 18)
  }
}
