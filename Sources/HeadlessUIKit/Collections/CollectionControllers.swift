import Foundation

/// A controller whose view holds a collection view, for which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: StoredCollectionController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view; it fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(newValue)
    }
  }
  private var ownCollectionView: UICollectionView?
  /// The layout that the collection view begins with.
  open private(set) var collectionViewLayout: UICollectionViewLayout
  /// Whether selections are cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes the view and the collection view in it.
  open override func loadView() {
    super.loadView()
    guard ownCollectionView == nil else { return }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    self.collectionView = collectionView
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// One section, unless a subclass says otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// No items, unless a subclass says otherwise.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Stops the program: a subclass makes the cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Messages.raise("\(type(of: self)) makes no cells")
  }
  /// Stops the program: a subclass makes the views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Messages.raise("\(type(of: self)) makes no supplementary views")
  }
  /// Is called after somebody selected an item, which nobody does off the device.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Is called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}

/// A controller whose view is a table view, for which it is data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: StoredTableController, UITableViewDataSource,
  UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether selections are cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  private let style: UITableView.Style

  /// A controller of a table view of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a plain table view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes the table view.
  open override func loadView() {
    if !loadViewFromNib() {
      view = UITableView(frame: UIScreen.main.bounds, style: style)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    // Where the nib names none (Apple's documentation of `UITableViewController`).
    guard let tableView else { return }
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
  }

  /// The sections of the storyboard, or one, unless a subclass says otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticSections.isEmpty ? 1 : tableView.staticSections.count
  }
  /// The rows of the storyboard, or none, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.rows.count ?? 0
  }
  /// The cell of the storyboard; without one the program stops: a subclass makes the cells.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let row = tableView.staticRow(at: indexPath) else { Messages.raise("\(type(of: self)) makes no cells") }
    return row.cell
  }
  /// The height that the storyboard states for the row, or the table view's own, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRow(at: indexPath)?.height ?? tableView.rowHeight
  }
  /// The title of the storyboard, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// The title of the storyboard, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  /// No view, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// No view, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The table view's own, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The table view's own, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Is called after somebody selected a row, which nobody does off the device.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
