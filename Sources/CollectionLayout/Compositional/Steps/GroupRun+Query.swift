import ShelfSizing

extension GroupRun {
  /// How many groups there are.
  var groupCount: Int { pitch == nil ? spans.count : (itemCount - 1) / slots.count + 1 }

  var isEmpty: Bool { itemCount == 0 }

  /// Where a group begins and how long it is along the axis.
  func span(_ group: Int) -> (start: Double, length: Double) {
    guard let pitch else { return (spans[group].start, spans[group].size[axis]) }
    let size = group == groupCount - 1 ? spans[1].size : spans[0].size
    return (spans[0].start + Double(group) * pitch, size[axis])
  }

  func frame(of item: Int) -> Rect {
    let (slot, distance) = self.slot(of: item)
    return slots[slot].frame.moved(axis, by: distance)
  }

  /// The order in depth that a custom group gives an item.
  func zIndex(of item: Int) -> Int { slots[slot(of: item).slot].zIndex }

  /// The slot of an item, and how far the item is from there along the axis.
  private func slot(of item: Int) -> (slot: Int, distance: Double) {
    guard let pitch else { return (item, 0) }
    let (group, slot) = item.quotientAndRemainder(dividingBy: slots.count)
    return (slot, Double(group) * pitch)
  }

  /// How far items reach along the axis, those of the last group that lack counted.
  var reach: (start: Double, end: Double) {
    let last = Double(groupCount - 1) * (pitch ?? 0)
    return (index.bounds.start + min(last, 0), index.bounds.end + max(last, 0))
  }

  /// How far items reach across.
  var reachAcross: (start: Double, end: Double) {
    slots.reduce((.infinity, -.infinity)) {
      (min($0.0, $1.frame.start(axis.other)), max($0.1, $1.frame.end(axis.other)))
    }
  }

  /// Goes through the items that may reach an interval along the axis, in order.
  func forEachItem(from start: Double, to end: Double, _ body: (Int, Rect) -> Void) {
    guard let pitch else {
      for slot in index.reaching(from: start, to: end) { body(slot, slots[slot].frame) }
      return
    }
    for group in groups(from: start, to: end, pitch) {
      let distance = Double(group) * pitch
      for slot in index.reaching(from: start - distance, to: end - distance) {
        let item = group * slots.count + slot
        guard item < itemCount else { break }
        body(item, slots[slot].frame.moved(axis, by: distance))
      }
    }
  }

  /// The stamped groups that may reach an interval.
  private func groups(from start: Double, to end: Double, _ pitch: Double) -> Range<Int> {
    guard pitch != 0 else { return 0..<groupCount }
    let one = (start - index.bounds.end) / pitch
    let other = (end - index.bounds.start) / pitch
    let first = Int(clamping: min(max(min(one, other).rounded(.down), 0), Double(groupCount)))
    let last = Int(clamping: min(max(max(one, other).rounded(.up), -1), Double(groupCount - 1)))
    return first..<max(last + 1, first)
  }
}
