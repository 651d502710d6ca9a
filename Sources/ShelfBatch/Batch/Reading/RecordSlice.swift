/// One of several parts of all records, cut where batches of the inputs begin: each of several processes takes one.
///
/// Each reads all inputs and passes over the batches that belong to others, so that positions, and the order of shelves
/// and cards, are those of one process.
package struct RecordSlice: Sendable, Hashable {
  /// 0-based.
  package let index: Int
  /// How many slices there are.
  package let count: Int

  /// A slice by its place among others.
  package init(index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// `1/4` is the second of four; `nil` for what is none.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/").map { Int($0) ?? -1 }
    guard numbers.count == 2, (0..<numbers[1]).contains(numbers[0]), numbers[1] <= BatchOptions.mostJobs else {
      return nil
    }
    self.init(index: numbers[0], of: numbers[1])
  }

  /// Where the slice begins among so many bytes; the last one ends nowhere.
  package func start(of size: Int) -> Int { size / count * index + size % count * index / count }

  /// The offsets of an input at which batches of the slice begin.
  ///
  /// - Parameters:
  ///   - preceding: bytes of the inputs before.
  ///   - size: bytes of all inputs.
  func offsets(after preceding: Int, of size: Int) -> Range<Int> {
    let end = RecordSlice(index: index + 1, of: count).start(of: size) - preceding
    let start = index == 0 ? .min : start(of: size) - preceding
    return start..<max(start, index + 1 == count ? .max : end)
  }
}
