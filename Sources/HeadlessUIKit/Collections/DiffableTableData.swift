import Foundation

/// The data of a table view, told by snapshots that count at once.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// A snapshot of this source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// How rows come and go, which they do at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var data = DiffableData<SectionIdentifierType, ItemIdentifierType>()

  /// The data of a view, whose cells a closure makes.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot, at once: what it has in common with the last one keeps its cells and sizes.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let change = data.apply(snapshot)
    tableView?.show(change)
    completion?()
  }
  /// Shows a snapshot, at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
  /// Shows a snapshot, at once; everything is asked for anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = data.apply(snapshot)
    tableView?.reloadData()
    completion?()
  }
  /// The items that are shown.
  open func snapshot() -> Snapshot { data.current }
  /// The item at an index.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { data.current.item(at: indexPath) }
  /// The index of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { data.paths[itemIdentifier] }
  /// The section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { data.current.section(at: index) }
  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    data.current.indexOfSection(sectionIdentifier)
  }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { data.current.numberOfSections }
  /// How many rows a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data.current.itemCount(at: section)
  }
  /// The cell that the closure makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      Messages.raise("the cell provider returned nil for index path: \(indexPath)")
    }
    return cell
  }
  /// No title, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
