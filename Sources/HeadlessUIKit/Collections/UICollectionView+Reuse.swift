import Foundation

extension UICollectionView {
  /// A view that waits, or a new one; without a class, the program stops as in UIKit.
  func dequeue(_ key: ElementKey, frame: CGRect) -> UICollectionReusableView {
    let view = reuse.take(key) { view in
      view.prepareForReuse()
      view.frame.size = frame.size
    } make: { viewClass in
      let view = viewClass.init(frame: CGRect(origin: .zero, size: frame.size))
      view.reuseIdentifier = key.identifier
      return view
    } adopt: { view in
      if let own = view.reuseIdentifier, !own.isEmpty, own != key.identifier {
        Messages.raise(
          "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(key.identifier))"
        )
      }
      view.reuseIdentifier = key.identifier
      view.frame.size = frame.size
    }
    guard let view else {
      Messages.raise(
        """
        could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") with identifier \(key.identifier) - \
        must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return view
  }

  /// The attributes of the element that a view is being made for.
  func placeToFill(_ category: ElementCategory, _ indexPath: IndexPath) -> CGRect? {
    guard let placeToFill, placeToFill.representedElementCategory == category, placeToFill.indexPath == indexPath else {
      return nil
    }
    return placeToFill.frame
  }

  // MARK: Registrations

  /// The class of cells, and how they show items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has a cell show an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Cells that a closure has show their items.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of supplementary views, and how they are made ready.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view ready.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Views of a kind that a closure makes ready.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else { Messages.raise("\(dequeued) is no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else { Messages.raise("\(dequeued) is no \(Supplementary.self)") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
