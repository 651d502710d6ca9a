import CollectionLayout
import ShelfSizing

/// How the items of a collection view are laid out; what a configuration says as well (insets, spacings, the pixels, the
/// cell) stands there.
///
///     var settings = CollectionSettings(.columns, in: [CollectionContainer(width: 375)])
///     settings.columnCount = 2
///     let plan = try CollectionPlan(BatchConfiguration(), settings)
public struct CollectionSettings: Sendable {
  /// Which layout.
  public enum Layout: String, Sendable, CaseIterable {
    /// `ColumnLayout`: items have the width of a column, and the height that their cell has then.
    case columns
    /// `FlowLayout`: rows as `UICollectionViewFlowLayout` fills them.
    case flow
    /// `ShelfLayout`: one row, all items as tall as the tallest.
    case shelf
    /// `CompositionalLayout`: sections of groups, as `UICollectionViewCompositionalLayout` places them.
    case compositional
  }

  /// Where the description of a compositional layout comes from.
  public enum Composition: Sendable {
    /// The configuration: its key `compositionalLayout`.
    case configuration
    /// A description from elsewhere.
    case description(LayoutDescription)
    /// None is written: a shelf with one card a group, with the configuration's insets and line spacing.
    case cards(CardGroups)
  }

  /// The groups of a shelf with one card each.
  public struct CardGroups: Sendable, Hashable {
    /// How the shelf scrolls.
    public var behavior: CompositionalLayout.OrthogonalScrollingBehavior
    /// The width of a card.
    public var width: CompositionalLayout.Dimension
    /// The height of a card.
    public var height: CompositionalLayout.Dimension

    /// Groups of one card.
    ///
    /// - Parameters:
    ///   - behavior: how the shelf scrolls.
    ///   - width: of a card.
    ///   - height: of a card.
    public init(
      _ behavior: CompositionalLayout.OrthogonalScrollingBehavior, width: CompositionalLayout.Dimension,
      height: CompositionalLayout.Dimension = .estimated(CardGroups.estimate)
    ) {
      self.behavior = behavior
      self.width = width
      self.height = height
    }

    /// The estimate of a height that nobody gives, in points: that of a row, `UITableView.estimatedRowHeight`.
    public static let estimate = 44.0
  }

  /// Where the sizes of items come from.
  public enum ItemSize: Sendable, Hashable {
    /// The configured cell is as high as its constraints ask for at the configured width, in columns at the column's.
    case cell
    /// The constraints of the configured cell decide the width as well, where the layout leaves it open.
    case automatic
    /// All have one size; columns take only its height.
    case fixed(Size)
    /// Two fields of each record hold its width and height; columns take only the height.
    case fields(width: String, height: String)
    /// Lengths that a compositional layout leaves open stay as they are estimated, as for cells that can't size themselves.
    case estimated
  }

  /// Which layout.
  public var layout: Layout
  /// The collection views: each is a variant. At least one.
  public var containers: [CollectionContainer]
  /// How many columns; `nil` for as many as ``columnCounts`` has for the container's device.
  public var columnCount: Int?
  /// How many columns each device and orientation has.
  public var columnCounts = ColumnCounts()
  /// Free space inside each side of a cell's part of a column, in points.
  public var cellPadding = 6.0
  /// Which column an item goes to.
  public var placement = ColumnLayout.Placement.inTurn
  /// The direction in which rows follow each other.
  public var direction = ScrollDirection.vertical
  /// The insets round the items of each section of rows, in points; for a shelf, instead of the configuration's.
  public var sectionInsets: EdgeInsets?
  /// The length of each section's header along the scroll direction, in points; 0 for none.
  public var headerExtent = 0.0
  /// The length of each section's footer along the scroll direction, in points; 0 for none.
  public var footerExtent = 0.0
  /// Where the description of a compositional layout comes from.
  public var composition = Composition.configuration
  /// The insets of the collection view's safe area, which compositional layouts keep clear of, in points.
  public var safeAreaInsets = EdgeInsets.zero
  /// The layout margins of the collection view, which compositional layouts may keep clear of, in points.
  public var layoutMargins = EdgeInsets.zero
  /// Whether a compositional layout is scrolled through, as an app does that leaves lengths to UIKit; each container
  /// needs its height.
  public var simulatesScrolling = false
  /// Where sizes come from.
  public var itemSize = ItemSize.cell
  /// Whether the records of a section follow each other, so that it is handed on as it ends. Needs a field that names it.
  public var isGrouped = false

  /// A layout with its defaults.
  ///
  /// - Parameters:
  ///   - layout: which one.
  ///   - containers: the collection views, at least one.
  public init(_ layout: Layout, in containers: [CollectionContainer]) {
    self.layout = layout
    self.containers = containers
  }

  /// Whether cells are asked.
  var asksCells: Bool {
    switch itemSize {
    case .cell, .automatic: true
    case .fixed, .fields, .estimated: false
    }
  }
}
