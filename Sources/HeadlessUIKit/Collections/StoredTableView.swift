import Foundation

/// The settings of a table view, and how its rows stand.
@preconcurrency @MainActor open class StoredTableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go, which they do at once.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// The height that has views tell their own.
  nonisolated public static let automaticDimension: CGFloat = -1

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
  var sections: [UITableView.PlacedSection] = []
  /// The cells that stand at present: those of rows in the window, and those that somebody has asked for.
  var cells: [IndexPath: UITableViewCell] = [:]
  var pathsAskedFor: Set<IndexPath> = []
  /// The rows that the delegate was told are shown.
  var shownPaths: Set<IndexPath> = []
  /// The heights that cells have asked for, under ``heightConditions``.
  var heights = ItemTable<CGFloat>()
  var heightConditions: HeightConditions?
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
}
