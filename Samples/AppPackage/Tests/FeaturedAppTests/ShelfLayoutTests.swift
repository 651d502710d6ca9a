import Testing

@testable import FeaturedApp

@Suite struct ShelfLayoutTests {
  @Test func knowsItsHeights() {
    #expect(ShelfLayout(shelf: "travel", cardWidth: 176, scale: 2).height == 135)
    #expect(ShelfLayout(shelf: "food", cardWidth: 200, scale: 3).height == 118)
    #expect(ShelfLayout(shelf: "unheard of", cardWidth: 176, scale: 2).height == 0)
  }

  @Test func fitsCardsThatNobodyMeasured() throws {
    let between = try #require(FeaturedShelf.itemSize(shelf: "travel", cardWidth: 170, scale: 2))
    let narrower = try #require(FeaturedShelf.itemSize(shelf: "travel", cardWidth: 160, scale: 2))
    #expect(between.width == 170)
    #expect(between.height == narrower.height)
    #expect(FeaturedShelf.itemSize(shelf: "travel", cardWidth: 100, scale: 2) == nil)
  }
}
