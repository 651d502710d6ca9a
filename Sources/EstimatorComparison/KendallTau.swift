/// Kendall's rank correlation with its correction for ties, tau-b: 1 where two rankings agree on every pair, -1 where
/// they disagree on every pair.
///
/// Knight's algorithm (Journal of the American Statistical Association 61, 1966): the discordant pairs are the exchanges
/// of a merge sort, so n values take n log n steps.
///
/// - Parameters:
///   - estimates: NaN ranks below all numbers.
///   - heights: as many.
/// - Returns: `nil` where all heights are equal, as there is nothing to rank; 0 where only the estimates are.
func kendallTauB(_ estimates: [Double], _ heights: [Double]) -> Double? {
  let estimates = estimates.map { $0.isNaN ? -Double.infinity : $0 }
  let order = heights.indices.sorted { (estimates[$0], heights[$0]) < (estimates[$1], heights[$1]) }
  var ranked = order.map { heights[$0] }
  let pairs = ranked.count * (ranked.count - 1) / 2
  let tiedEstimates = tiedPairs(order) { estimates[$0] == estimates[$1] }
  let tiedInBoth = tiedPairs(order) { estimates[$0] == estimates[$1] && heights[$0] == heights[$1] }
  let exchanges = sortCountingExchanges(&ranked)
  let tiedHeights = tiedPairs(ranked, areEqual: ==)
  guard tiedHeights < pairs else { return nil }
  guard tiedEstimates < pairs else { return 0 }
  let balance = pairs - tiedEstimates - tiedHeights + tiedInBoth - 2 * exchanges
  return Double(balance) / (Double(pairs - tiedEstimates) * Double(pairs - tiedHeights)).squareRoot()
}

/// Pairs within runs of equal neighbours.
private func tiedPairs<Value>(_ sorted: [Value], areEqual: (Value, Value) -> Bool) -> Int {
  var (pairs, run) = (0, 0)
  for (value, next) in zip(sorted, sorted.dropFirst()) {
    run = areEqual(value, next) ? run + 1 : 0
    pairs += run
  }
  return pairs
}

/// Sorts, and counts the pairs that stood in the wrong order.
private func sortCountingExchanges(_ values: inout [Double]) -> Int {
  var exchanges = 0
  var width = 1
  var merged = values
  while width < values.count {
    for start in stride(from: 0, to: values.count, by: 2 * width) {
      let (middle, end) = (min(start + width, values.count), min(start + 2 * width, values.count))
      var (left, right) = (start, middle)
      for place in start..<end {
        if right == end || left < middle && values[left] <= values[right] {
          merged[place] = values[left]
          left += 1
        } else {
          exchanges += middle - left
          merged[place] = values[right]
          right += 1
        }
      }
    }
    swap(&values, &merged)
    width *= 2
  }
  return exchanges
}
