import ShelfReports
import ShelfSizing

/// The trend of shelves over several results of `measure`, in their order.
package struct ShelfHistory: Sendable {
  /// A shelf in a variant, and its result in each of the files; `nil` where a file lacks it.
  package struct Trend: Sendable {
    package let shelf: String
    package let variant: Variant
    package fileprivate(set) var results: [MeasuredShelf?]

    /// The heights of its containers, in points.
    var heights: [Double] { results.compactMap { $0?.containerHeight } }
    var first: Double? { heights.first }
    var last: Double? { heights.last }
    /// Points from its first result to its last one; `nil` where the last file lacks it.
    var growth: Double? {
      guard let first, let last, results.last ?? nil != nil else { return nil }
      return PixelGrid(scale: variant.scale)?.difference(last, first) ?? last - first
    }
  }

  /// The names of the files.
  package let files: [String]
  /// The shelves in the order in which they first come.
  package private(set) var trends: [Trend] = []

  /// - Parameter results: the results of each file, and its name.
  package init(_ results: [(file: String, shelves: [MeasuredShelf])]) {
    files = results.map(\.file)
    var numbers: [MeasuredShelfKey: Int] = [:]
    for (index, result) in results.enumerated() {
      for (key, shelf) in MeasuredShelfKey.keyed(result.shelves) {
        let number = numbers[key] ?? trends.count
        if number == trends.count {
          numbers[key] = number
          trends.append(Trend(shelf: shelf.shelf, variant: shelf.variant, results: files.map { _ in nil }))
        }
        trends[number].results[index] = shelf
      }
    }
  }

  /// `3 of 12 shelves are taller than at first, 'travel' the most, by 16.5 points; 1 is gone.`
  package var summary: String {
    let grown = trends.filter { $0.growth ?? 0 > 0 }
    var sentence = "None of \(counted(trends.count, "shelf", "shelves")) is taller than at first"
    if let worst = grown.max(by: { $0.growth ?? 0 < $1.growth ?? 0 }) {
      sentence =
        "\(grown.count) of \(counted(trends.count, "shelf", "shelves")) \(grown.count == 1 ? "is" : "are") taller than at "
        + "first, \(grown.count == 1 ? "" : "the most ")'\(worst.shelf)' by \(rounded(worst.growth ?? 0)) points"
    }
    let gone = trends.count { $0.results.last ?? nil == nil }
    return sentence + (gone > 0 ? "; \(gone) \(gone == 1 ? "is" : "are") gone" : "")
  }
}
