import Foundation

/// The snapshot that a data source shows, and where its items are.
struct DiffableData<Section: Hashable, Item: Hashable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var paths: [Item: IndexPath] = [:]

  /// Takes another snapshot; where its items were, and the cells that show theirs anew, by where they are.
  mutating func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (origins: ItemOrigins, reconfigured: [IndexPath]) {
    let origins = snapshot.origins(in: paths, of: current)
    current = snapshot.withoutReloads()
    paths = snapshot.indexPaths()
    return (origins, snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }
}

/// The data of a collection view, told by snapshots that count at once.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// A snapshot of this source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// Makes supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var data = DiffableData<SectionIdentifierType, ItemIdentifierType>()

  /// The data of a view, whose cells a closure makes.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot, at once: what it has in common with the last one keeps its cells and sizes.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let change = data.apply(snapshot)
    collectionView?.show(change)
    completion?()
  }
  /// Shows a snapshot, at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }
  /// Shows a snapshot, at once; everything is asked for anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = data.apply(snapshot)
    collectionView?.reloadData()
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { data.current.numberOfSections }
  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    data.current.itemCount(at: section)
  }
  /// The cell that the closure makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      Messages.raise("the cell provider returned nil for index path: \(indexPath)")
    }
    return cell
  }
  /// The view that the closure makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      Messages.raise("the supplementary view provider returned nil for kind: \(kind)")
    }
    return view
  }
}
