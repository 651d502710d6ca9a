/// The frames of all items, section after section, with those of headers and footers.
struct PlacedSections: Sendable {
  struct Section: Sendable {
    var header: Rect?
    var footer: Rect?
    var items: Range<Int>
  }

  /// All items.
  var frames: [Rect] = []
  private(set) var all: [Section] = []

  var count: Int { all.count }

  subscript(section: Int) -> Section { all[section] }

  mutating func reserveCapacity(_ capacity: Int) { all.reserveCapacity(capacity) }

  mutating func append(_ section: Section) { all.append(section) }

  func itemCount(_ section: Int) -> Int { all.indices.contains(section) ? all[section].items.count : 0 }

  func frame(of item: ItemPath) -> Rect? {
    guard item.item >= 0, item.item < itemCount(item.section) else { return nil }
    return frames[all[item.section].items.lowerBound + item.item]
  }

  func header(_ section: Int) -> Rect? { all.indices.contains(section) ? all[section].header : nil }

  func footer(_ section: Int) -> Rect? { all.indices.contains(section) ? all[section].footer : nil }
}
