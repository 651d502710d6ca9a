import ShelfSizing

/// Prototype cells that give the sizes of items; each size is computed once.
///
///     let cells = SizingCells { (card: Card) in card.photo == nil ? "Text" : "Photo" }
///     cells.register("Text") { TextCell() }
///     cells.register("Photo") { PhotoCell() }
///     let size = cells.fittedSize(for: card, constrainedTo: .width(columns.itemWidth))
///
/// A prototype is made when it is first needed, is never on screen, and is configured with `isSizing`. The size of an
/// item is kept for each constraint until the item changes (by `==`) or ``contentSizeCategory`` does.
///
/// It is not `Sendable`: an app keeps it where its cells live, on the main actor.
public final class SizingCells<ID: Hashable, ViewModel: Equatable> {
  private typealias Fitting = (ViewModel, SizeConstraint) -> Size?

  private struct Kept {
    let viewModel: ViewModel
    var sizes: [(constraint: SizeConstraint, size: Size)]
  }

  private let id: (ViewModel) -> ID
  private let reuseIdentifier: (ViewModel) -> String
  private var makers: [String: () -> Fitting] = [:]
  private var prototypes: [String: Fitting] = [:]
  private var kept: [ID: Kept] = [:]

  /// How many sizes were answered from memory.
  public private(set) var hits = 0
  /// How many times a prototype was laid out.
  public private(set) var misses = 0

  /// The text size that sizes hold for: `UIContentSizeCategory.rawValue`. A new one drops all sizes.
  ///
  /// Prototypes stay; their cells set their fonts when they are configured.
  public var contentSizeCategory: String {
    didSet { if contentSizeCategory != oldValue { removeAllSizes() } }
  }

  /// Prototypes for items without an identity of their own.
  ///
  /// - Parameters:
  ///   - contentSizeCategory: the text size at first.
  ///   - id: the same for an item before and after it changes, and for no other one.
  ///   - reuseIdentifier: which cell shows an item.
  public init(
    contentSizeCategory: String = "", id: @escaping (ViewModel) -> ID,
    reuseIdentifier: @escaping (ViewModel) -> String
  ) {
    self.contentSizeCategory = contentSizeCategory
    self.id = id
    self.reuseIdentifier = reuseIdentifier
  }

  /// Registers how the prototype of a reuse identifier is made; sizes by another one are dropped.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: as for `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///   - make: makes the cell; called once. It answers widths alone.
  public func register<Cell: SizingCell>(_ reuseIdentifier: String, make: @escaping () -> Cell)
  where Cell.ViewModel == ViewModel {
    register(reuseIdentifier, make: make) { cell, constraint in
      guard case .width(let width) = constraint else { return nil }
      return cell.systemLayoutSizeFitting(requiredWidth: width)
    }
  }

  /// Registers how the prototype of a reuse identifier is made; sizes by another one are dropped.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: as for `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///   - make: makes the cell; called once. It answers every constraint.
  public func register<Cell: FittingCell>(_ reuseIdentifier: String, make: @escaping () -> Cell)
  where Cell.ViewModel == ViewModel {
    register(reuseIdentifier, make: make) { $0.systemLayoutSizeFitting(constrainedTo: $1) }
  }

  private func register<Cell: SizingCell>(
    _ reuseIdentifier: String, make: @escaping () -> Cell, fit: @escaping (Cell, SizeConstraint) -> Size?
  ) where Cell.ViewModel == ViewModel {
    makers[reuseIdentifier] = {
      let cell = make()
      return { viewModel, constraint in
        cell.prepareForReuse()
        cell.configure(with: viewModel, isSizing: true)
        return fit(cell, constraint)
      }
    }
    if prototypes.removeValue(forKey: reuseIdentifier) != nil { removeAllSizes() }
  }

  /// The size that an item's cell has, in points, by the cell's constraints.
  ///
  /// - Parameters:
  ///   - viewModel: the item.
  ///   - constraint: what the layout has decided.
  /// - Returns: `nil` if no cell is registered for the item's reuse identifier, or if the cell is no ``FittingCell`` and is
  ///   asked for more than the height at a width.
  public func fittedSize(for viewModel: ViewModel, constrainedTo constraint: SizeConstraint) -> Size? {
    let id = id(viewModel)
    let entry = kept[id]
    let sizes = entry?.viewModel == viewModel ? entry?.sizes ?? [] : []
    if let known = sizes.first(where: { $0.constraint == constraint }) {
      hits += 1
      return known.size
    }
    let reuseIdentifier = reuseIdentifier(viewModel)
    guard let prototype = prototypes[reuseIdentifier] ?? makers[reuseIdentifier]?() else { return nil }
    prototypes[reuseIdentifier] = prototype
    guard let size = prototype(viewModel, constraint) else { return nil }
    misses += 1
    kept[id] = Kept(viewModel: viewModel, sizes: sizes + [(constraint, size)])
    return size
  }

  /// Forgets the sizes of an item, as after its cell's image has come.
  ///
  /// - Parameter id: of the item.
  public func removeSizes(of id: ID) {
    kept[id] = nil
  }

  /// Forgets all sizes; prototypes stay.
  public func removeAllSizes() {
    kept.removeAll(keepingCapacity: true)
  }
}

extension SizingCells where ViewModel: Identifiable, ID == ViewModel.ID {
  /// Prototypes for items that have an identity.
  ///
  /// - Parameters:
  ///   - contentSizeCategory: the text size at first.
  ///   - reuseIdentifier: which cell shows an item.
  public convenience init(
    contentSizeCategory: String = "", reuseIdentifier: @escaping (ViewModel) -> String
  ) {
    self.init(contentSizeCategory: contentSizeCategory, id: { $0.id }, reuseIdentifier: reuseIdentifier)
  }
}
