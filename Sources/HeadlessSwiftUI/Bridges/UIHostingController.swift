/// A controller whose view shows a SwiftUI view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content {
    get { root.pointee }
    set {
      root.pointee = newValue
      isUpToDate = false
    }
  }
  /// The view's value lies where the places can read it.
  nonisolated(unsafe) private let root: UnsafeMutablePointer<Content>
  private var isUpToDate = false
  private var tree: HostedTree?
  private var traits: UITraitCollection?

  /// A controller of a view.
  public init(rootView: Content) {
    root = .allocate(capacity: 1)
    root.initialize(to: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a view, made by a subclass for a nib.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    root = .allocate(capacity: 1)
    root.initialize(to: rootView)
    super.init(coder: aDecoder)
  }
  /// Loading from a nib calls this; a subclass has to say the view.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  deinit {
    root.deinitialize(count: 1)
    root.deallocate()
  }

  /// The size of the view for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    fittingSize(Proposal(width: Double(size.width), height: Double(size.height)))
  }

  /// The tree of the view as it stands.
  final func upToDateTree() -> HostedTree {
    let traits = isViewLoaded ? traitCollection : UITraitCollection.current
    if let tree, self.traits === traits, isUpToDate, !tree.evaluation.hasChanged { return tree }
    if self.traits !== traits {
      self.traits = traits
      let environment = EnvironmentValues(traits)
      if let tree {
        tree.evaluation.environment = environment
      } else {
        tree = HostedTree(environment) { Content._makePlace($0) }
      }
    }
    guard let tree else { preconditionFailure("a controller has traits") }
    isUpToDate = true
    tree.update(from: root)
    return tree
  }

  final func fittingSize(_ proposal: Proposal) -> CGSize { upToDateTree().size(for: proposal) }

  /// Lays the view out for a proposal and runs what waits for a layout: preferences that are listened to. What they change
  /// is evaluated again until nothing changes.
  final func settle(_ proposal: Proposal) {
    for _ in 0..<HostedLimits.mostRounds where !upToDateTree().place(proposal) { return }
    Messages.sayOnce(
      "The body of \(Content.self) does not come to rest: what it does when a preference changes changes its state each "
        + "time. It has the size of round \(HostedLimits.mostRounds).")
  }

  /// Makes the view that hosts.
  open override func loadView() { view = HostingView(self) }
}

/// Limits of what is evaluated again.
enum HostedLimits {
  /// A state that is set by a layout settles in two or three rounds.
  static let mostRounds = 10
}

/// The view of a hosting controller.
private final class HostingView<Content: View>: UIView {
  private weak var host: UIHostingController<Content>?

  init(_ host: UIHostingController<Content>) {
    self.host = host
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { host?.fittingSize(.ideal) ?? .zero }
  override func sizeThatFits(_ size: CGSize) -> CGSize { host?.sizeThatFits(in: size) ?? .zero }
  override func layoutSubviews() {
    super.layoutSubviews()
    host?.settle(Proposal(width: Double(bounds.width), height: Double(bounds.height)))
  }
}

extension EnvironmentValues {
  /// The environment of a host with traits.
  init(_ traits: UITraitCollection) {
    self.init()
    let own = own
    own.text.category = traits.preferredContentSizeCategory.engineCategory
    own.displayScale = traits.displayScale > 0 ? Double(traits.displayScale) : 2
    own.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    own.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
  }
}
