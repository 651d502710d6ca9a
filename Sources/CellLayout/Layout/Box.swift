import ConstraintSolver
import ShelfSizing

/// A rectangle in the variables of a layout: pixels from the cell's top left corner.
struct Box: Sendable {
  var horizontal: Span
  var vertical: Span

  subscript(axis: StackTemplate.Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// The box less insets, in pixels.
  func inset(by insets: PixelInsets) -> Box {
    Box(
      horizontal: horizontal.inset(insets.leading, insets.trailing),
      vertical: vertical.inset(insets.top, insets.bottom))
  }

  /// The box that has this one within insets, in pixels.
  func outset(by insets: PixelInsets) -> Box {
    Box(
      horizontal: horizontal.inset(-insets.leading, -insets.trailing),
      vertical: vertical.inset(-insets.top, -insets.bottom))
  }
}

/// Where a rectangle begins along an axis, and how long it is: pixels.
struct Span: Sendable {
  var start: LinearExpression
  var length: LinearExpression

  var end: LinearExpression { start + length }
  var center: LinearExpression { start + 0.5 * length }

  /// The span counted from the other side.
  var mirrored: Span { Span(start: -1 * end, length: length) }

  func inset(_ atStart: Double, _ atEnd: Double) -> Span {
    atStart == 0 && atEnd == 0 ? self : Span(start: start + atStart, length: length - (atStart + atEnd))
  }
}

/// Distances from the four edges in pixels.
struct PixelInsets: Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
}

extension PixelInsets {
  /// Distances given in points.
  init(_ insets: EdgeInsets, _ grid: PixelGrid) {
    top = grid.finitePixels(insets.top)
    leading = grid.finitePixels(insets.leading)
    bottom = grid.finitePixels(insets.bottom)
    trailing = grid.finitePixels(insets.trailing)
  }
}

extension PixelGrid {
  /// Pixels that can be computed with: what is no number counts as nothing, and what is too long is cut.
  ///
  /// The solver leaves unusable constraints out, but the lengths that frames are made of pass it by.
  func finitePixels(_ points: Double) -> Double {
    let pixels = points * scale
    return pixels.isNaN ? 0 : min(max(pixels, -Solver.largestMagnitude), Solver.largestMagnitude)
  }
}

/// An item that a constraint may speak of: the alignment rectangle of a view or the area of a guide, with all that its
/// attributes mean.
struct LayoutItem: Sendable {
  /// The frame less the alignment rectangle's insets.
  var box: Box
  /// The layout margins, from the box's edges.
  var margins = PixelInsets()

  /// An attribute's value; text runs from left to right. An item without text has its first baseline at the top,
  /// its last one at the bottom (UIKitNumbers.md, "Auto Layout").
  func anchor(_ attribute: ConstraintTemplate.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading: box.horizontal.start
    case .right, .trailing: box.horizontal.end
    case .width: box.horizontal.length
    case .centerX: box.horizontal.center
    case .top, .firstBaseline: box.vertical.start
    case .bottom, .lastBaseline: box.vertical.end
    case .height: box.vertical.length
    case .centerY: box.vertical.center
    case .leftMargin, .leadingMargin: box.inset(by: margins).horizontal.start
    case .rightMargin, .trailingMargin: box.inset(by: margins).horizontal.end
    case .centerXWithinMargins: box.inset(by: margins).horizontal.center
    case .topMargin: box.inset(by: margins).vertical.start
    case .bottomMargin: box.inset(by: margins).vertical.end
    case .centerYWithinMargins: box.inset(by: margins).vertical.center
    }
  }
}
