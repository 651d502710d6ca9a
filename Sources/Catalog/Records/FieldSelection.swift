/// The fields that a reader of records wants, each with a slot: the first name has slot 0.
package struct FieldSelection: Sendable {
  /// Each name once, in the order given.
  package let names: [String]
  let nameBytes: [[UInt8]]

  /// - Parameter names: field names; a repeated name (compared by its bytes) shares the slot of the first.
  package init(_ names: [String]) {
    var unique: [String] = []
    for name in names where !unique.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { unique.append(name) }
    self.names = unique
    nameBytes = unique.map { Array($0.utf8) }
  }

  package var count: Int { names.count }

  /// The slot of a field, if it was asked for.
  package func slot(of name: String) -> Int? { names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }

  /// The slot of a name in the input, or -1.
  func slot(of name: UnsafeRawBufferPointer) -> Int {
    for (slot, wanted) in nameBytes.enumerated() where wanted.count == name.count {
      if wanted.elementsEqual(name) { return slot }
    }
    return -1
  }
}
