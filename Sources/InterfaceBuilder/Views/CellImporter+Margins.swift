import CellLayout
import ShelfSizing

extension CellImporter {
  /// Reads `UIView.directionalLayoutMargins`: the file's own, or those that Interface Builder lays out with.
  mutating func readMargins(_ element: Element, of view: inout ViewTemplate, role: ViewRole, superview: Int?) {
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins")
    view.safeAreaInsets = safeArea(of: view, element, superview)
    if let insets = ownMargins(element) {
      view.layoutMargins = reader.insets(insets)
      return
    }
    let outer = superview.map { template.views[$0] }
    let rootWidth = role == .contentView ? outer?.designFrame?.size.width : view.designFrame?.size.width
    let insetsMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    view.layoutMargins =
      DefaultMargins(
        document: document, environment: environment, version: version,
        kind: marginKind(element, role: role, superview: superview), width: rootWidth ?? 0, table: table,
        isOutOfSight: isOutOfSight, hasAccessory: role == .contentView && distance(view, outer) > 20,
        safeAreaInsets: insetsMarginsFromSafeArea ? view.safeAreaInsets : .zero
      ).margins
    if role == .contentView, element.name == "tableViewCellContentView", view.layoutMargins.bottom > 8,
      let cell = outer?.designFrame?.size.height, let own = view.designFrame?.size.height
    {
      // The cell's margin reaches over the separator.
      view.layoutMargins.bottom -= min(max(cell - own, 0), 1)
    }
  }

  /// Margins that the file gives.
  func ownMargins(_ element: Element) -> Element? {
    element.children.first { child in
      ["directionalLayoutMargins", "layoutMargins"].contains(child["key"]) && child.name != "viewLayoutGuide"
    }
  }

  private func marginKind(_ element: Element, role: ViewRole, superview: Int?) -> DefaultMargins.ViewKind {
    switch element.name {
    case "tableViewCell", "tableViewCellContentView": .tableCell
    case "collectionViewCell", "collectionReusableView": .collectionCell
    case "collectionViewCellContentView": .collectionContentView(hasElement: true)
    case "stackView": .stack
    case _ where superview == nil: .root
    case _ where role == .contentView && superview == 0 && root.name == "collectionViewCell":
      version < 21000 ? .collectionCell : .collectionContentView(hasElement: false)
    default: .inner
    }
  }

  /// Points between the right edges of a view and the one it lies in.
  private func distance(_ view: ViewTemplate, _ outer: ViewTemplate?) -> Double {
    guard let own = view.designFrame, let outer = outer?.designFrame else { return 0 }
    return outer.size.width - own.x - own.size.width
  }

  /// The root view's safe area, as far as it reaches into a view.
  private func safeArea(of view: ViewTemplate, _ element: Element, _ superview: Int?) -> EdgeInsets {
    guard let superview else {
      guard environment == .interfaceBuilder else { return .zero }
      return DefaultSafeArea(
        document: document, root: element.name,
        hasContentViewElement: element.child("collectionViewCellContentView") != nil,
        height: view.designFrame?.size.height ?? 0, isInTable: table != nil
      ).insets
    }
    let outer = template.views[superview]
    guard outer.safeAreaInsets != .zero, let own = view.designFrame, let size = outer.designFrame?.size else {
      return .zero
    }
    return EdgeInsets(
      top: max(0, outer.safeAreaInsets.top - own.y), leading: 0,
      bottom: max(0, outer.safeAreaInsets.bottom - (size.height - own.y - own.size.height)), trailing: 0)
  }
}
