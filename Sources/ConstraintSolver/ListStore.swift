/// Many short lists in one block of storage, so that a copy of them all is one allocation.
///
/// A list that outgrows its extent moves to the end of the block.
struct ListStore<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  private var extents: [ListExtent] = []
  /// The value of elements that belong to no list.
  private let filler: Element
  /// How many elements of the block belong to no list any more.
  private var abandoned = 0

  init(filler: Element) {
    self.filler = filler
  }

  /// The indices of a list in `elements`, until the next change.
  @inline(__always)
  func indices(of list: Int) -> Range<Int> {
    let extent = extents[list]
    return extent.start..<(extent.start + extent.count)
  }

  @inline(__always)
  func count(of list: Int) -> Int { extents[list].count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  mutating func addList() {
    extents.append(ListExtent())
  }

  mutating func append(_ element: Element, to list: Int) {
    let extent = extents[list]
    if extent.count == extent.capacity { move(list, capacity: max(4, extent.capacity * 2)) }
    elements[extents[list].start + extents[list].count] = element
    extents[list].count += 1
  }

  /// Replaces the elements of a list.
  mutating func replace(_ list: Int, with replacement: [Element]) {
    extents[list].count = 0
    if replacement.count > extents[list].capacity { move(list, capacity: replacement.count + replacement.count / 2) }
    let start = extents[list].start
    for index in replacement.indices { elements[start + index] = replacement[index] }
    truncate(list, to: replacement.count)
  }

  /// Keeps only the first elements of a list.
  mutating func truncate(_ list: Int, to count: Int) {
    extents[list].count = count
    // A list that was long only for a while gives its room back, such as a row in which a thousand lengths added up.
    let capacity = extents[list].capacity
    guard capacity > 64, count < capacity / 8 else { return }
    extents[list].capacity = count
    abandoned += capacity - count
  }

  /// Removes the element at an offset of a list; the last one moves there.
  mutating func remove(at offset: Int, from list: Int) {
    let extent = extents[list]
    extents[list].lastRemoval = offset
    elements[extent.start + offset] = elements[extent.start + extent.count - 1]
    truncate(list, to: extent.count - 1)
  }

  /// The index in a list at which an element was removed last; at most the list's count.
  func lastRemoval(of list: Int) -> Int { min(extents[list].lastRemoval, extents[list].count) }

  private mutating func move(_ list: Int, capacity: Int) {
    abandoned += extents[list].capacity
    if abandoned > 256, abandoned > elements.count / 2 { compact() }
    let old = indices(of: list)
    let start = elements.count
    for index in old { elements.append(elements[index]) }
    for _ in old.count..<capacity { elements.append(filler) }
    extents[list].start = start
    extents[list].capacity = capacity
  }

  private mutating func compact() {
    var compacted: [Element] = []
    compacted.reserveCapacity(elements.count)
    for list in extents.indices {
      let old = indices(of: list)
      extents[list].start = compacted.count
      extents[list].capacity = old.count
      compacted += elements[old]
    }
    elements = compacted
    abandoned = 0
  }
}

/// The extent of a list in the block. It is not nested in ``ListStore``: unoptimised code looks up a type inside a
/// generic one each time.
private struct ListExtent: Sendable {
  var start = 0
  var count = 0
  var capacity = 0
  /// The index in the list at which an element was removed last.
  var lastRemoval = 0
}

extension ListStore<RowTerm> {
  /// The coefficient of a column in a list that has it, sorted by column.
  @inline(__always)
  func coefficient(of column: Int, in list: Int) -> Double {
    let indices = indices(of: list)
    var low = indices.lowerBound
    var high = indices.upperBound
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < indices.upperBound && elements[low].column == column ? elements[low].coefficient : 0
  }
}

extension ListStore where Element: Equatable {
  /// Removes an element that stands in a list once; the last one moves there.
  ///
  /// The search begins where the last one ended: a thousand rows that lose a column lose it one after the other, which
  /// would take half a million steps from the beginning.
  ///
  /// - Returns: the number of elements that it looked at.
  @discardableResult
  mutating func remove(_ element: Element, from list: Int) -> Int {
    let indices = indices(of: list)
    let start = indices.lowerBound + lastRemoval(of: list)
    guard
      let offset = elements[start..<indices.upperBound].firstIndex(of: element)
        ?? elements[indices.lowerBound..<start].firstIndex(of: element)
    else { return indices.count }
    remove(at: offset - indices.lowerBound, from: list)
    return offset >= start ? offset - start + 1 : indices.count - (start - offset) + 1
  }
}
