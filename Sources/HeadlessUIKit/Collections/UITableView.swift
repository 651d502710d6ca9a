import Foundation
import ShelfSizing

/// Rows below each other, in sections.
///
/// Off the device nobody scrolls: after a layout all rows have their frames, as if each had been on screen once. Cells are
/// asked once for their heights, as those of collection views are (``UICollectionView``), and stay for the rows in the
/// window. Cells, headers and footers are laid out by themselves, each as a tree of its own.
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
  /// The sections that a storyboard states.
  var staticSections: [StaticSection] = [] { didSet { setNeedsLayout() } }
  var reuseOfHeaders = ReusePool<String, UITableViewHeaderFooterView>()
  /// The sections as they stand at present.
  var sections: [PlacedSection] = []
  /// The cells that stand at present: those of rows in the window, and those that somebody has asked for.
  var cells: [IndexPath: UITableViewCell] = [:]
  var pathsAskedFor: Set<IndexPath> = []
  /// The rows that the delegate was told are shown.
  var shownPaths: Set<IndexPath> = []
  /// The heights that cells have asked for, under ``heightConditions``.
  var heights = ItemTable<CGFloat>()
  var heightConditions: HeightConditions?
  private var counts: [Int]?
  /// Whether the rows have their frames.
  var isLaidOut = false
  var isLayingOut = false
  /// The changes that count together at present, and how deep calls for them are nested.
  var changes = ItemChanges()
  var depthOfChanges = 0
  var rowsToReconfigure: Set<IndexPath> = []
  var cellToReconfigure: UITableViewCell?
  override var placesSubviews: Bool { true }

  /// The heights of cells depend on these, beside their contents.
  struct HeightConditions: Equatable {
    let width: CGFloat
    let traits: UITraitCollection
  }

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

  func adopt(_ view: UIView) {
    guard view.superview !== self else { return }
    view.isPlacedByLayout = true
    addSubview(view)
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
