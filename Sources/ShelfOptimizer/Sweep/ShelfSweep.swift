/// A shelf at one card width, whose cards change one after the other as the width grows: lengths in whole pixels, so
/// that sums are exact.
struct ShelfSweep {
  /// How many cards ask for a height.
  private struct Height {
    let pixels: Double
    var cards: Int
  }

  /// The heights of the cards, rising.
  private var heights: [Height] = []
  private var hiddenLines = 0
  private var cardCount = 0
  /// For each maximum, the number of shown lines that it cuts off, wholly or partly.
  private var cutLines: [Int]

  init(maximumCount: Int) {
    cutLines = Array(repeating: 0, count: maximumCount)
  }

  /// Adds a card, or takes one away.
  ///
  /// - Parameters:
  ///   - count: 1 or -1.
  ///   - pixels: the height of the step.
  mutating func add(_ count: Int, _ step: CardStep, pixels: Double) {
    let index = heights.firstIndex { $0.pixels >= pixels } ?? heights.count
    if index < heights.count, heights[index].pixels == pixels {
      heights[index].cards += count
      if heights[index].cards == 0 { heights.remove(at: index) }
    } else {
      heights.insert(Height(pixels: pixels, cards: count), at: index)
    }
    cardCount += count
    hiddenLines += count * step.hiddenLines
    for (maximum, lines) in step.cutLines.enumerated() { cutLines[maximum] += count * lines }
  }

  /// - Parameters:
  ///   - index: of the maximum.
  ///   - maximum: pixels; infinite for no limit.
  ///   - insets: of the container, above and below, in pixels.
  func sums(_ index: Int, maximum: Double, insets: Double, weight: Double) -> SumTree.Sums {
    guard let largest = heights.last else { return SumTree.Sums() }
    let item = min(largest.pixels, maximum)
    var sums = SumTree.Sums()
    var white = 0.0
    for height in heights {
      if height.pixels > item {
        sums.cutCards += height.cards
      } else {
        white += Double(height.cards) * (item - height.pixels)
      }
    }
    sums.containerHeight = weight * (item + insets)
    sums.highest = item + insets
    sums.itemHeights = weight * Double(cardCount) * item
    sums.whiteSpace = weight * white
    sums.lostLines = hiddenLines + cutLines[index]
    return sums
  }
}
