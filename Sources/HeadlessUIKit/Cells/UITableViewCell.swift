import CellLayout
import Foundation

/// A row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredCell {
  /// The layouts that UIKit gives a row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The controls at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Changes the configurations of a row to suit its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The name that it is dequeued by.
  open var reuseIdentifier: String? { ownIdentifier }
  var ownIdentifier: String?
  let style: CellStyle
  /// The view that has the row's content in it.
  open var contentView: UIView { ownContentView }
  private var ownContentView: UIView = UITableViewCellContentView(frame: .zero)
  /// Views and values of the row that decide no size.
  var looks = TableCellLooks()

  /// A row of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// A row of the style `default`; without a size it has the usual one.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame.size != .zero { self.frame = frame }
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownIdentifier = coder.element?["reuseIdentifier"]
    style = coder.element?["style"].flatMap { NibWords.cellStyles[$0] } ?? .default
    super.init(coder: coder)
    addContentView()
    coder.decodeContent(of: self, ownContentView)
  }

  private func addContentView() {
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
    setMargins()
  }

  /// Gives the content view the room beside the accessory, and margins.
  private func setMargins() {
    let trailing = accessoryWidth
    ownContentView.frame = fromLeading(CGRect(x: 0, y: 0, width: bounds.width - trailing, height: bounds.height))
    if let list = ownContentView as? UIListContentView {
      list.trailingMargin = trailing > 0 ? 8 : nil
      return
    }
    guard ownContentView is UITableViewCellContentView || ownContentView is any FittingContentView else { return }
    // Rows of iOS 26 on phones of up to 402 points (UIKitNumbers.md, "Interface Builder").
    ownContentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 15, leading: TableCellLayout.side, bottom: 15, trailing: trailing > 0 ? 8 : TableCellLayout.side)
  }

  func replaceContentView(_ view: UIView) {
    ownContentView.removeFromSuperview()
    ownContentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    setMargins()
  }

  // MARK: The views of the style

  /// The label of the style.
  open var textLabel: UILabel? { styleViews.text }
  /// The second label; `nil` in the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : styleViews.detail }
  /// The image view; `nil` in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : styleViews.image }
  private(set) lazy var styleViews = TableCellStyleViews(of: self)
  package override var placesTexts: Bool { styleViews.showsContent }

  // MARK: Accessories

  /// Which way the row runs, whatever the language does.
  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { setMargins() } }
  /// The control at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setMargins() } } }
  /// The view at the end of the row; it replaces a control.
  open var accessoryView: UIView? { didSet { change(from: oldValue, to: accessoryView) } }
  /// The control at the end of a row that is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setMargins() } }
  /// The view at the end of a row that is edited.
  open var editingAccessoryView: UIView? { didSet { change(from: oldValue, to: editingAccessoryView) } }

  private func change(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setMargins()
  }

  /// Whether the row is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
  /// Has the row edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// How far the content of the style is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of a level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Points beside the line between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableCellLayout.side, bottom: 0, right: 0)

  // MARK: Layout

  override var laidOutSubviews: [UIView] {
    inner.filter { ($0 !== accessoryView && $0 !== editingAccessoryView) || $0.isNamedByConstraint }
  }

  /// Places what the style shows, and the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = shownAccessoryView {
      let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
      view.place(
        fromLeading(
          CGRect(
            x: bounds.width - TableCellLayout.side - size.width, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)))
    }
    styleViews.layOut(in: ownContentView.bounds)
  }

  /// The size that the constraints of the content ask for, or without any, the views of the style.
  ///
  /// Until iOS 12 a row that is in no table has the pixel of its line, too (UIKitNumbers.md, "Interface Builder").
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = sizeOfContent(targetSize, horizontal, vertical)
    if StatedDevice.current.systemVersion <= 12, vertical != .required, !(superview is UITableView) {
      size.height += 1 / traitCollection.grid.scale
    }
    return size
  }

  private func sizeOfContent(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let asked = horizontal == .required ? targetSize.width : bounds.width
    if let size = sizeOfFittingContent(inWidth: asked, accessoryWidth) { return size }
    guard styleViews.showsContent, constraints.isEmpty, ownContentView.constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let width = horizontal == .required ? targetSize.width : bounds.width
    return CGSize(
      width: width,
      height: vertical == .required ? targetSize.height : styleViews.height(inWidth: width - accessoryWidth))
  }

  /// The size of the row's style in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard styleViews.showsContent else { return bounds.size }
    let width = size.width > 0 && size.width < 10_000 ? size.width : bounds.width
    return CGSize(width: width, height: styleViews.height(inWidth: width - accessoryWidth))
  }

  // MARK: States and configurations

  /// Is called before it shows other content.
  open func prepareForReuse() {}
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether the row is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Selects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  private func stateChanged() {
    setMargins()
    setNeedsUpdateOfConfigurations()
  }

  var configurations = CellConfigurations()
  /// The content of the row, instead of the app's own views.
  open var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }
  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.contentFollowsState }
    set { configurations.contentFollowsState = newValue }
  }
  /// How the ground looks; decides no size.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Changes the configurations to suit the state; is called before the next answer when that has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has the configurations suit the state before the next answer.
  open func setNeedsUpdateConfiguration() { setNeedsUpdateOfConfigurations() }
  /// Changes the configurations to suit the state; a class of the app says how.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A row's content in the arrangement of its style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  var stateOfCell: UICellConfigurationState { configurationState }
  func updateConfigurations(_ state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Makes the configurations suit the state, then calls `updateConstraints()` where it is needed.
  open override func updateConstraintsIfNeeded() {
    updateConfigurationsIfNeeded()
    super.updateConstraintsIfNeeded()
  }

  /// Is called when the row begins to be edited or no longer is.
  open func willTransition(to state: StateMask) {}
  /// Is called when the row has begun to be edited or no longer is.
  open func didTransition(to state: StateMask) {}
}

/// The content view of a row, which has the views of the row's style in it.
final class UITableViewCellContentView: UIView {
  /// The views of the style, which the row places.
  var placed: [UIView] = []

  override var laidOutSubviews: [UIView] {
    placed.isEmpty
      ? inner : inner.filter { view in !placed.contains { $0 === view } || view.isNamedByConstraint }
  }
}
