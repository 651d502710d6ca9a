import ShelfSizing

// Rules 1 to 8: how long an element is.

extension PixelGrid {
  /// Rule 1: a part of a length ends at a whole pixel; one that is a hair under the next pixel reaches it.
  func roundedDown(_ length: Double) -> Double { points(pixels: pixels(roundingDown: length)) }
}

extension CompositionalLayout.Dimension {
  /// Whether the element decides the length itself: it is `estimated` or `uniformAcrossSiblings`.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight: false
    }
  }

  /// Whether it is as long as the longest sibling's.
  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether it is a part of the container's length along an axis.
  func isFraction(of axis: CompositionalLayout.Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Rules 1 and 3, and the estimate of a length.
  ///
  /// - Parameter container: the lengths that fractions are parts of.
  func points(in container: Size, _ grid: PixelGrid) -> Double {
    switch self {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
    case .fractionalWidth(let part): grid.roundedDown(part * max(container.width, 0))
    case .fractionalHeight(let part): grid.roundedDown(part * max(container.height, 0))
    }
  }
}

extension CompositionalLayout.ElementSize {
  func points(in container: Size, _ grid: PixelGrid) -> Size {
    Size(width: width.points(in: container, grid), height: height.points(in: container, grid))
  }
}

extension EdgeInsets {
  /// Rule 8.
  func points(in container: Size, _ grid: PixelGrid) -> EdgeInsets {
    func points(_ inset: Double, _ length: Double) -> Double {
      inset > 0 && inset < 1 ? grid.roundedDown(inset * max(length, 0)) : inset
    }
    return EdgeInsets(
      top: points(top, container.height), leading: points(leading, container.width),
      bottom: points(bottom, container.height), trailing: points(trailing, container.width))
  }

  /// Rule 18: the insets of an element whose cell decides its length along an axis are ignored there.
  func ignored(where size: CompositionalLayout.ElementSize) -> EdgeInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension Rect {
  /// Rules 18 and 19: an element's frame in the area that its group gives it; insets that are longer than the area
  /// exchange its edges.
  func inset(by insets: EdgeInsets) -> Rect {
    var frame = Rect(
      x: x + insets.leading, y: y + insets.top, width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
    if frame.width < 0 { (frame.x, frame.width) = (frame.maxX, -frame.width) }
    if frame.height < 0 { (frame.y, frame.height) = (frame.maxY, -frame.height) }
    return frame
  }
}
