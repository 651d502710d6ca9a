extension Range<Int> {
  /// The first index that fulfils a condition, by halving; the upper bound if none does.
  ///
  /// - Parameter isReached: false up to some index and true from there on.
  @inlinable @inline(__always)
  package func partitioningIndex(where isReached: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
