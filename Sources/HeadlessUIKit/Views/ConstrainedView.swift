import CellLayout
import Foundation

/// A view as far as constraints go: those it holds, and the size that its content asks for.
@preconcurrency @MainActor open class ConstrainedView: StoredView, AnchoredItem {
  // MARK: Constraints

  /// The constraints that it holds.
  open private(set) var constraints: [NSLayoutConstraint] = []

  /// Holds a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Holds constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Lets a constraint go.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    structureChanged()
  }
  /// Lets constraints go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self as? UIView
    structureChanged()
  }

  /// Has the trees that this view lies in be written down anew when they are asked next.
  func structureChanged() {}

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  private var needsUpdateOfConstraints = true
  private var isUpdatingConstraints = false
  /// Has the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    (self as? UIView)?.noteOpenUpdate()
  }
  /// Whether the next layout calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }
  /// Changes constraints before layout.
  open func updateConstraints() {}
  /// Calls ``updateConstraints()`` where it is needed, and not from itself.
  open func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints, !isUpdatingConstraints else { return }
    (needsUpdateOfConstraints, isUpdatingConstraints) = (false, true)
    defer { isUpdatingConstraints = false }
    if let controller = storage.rare?.controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Properties

  private var needsUpdateOfProperties = true
  private var isUpdatingProperties = false
  private var readProperties: ReadProperties?
  /// Has the next layout call ``updateProperties()``, and by itself nothing more.
  open func setNeedsUpdateProperties() {
    needsUpdateOfProperties = true
    (self as? UIView)?.noteOpenUpdate()
  }
  /// Gives the view what it shows, before layout. What it reads of an `@Observable` object has it called again.
  open func updateProperties() {}
  /// Calls ``updateProperties()`` of the view's controller and its own, where they are needed, and not from itself.
  open func updatePropertiesIfNeeded() {
    storage.rare?.controller?.updateOwnProperties()
    guard needsUpdateOfProperties || readProperties?.haveChanged == true, !isUpdatingProperties else { return }
    (needsUpdateOfProperties, isUpdatingProperties) = (false, true)
    defer { isUpdatingProperties = false }
    if (self as? UIView)?.isOfUIKit == false { readProperties = ReadProperties(of: updateProperties) }
  }

  // MARK: Anchors

  /// `leading`.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// `trailing`.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// `left`.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// `right`.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// `centerX`.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// `top`.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// `bottom`.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// `centerY`.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// `width`.
  open var widthAnchor: NSLayoutDimension { length(.width) }
  /// `height`.
  open var heightAnchor: NSLayoutDimension { length(.height) }

  // MARK: Content

  /// The size that the content asks for, in points; ``UIView/noIntrinsicMetric`` on a side that it does not affect.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Has the next layout ask for the size of the content.
  open func invalidateIntrinsicContentSize() { structureChanged() }

  var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  var resistance = AxisPriorities(horizontal: 750, vertical: 750)

  /// How strongly the view resists to be longer than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? hugging.horizontal : hugging.vertical))
  }
  /// Sets how strongly the view resists to be longer than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    if axis == .horizontal { hugging.horizontal = Double(priority.rawValue) }
    if axis == .vertical { hugging.vertical = Double(priority.rawValue) }
    structureChanged()
  }
  /// How strongly the view resists to be shorter than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? resistance.horizontal : resistance.vertical))
  }
  /// Sets how strongly the view resists to be shorter than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    if axis == .horizontal { resistance.horizontal = Double(priority.rawValue) }
    if axis == .vertical { resistance.vertical = Double(priority.rawValue) }
    structureChanged()
  }

  // MARK: Alignment

  /// Points between the frame and the rectangle that constraints speak of.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints speak of, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose alignment rectangle is a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  // A view of no class but UIView has this one as superclass.
  // swift-format-ignore: NeverForceUnwrap
  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { self as! UIView }
  // swift-format-ignore: NeverForceUnwrap
  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { self as! UIView }
}
