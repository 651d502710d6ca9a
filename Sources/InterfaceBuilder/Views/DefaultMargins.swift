import CellLayout
import ShelfSizing

/// The layout margins of a view whose file gives none (UIKitNumbers.md, "Interface Builder").
///
/// In an app those of collection cells and of views outside of any cell are any view's, 8 on all sides
/// (`UIView.directionalLayoutMargins`); Interface Builder takes them for root views of a screen. `sides` by the kind of
/// the view, the version and the width:
///
/// | view | tools version | sides | top and bottom |
/// |---|---|---|---|
/// | table cell, its content view | under 13500 | 8 | 8 |
/// | | under 17000 | 20 if it is wide, else by place: table in a view 15, controller's table 16, `.xib` 15 or 16 | 11 |
/// | | later | 20 if it is wide, else 16 | 11, from 24127 to 24765: 15 |
/// | … static, below the table view's lower edge | 13500 to 16999 | 8 | 11 |
/// | | 17000 to 20037 | 8 | 8 |
/// | … beside an accessory | all | trailing 8 | the same |
/// | … in a view that is `retina5_9`, of 21500 to 21699 | | 20 | 11 |
/// | … in a view that is `retina5_5`, of 22100 to 22699 | | 16 | 11 |
/// | collection cell, in a `.xib` | under 13000 | 8, without a device 0 | the same |
/// | | later | 16, from a width of 394: 20 | 0 |
/// | … its `collectionViewCellContentView` | under 21000 | the cell's | 8, above inside the safe area |
/// | | later | the cell's | 8, inside the safe area |
/// | … its content view that is a `view` | from 21000, before as the cell | 8 | 8, inside the safe area |
/// | … in a storyboard | 13000 to 13499 | 0 | 0 |
/// | … as wide as its device | 13500 to 13999 | as in a `.xib` | 0 |
/// | … in a table view | 14000 to 14499 | as in a `.xib` | the safe area |
/// | | all others | 8 | 8, above from 14300 to 14499 inside the safe area |
/// | root view | from 13000 | 16, from a width of 394: 20 | the safe area |
/// | stack view | all | 0 | 0 |
/// | any other | all | 8 | 8 |
struct DefaultMargins {
  /// The kinds of views that differ in their margins.
  enum ViewKind {
    case tableCell, collectionCell, root, stack, inner
    /// The content view of a collection cell, with an element of its own or as a `view`.
    case collectionContentView(hasElement: Bool)
  }

  let document: InterfaceBuilderDocument
  let environment: LayoutEnvironment
  /// The tools version whose layout counts.
  let version: Int
  let kind: ViewKind
  /// The width of the cell or the root view, in points.
  let width: Double
  let table: CellRoot.Table?
  /// Whether the cell is a static one below that table view's lower edge.
  let isOutOfSight: Bool
  let hasAccessory: Bool
  let safeAreaInsets: EdgeInsets

  var margins: EdgeInsets {
    switch kind {
    case .tableCell where environment == .interfaceBuilder && isOutOfSight && (17000...20037).contains(version):
      return EdgeInsets(all: 8)
    case .tableCell where version >= 13500:
      let vertical: Double = ControlTemplate.wideControls.contains(version) ? 15 : 11
      let isUnseen = environment == .interfaceBuilder && isOutOfSight && version < 17000
      let side = isUnseen ? 8 : tableSide
      return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
    case .collectionCell where environment != .interfaceBuilder,
      .collectionContentView where environment != .interfaceBuilder,
      .root where environment != .interfaceBuilder:
      return EdgeInsets(all: 8)
    case .collectionCell: return collectionCell
    case .collectionContentView(let hasElement) where !document.isStoryboard:
      let side = hasElement ? byWidth : 8
      let bottom = version < 21000 ? 0 : safeAreaInsets.bottom
      return EdgeInsets(top: safeAreaInsets.top + 8, leading: side, bottom: bottom + 8, trailing: side)
    case .root where version >= 13000: return ofScreen
    case .stack: return .zero
    default: return EdgeInsets(all: 8)
    }
  }

  private var byWidth: Double { width < 394 ? 16 : 20 }

  /// Those of the root view of a screen.
  private var ofScreen: EdgeInsets {
    EdgeInsets(top: safeAreaInsets.top, leading: byWidth, bottom: safeAreaInsets.bottom, trailing: byWidth)
  }

  private var collectionCell: EdgeInsets {
    guard document.isStoryboard else {
      return version >= 13000 ? ofScreen : EdgeInsets(all: document.device == nil ? 0 : 8)
    }
    switch version {
    case 13000..<13500: return .zero
    case 13500..<14000 where document.device?.width.map { width >= $0 } ?? false: return ofScreen
    case 14000..<14500 where table != nil: return ofScreen
    case 14300..<14500: return EdgeInsets(top: safeAreaInsets.top + 8, leading: 8, bottom: 8, trailing: 8)
    default: return EdgeInsets(all: 8)
    }
  }

  private var tableSide: Double {
    // Devices of up to 402 points have 16, all others 20.
    guard environment == .interfaceBuilder else { return width < 414 ? 16 : 20 }
    if let table, !table.isControllersView {
      switch document.device?.id {
      case "retina5_9" where (21500..<21700).contains(version): return 20
      case "retina5_5" where (22100..<22700).contains(version): return 16
      default: break
      }
    }
    if isWide { return 20 }
    if version >= 17000 { return 16 }
    if let table { return table.isControllersView ? 16 : 15 }
    return version >= 14800 && document.device?.id == "retina4_7" ? 15 : 16
  }

  /// Whether the iPhone, or the table that is its controller's view, is wider than the smaller iPhones.
  private var isWide: Bool {
    let narrow: Double = (23727..<32700).contains(version) ? 390 : 375
    guard let device = document.device, table != nil || version >= 14800 else { return width >= 394 }
    if let table {
      if table.isControllersView, (table.width ?? width) > narrow { return true }
      if device.id.hasPrefix("ipad") { return false }
    }
    return device.width.map { $0 > narrow && width > 320 } ?? (width >= 394)
  }
}

/// The safe area of a root view as Interface Builder lays it out, from the same stored frames (400 of 422 root views).
struct DefaultSafeArea {
  let document: InterfaceBuilderDocument
  /// The element's name.
  let root: String
  /// Whether that is a collection cell whose content view has an element of its own, as Xcode 11 and later write it.
  let hasContentViewElement: Bool
  /// The height of the root view, in points.
  let height: Double
  /// Whether it is in a table view.
  let isInTable: Bool

  var insets: EdgeInsets {
    let version = document.toolsVersion
    guard let device = document.device else { return .zero }
    if countsStatusBar(device) {
      let isTall = device.hasHomeIndicator && !device.id.hasPrefix("ipad")
      return EdgeInsets(top: isTall ? 44 : 20, leading: 0, bottom: 0, trailing: 0)
    }
    // Collection cells outside of a collection view have that of a screen as well, since Xcode 14 or with that element.
    let hasScreens = !document.isStoryboard && (version >= 21000 || hasContentViewElement)
    let isCell = root != "view" && (root == "tableViewCell" || !hasScreens)
    if isCell || !device.hasHomeIndicator {
      // Views as high as a screen keep clear of the status bar; those of Xcode 11 to 14 do not.
      let isUnderStatusBar = version < 14800 ? height > 450 : version >= 22000 && root == "view"
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

  /// Whether it is a collection cell of a storyboard that keeps clear of the status bar, wherever it lies on the screen, as
  /// Xcode 10 has it (UIKitNumbers.md, "Interface Builder").
  private func countsStatusBar(_ device: CanvasDevice) -> Bool {
    guard document.isStoryboard, root == "collectionViewCell" || root == "collectionReusableView" else { return false }
    let first = isInTable ? 14000 : 14300
    return (first..<(isInTable || device.hasHomeIndicator ? 14500 : 14490)).contains(document.toolsVersion)
  }
}
