import ShelfSizing

/// Places boundary items round a section, or round all sections: rules 33 and 34.
///
/// Each item stands by itself at the edges of what it belongs to, wherever others stand. That grows by what then sticks out
/// of it along the scroll direction.
struct BoundaryPlacing {
  /// The scroll direction.
  let axis: CompositionalLayout.Axis
  /// Where the items are aligned across it.
  let across: (start: Double, length: Double)
  /// From the start of what the items belong to, growth left out.
  private var frames: [Rect] = []
  /// The length along the scroll direction, growth left out.
  private(set) var length: Double
  /// How much is added before and after.
  private(set) var growth = (before: 0.0, after: 0.0)

  /// Places items.
  ///
  /// - Parameters:
  ///   - items: with their sizes.
  ///   - length: along the scroll direction.
  init(
    _ items: [CompositionalLayout.BoundaryItem], sizes: [Size], axis: CompositionalLayout.Axis, length: Double,
    across: (start: Double, length: Double)
  ) {
    self.axis = axis
    self.across = across
    self.length = length
    for (item, size) in zip(items, sizes) where item.extendsBoundary && item.alignment.side(axis) == .middle {
      self.length = max(self.length, size[axis])
    }
    for (item, size) in zip(items, sizes) { place(item, size) }
  }

  private mutating func place(_ item: CompositionalLayout.BoundaryItem, _ size: Size) {
    let own = size[axis]
    let start: Double
    switch (item.alignment.side(axis), item.extendsBoundary) {
    case (.before, true): start = -own
    case (.before, false): start = 0
    case (.middle, _): start = (length - own) / 2
    case (.after, true): start = length
    case (.after, false): start = length - own
    }
    let left = across.length - size[axis.other]
    let beside: Double
    switch item.alignment.side(axis.other) {
    case .before: beside = 0
    case .middle: beside = left / 2
    case .after: beside = left
    }
    let frame = Rect(size).moved(
      axis, by: start + item.offset[axis], across: across.start + beside + item.offset[axis.other])
    if item.extendsBoundary {
      growth.before = max(growth.before, -frame.start(axis))
      growth.after = max(growth.after, frame.end(axis) - length)
    }
    frames.append(frame)
  }

  /// The frames with their insets.
  ///
  /// - Parameters:
  ///   - core: where what they belong to begins, growth left out.
  ///   - items: those that were placed.
  ///   - room: what their lengths are parts of.
  func frames(
    from core: Double, _ items: [CompositionalLayout.BoundaryItem], in room: Size, _ grid: PixelGrid
  ) -> [Rect] {
    zip(items, frames).map { item, frame in
      frame.moved(axis, by: core).inset(by: item.contentInsets.points(in: room, grid).ignored(where: item.size))
    }
  }

  /// Where a pinned item stands while a part of the content is in sight.
  ///
  /// - Parameters:
  ///   - frame: of the item at rest.
  ///   - bounds: of what it belongs to, along the scroll direction.
  ///   - visible: along the scroll direction.
  static func pinned(
    _ frame: Rect, _ item: CompositionalLayout.BoundaryItem, _ axis: CompositionalLayout.Axis,
    in bounds: (start: Double, end: Double), visible: (start: Double, end: Double)
  ) -> Rect {
    guard item.pinToVisibleBounds else { return frame }
    let (start, length) = (frame.start(axis), frame.length(axis))
    switch item.alignment.side(axis) {
    case .before: return frame.moved(axis, by: max(min(visible.start, bounds.end - length) - start, 0))
    case .middle: return frame
    case .after: return frame.moved(axis, by: min(max(visible.end - length, bounds.start) - start, 0))
    }
  }
}

extension CompositionalLayout.Alignment {
  /// Where something is aligned along an axis.
  enum Side { case before, middle, after }

  func side(_ axis: CompositionalLayout.Axis) -> Side {
    switch (self, axis) {
    case (.topLeading, _), (.top, .vertical), (.topTrailing, .vertical), (.leading, .horizontal),
      (.bottomLeading, .horizontal):
      .before
    case (.bottomTrailing, _), (.bottom, .vertical), (.bottomLeading, .vertical), (.trailing, .horizontal),
      (.topTrailing, .horizontal):
      .after
    case (.none, _), (.top, .horizontal), (.bottom, .horizontal), (.leading, .vertical), (.trailing, .vertical): .middle
    }
  }
}
