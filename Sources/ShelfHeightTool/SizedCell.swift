import CellLayout
import HeadlessUIKit
import Platform
import ShelfHeightCommand
import ShelfSizing

/// A cell of the app, and how it is shown a record.
@MainActor public struct SizedCell {
  let cell: CodeCell

  /// A cell that shows view models by `configure(with:isSizing:)`.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - name: its name in options and configurations; that of the class where there is none.
  ///   - makeCell: makes a cell without content; from the nib that is called as its class, or by `init(frame:)`.
  ///   - viewModel: makes the view model of a record; an error that it throws leaves the record out.
  public init<Cell: UIView & SizingCell>(
    _ type: Cell.Type, name: String? = nil,
    makeCell: @escaping @MainActor () -> Cell = { SizedCell.makeCell(Cell.self) },
    viewModel: @escaping @MainActor (CardRecord) throws -> Cell.ViewModel
  ) {
    self.init(name ?? "\(type)", makeCell, viewModel) { cell, viewModel in
      cell.prepareForReuse()
      cell.configure(with: viewModel, isSizing: true)
    } fit: { cell, width in
      cell.systemLayoutSizeFitting(requiredWidth: width)
    }
  }

  /// A cell that shows view models by any function of it.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - name: its name in options and configurations; that of the class where there is none.
  ///   - makeCell: makes a cell without content; from the nib that is called as its class, or by `init(frame:)`.
  ///   - viewModel: makes the view model of a record; an error that it throws leaves the record out.
  ///   - configure: shows a view model.
  public init<Cell: UIView, ViewModel>(
    _ type: Cell.Type, name: String? = nil,
    makeCell: @escaping @MainActor () -> Cell = { SizedCell.makeCell(Cell.self) },
    viewModel: @escaping @MainActor (CardRecord) throws -> ViewModel,
    configure: @escaping @MainActor (Cell, ViewModel) -> Void
  ) {
    self.init(name ?? "\(type)", makeCell, viewModel) { cell, viewModel in
      (cell as? UICollectionReusableView)?.prepareForReuse()
      (cell as? UITableViewCell)?.prepareForReuse()
      configure(cell, viewModel)
    } fit: { cell, width in
      cell.fittingSize(requiredWidth: width)
    }
  }

  /// A view that gets its view model in its initialiser: each record makes another one.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - name: its name in options and configurations; that of the class where there is none.
  ///   - viewModel: makes the view model of a record; an error that it throws leaves the record out.
  ///   - make: makes the view of a view model.
  public init<Cell: UIView, ViewModel>(
    _ type: Cell.Type, name: String? = nil, viewModel: @escaping @MainActor (CardRecord) throws -> ViewModel,
    make: @escaping @MainActor (ViewModel) -> Cell
  ) {
    self.init(name ?? "\(type)", { UIView() }, viewModel) { home, viewModel in
      for view in home.subviews { view.removeFromSuperview() }
      let cell = make(viewModel)
      cell.frame = home.bounds
      cell.translatesAutoresizingMaskIntoConstraints = true
      cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      home.addSubview(cell)
      home.nameByProperties()
    } fit: { home, width in
      home.subviews.first?.fittingSize(requiredWidth: width) ?? Size(width: width, height: 0)
    }
  }

  private init<Cell: UIView, ViewModel>(
    _ name: String, _ makeCell: @escaping @MainActor () -> Cell,
    _ viewModel: @escaping @MainActor (CardRecord) throws -> ViewModel,
    show: @escaping @MainActor (Cell, ViewModel) -> Void, fit: @escaping @MainActor (Cell, Double) -> Size
  ) {
    cell = CodeCell(
      name: name, estimatesHeights: ViewModel.self is any DynamicHeightCalculable.Type, viewModel: viewModel
    ) {
      let cell = makeCell()
      return CodeCell.Views(
        root: cell,
        show: { viewModel in if let viewModel = viewModel as? ViewModel { show(cell, viewModel) } },
        height: { fit(cell, $0).height })
    }
  }
}

extension SizedCell {
  /// A cell without content: of the nib that is called as its class, as apps register it, or one without a nib.
  public static func makeCell<Cell: UIView>(_ type: Cell.Type) -> Cell {
    guard let nib = UINib.ofClass(type) else {
      NibRemarks.clear()
      return Cell(frame: .zero)
    }
    NibRemarks.begin(type, nib.file)
    let cell = nib.makeView(type) ?? Cell(frame: .zero)
    NibRemarks.end(cell, nib.file)
    return cell
  }

  /// A cell without content, of a nib that is called otherwise than its class, or of a storyboard that has it as a prototype.
  ///
  /// - Parameter file: the name of the `.xib` or `.storyboard`, in the app's folders of nibs.
  public static func makeCell<Cell: UIView>(_ type: Cell.Type, from file: String) -> Cell {
    NibRemarks.begin(type, file)
    let cell = UINib.makeView(type, from: file)
    NibRemarks.end(cell, file)
    return cell
  }

  /// The label that a property of a view holds, also a private one: for a view whose own functions can't show a record off the
  /// device.
  ///
  /// - Parameters:
  ///   - property: its name.
  ///   - view: an object of one of the app's classes.
  public static func label(_ property: String, of view: UIView) -> UILabel? {
    // The storage of a property with a wrapper is called so.
    view.heldViews.first { $0.name == property || $0.name == "_\(property)" }?.view as? UILabel
  }

  /// This cell, with fields that hold texts themselves, as a price does, rather than keys of `--localizations`.
  public func literalFields(_ fields: String...) -> SizedCell {
    SizedCell(cell: CodeCell(cell, literalFields: fields))
  }

  private init(cell: CodeCell) { self.cell = cell }
}

extension SizedCell {
  /// A cell whose view models are decoded from records, as the app decodes them from its server.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - name: its name in options and configurations; that of the class where there is none.
  ///   - decoder: decodes a record; a cell of CSV counts as a string, and as a number where one is asked for.
  ///   - makeCell: makes a cell without content; from the nib that is called as its class, or by `init(frame:)`.
  public init<Cell: UIView & SizingCell>(
    _ type: Cell.Type, name: String? = nil, decoder: JSONDecoder = JSONDecoder(),
    makeCell: @escaping @MainActor () -> Cell = { SizedCell.makeCell(Cell.self) }
  ) where Cell.ViewModel: Decodable {
    self.init(type, name: name, makeCell: makeCell) { try $0.decode(Cell.ViewModel.self, by: decoder) }
  }

  /// A cell whose view models are decoded from records, and shown by any function of it.
  ///
  /// - Parameters:
  ///   - type: its class.
  ///   - name: its name in options and configurations; that of the class where there is none.
  ///   - viewModel: the type of its view models.
  ///   - decoder: decodes a record; a cell of CSV counts as a string, and as a number where one is asked for.
  ///   - makeCell: makes a cell without content; from the nib that is called as its class, or by `init(frame:)`.
  ///   - configure: shows a view model.
  public init<Cell: UIView, ViewModel: Decodable>(
    _ type: Cell.Type, name: String? = nil, decoding viewModel: ViewModel.Type, decoder: JSONDecoder = JSONDecoder(),
    makeCell: @escaping @MainActor () -> Cell = { SizedCell.makeCell(Cell.self) },
    configure: @escaping @MainActor (Cell, ViewModel) -> Void
  ) {
    self.init(
      type, name: name, makeCell: makeCell, viewModel: { try $0.decode(viewModel, by: decoder) }, configure: configure)
  }
}

extension SizingCell where Self: UIView {
  /// The required width, and the least height that the constraints allow.
  ///
  /// A cell whose app has a function of its own for this keeps it.
  @MainActor public func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    fittingSize(requiredWidth: requiredWidth)
  }
}

extension UIView {
  /// A view without constraints is asked by `sizeThatFits(_:)`, as a collection view asks its cells.
  func fittingSize(requiredWidth: Double) -> Size {
    // A cell may get its content or its constraints no sooner than that.
    updateConstraintsIfNeeded()
    let (item, row) = (self as? UICollectionViewCell, self as? UITableViewCell)
    let content = item?.contentView ?? row?.contentView
    let hasConstraints = !constraints.isEmpty || content.map { !$0.constraints.isEmpty } ?? false
    let size =
      hasConstraints || item?.contentConfiguration != nil || row?.contentConfiguration != nil
      ? systemLayoutSizeFitting(
        CGSize(width: requiredWidth, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : sizeThatFits(CGSize(width: requiredWidth, height: .greatestFiniteMagnitude))
    guard size.height <= 0, self is UITableViewCell else { return Size(width: size.width, height: size.height) }
    Messages.sayOnce(
      "warning: the constraints of '\(type(of: self))' \(CellSentences.standardRow)"
    )
    return Size(width: size.width, height: UITableView.defaultRowHeight)
  }
}
