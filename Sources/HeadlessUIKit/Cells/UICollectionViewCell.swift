import Foundation
import ShelfSizing

/// A view that a collection view uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name that it is dequeued by.
  open internal(set) var reuseIdentifier: String?
  /// The content of a flipped collection view's elements is not flipped with it.
  override var countsFromRight: Bool { superview is UICollectionView && superview?.countsFromRight == true }
  /// Whether the view says that its size is another one.
  var hasInvalidSize = false
  /// Has the collection view ask for the size anew.
  open override func invalidateIntrinsicContentSize() {
    hasInvalidSize = true
    super.invalidateIntrinsicContentSize()
  }
  /// Is called before it shows other content.
  open func prepareForReuse() {}
  /// The attributes that the view asks for: those of the layout, unless a class says others. Where a compositional layout
  /// leaves a side open, it is as long as constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConstraintsIfNeeded()
    guard let sides = layoutAttributes.openSides, !constraints.isEmpty else { return layoutAttributes }
    return fitted(layoutAttributes, sides)
  }
  /// The attributes with the open sides as long as constraints ask for, rounded up to pixels.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes, _ open: OpenSides
  ) -> UICollectionViewLayoutAttributes {
    let fitted = attributes.copied()
    let size = systemLayoutSizeFitting(
      CGSize(width: open.width ? 0 : fitted.size.width, height: open.height ? 0 : fitted.size.height),
      withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
    let grid = traitCollection.grid
    if open.width, size.width > 0 { fitted.size.width = grid.points(pixels: grid.pixels(roundingUp: size.width)) }
    if open.height, size.height > 0 { fitted.size.height = grid.points(pixels: grid.pixels(roundingUp: size.height)) }
    return fitted
  }
  /// Is called by nothing off the device.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Is called by nothing off the device.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Takes over attributes of the layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// Changes the configurations of a cell to suit its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
  /// How far a drag of the cell is.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Is called by nothing off the device.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The view that has the cell's content in it.
  open var contentView: UIView { ownContentView }
  private var ownContentView: UIView
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// A cell with a frame in points.
  public override init(frame: CGRect) {
    ownContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownContentView = UIView(frame: .zero)
    super.init(coder: coder)
    addContentView()
    coder.decodeContent(of: self, ownContentView)
  }

  /// The attributes with the size that constraints ask for, as small as they allow and rounded up to pixels. A side that
  /// no constraint decides stays; a cell without constraints is asked by ``UIView/sizeThatFits(_:)``.
  ///
  /// Mac Catalyst's collection views ask so (kern0x1b/charon, "UICollectionViewSelfSizing").
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConstraintsIfNeeded()
    let open = layoutAttributes.openSides ?? OpenSides(width: true, height: true)
    let asked = layoutAttributes.size
    if let size = sizeOfFittingContent(width: open.width ? nil : asked.width, height: open.height ? nil : asked.height)
    {
      let fitted = layoutAttributes.copied()
      fitted.size = size
      return fitted
    }
    guard !constraints.isEmpty || !contentView.constraints.isEmpty else {
      let fitted = layoutAttributes.copied()
      fitted.size = sizeThatFits(layoutAttributes.size)
      return fitted
    }
    return self.fitted(layoutAttributes, open)
  }

  /// The size that constraints ask for, or that of a content which sizes itself, as a hosted view of SwiftUI does.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeOfFittingContent(
      width: horizontal == .required ? targetSize.width : nil, height: vertical == .required ? targetSize.height : nil)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  private func addContentView() {
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  func replaceContentView(_ view: UIView) {
    let frame = ownContentView.frame
    ownContentView.removeFromSuperview()
    ownContentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    view.frame = frame
  }

  // MARK: Configurations

  var configurations = CellConfigurations()
  /// The content of the cell, instead of the app's own views.
  open var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set {
      hasInvalidSize = true
      setContentConfiguration(newValue)
    }
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
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
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
}
