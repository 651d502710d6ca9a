import Foundation

/// An object that owns a view: it makes the view when somebody first asks for it, and hears when that is laid out.
@preconcurrency @MainActor open class UIViewController: StoredController {
  // MARK: The view

  private var ownView: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; it is made when it is asked for first.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.storage.rare?.controller = nil
      ownView = newValue
      guard let newValue else { return }
      newValue.storage.rareToWrite().controller = self
      // Margins of a root view begin with those of the system, which have nothing above and below.
      if newValue.ownMargins == UIView.usualMargins { newValue.directionalLayoutMargins = .zero }
    }
  }
  /// The view, where it has been made.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view, where it has not been made.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil { Messages.stop("loadView() of \(type(of: self)) has set no view") }
    viewDidLoad()
  }

  /// Makes the view: that of the nib or the storyboard; without one, unless a subclass makes another, an empty one, as
  /// large as the screen.
  open func loadView() {
    if loadViewFromNib() { return }
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Is called once, after the view was made.
  open func viewDidLoad() {}
  /// Is called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Is called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Is called before constraints are laid out with; calls the view's `updateConstraints()`.
  open func updateViewConstraints() { ownView?.updateConstraints() }
  private var needsUpdateOfProperties = true
  private var isUpdatingProperties = false
  private var readProperties: ReadProperties?
  /// Has the next layout of the view call ``updateProperties()``.
  open func setNeedsUpdateProperties() {
    needsUpdateOfProperties = true
    ownView?.noteOpenUpdate()
  }
  /// Gives the view what it shows, before layout. What it reads of an `@Observable` object has it called again.
  open func updateProperties() {}
  /// Calls `updateProperties()` of the controller, its view and all that lies in that, where it is needed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  func updateOwnProperties() {
    guard needsUpdateOfProperties || readProperties?.haveChanged == true, !isUpdatingProperties else { return }
    (needsUpdateOfProperties, isUpdatingProperties) = (false, true)
    defer { isUpdatingProperties = false }
    readProperties = ReadProperties(of: updateProperties)
  }
  /// Is called when margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Is called when the safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The nib that the view comes from.
  open private(set) var nibName: String?
  /// Where that nib is.
  open private(set) var nibBundle: Bundle?

  /// The scene of the storyboard that the view comes from.
  private(set) var scene: NibScene?

  /// The storyboard that it was made by.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// A controller whose view comes from a nib, or from ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }
  /// A controller whose view comes from ``loadView()``.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    scene = (coder as? NibCoder)?.scene
    super.init()
  }

  // MARK: Margins and safe area

  /// Points that it adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { ownView?.structureChanged() } }
  /// The least margins of its view: 16 points at the sides, 20 in wide ones.
  ///
  /// The width is that from which Interface Builder's stored frames of root views have 20 (UIKitNumbers.md, "Interface
  /// Builder").
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (ownView?.bounds.width ?? UIScreen.main.bounds.width) < 394 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the margins of its view are at least those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { ownView?.structureChanged() } }
  /// The lower edge of what covers the view from above.
  open private(set) lazy var topLayoutGuide: UILayoutSupport = EdgeGuide(of: view, isTop: true)
  /// The upper edge of what covers the view from below.
  open private(set) lazy var bottomLayoutGuide: UILayoutSupport = EdgeGuide(of: view, isTop: false)

  // MARK: Children

  /// The controller that it lies in.
  open private(set) weak var parent: UIViewController?
  /// The controllers that lie in it.
  open private(set) var children: [UIViewController] = []

  /// Adds a controller; the app adds its view.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }
  /// Takes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// Is called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation, which shows nothing

  /// The controller that it presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  open private(set) weak var presentingViewController: UIViewController?

  /// Keeps a controller as the one that is presented; its view is put nowhere.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Forgets the controller that is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController != nil ? self : presentingViewController
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  /// The next one that is asked is the view's superview.
  open override var next: UIResponder? { ownView?.superview ?? parent }

  /// Tells the controller that its view is shown or hidden.
  func appear(_ isShown: Bool) {
    if isShown {
      viewWillAppear(false)
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }
}

extension UIView {
  static let usualMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The controller whose view it is.
  var controller: UIViewController? { storage.rare?.controller }
}

/// The area at the upper or lower edge of a controller's view that the screen's bars cover.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
