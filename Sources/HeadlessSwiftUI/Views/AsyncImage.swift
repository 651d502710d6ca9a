/// A picture from an address: off the device none is loaded, and its placeholder is shown.
public nonisolated struct AsyncImage<Content: View>: View {
  let content: Content
  init(showing content: Content) { self.content = content }

  /// A picture, whose placeholder "fills the available space" (documentation of `AsyncImage`).
  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = .clear }
  /// A picture as an app shows it, and its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }
  /// A picture in the phases of its loading, of which it is in the first.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The placeholder.
  @MainActor public var body: some View { content }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// No picture is loaded.
  case empty
  /// A picture is.
  case success(Image)
  /// None could be.
  case failure(any Error)

  /// The picture, where one is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why none could be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
