import CellLayout
import ShelfSizing

/// The layout margins of a view whose file gives none.
///
/// In an app those of collection cells and of views that stand for themselves are any view's, 8 on all sides
/// (`UIView.directionalLayoutMargins`); Interface Builder takes them for root views of a screen.
///
/// Measured on the `…Margin` constraints of 348 files of 25 repositories and 977 files of eight others: a rule counts
/// where constraints hold on the stored frames. `sides` by the kind of the view, the tools version and the width:
///
/// | view | tools version | sides | top and bottom |
/// |---|---|---|---|
/// | table cell, its content view | under 14000 | 8 | 8 |
/// | | under 14800 | 16, from a width of 394: 20 | 11 |
/// | | under 17000 on an iPhone 8 | 15 | 11 |
/// | | later | 16; 20 on devices wider than 375 if the cell is wider than 320 | 11 |
/// | … beside an accessory | all | trailing 8 | the same |
/// | collection cell and its content view, in a `.xib` | under 13000 | 0 | 0 |
/// | | later | 16, from a width of 394: 20 | 0 |
/// | … in a storyboard | all | 8 | 8 |
/// | root view | from 13000 | 16, from a width of 394: 20 | the safe area |
/// | stack view | all | 0 | 0 |
/// | any other | all | 8 | 8 |
struct DefaultMargins {
  /// What a view is to its margins.
  enum Kind { case tableCell, collectionCell, root, stack, inner }

  let document: InterfaceBuilderDocument
  let place: LayoutPlace
  let kind: Kind
  /// Of the cell or the root view, in points.
  let width: Double
  let hasAccessory: Bool
  let safeAreaInsets: EdgeInsets

  var margins: EdgeInsets {
    let version = document.toolsVersion
    let byWidth: Double = width < 394 ? 16 : 20
    switch kind {
    case .tableCell where version >= 14000:
      let side = tableSide(version, byWidth)
      return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: hasAccessory ? 8 : side)
    case .collectionCell where place == .app, .root where place == .app: return EdgeInsets(all: 8)
    case .collectionCell where !document.isStoryboard:
      let side = version < 13000 ? 0 : byWidth
      return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    case .root where version >= 13000:
      return EdgeInsets(top: safeAreaInsets.top, leading: byWidth, bottom: safeAreaInsets.bottom, trailing: byWidth)
    case .stack: return .zero
    default: return EdgeInsets(all: 8)
    }
  }

  private func tableSide(_ version: Int, _ byWidth: Double) -> Double {
    if version < 14800 { return byWidth }
    if version < 17000, document.device?.id == "retina4_7" { return 15 }
    guard let device = document.device?.width else { return byWidth }
    return device > 375 && width > 320 ? 20 : 16
  }
}

/// The safe area of a root view as Interface Builder lays it out, from the same stored frames (400 of 422 root views).
struct DefaultSafeArea {
  let document: InterfaceBuilderDocument
  let isCell: Bool
  /// Of the root view, in points.
  let height: Double

  var insets: EdgeInsets {
    let version = document.toolsVersion
    guard let device = document.device else { return .zero }
    if isCell || !device.hasHomeIndicator {
      // Views as high as a screen keep clear of the status bar; those of Xcode 11 to 14 do not.
      let isUnderStatusBar = version < 14800 ? height > 450 : version >= 22000 && !isCell
      return EdgeInsets(top: isUnderStatusBar && !device.hasHomeIndicator ? 20 : 0, leading: 0, bottom: 0, trailing: 0)
    }
    if device.id.hasPrefix("ipad") { return EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0) }
    let top: Double =
      switch device.id {
      case _ where version < 21000: 44
      case "retina6_1": 48
      case "retina6_0": 47
      case "retina6_12", "retina6_72": 59
      default: 44
      }
    return EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0)
  }
}
