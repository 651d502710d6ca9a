// Stand-ins for the views of packages that load pictures: Kingfisher's `KFImage`, SDWebImageSwiftUI's `WebImage` and
// `AnimatedImage`, NukeUI's `LazyImage`. Nothing is loaded, and each shows its placeholder.

/// A picture that Kingfisher loads: its placeholder, or room without a colour (onevcat/Kingfisher, `KFImageRenderer`).
public nonisolated struct KFImage: View {
  private var placeholder: AnyView?

  /// A picture from an address.
  public init(_ url: URL?) {}
  /// A picture from a source, of any type of the package.
  public init<Source>(source: Source?) {}

  /// The placeholder; without one, room that is as large as is proposed.
  @MainActor public var body: some View {
    ZStack {
      if let placeholder { placeholder } else { UnloadedPicture(kind: "KFImage") }
    }
  }

  /// The view that is shown until the picture is there.
  public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> KFImage {
    var image = self
    image.placeholder = AnyView(content())
    return image
  }
  /// The view that is shown until the picture is there, by how far it is.
  public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> KFImage {
    placeholder { content(Progress(totalUnitCount: 0)) }
  }
  /// Nothing is loaded: no closure runs.
  public func onSuccess(_ action: ((HeadlessStandIn) -> Void)?) -> KFImage { self }
  /// Nothing is loaded, and nothing fails.
  public func onFailure(_ action: ((HeadlessStandIn) -> Void)?) -> KFImage { self }
}

/// A picture that SDWebImageSwiftUI loads: its content without a picture, or its placeholder
/// (SDWebImage/SDWebImageSwiftUI, `WebImage.body`).
public nonisolated struct WebImage<Content: View>: View {
  private var content: Content?
  private var placeholder: AnyView?

  /// A picture from an address.
  public init<Options>(
    url: URL?, scale: CGFloat = 1, options: Options = [String](), isAnimating: Binding<Bool> = .constant(true)
  )
  where Content == Image {}
  /// A picture in the phases of its loading, of which it is in the first.
  public init<Options>(
    url: URL?, scale: CGFloat = 1, options: Options = [String](), isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content
  ) { self.content = content(.empty) }
  /// A picture as an app shows it, and its placeholder.
  public init<Options, I: View, P: View>(
    url: URL?, scale: CGFloat = 1, options: Options = [String](), isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  /// The placeholder in the middle of all the room.
  @MainActor public var body: some View {
    ZStack {
      if let placeholder {
        placeholder
      } else if let content {
        content
      } else {
        UnloadedPicture(kind: "WebImage").frame(idealWidth: 0, idealHeight: 0)
      }
    }.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
  }
  /// The view that is shown until the picture is there.
  public func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> WebImage {
    var image = self
    image.placeholder = AnyView(content())
    return image
  }
}
/// How far the loading of a picture is.
public typealias WebImagePhase = AsyncImagePhase

/// A picture that NukeUI loads: its content without a picture; without content, nothing that fills the room.
public nonisolated struct LazyImage<Content: View>: View {
  private let content: Content
  private init(showing content: Content) { self.content = content }

  /// A picture from an address.
  public init(url: URL?) where Content == Color { self.init(showing: .clear) }
  /// A picture of a request, of any type of the package.
  public init<Request>(request: Request?) where Content == Color { self.init(showing: .clear) }
  /// A picture as an app shows its state.
  public init(
    url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) { self.init(showing: content(LazyImageState())) }
  /// A picture as an app shows its state.
  public init<Request>(
    request: Request?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) { self.init(showing: content(LazyImageState())) }

  /// The content without a picture.
  @MainActor public var body: some View { content }
}
/// The state of a picture that is not loaded.
public struct LazyImageState {
  /// None is there.
  public var image: Image? { nil }
  /// None is there.
  public var imageContainer: ImageContainer? { nil }
  /// Loading has not failed.
  public var error: (any Error)? { nil }
  /// Loading goes on.
  public var isLoading: Bool { true }
  /// A picture of UIKit's.
  public struct ImageContainer {
    /// The picture.
    public var image: UIImage
  }
}

/// The room of a picture that is not there. Its points are unknown, so that it takes what is proposed, as a resizable
/// picture does.
private nonisolated struct UnloadedPicture: View {
  let kind: String
  @MainActor var body: some View {
    Messages.sayOnce("note: a \(kind) is not loaded; without a placeholder it takes the room that it is proposed")
    return Color.clear
  }
}
