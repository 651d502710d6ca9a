import ShelfSizing

/// A view of a cell that is being laid out.
///
/// Widths are points. Heights are pixels, which add up exactly: a label's is a whole number of them.
package class LayoutView {
  package let template: ViewTemplate
  let grid: PixelGrid

  init(template: ViewTemplate, grid: PixelGrid) {
    self.template = template
    self.grid = grid
  }

  /// UIKit's name of the class.
  package var className: String { "UIView" }

  /// Whether it takes part in a stack view's layout.
  package var isShown: Bool { !template.isHidden }

  /// The width that nothing else decides; `nil` where the view has none of its own.
  package var naturalWidth: Double? { nil }

  /// Whether the width is fixed by a constraint.
  package var hasFixedWidth: Bool { false }

  /// The height in pixels at a width in points.
  package func height(forWidth width: Double) -> Double { 0 }

  /// The part of that height that text makes.
  package func textHeight(forWidth width: Double) -> Double { 0 }

  /// Tells `visit` the view's frame and then its subviews' frames, each in its superview's coordinates.
  package func visitFrames(_ frame: Frame, depth: Int, _ visit: (LayoutView, Frame, Int) -> Void) {
    visit(self, frame, depth)
  }

  /// This view or the first one below that has no width for its content.
  func viewWithoutWidth(_ width: Double) -> LayoutView? { width > 0 ? nil : self }

  /// Tells `visit` each label below and the width that it gets when the view is `width` wide.
  package func visitLabels(width: Double, _ visit: (LabelView, Double) -> Void) {}
}

/// A frame in the superview's coordinates: horizontal lengths in points, vertical ones in pixels.
package struct Frame: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}
