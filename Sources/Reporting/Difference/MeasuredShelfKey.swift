import ShelfReports

/// The key by which shelves of several results are the same one. A name and a variant may be there twice in a result; then
/// the shelves are matched in turn, by number.
struct MeasuredShelfKey: Hashable {
  let name: [UInt8]
  let variant: Variant
  var number = 0

  /// Each shelf of a result with its key.
  static func keyed(_ shelves: [MeasuredShelf]) -> [(key: MeasuredShelfKey, shelf: MeasuredShelf)] {
    var seen: [MeasuredShelfKey: Int] = [:]
    return shelves.map { shelf in
      var key = MeasuredShelfKey(name: Array(shelf.shelf.utf8), variant: shelf.variant)
      let number = seen[key, default: 0]
      seen[key] = number + 1
      key.number = number
      return (key, shelf)
    }
  }
}
