import Foundation
import ShelfSizing

/// A header or a footer that shows a title.
private final class TitledHeader: UITableViewHeaderFooterView {}

extension UITableView {
  /// A section with the frames of its rows.
  struct PlacedSection {
    var header: UIView?
    var headerFrame = CGRect.zero
    var rows: [CGRect] = []
    var footer: UIView?
    var footerFrame = CGRect.zero
    var frame = CGRect.zero
  }

  /// Gives each row its frame, and those in the window their cells.
  func layOutRows() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let conditions = HeightConditions(width: bounds.width, traits: traitCollection)
    if heightConditions != conditions { heights = ItemTable() }
    heightConditions = conditions
    reconfigure()
    if !isLaidOut { sections = (0..<numberOfSections).map(supplements) }
    isLaidOut = true
    var bottom = place(tableHeaderView, at: 0)
    for section in sections.indices { place(section, at: &bottom) }
    bottom = place(tableFooterView, at: bottom)
    contentSize = CGSize(width: bounds.width, height: bottom)
    showWindow()
    for view in subviews where view.isTreeOfItsOwn { view.layout.layOut() }
  }

  /// A section with its header and footer.
  private func supplements(_ section: Int) -> PlacedSection {
    var placed = PlacedSection()
    placed.header = supplement(
      delegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      style == .plain ? .plainHeader() : .groupedHeader())
    placed.footer = supplement(
      delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      style == .plain ? .plainFooter() : .groupedFooter())
    return placed
  }

  /// The app's view, or one that shows a title.
  private func supplement(_ view: UIView?, title: String?, _ content: UIListContentConfiguration) -> UIView? {
    if let view {
      adopt(view)
      return view
    }
    guard let title else { return nil }
    var content = content
    content.text = title
    let titled = TitledHeader(reuseIdentifier: nil)
    titled.contentConfiguration = content
    adopt(titled)
    return titled
  }

  // MARK: Places

  /// The bottom of a view that is as high as its frame.
  private func place(_ view: UIView?, at top: CGFloat) -> CGFloat {
    guard let view else { return top }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func place(_ section: Int, at bottom: inout CGFloat) {
    let top = bottom
    let inset: CGFloat = style == .insetGrouped ? UITableView.sideInset : 0
    let asked = height(
      of: sections[section].header, delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight)
    if sections[section].header != nil || asked > 0 {
      bottom += sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? UITableView.topPadding : 0
    }
    sections[section].headerFrame = place(sections[section].header, asked, at: &bottom)
    let width = bounds.width - 2 * inset
    sections[section].rows = (0..<numberOfRows(inSection: section)).map { row in
      let path = IndexPath(row: row, section: section)
      let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      let frame = CGRect(
        x: inset, y: bottom, width: width, height: asked >= 0 ? asked : fittedHeight(at: path, width: width))
      bottom = frame.maxY
      if frame.minY >= bounds.maxY || frame.maxY <= bounds.minY, !pathsAskedFor.contains(path) {
        letGo(path, staysInside: true)
      }
      return frame
    }
    let askedBelow = height(
      of: sections[section].footer, delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight)
    sections[section].footerFrame = place(sections[section].footer, askedBelow, at: &bottom)
    sections[section].frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The height that is asked for a header or a footer; negative where its view tells its own.
  ///
  /// In grouped styles titles are as high as they are, whatever the table view's own height is, and without a view there is
  /// room as well, unless a height is stated (frames that Interface Builder stored of static tables).
  private func height(of view: UIView?, _ told: CGFloat?, _ own: CGFloat) -> CGFloat {
    let asked = told ?? own
    guard style != .plain else { return asked }
    if view is TitledHeader { return asked == own ? UITableView.automaticDimension : asked }
    guard view == nil, asked < 0 else { return asked }
    let grid = traitCollection.grid
    return grid.points(pixels: grid.pixels(roundingUp: UITableView.groupedGap))
  }

  /// Places a header or a footer, of which a height alone may be asked for.
  private func place(_ view: UIView?, _ asked: CGFloat, at bottom: inout CGFloat) -> CGRect {
    let height = asked >= 0 ? asked : view.map { fittedHeight(of: $0, width: bounds.width) } ?? 0
    let frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    view?.frame = frame
    bottom += height
    return frame
  }

  // MARK: Heights

  /// The height that a row's cell asks for, with the pixel of the line below it.
  private func fittedHeight(at path: IndexPath, width: CGFloat) -> CGFloat {
    if let cell = cells[path], !cell.layout.isPlaced { heights[path] = nil }
    guard let fitted = heights[path] ?? cell(at: path).map({ fittedHeight(of: $0, width: width) }) else { return 0 }
    heights[path] = fitted
    guard fitted > 0 else { return UITableView.defaultRowHeight }
    return separatorStyle == .none ? fitted : fitted + 1 / traitCollection.grid.scale
  }

  private func fittedHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.frame.size.width = width
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let grid = traitCollection.grid
    return grid.points(pixels: grid.pixels(roundingUp: height))
  }

  /// The height of a row whose cell has no constraints, or none that ask for a height, as UIKit says in its log: "We're
  /// considering the collapse unintentional and using standard height instead" (Apple's documentation of `rowHeight`).
  package static let defaultRowHeight: CGFloat = 44
  // Mac Catalyst of iOS 26.1 (Vercantez/openuikit, `TableViewTests`); since iOS 15 (`sectionHeaderTopPadding`).
  private static var topPadding: CGFloat { StatedDevice.current.systemVersion < 15 ? 0 : 22 }
  // Interface Builder of Xcode 16: 17.67 points above the first section at three pixels a point.
  private static let groupedGap = 17.5
  private static let sideInset: CGFloat = 8

  // MARK: Cells

  /// The rows that overlap a stretch of the content, by halving each section.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { section -> [IndexPath] in
      let rows = sections[section].rows
      guard sections[section].frame.minY < bottom, sections[section].frame.maxY > top else { return [] }
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].maxY <= top { low = middle + 1 } else { high = middle }
      }
      return rows[low...].indices.prefix { rows[$0].minY < bottom }.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Gives the rows in the window their cells, and lets the others go.
  private func showWindow() {
    let shown = rows(from: bounds.minY, to: bounds.maxY)
    let kept = pathsAskedFor.union(shown)
    for path in Array(cells.keys) where !kept.contains(path) { letGo(path) }
    for path in kept.sorted() { show(path) }
    for view in reuse.all where view.superview === self { view.removeFromSuperview() }
  }

  /// Gives a row's cell its frame.
  private func show(_ path: IndexPath) {
    guard let frame = frame(at: path), let cell = cell(at: path) else { return }
    cell.frame = frame
    guard shownPaths.insert(path).inserted else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func frame(at path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }

  /// The cell of a row; it is made where there is none.
  private func cell(at path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    adopt(cell)
    cell.setSelected(indexPathsForSelectedRows?.contains(path) ?? false, animated: false)
    cells[path] = cell
    return cell
  }

  /// The cell of a row that somebody asks for: it comes as if the row had been scrolled into sight.
  func cellAskedFor(_ path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard isLaidOut, !isLayingOut, frame(at: path) != nil else { return nil }
    pathsAskedFor.insert(path)
    show(path)
    cells[path]?.layout.layOut()
    return cells[path]
  }

  /// Has a row's cell wait for its next row.
  ///
  /// - Parameter staysInside: whether it stays a subview, as it is used again in the same layout.
  func letGo(_ path: IndexPath, staysInside: Bool = false) {
    pathsAskedFor.remove(path)
    guard let cell = cells.removeValue(forKey: path) else { return }
    let identifier = staticRow(at: path)?.cell === cell ? nil : cell.reuseIdentifier
    if !staysInside || identifier == nil { cell.removeFromSuperview() }
    if let identifier { reuse.put(cell, identifier) }
    guard shownPaths.remove(path) != nil else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func reconfigure() {
    for path in rowsToReconfigure {
      heights[path] = nil
      guard let cell = cells[path] else { continue }
      cellToReconfigure = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      cellToReconfigure = nil
    }
    rowsToReconfigure = []
  }
}

extension UITableView {
  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { adopt(new) }
    setNeedsLayout()
  }

  func adopt(_ view: UIView) {
    guard view.superview !== self else { return }
    view.isPlacedByLayout = true
    addSubview(view)
  }

  /// Lets headers and footers go.
  func forgetSections() {
    for view in sections.flatMap({ [$0.header, $0.footer] }).compactMap({ $0 }) {
      view.removeFromSuperview()
      guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { continue }
      reuseOfHeaders.put(view, identifier)
    }
    sections = []
    isLaidOut = false
  }
}
