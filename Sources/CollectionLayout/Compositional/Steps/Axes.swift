import ShelfSizing

// Groups and sections follow the same rules along both axes: lengths, insets and spacing are asked for by the axis.

extension CompositionalLayout.Axis {
  var other: CompositionalLayout.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Something of both axes.
struct Axes: Sendable {
  var horizontal = false
  var vertical = false

  subscript(axis: CompositionalLayout.Axis) -> Bool {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension ScrollDirection {
  var axis: CompositionalLayout.Axis { self == .vertical ? .vertical : .horizontal }
}

extension Size {
  /// Both lengths by their axes.
  init(_ axis: CompositionalLayout.Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  subscript(axis: CompositionalLayout.Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension Rect {
  /// A size at the origin.
  init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  var size: Size { Size(width: width, height: height) }

  func start(_ axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? x : y }
  func length(_ axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? width : height }
  func end(_ axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? maxX : maxY }

  mutating func set(_ length: Double, _ axis: CompositionalLayout.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }

  func moved(by origin: CompositionalLayout.Point) -> Rect {
    Rect(x: x + origin.x, y: y + origin.y, width: width, height: height)
  }

  func moved(_ axis: CompositionalLayout.Axis, by distance: Double, across: Double = 0) -> Rect {
    var moved = self
    moved.x += axis == .horizontal ? distance : across
    moved.y += axis == .horizontal ? across : distance
    return moved
  }
}

extension CompositionalLayout.Point {
  init(_ axis: CompositionalLayout.Axis, _ along: Double, across: Double) {
    self = axis == .horizontal ? Self(x: along, y: across) : Self(x: across, y: along)
  }

  subscript(axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? x : y }
}

extension EdgeInsets {
  func before(_ axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? leading : top }
  func after(_ axis: CompositionalLayout.Axis) -> Double { axis == .horizontal ? trailing : bottom }
  func total(_ axis: CompositionalLayout.Axis) -> Double { before(axis) + after(axis) }
}

extension CompositionalLayout.ElementSize {
  subscript(axis: CompositionalLayout.Axis) -> CompositionalLayout.Dimension { axis == .horizontal ? width : height }
}

extension CompositionalLayout.EdgeSpacing {
  func before(_ axis: CompositionalLayout.Axis) -> CompositionalLayout.Spacing? { axis == .horizontal ? leading : top }
  func after(_ axis: CompositionalLayout.Axis) -> CompositionalLayout.Spacing? {
    axis == .horizontal ? trailing : bottom
  }
}

extension CompositionalLayout.Subitem {
  var size: CompositionalLayout.ElementSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var edgeSpacing: CompositionalLayout.EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
