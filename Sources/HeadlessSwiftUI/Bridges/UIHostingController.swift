/// A controller whose view shows a SwiftUI view.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content {
    get { hosted.view }
    set {
      hosted.view = newValue
      guard isViewLoaded else { return }
      (view as? any WidthFollowingView)?.widthOfContent = nil
      view.invalidateIntrinsicContentSize()
    }
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

  /// The sizes that follow the view's ideal one: at the start none does by itself. Off the device an answer is always
  /// that of the view as it stands, so that the option for the intrinsic size changes nothing.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// The view's ideal size, where ``sizingOptions`` say so.
  open override var preferredContentSize: CGSize {
    get {
      sizingOptions.contains(.preferredContentSize) ? hosted.size(for: .ideal, traits) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  private var traits: UITraitCollection { isViewLoaded ? traitCollection : UITraitCollection.current }

  /// The size of the view for a proposed size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    hosted.size(for: Proposal(width: Double(size.width), height: Double(size.height)), traits)
  }

  /// Makes the view that hosts.
  open override func loadView() { view = HostingView(hosted) }
}

/// The sizes that a hosting controller tells UIKit when its view's ideal size changes.
public nonisolated struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
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
