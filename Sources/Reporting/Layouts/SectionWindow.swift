import CollectionLayout
import ShelfReports
import ShelfSizing

/// Sections that scroll across are drawn as a window, with what lies outside of it faded.
extension PlacedSection {
  /// The part of the content that is in sight across the scroll direction; all of it along.
  var window: Rect {
    let (size, container) = (layout.contentSize, variant.container)
    return scrollsDown
      ? Rect(x: 0, y: 0, width: container.width, height: size.height)
      : Rect(x: 0, y: 0, width: size.width, height: container.height ?? size.height)
  }

  /// How far the content reaches with the section.
  var reachedSize: Size {
    var size = layout.contentSize
    guard let frame = compositional?.sectionFrame(sectionIndex) else { return size }
    if scrollsDown { size.height = frame.maxY } else { size.width = frame.maxX }
    return size
  }

  /// How far the items of a section that scrolls across reach at rest; `nil` for a section that does not.
  ///
  /// - Parameter length: the most points beside the window.
  func reachAcross(upTo length: Double) -> Rect? {
    guard compositional?.orthogonalRow(inSection: sectionIndex) != nil,
      var reach = layout.frame(of: ItemPath(section: sectionIndex, item: 0)),
      let last = layout.frame(of: ItemPath(section: sectionIndex, item: itemCount - 1))
    else { return nil }
    reach = reach.union(last)
    let window = window
    let near = Rect(
      x: window.x - length, y: window.y - length, width: window.width + 2 * length, height: window.height + 2 * length)
    return reach.intersection(near)
  }

  /// The elements of the section that overlap a rectangle.
  func elements(in rect: Rect) -> [LayoutElement] {
    layout.elements(in: rect).filter { $0.path.section == sectionIndex }
  }

  private var scrollsDown: Bool { scrollDirection == .vertical }
}

extension Rect {
  /// Whether another one lies in this one.
  func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The smallest rectangle that both lie in.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The part that both have in common; without extent where they have nothing.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// Extends it across a scroll direction, so that another one lies in it.
  mutating func extend(to other: Rect, across direction: ScrollDirection) {
    let both = union(other)
    switch direction {
    case .vertical: (x, width) = (both.x, both.width)
    case .horizontal: (y, height) = (both.y, both.height)
    }
  }
}
