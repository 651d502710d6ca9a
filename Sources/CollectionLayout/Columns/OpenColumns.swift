/// The columns of a section while it is filled: which one ends highest, of several the first.
protocol OpenColumns {
  /// The column that ends highest, and where.
  var first: (column: Int, end: Double) { get }
  /// The end of the column that ends lowest.
  var lowestEnd: Double { get }

  /// Moves the end of the first column down.
  mutating func extendFirst(to end: Double)
}
