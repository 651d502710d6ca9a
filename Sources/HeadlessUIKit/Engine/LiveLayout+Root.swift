import CellLayout
import Foundation
import ShelfSizing

extension LiveLayout {
  /// Gives a root that no mask and no frame sizes the size that its constraints ask for.
  ///
  /// The images of MondrianLayout's tests of Apple's UIKit have these sizes, after a layout of views that lie in none
  /// (muukii/MondrianLayout, ExampleView). A size that the app has set stays, so that a card can be laid out in a frame;
  /// UIKit would give it up.
  func sizeRoot(_ cell: TemplateCell) {
    let size = root.ownFrame.size
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints, size == .zero || size == sizeOfRoot
    else { return }
    let faint = 1.0
    let width = cell.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: faint, verticalFittingPriority: faint
    ).width
    let fitting = CGSize(
      cell.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: faint))
    sizeOfRoot = fitting
    root.place(CGRect(origin: root.ownFrame.origin, size: fitting))
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, rather than a length, a middle or a baseline.
  var isEdge: Bool { [.left, .right, .top, .bottom, .leading, .trailing].contains(self) }
}
