/// Views that an app's tools show.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The room of a view that a tool shows.
public enum PreviewLayout: Equatable, Sendable {
  /// The screen of the device.
  case device
  /// The size that the view asks for.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a tool shows a view.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A modifier of previews, with a context that several of them share.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The value that previews share.
  associatedtype Context = Void
  /// The type of the view.
  associatedtype Body: View
  /// Makes the context.
  static func makeSharedContext() async throws -> Context
  /// Makes a view of a preview's.
  @ViewBuilder func body(content: Content, context: Context) -> Body
  /// The view of a preview.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, for a modifier.
public struct PreviewModifierContent: View {
  let view: AnyView
  /// The view.
  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier of the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait { PreviewTrait.modified($0, modifier) }
  }

  private static func modified<M: PreviewModifier>(_ view: Any, _ modifier: M) -> Any {
    guard let view = view as? AnyView else { return view }
    let context = SharedContexts.context(of: M.self)
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }
}

/// The contexts of modifiers, each made once.
@MainActor private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) -> M.Context {
    if let known = made[ObjectIdentifier(type)] as? M.Context { return known }
    var answer: Result<M.Context, any Error>?
    let make: @MainActor () async -> Void = {
      do { answer = .success(try await M.makeSharedContext()) } catch { answer = .failure(error) }
    }
    // Most have nothing to wait for. What waits goes on on this thread, while its loop runs.
    if #available(macOS 26, iOS 26, *) { Task.immediate { await make() } } else { Task { await make() } }
    let end = Date(timeIntervalSinceNow: longestWait)
    while answer == nil, end > Date() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    switch answer {
    case .success(let context):
      made[ObjectIdentifier(type)] = context
      return context
    case .failure(let error): Messages.stop("'\(type)' makes no shared context: \(error)")
    case nil: Messages.stop("'\(type)' has made no shared context after \(Int(longestWait)) seconds")
    }
  }

  /// Seconds.
  private static let longestWait = 10.0
}

extension Preview {
  /// A preview of a view.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    self.init(name: name, traits: traits) {
      guard traits.contains(where: { $0.change != nil }) else { return PreviewedView(body()) }
      let changed = traits.reduce(AnyView(body()) as Any) { $1.change?($0) ?? $0 }
      return PreviewedView(changed as? AnyView ?? AnyView(body()))
    }
  }

  /// The previews of a provider: "each view" that it gives is one.
  public static func all<Provider: PreviewProvider>(of type: Provider.Type) -> [Preview] {
    let nodes = HostedView(Provider.previews, showing: .part(nil)).parts(UITraitCollection.current)
    return nodes.indices.map { index in
      var name: String?
      var traits: [PreviewTrait<ViewTraits>] = []
      var node: LayoutNode? = nodes[index]
      while let wrapper = node as? WrapperNode {
        switch (wrapper as? MarkedNode)?.kind {
        case .previewName(let own): name = name ?? own
        case .previewLayout(.fixed(let width, let height)):
          traits.append(.fixedLayout(width: width, height: height))
        case .previewDevice(let own?): if let device = StatedDevice(named: own) { traits.append(.device(device)) }
        default: break
        }
        node = wrapper.child
      }
      return Preview(name: name, traits: traits) { PreviewedView(Provider.previews, showing: .part(index)) }
    }
  }
}

extension PreviewedView {
  fileprivate init<Content: View>(_ content: Content, showing part: HostedPart = .whole(notesTypes: true)) {
    let hosted = HostedView(content, showing: part)
    let view = HostingView(hosted)
    self.init(view, types: hosted.typesOfApp(view.traitCollection)) { type in
      hosted.nodes(ofType: type, view.traitCollection).map { PartView(hosted, $0) }
    } size: { width, height in
      hosted.size(for: Proposal(ProposedViewSize(width: width, height: height)), view.traitCollection)
    }
  }
}
