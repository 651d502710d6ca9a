/// A controller whose view shows a SwiftUI view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content {
    get { hosted.view }
    set { hosted.view = newValue }
  }
  let hosted: HostedView<Content>

  /// A controller of a view.
  public init(rootView: Content) {
    hosted = HostedView(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a view, made by a subclass for a nib.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosted = HostedView(rootView)
    super.init(coder: aDecoder)
  }
  /// Loading from a nib calls this; a subclass has to say the view.
  public required init?(coder aDecoder: NSCoder) {
    Messages.stop("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// The size of the view for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    hosted.size(
      for: Proposal(width: Double(size.width), height: Double(size.height)),
      isViewLoaded ? traitCollection : UITraitCollection.current)
  }

  /// Makes the view that hosts.
  open override func loadView() { view = HostingView(hosted) }
}

/// The view of a hosting controller; it lives on without it.
private final class HostingView<Content: View>: UIView {
  private let hosted: HostedView<Content>

  init(_ hosted: HostedView<Content>) {
    self.hosted = hosted
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { hosted.size(for: .ideal, traitCollection) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosted.size(for: Proposal(width: Double(size.width), height: Double(size.height)), traitCollection)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.settle(Proposal(width: Double(bounds.width), height: Double(bounds.height)), traitCollection)
  }
}

extension EnvironmentValues {
  /// The environment of a host with traits.
  init(_ traits: UITraitCollection) {
    self.init()
    let own = own
    own.text.category = traits.preferredContentSizeCategory.category
    own.displayScale = traits.displayScale > 0 ? Double(traits.displayScale) : 2
    own.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    own.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
  }
}
