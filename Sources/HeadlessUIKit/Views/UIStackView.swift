import CellLayout
import Foundation
import ShelfSizing

/// Views beside or under each other.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the length along the axis.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top of a horizontal stack view.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack view.
    public static var bottom: Alignment { .trailing }
  }

  /// The space that the system gives neighbours.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38
  /// The stack view's own spacing.
  public nonisolated static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e38

  /// The views that it arranges.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Which way the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { structureChanged() } } }
  /// Where the views lie across the axis.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { structureChanged() } } }
  /// How the views share the length.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { structureChanged() } } }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { structureChanged() } } }
  /// Whether spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { structureChanged() } }
  }
  /// Whether the views keep to the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { structureChanged() } }
  }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// A stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack view without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = .zero
  }

  /// Loading from a nib calls this.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    directionalLayoutMargins = .zero
    coder.decode(self)
  }

  /// Adds a view behind all others.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let index = arrangedSubviews.firstIndex(of: view) { arrangedSubviews.remove(at: index) }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    structureChanged()
  }

  /// Arranges a view no more, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { didRemove(view) }

  override func didRemove(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    structureChanged()
  }

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    structureChanged()
  }

  /// The space after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override var content: ViewTemplate.Content {
    var stack = StackTemplate(
      axis: axis == .horizontal ? .horizontal : .vertical, alignment: StackTemplate.Alignment(alignment),
      spacing: points(spacing),
      layoutMargins: isLayoutMarginsRelativeArrangement ? EdgeInsets(layoutMargins) : nil)
    stack.distribution = StackTemplate.Distribution(distribution)
    stack.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    stack.runsRightToLeft = runsRightToLeft
    return .stack(stack)
  }

  /// The space after a view as the engine knows it.
  func spacing(after view: UIView) -> Double? { customSpacing[ObjectIdentifier(view)].map(points) }

  private func points(_ spacing: CGFloat) -> Double {
    spacing == UIStackView.spacingUseSystem ? SystemSpacing.points : spacing
  }
}
