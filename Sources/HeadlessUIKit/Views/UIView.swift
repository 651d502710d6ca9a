import CellLayout
import Foundation
import ShelfSizing

/// A rectangle with subviews and constraints, as far as they decide sizes.
@preconcurrency @MainActor open class UIView: ConstrainedView {
  // MARK: Tree

  /// The view that it lies in.
  open private(set) weak var superview: UIView?
  /// The views that lie in it, from back to front.
  open internal(set) var subviews: [UIView] = []
  /// The guides that it owns.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Whether some subviews are placed by this view itself, each as the root of a tree of its own.
  var placesSubviews: Bool { false }
  /// Whether texts lie in it of which ``writtenCell`` knows nothing: those of a row's style.
  package var placesTexts: Bool { false }
  /// Whether its coordinates count from the right, as those of a flipped collection view do.
  var countsFromRight: Bool { false }
  /// Whether a collection or table view has placed it.
  var isPlacedByLayout = false
  /// The layout of this view as the root of a tree, once it was asked for.
  var liveLayout: LiveLayout?
  /// The property of the cell's class that refers to it, for reports.
  package var outletName: String?
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
    coder.decode(self)
  }

  // MARK: Geometry

  /// The rectangle before it is turned and stretched, in the superview's coordinates.
  private(set) var ownFrame: CGRect { didSet { tellObservers() } }

  /// The rectangle in the superview's coordinates, in points: that round the view where it is turned or stretched.
  open var frame: CGRect {
    get { transform.isIdentity ? ownFrame : transformedFrame }
    set { setFrame(transform.isIdentity ? newValue : untransformed(newValue)) }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: storage.boundsOrigin, size: ownFrame.size) }
    set {
      storage.boundsOrigin = newValue.origin
      // The anchor point stays where it is.
      setFrame(ownFrame.sized(newValue.size, about: anchorPoint))
      tellObservers()
    }
  }

  /// The position of the anchor point in the superview, which is the middle of the frame unless the app moves it.
  open var center: CGPoint {
    get { ownFrame.point(anchorPoint) }
    set { setFrame(CGRect(origin: newValue, size: .zero).sized(ownFrame.size, about: anchorPoint)) }
  }

  /// Places the view as layout does: by its bounds, which a class may observe. It changes nothing that layout begins with.
  func place(_ frame: CGRect) {
    guard frame != ownFrame else { return }
    superview?.needsLayout = true
    if frame.size != ownFrame.size {
      needsLayout = true
      if !isOfUIKit {
        UIView.placed = ObjectIdentifier(self)
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        UIView.placed = nil
      }
    }
    ownFrame = frame
  }

  /// The view whose bounds layout sets at the moment.
  private static var placed: ObjectIdentifier?

  private func setFrame(_ new: CGRect) {
    guard new != ownFrame else { return }
    let size = ownFrame.size
    ownFrame = new
    guard UIView.placed != ObjectIdentifier(self) else { return }
    if size != new.size {
      needsLayout = true
      for view in subviews where autoresizesSubviews && view.translatesAutoresizingMaskIntoConstraints {
        view.follow(size, new.size)
      }
    }
    if isTreeOfItsOwn { liveLayout?.rootWasSized() } else { invalidateTrees() }
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
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: runsRightToLeft) }
    set {
      guard newValue != ownMargins else { return }
      ownMargins = newValue
      layoutMarginsDidChange()
      structureChanged()
    }
  }
  /// The space between the view's edges and its content.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, isRightToLeft: runsRightToLeft) }
  }
  /// The margins that were written.
  private(set) var ownMargins = UIView.usualMargins

  /// Whether margins are at least what the superview's margins leave of this view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { structureChanged() } }
  }
  /// Whether the safe area counts as margin; off a window there is none.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { structureChanged() } }
  }
  /// The part at the edges that the screen's bars and corners take; none off a window.
  open var safeAreaInsets: UIEdgeInsets { safeAreaOfPlace }
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
  /// The area of the keyboard.
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(filling: self)

  // MARK: Content

  /// The fonts of the class's own content.
  var fonts: [UIFont] { [] }
  /// The class's own content, as the engine lays it out; subclasses say what they show.
  var content: ViewTemplate.Content { .plain }
  /// The subviews that the engine lays out: all but those that a class places itself.
  var laidOutSubviews: [UIView] { inner }
  /// The layout of ``content`` by itself.
  var contentLayout: LiveLayout?

  /// Has the trees that this view lies in be written down anew when they are asked next.
  override func structureChanged() {
    contentLayout?.invalidate()
    needsLayout = true
    superview?.needsLayout = true
    invalidateTrees()
  }

  private func invalidateTrees() { forEachLayout { $0.invalidate() } }

  // MARK: Changes of the tree

  /// Adds a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Adds a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view behind another one.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insert(view, at: subviews.firstIndex(of: other) ?? 0)
  }
  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insert(view, at: subviews.firstIndex(of: other).map { $0 + 1 } ?? subviews.count)
  }

  func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      structureChanged()
    } else {
      view.moveWithTraits(to: self, at: index)
      didAddSubview(view)
    }
  }

  /// Takes the view from its superview, with the constraints that tie it to views outside.
  open func removeFromSuperview() { if superview != nil { moveWithTraits(to: nil, at: 0) } }

  /// Puts the view into another one, or into none. Views are notified in the order that was observed of UIKit:
  /// superview, window, window, superview (the log at jianshu.com/p/681053cc48fd).
  func move(to outer: UIView?, at index: Int) {
    let (before, after) = (window, outer?.window)
    superview?.willRemoveSubview(self)
    willMove(toSuperview: outer)
    if before !== after { forEachInside { $0.willMove(toWindow: after) } }
    if let superview {
      cutConstraintsToOutside()
      superview.subviews.removeAll { $0 === self }
      if !isTreeOfItsOwn { superview.structureChanged() }
      superview.didRemove(self)
    }
    superview = outer
    if let outer {
      outer.subviews.insert(self, at: min(max(index, 0), outer.subviews.count))
      if !isTreeOfItsOwn { outer.structureChanged() }
    }
    if before !== after { forEachInside { $0.tellOfWindow() } }
    didMoveToSuperview()
  }

  /// Is told of other traits, before a class of the app is.
  func noteTraits() {}
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

  // MARK: Layout

  /// Whether the next layout calls ``layoutSubviews()``.
  var needsLayout = true
  /// Whether ``layoutSubviews()`` is running: what asks for layout in it does not call it again.
  var isCallingLayout = false
  /// Whether ``intrinsicContentSize`` or another answer of the class is being asked for the engine.
  private(set) var isSayingSize = false

  /// The size that a class says; none while it finds that by a layout of the view itself.
  var saidSize: CGSize {
    said(intrinsicContentSize, else: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  /// An answer of the class, and another one while it finds an answer by a layout of the view itself.
  func said<Answer>(_ answer: @autoclosure () -> Answer, else other: @autoclosure () -> Answer) -> Answer {
    if isSayingSize { return other() }
    isSayingSize = true
    defer { isSayingSize = false }
    return answer()
  }

  /// Calls `updateConstraints()` where it is needed, from the innermost views outwards.
  open override func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    super.updateConstraintsIfNeeded()
  }

  /// Calls `updateProperties()` where it is needed, from the outermost view inwards.
  open override func updatePropertiesIfNeeded() {
    super.updatePropertiesIfNeeded()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  /// Has the next ``layoutIfNeeded()`` lay the view out.
  open func setNeedsLayout() {
    needsLayout = true
    forEachLayout { $0.hasOpenViews = true }
  }
  /// Places subviews that the engine does not; the engine's frames are there when it is called.
  open func layoutSubviews() {}

  /// Lays out from the outermost view that needs it on the way out, as `CALayer.layoutIfNeeded` is documented to.
  open func layoutIfNeeded() {
    var top = self
    while let outer = top.outer, outer.needsLayout, !outer.isCallingLayout { top = outer }
    layoutRoot.layout.layOut(from: top)
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
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    // The frame is undefined where the view is turned or stretched (UIView.frame).
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
}
