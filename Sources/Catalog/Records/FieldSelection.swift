/// The fields that a reader of records wants, each with a slot: the first name has slot 0.
package struct FieldSelection: Sendable {
  /// Each name once, in the order given.
  package let names: [String]
  private let nameBytes: [[UInt8]]
  /// Slots by the bytes of their names: somebody may ask for all columns of a wide file.
  private let sortedSlots: [Int]

  /// - Parameter names: field names; a repeated name (compared by its bytes) shares the slot of the first.
  package init(_ names: [String]) {
    let bytes = names.map { Array($0.utf8) }
    let sorted = names.indices.sorted {
      bytes[$0] == bytes[$1] ? $0 < $1 : bytes[$0].lexicographicallyPrecedes(bytes[$1])
    }
    var isRepeated = names.map { _ in false }
    for (one, next) in zip(sorted, sorted.dropFirst()) where bytes[one] == bytes[next] { isRepeated[next] = true }
    let unique = names.indices.filter { !isRepeated[$0] }
    var slots = names.map { _ in 0 }
    for (slot, index) in unique.enumerated() { slots[index] = slot }
    self.names = unique.map { names[$0] }
    nameBytes = unique.map { bytes[$0] }
    sortedSlots = sorted.filter { !isRepeated[$0] }.map { slots[$0] }
  }

  package var count: Int { names.count }

  /// The slot of a field, if it was asked for.
  package func slot(of name: String) -> Int? {
    let wanted = Array(name.utf8)
    var (low, high) = (0, sortedSlots.count)
    while low < high {
      let middle = (low + high) / 2
      if nameBytes[sortedSlots[middle]].lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return low < sortedSlots.count && nameBytes[sortedSlots[low]] == wanted ? sortedSlots[low] : nil
  }

  /// The slot of a name in the input, or -1.
  func slot(of name: UnsafeRawBufferPointer) -> Int {
    for (slot, wanted) in nameBytes.enumerated() where wanted.count == name.count {
      if wanted.elementsEqual(name) { return slot }
    }
    return -1
  }
}
