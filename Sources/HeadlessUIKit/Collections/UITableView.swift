import Foundation
import ShelfSizing

/// Rows below each other, in sections.
///
/// Off the device nobody scrolls: after a layout all rows have their cells and places, as if each had been on screen once.
/// Cells, headers and footers are laid out by themselves, each as a tree of its own.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go, which they do at once.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// The height that has views tell their own.
  nonisolated public static let automaticDimension: CGFloat = -1

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
  /// The height of rows, in points; ``automaticDimension`` where cells tell it.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of rows before their cells tell it, which decides nothing at rest.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers; ``automaticDimension`` where they tell it.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of footers; ``automaticDimension`` where they tell it.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The height of headers before they tell it, which decides nothing at rest.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers before they tell it, which decides nothing at rest.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The points above each section with a header; ``automaticDimension`` for 22 in the style `plain` and none elsewhere.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  /// The line between rows, which takes a pixel of each row.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// Points beside the line between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The colour of the line between rows.
  open var separatorColor: UIColor? = .separator
  /// The view above all sections, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below all sections, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView? { didSet { fill(with: backgroundView, insteadOf: oldValue) } }
  /// Whether people may select.
  open var allowsSelection = true
  /// Whether people may select several rows.
  open var allowsMultipleSelection = false
  /// Whether people may select while they edit.
  open var allowsSelectionDuringEditing = false
  /// Whether people may select several rows while they edit.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether people edit.
  open var isEditing = false
  /// Whether cells are as wide as people read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The rows that are selected.
  open internal(set) var indexPathsForSelectedRows: [IndexPath]?

  var reuse = ReusePool<String, UITableViewCell>()
  var reuseOfHeaders = ReusePool<String, UITableViewHeaderFooterView>()
  /// The sections as they stand at present.
  private(set) var sections: [PlacedSection] = []
  private var isLoaded = false
  override var placesSubviews: Bool { true }

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

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { adopt(new) }
    setNeedsLayout()
  }

  private func adopt(_ view: UIView) {
    guard view.superview !== self else { return }
    view.isPlacedByLayout = true
    addSubview(view)
  }

  // MARK: Data

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Has all rows asked for anew.
  open func reloadData() {
    for section in sections {
      for row in section.rows {
        row.cell.removeFromSuperview()
        if let identifier = row.cell.reuseIdentifier { reuse.put(row.cell, identifier) }
      }
      for view in [section.header, section.footer] {
        view?.removeFromSuperview()
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { continue }
        reuseOfHeaders.put(view, identifier)
      }
    }
    sections = []
    isLoaded = false
    indexPathsForSelectedRows = nil
    setNeedsLayout()
  }

  // MARK: Layout

  /// A section with the places of its rows.
  struct PlacedSection {
    var header: UIView?
    var headerFrame = CGRect.zero
    var rows: [(cell: UITableViewCell, frame: CGRect)] = []
    var footer: UIView?
    var footerFrame = CGRect.zero
    var frame = CGRect.zero
  }

  /// Gives each row its cell and its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded {
      isLoaded = true
      sections = (0..<numberOfSections).map(load)
    }
    var bottom = place(tableHeaderView, at: 0)
    for section in sections.indices { place(section, at: &bottom) }
    bottom = place(tableFooterView, at: bottom)
    contentSize = CGSize(width: bounds.width, height: bottom)
    for view in subviews where view.isTreeOfItsOwn { view.layout.layOut() }
  }

  private func load(_ section: Int) -> PlacedSection {
    var placed = PlacedSection()
    placed.header = supplement(
      delegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      style == .plain ? .plainHeader() : .groupedHeader())
    placed.footer = supplement(
      delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      style == .plain ? .plainFooter() : .groupedFooter())
    for row in 0..<numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
      adopt(cell)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      placed.rows.append((cell, .zero))
    }
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
    let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
    titled.contentConfiguration = content
    adopt(titled)
    return titled
  }

  /// The bottom of a view that is as high as its frame.
  private func place(_ view: UIView?, at top: CGFloat) -> CGFloat {
    guard let view else { return top }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  private func place(_ section: Int, at bottom: inout CGFloat) {
    let top = bottom
    let inset: CGFloat = style == .insetGrouped ? UITableView.sideInset : 0
    let width = bounds.width - 2 * inset
    if sections[section].header != nil {
      bottom += sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? UITableView.topPadding : 0
    }
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    sections[section].headerFrame = place(sections[section].header, asked, at: &bottom)
    for row in sections[section].rows.indices {
      let path = IndexPath(row: row, section: section)
      let cell = sections[section].rows[row].cell
      let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      cell.frame = CGRect(
        x: inset, y: bottom, width: width, height: asked >= 0 ? asked : fittedHeight(of: cell, width: width))
      sections[section].rows[row].frame = cell.frame
      bottom = cell.frame.maxY
    }
    let askedBelow = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    sections[section].footerFrame = place(sections[section].footer, askedBelow, at: &bottom)
    sections[section].frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// Places a header or a footer, of which a height alone may be asked for.
  private func place(_ view: UIView?, _ asked: CGFloat, at bottom: inout CGFloat) -> CGRect {
    let height = asked >= 0 ? asked : view.map { fittedHeight(ofPlain: $0, width: bounds.width) } ?? 0
    let frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    view?.frame = frame
    bottom += height
    return frame
  }

  /// The height that a cell asks for, with the pixel of the line below it.
  private func fittedHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let fitted = fittedHeight(ofPlain: cell, width: width)
    guard fitted > 0 else { return UITableView.defaultRowHeight }
    return separatorStyle == .none ? fitted : fitted + 1 / UITraitCollection.current.grid.scale
  }

  private func fittedHeight(ofPlain view: UIView, width: CGFloat) -> CGFloat {
    view.frame.size.width = width
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let grid = UITraitCollection.current.grid
    return grid.points(pixels: grid.pixels(roundingUp: height))
  }

  /// The height of a row whose cell has no constraints (Apple's documentation of `rowHeight`'s default on phones).
  private static let defaultRowHeight: CGFloat = 44
  // Mac Catalyst of iOS 26.1 (Vercantez/openuikit, `TableViewTests`).
  private static let topPadding: CGFloat = 22
  private static let sideInset: CGFloat = 8
}
