// Views that change with time: each is as it is at its beginning.

/// Content that depends on the time: as it is now, of the stated moment.
public nonisolated struct TimelineView<Schedule, Content: View>: View {
  let content: (TimelineViewDefaultContext) -> Content
  /// The content's surroundings.
  public struct Context {
    /// The moment.
    public let date: Date
    /// How often the content changes.
    public let cadence = Cadence.live
    /// How often content changes.
    public enum Cadence: Comparable, Sendable {
      /// From often to seldom.
      case live, seconds, minutes
    }
  }
  /// Content that a schedule changes.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  where Schedule: TimelineSchedule { self.content = content }
  /// The content of the first moment.
  @MainActor public var body: some View { content(TimelineViewDefaultContext(date: StatedTexts.moment())) }
}
/// The surroundings of content that a schedule changes.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
/// The content of a view that goes through phases or along tracks.
public typealias PlaceholderContentView<Value> = _ViewModifier_Content<_Phased<Value>>

/// A view as it is in the first phase.
public nonisolated struct _Phased<Value>: ViewModifier {
  let value: Value
  let content: (_ViewModifier_Content<_Phased<Value>>, Value) -> AnyView
  /// The view in the first phase.
  @MainActor public func body(content: Content) -> some View { self.content(content, value) }
}

extension View {
  /// The view in the first of several phases.
  @ViewBuilder public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Phase>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = Array(phases).first { modifier(_Phased(value: first) { AnyView(content($0, $1)) }) } else { self }
  }
  /// The view in the first of several phases, which a value starts.
  @ViewBuilder public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Phase>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = Array(phases).first { modifier(_Phased(value: first) { AnyView(content($0, $1)) }) } else { self }
  }
  /// The view at the beginning of its tracks.
  public nonisolated func keyframeAnimator<Value, Tracks, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Value>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) -> some View { modifier(_Phased(value: initialValue) { AnyView(content($0, $1)) }) }
  /// The view at the beginning of its tracks, which a value starts.
  public nonisolated func keyframeAnimator<Value, Tracks, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Value>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) -> some View { modifier(_Phased(value: initialValue) { AnyView(content($0, $1)) }) }
}

/// Makes tracks of the statements of a closure; none is followed.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildBlock<each Track>(_ tracks: repeat each Track) {}
}
/// A drawing of an app: as large as it is proposed. Nothing is drawn.
public nonisolated struct Canvas<Symbols: View>: View {
  /// A drawing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  /// A leaf's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LeafPlace<Canvas<Symbols>>(FillingNode(evaluation), evaluation) { _ in }
  }
}
/// Views of glass that flow together: their content.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// Views of glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The content, which lies above one another as in a `ZStack` where it is more than one view; that is assumed.
  @MainActor public var body: some View { ZStack { content } }
}
