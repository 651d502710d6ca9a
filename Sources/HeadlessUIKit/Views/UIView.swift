import CellLayout
import Foundation
import ShelfSizing

/// A rectangle with subviews and constraints, as far as they decide sizes.
@preconcurrency @MainActor open class UIView: StoredView, AnchoredItem {
  // MARK: Tree

  /// The view that it lies in.
  open private(set) weak var superview: UIView?
  /// The views that lie in it, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The guides that it owns.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The constraints that it holds.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout of this view as the root of a tree, once it was asked for.
  var liveLayout: LiveLayout?
  /// Values that others keep with the view, by their keys.
  var associated: [UnsafeRawPointer: Any] = [:]

  /// A view with a frame in points.
  public init(frame: CGRect) {
    ownFrame = frame
    super.init()
  }

  /// A view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    ownFrame = .zero
    super.init()
  }

  // MARK: Geometry

  private var ownFrame: CGRect

  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get { ownFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: storage.boundsOrigin, size: ownFrame.size) }
    set {
      storage.boundsOrigin = newValue.origin
      // The middle stays where it is.
      let (across, upright) = (newValue.width - ownFrame.width, newValue.height - ownFrame.height)
      setFrame(
        CGRect(
          x: ownFrame.minX - across / 2, y: ownFrame.minY - upright / 2, width: newValue.width, height: newValue.height)
      )
    }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      setFrame(
        CGRect(
          x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2, width: ownFrame.width,
          height: ownFrame.height))
    }
  }

  /// Places the view as layout does: by its bounds, which a class may observe. It changes nothing that layout begins with.
  func place(_ frame: CGRect) {
    if frame.size != ownFrame.size, !isOfUIKit {
      UIView.isPlacing = true
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      UIView.isPlacing = false
    }
    ownFrame = frame
  }

  private static var isPlacing = false

  private func setFrame(_ new: CGRect) {
    guard new != ownFrame else { return }
    let size = ownFrame.size
    ownFrame = new
    guard !UIView.isPlacing else { return }
    if size != new.size, autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.follow(size, new.size) }
    }
    structureChanged()
  }

  /// How the view follows its superview where no constraints place it.
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { structureChanged() } } }
  /// Whether the autoresizing mask places the view rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { structureChanged() } }
  }
  /// Whether subviews follow changes of its size.
  open var autoresizesSubviews = true

  /// Whether the view is hidden; a stack view leaves hidden views out.
  open var isHidden = false { didSet { if isHidden != oldValue { structureChanged() } } }

  // MARK: Margins

  /// The space between the view's edges and its content, by the direction of text.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet {
      guard directionalLayoutMargins != oldValue else { return }
      layoutMarginsDidChange()
      structureChanged()
    }
  }

  /// Whether margins are at least what the superview's margins leave of this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { structureChanged() } }
  }
  /// Whether the safe area counts as margin; off a window there is none.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The safe area off a window.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Is called when margins changed.
  open func layoutMarginsDidChange() {}
  /// Is called when the safe area changed, which it does not off a window.
  open func safeAreaInsetsDidChange() {}

  /// The area inside the margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(role: .layoutMargins, of: self)
  /// The area inside the safe area.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(role: .safeArea, of: self)
  /// The area that is as wide as people read.
  open private(set) lazy var readableContentGuide = UILayoutGuide(role: .readableContent, of: self)

  // MARK: Content

  /// The size that the content asks for, in points; ``noIntrinsicMetric`` on a side that it has no say in.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Has the next layout ask for the size of the content.
  open func invalidateIntrinsicContentSize() { structureChanged() }

  var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  var resistance = AxisPriorities(horizontal: 750, vertical: 750)

  /// The fonts of the class's own content.
  var fonts: [UIFont] { [] }
  /// The class's own content, as the engine lays it out; subclasses say what they show.
  var content: ViewTemplate.Content { .plain }
  /// The layout of ``content`` by itself.
  var contentLayout: LiveLayout?

  /// Has the trees that this view lies in be written down anew when they are asked next.
  func structureChanged() {
    contentLayout?.invalidate()
    var view: UIView? = self
    while let current = view {
      current.liveLayout?.invalidate()
      view = current.superview
    }
  }

  // MARK: Changes of the tree

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    structureChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes the view from its superview, with the constraints that tie it to views outside.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var outer: UIView? = superview
    while let view = outer {
      let cut = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          item.flatMap(NSLayoutConstraint.owner)?.isDescendant(of: self) ?? false
        }
      }
      for constraint in cut { view.removeConstraint(constraint) }
      outer = view.superview
    }
    superview.subviews.removeAll { $0 === self }
    superview.structureChanged()
    superview.didRemove(self)
    self.superview = nil
    didMoveToSuperview()
  }

  /// Is told of a subview that has gone.
  func didRemove(_ view: UIView) {}
  /// Is called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called after the superview changed.
  open func didMoveToSuperview() {}

  // MARK: Constraints

  /// Holds a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self
    structureChanged()
  }

  /// Lets a constraint go.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    structureChanged()
  }

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  private(set) var needsUpdateOfConstraints = true

  /// Has the next layout call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { needsUpdateOfConstraints = true }
  /// Whether the next layout calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }
  /// Changes constraints before layout.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` where it is needed, from the innermost views outwards.
  open func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  // MARK: Layout

  /// Has the next ``layoutIfNeeded()`` lay out.
  open func setNeedsLayout() { structureChanged() }
  /// Places subviews that the engine does not; the engine's frames are there when it is called.
  open func layoutSubviews() {}

  /// Lays the whole tree out that the view lies in.
  open func layoutIfNeeded() {
    var root = self
    while let outer = root.superview { root = outer }
    root.layout.layOut()
  }

  /// The size that satisfies the constraints and is as small as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints and comes nearest to a target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    layout.fittingSize(targetSize, horizontal, vertical)
  }

  /// The size that suits the view best: its own, unless a subclass says another.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Makes the view as large as ``sizeThatFits(_:)`` says.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
}
