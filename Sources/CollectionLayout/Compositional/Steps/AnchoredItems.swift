import ShelfSizing

// Views that are anchored to items and groups, such as badges: rule 36.

extension CompositionalLayout.SupplementaryItem {
  /// Where the view stands.
  ///
  /// - Parameter frame: of the item or the group.
  func frame(on frame: Rect, _ grid: PixelGrid) -> Rect {
    let size = size.points(in: Size(width: frame.width, height: frame.height), grid)
    let point = containerAnchor.point(on: frame, of: size)
    let own = (itemAnchor ?? CompositionalLayout.Anchor(edges: containerAnchor.edges)).point(on: Rect(size), of: size)
    return Rect(x: point.x - own.x, y: point.y - own.y, width: size.width, height: size.height)
  }
}

extension CompositionalLayout.Anchor {
  /// The point of a frame; fractions are those of the view's size.
  func point(on frame: Rect, of view: Size) -> CompositionalLayout.Point {
    func coordinate(_ axis: CompositionalLayout.Axis) -> Double {
      let part =
        switch edges.side(axis) {
        case .before: 0.0
        case .middle: 0.5
        case .after: 1.0
        }
      let distance =
        switch offset {
        case .absolute(let points): points[axis]
        case .fractional(let parts): parts[axis] * view[axis]
        }
      return frame.start(axis) + part * frame.length(axis) + distance
    }
    return CompositionalLayout.Point(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}

extension GroupRun {
  /// Goes through the anchored views with the item that each belongs to: by group, in it those of its items, before them
  /// those of the group itself, which belong to its first item.
  func forEachAnchored(_ body: (CompositionalLayout.SupplementaryItem, _ item: Int, _ frame: Rect) -> Void) {
    guard !anchors.isEmpty || slots.contains(where: { !$0.badges.isEmpty }) else { return }
    for group in 0..<groupCount {
      let stamped = pitch == nil ? group : 0
      let distance = Double(group) * (pitch ?? 0)
      let firstSlot = spans[stamped].firstItem
      let first = pitch == nil ? firstSlot : group * slots.count
      let end =
        pitch != nil || group + 1 == groupCount ? min(first + slots.count, itemCount) : spans[group + 1].firstItem
      for number in spans[stamped].anchors where first + anchors[number].leaf - firstSlot < end {
        let anchor = anchors[number]
        var frame = anchor.frame.moved(axis, by: distance)
        // Rule 20: the last group may be trimmed.
        if number == 0, isAnchored, pitch != nil, group + 1 == groupCount { frame.set(spans[1].size[axis], axis) }
        for badge in anchor.badges { body(badge, first + anchor.leaf - firstSlot, frame) }
      }
      for item in first..<end {
        for badge in slots[item - first + firstSlot].badges { body(badge, item, self.frame(of: item)) }
      }
    }
  }
}
