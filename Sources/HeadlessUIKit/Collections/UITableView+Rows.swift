import Foundation

extension UITableView {
  // MARK: Classes

  /// Has headers and footers of an identifier made of a class, by its `init(reuseIdentifier:)`.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseOfHeaders.register(aClass, identifier)
  }

  /// Has headers and footers of an identifier made of a nib.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuseOfHeaders.register(nib, identifier)
  }

  /// A header or footer that waits for its next section, or a new one of a class that was registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuseOfHeaders.take(identifier) {
      $0.prepareForReuse()
    } make: {
      $0.makeOfClass(reuseIdentifier: identifier)
    } adopt: {
      $0.ownIdentifier = identifier
    }
  }

  /// The header of a section, once it was laid out.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    self.section(section)?.header as? UITableViewHeaderFooterView
  }

  /// The footer of a section, once it was laid out.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    self.section(section)?.footer as? UITableViewHeaderFooterView
  }

  /// Has cells of an identifier made of a class, by its `init(style:reuseIdentifier:)`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, identifier)
  }

  /// Has cells of an identifier made of a nib.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.register(nib, identifier) }

  /// A cell that waits for its next row, or a new one of a class that was registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
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
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
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

  private func section(_ index: Int) -> PlacedSection? { sections.indices.contains(index) ? sections[index] : nil }

  /// Where a section stands.
  public func rect(forSection section: Int) -> CGRect { self.section(section)?.frame ?? .zero }
  /// Where a section's header stands.
  public func rectForHeader(inSection section: Int) -> CGRect { self.section(section)?.headerFrame ?? .zero }
  /// Where a section's footer stands.
  public func rectForFooter(inSection section: Int) -> CGRect { self.section(section)?.footerFrame ?? .zero }
  /// Where a row stands.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { frame(at: indexPath) ?? .zero }
  /// The cell of a row, once it was laid out. One outside of the window comes as if it had been scrolled into sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cellAskedFor(indexPath) }
  /// The row of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows(from: point.y, to: point.y + 1).first { rectForRow(at: $0).contains(point) }
  }
  /// The rows that overlap a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(from: rect.minY, to: rect.maxY) }
  /// The rows in the window.
  public var indexPathsForVisibleRows: [IndexPath]? {
    indexPathsForRows(in: CGRect(origin: contentOffset, size: bounds.size))
  }
  /// The cells in the window.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

  /// Scrolls to a row, at once.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = rectForRow(at: indexPath)
    let y: CGFloat =
      switch scrollPosition {
      case .none: min(max(contentOffset.y, frame.maxY - bounds.height), frame.minY)
      case .top: frame.minY
      case .middle: frame.midY - bounds.height / 2
      case .bottom: frame.maxY - bounds.height
      }
    contentOffset.y = min(max(y, 0), max(contentSize.height - bounds.height, 0))
  }

  // MARK: Selection

  /// The first of the rows that are selected.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
    cells[indexPath]?.setSelected(false, animated: animated)
  }
}
