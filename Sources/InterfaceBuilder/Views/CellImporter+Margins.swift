import CellLayout
import ShelfSizing

extension CellImporter {
  /// Reads `UIView.directionalLayoutMargins`: the file's own, or those that Interface Builder lays out with.
  mutating func readMargins(_ element: Element, of view: inout ViewTemplate, role: ViewRole, superview: Int?) {
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
    if let insets = element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins"),
      insets.name != "viewLayoutGuide"
    {
      view.layoutMargins = reader.insets(insets)
    } else {
      view.layoutMargins =
        DefaultMargins(
          toolsVersion: document.toolsVersion, element: element.name, isContentView: role == .contentView,
          width: view.designFrame?.size.width ?? 0, superview: superview.map { template.views[$0] },
          frame: view.designFrame, preservesSuperviewLayoutMargins: view.preservesSuperviewLayoutMargins
        ).margins
    }
  }
}

/// The margins of a view whose file says nothing about them, as stored frames show them (742 cells of 53 repositories).
///
/// | tools version | table cell | other cell |
/// |---|---|---|
/// | under 14000 | 8 on all sides | 8 on all sides |
/// | under 14800 | 11 and 16 at the sides, 20 from a width of 414 | 8 |
/// | under 17000 | 11 and 15 | 8 |
/// | from 17000 | 11 and 16, 20 where they are the superview's too and the width is 414 or more | 8 |
///
/// A separator, which makes the content view less high than the cell, takes 0.5 of the 11 at the top and the bottom.
struct DefaultMargins {
  let toolsVersion: Int
  let element: String
  let isContentView: Bool
  let width: Double
  let superview: ViewTemplate?
  let frame: DesignFrame?
  let preservesSuperviewLayoutMargins: Bool

  var margins: EdgeInsets {
    let isTableCell = element == "tableViewCell" || element == "tableViewCellContentView"
    guard isTableCell, toolsVersion >= 14000 else { return EdgeInsets(all: 8) }
    let side: Double =
      switch toolsVersion {
      case ..<14800: width >= 414 ? 20 : 16
      case ..<17000: 15
      default: preservesSuperviewLayoutMargins && width >= 414 ? 20 : 16
      }
    let vertical = hasSeparator ? 10.5 : 11.0
    return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  private var hasSeparator: Bool {
    guard isContentView, let cell = superview?.designFrame?.size.height, let own = frame?.size.height else {
      return false
    }
    return cell - own > 0.1 && cell - own < 1.1
  }
}
