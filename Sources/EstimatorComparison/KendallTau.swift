/// Kendall's rank correlation with its correction for ties, tau-b: 1 where two rankings agree on every pair, -1 where
/// they disagree on every pair.
///
/// - Parameters:
///   - estimates: NaN ranks below all numbers.
///   - heights: as many.
/// - Returns: `nil` where all heights are equal, as there is nothing to rank; 0 where only the estimates are.
func kendallTauB(_ estimates: [Double], _ heights: [Double]) -> Double? {
  RankedPairs(estimates, heights, atMost: max(1, estimates.count)).kendallTauB(atMost: max(1, estimates.count))
}

extension RankedPairs {
  /// Kendall's rank correlation of estimates and heights, tau-b; `nil` where all heights are equal, as there is nothing to
  /// rank, and 0 where only the estimates are.
  ///
  /// Knight's algorithm (Journal of the American Statistical Association 61, 1966): the discordant pairs are the
  /// exchanges of a merge sort, so n values take n log n steps.
  package func kendallTauB(atMost limit: Int = mostPairs) -> Double? {
    var ranked = pairs(atMost: limit)
    let pairs = pairCount(ranked.reduce(0) { $0 + $1.count })
    let tiedEstimates = tiedPairs(ranked) { $0.estimate == $1.estimate }
    let tiedInBoth = ranked.reduce(0) { $0 + pairCount($1.count) }
    let exchanges = sortByHeightCountingExchanges(&ranked)
    let tiedHeights = tiedPairs(ranked) { $0.height == $1.height }
    guard tiedHeights < pairs else { return nil }
    guard tiedEstimates < pairs else { return 0 }
    let balance = pairs - tiedEstimates - tiedHeights + tiedInBoth - 2 * exchanges
    return Double(balance) / (Double(pairs - tiedEstimates) * Double(pairs - tiedHeights)).squareRoot()
  }
}

/// How many pairs some cards make.
private func pairCount(_ cards: Int) -> Int { cards * (cards - 1) / 2 }

/// Pairs of cards within runs of equal neighbours.
private func tiedPairs(
  _ sorted: [RankedPairs.Pair], areEqual: (RankedPairs.Pair, RankedPairs.Pair) -> Bool
) -> Int {
  var (tied, run) = (0, 0)
  for (index, pair) in sorted.enumerated() {
    if index > 0, !areEqual(sorted[index - 1], pair) {
      tied += pairCount(run)
      run = 0
    }
    run += pair.count
  }
  return tied + pairCount(run)
}

/// Sorts, and counts the pairs of cards that stood in the wrong order.
private func sortByHeightCountingExchanges(_ values: inout [RankedPairs.Pair]) -> Int {
  var exchanges = 0
  var width = 1
  var merged = values
  while width < values.count {
    for start in stride(from: 0, to: values.count, by: 2 * width) {
      let (middle, end) = (min(start + width, values.count), min(start + 2 * width, values.count))
      var (left, right) = (start, middle)
      var cardsLeft = values[start..<middle].reduce(0) { $0 + $1.count }
      for next in start..<end {
        if right == end || left < middle && values[left].height <= values[right].height {
          merged[next] = values[left]
          cardsLeft -= values[left].count
          left += 1
        } else {
          exchanges += cardsLeft * values[right].count
          merged[next] = values[right]
          right += 1
        }
      }
    }
    swap(&values, &merged)
    width *= 2
  }
  return exchanges
}
