import Foundation

/// The parts of a layout that are no longer right.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is to be asked anew.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be asked anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// By how much the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are no longer right.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Names items that are no longer right.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// The supplementary views that are no longer right, by their kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are no longer right, by their kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Names supplementary views that are no longer right.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Names decoration views that are no longer right.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Whether the sizes that cells asked for stay, as nothing but frames has changed.
  var keepsSizes = false

  /// A context that names nothing.
  public override init() { super.init() }
}

/// A change of the data.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  /// Where the item was.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction = Action.none

  /// A change that does nothing.
  public override init() { super.init() }

  init(_ action: Action, from before: IndexPath? = nil, to after: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension ItemChanges {
  /// The changes as layouts are told of them; a section has no item (`NSNotFound`, as in UIKit).
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0)) }
    items += deleted.map { UICollectionViewUpdateItem(.delete, from: $0) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, to: section($0)) }
    items += inserted.map { UICollectionViewUpdateItem(.insert, to: $0) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, from: section($0), to: section($0)) }
    items += reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    items += movedSections.map { UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to)) }
    return items + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
