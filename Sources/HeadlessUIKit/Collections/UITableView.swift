import Foundation
import ShelfSizing

/// Rows below each other, in sections.
///
/// Off the device nobody scrolls: after a layout all rows have their frames, as if each had been on screen once. Cells are
/// asked once for their heights, as those of collection views are (``UICollectionView``), and stay for the rows in the
/// window. Cells, headers and footers are laid out by themselves, each as a tree of its own.
@preconcurrency @MainActor open class UITableView: StoredTableView {
  /// How sections look.
  public let style: Style
  /// The data.
  open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }
  /// Tells heights and headers, and hears what people select.
  open weak var delegate: UITableViewDelegate? {
    didSet {
      (self as UIScrollView).delegate = delegate
      reloadData()
    }
  }
  /// The view above all sections, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all sections, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  private var counts: [Int]?

  /// A table view with a frame in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table view with a frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    style = coder.element?["style"].flatMap { NibWords.tableStyles[$0] } ?? .plain
    super.init(coder: coder)
  }

  // MARK: Data

  /// For each section, how many rows it has; the data source is asked once, and again when its data have changed.
  var rowCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<count("sections", dataSource.numberOfSections(in: self))).map {
      count("rows in section \($0)", dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  private func count(_ name: String, _ count: Int) -> Int {
    UICollectionView.checked(count, name, of: dataSource)
  }

  /// Whether the data source was asked for its counts.
  var hasCounts: Bool { counts != nil }
  /// Has the data source asked for its counts anew.
  func forgetCounts() { counts = nil }

  /// How many sections there are.
  open var numberOfSections: Int { rowCounts.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }

  /// Has all rows asked for anew.
  open func reloadData() {
    for path in Array(cells.keys) { letGo(path) }
    forgetSections()
    counts = nil
    heights = ItemTable()
    rowsToReconfigure = []
    indexPathsForSelectedRows = nil
    setNeedsLayout()
  }

  // MARK: Layout

  /// Gives each row its frame, and those in the window their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  // MARK: Classes

  /// Has headers and footers of an identifier made of a class, by its `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseOfHeaders.register(aClass, identifier)
  }

  /// Has headers and footers of an identifier made of a nib.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseOfHeaders.register(nib, identifier)
  }

  /// A header or footer that waits for its next section, or a new one of a class that was registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuseOfHeaders.take(identifier) {
      $0.prepareForReuse()
    } make: {
      $0.makeOfClass(reuseIdentifier: identifier)
    } adopt: {
      $0.ownIdentifier = identifier
    }
  }

  /// The header of a section, once it was laid out.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    self.section(section)?.header as? UITableViewHeaderFooterView
  }

  /// The footer of a section, once it was laid out.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    self.section(section)?.footer as? UITableViewHeaderFooterView
  }

  /// Has cells of an identifier made of a class, by its `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, identifier)
  }

  /// Has cells of an identifier made of a nib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.register(nib, identifier) }

  /// A cell that waits for its next row, or a new one of a class that was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cellToReconfigure, cellToReconfigure.reuseIdentifier == identifier { return cellToReconfigure }
    return reuse.take(identifier) {
      $0.prepareForReuse()
    } make: {
      $0.init(style: .default, reuseIdentifier: identifier)
    } adopt: { cell in
      if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
        Messages.raise(
          "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
        )
      }
      cell.ownIdentifier = identifier
    }
  }

  /// A cell of an identifier that was registered; without one, the program stops as in UIKit.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Messages.raise(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  // MARK: What stands where

  /// Gives rows their places where they have none: a table view knows them, and its visible cells, as it is asked.
  private func placeRows() { if !isLaidOut { layOutRows() } }
  private func section(_ index: Int) -> PlacedSection? {
    placeRows()
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Where a section stands.
  open func rect(forSection section: Int) -> CGRect { self.section(section)?.frame ?? .zero }
  /// Where a section's header stands.
  open func rectForHeader(inSection section: Int) -> CGRect { self.section(section)?.headerFrame ?? .zero }
  /// Where a section's footer stands.
  open func rectForFooter(inSection section: Int) -> CGRect { self.section(section)?.footerFrame ?? .zero }
  /// Where a row stands.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    placeRows()
    return frame(at: indexPath) ?? .zero
  }
  /// The cell of a row, once it was laid out. One outside of the window comes as if it had been scrolled into sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellAskedFor(indexPath) }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: 0, y: point.y, width: 1, height: 1))?.first { rectForRow(at: $0).contains(point) }
  }
  /// The rows that overlap a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    placeRows()
    return rows(from: rect.minY, to: rect.maxY)
  }
  /// The rows in the window.
  open var indexPathsForVisibleRows: [IndexPath]? {
    indexPathsForRows(in: CGRect(origin: contentOffset, size: bounds.size))
  }
  /// The cells in the window.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

  /// Scrolls to a row, at once.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = rectForRow(at: indexPath)
    let y: CGFloat =
      switch scrollPosition {
      case .none: min(max(contentOffset.y, frame.maxY - bounds.height), frame.minY)
      case .top: frame.minY
      case .middle: frame.midY - bounds.height / 2
      case .bottom: frame.maxY - bounds.height
      }
    let top = min(max(y, 0), max(contentSize.height - bounds.height, 0))
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: animated)
  }

  // MARK: Selection

  /// The first of the rows that are selected.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in indexPathsForSelectedRows ?? [] where other != indexPath { deselectRow(at: other, animated: false) }
    }
    guard let indexPath else { return }
    if indexPathsForSelectedRows?.contains(indexPath) != true {
      indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [indexPath]
    }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Changes, at once and without animation

  /// Begins changes, which count together.
  open func beginUpdates() {
    if depthOfChanges == 0 { _ = rowCounts }
    depthOfChanges += 1
  }
  /// Ends changes, and has the rows laid out anew.
  open func endUpdates() {
    guard depthOfChanges > 0 else { return setNeedsLayout() }
    depthOfChanges -= 1
    guard depthOfChanges == 0 else { return }
    let made = changes
    changes = ItemChanges()
    finish(made, counts: hasCounts ? rowCounts : nil)
    setNeedsLayout()
  }
  /// Changes the data: what changes are called in the closure count together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Adds rows that the data source has.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  /// Removes rows that the data source has no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  /// Has rows asked for anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }
  /// Has the cells of rows show them anew, without other cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
  /// Moves a row as the data source has.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Adds sections that the data source has.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Has sections asked for anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section as the data source has.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
