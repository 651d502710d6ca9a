import Foundation

/// A header or a footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
  /// Changes the configurations of a header or footer to suit its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// The name that it is dequeued by.
  open var reuseIdentifier: String? { ownIdentifier }
  var ownIdentifier: String?
  /// The view that has the content in it.
  open var contentView: UIView { ownContentView }
  private var ownContentView: UIView = UITableViewCellContentView(frame: .zero)
  private var madeLabel: UILabel?
  /// The label of its own, in the font and with the margins of a header.
  open var textLabel: UILabel? {
    if let madeLabel { return madeLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    madeLabel = label
    add(label)
    return label
  }
  private var madeDetail: UILabel?
  /// The second label, which has a size in no style.
  open var detailTextLabel: UILabel? {
    if let madeDetail { return madeDetail }
    let label = UILabel()
    madeDetail = label
    add(label)
    return label
  }
  /// The view behind the content.
  open var backgroundView: UIView?

  package override var placesTexts: Bool {
    (ownContentView as? UITableViewCellContentView)?.placed.isEmpty == false
  }

  private func add(_ label: UILabel) {
    (ownContentView as? UITableViewCellContentView)?.placed.append(label)
    ownContentView.addSubview(label)
  }

  /// A header or footer that is dequeued by a name.
  public init(reuseIdentifier: String?) {
    ownIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// A header or footer with a frame in points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownIdentifier = nil
    super.init(coder: coder)
    addContentView()
    coder.decodeContent(of: self, ownContentView)
  }

  private func addContentView() {
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownContentView.frame = bounds
    addSubview(ownContentView)
  }

  func replaceContentView(_ view: UIView) {
    ownContentView.removeFromSuperview()
    ownContentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    view.frame = bounds
  }

  /// Is called before it shows other content.
  open func prepareForReuse() {}

  // MARK: Layout

  /// Points above and below a header's text, as `openuikit` recorded them of Mac Catalyst 26.1.
  static let besideText: CGFloat = 10

  private func textHeight(inWidth width: CGFloat) -> CGFloat? {
    guard let label = madeLabel, !(label.text ?? "").isEmpty, label.translatesAutoresizingMaskIntoConstraints else {
      return nil
    }
    return label.sizeThatFits(CGSize(width: width - 2 * TableCellLayout.side, height: 0)).height
  }

  /// Places its own label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = madeLabel, let height = textHeight(inWidth: bounds.width) else { return }
    let frame = CGRect(
      x: TableCellLayout.side, y: ((bounds.height - height) / 2).rounded(.down),
      width: bounds.width - 2 * TableCellLayout.side, height: height)
    if label.isNamedByConstraint { label.frame = frame } else { label.place(frame) }
  }

  /// The size that the constraints of the content ask for, or without any, its own label.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let width = horizontal == .required ? targetSize.width : bounds.width
    guard ownContentView.constraints.isEmpty, let height = textHeight(inWidth: width) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return CGSize(
      width: width,
      height: vertical == .required ? targetSize.height : height + 2 * UITableViewHeaderFooterView.besideText)
  }

  // MARK: Configurations

  var configurations = CellConfigurations()
  /// The content, instead of the app's own views.
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
  /// Whether the ground follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes the configurations to suit the state; is called before the next answer when that has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has the configurations suit the state before the next answer.
  open func setNeedsUpdateConfiguration() { setNeedsUpdateOfConfigurations() }
  /// Changes the configurations to suit the state; a class of the app says how.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The state of the header or footer.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// A header's content, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  var stateOfCell: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
  func updateConfigurations(_ state: UICellConfigurationState) {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Makes the configurations suit the state, then calls `updateConstraints()` where it is needed.
  open override func updateConstraintsIfNeeded() {
    updateConfigurationsIfNeeded()
    super.updateConstraintsIfNeeded()
  }
}
