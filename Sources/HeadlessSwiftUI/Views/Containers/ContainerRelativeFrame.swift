/// The lengths of the container that views of a length relative to it lie in: a scroll view, pages, or the host.
@MainActor final class ContainerLengths {
  private let evaluation: _Evaluation
  /// Points; NaN where none is proposed.
  private(set) var lengths = Proposal.ideal
  /// Whether a view asks for them: then sizes in the container count for these lengths alone.
  var isAsked = false
  /// The generations of sizes in the container, by its lengths: those around it stay what they are.
  private var generations: (outer: Int, own: [(lengths: Proposal, number: Int)]) = (0, [])

  init(_ evaluation: _Evaluation) { self.evaluation = evaluation }

  /// Lays out what lies in a container, for what that is proposed.
  func within<Result>(_ proposal: Proposal, _ layOut: () -> Result) -> Result {
    let (outer, before) = (evaluation.generation, lengths)
    lengths = Proposal(
      width: proposal.width.isFinite ? proposal.width : .nan, height: proposal.height.isFinite ? proposal.height : .nan)
    let number = isAsked ? generation(in: outer) : outer
    evaluation.generation = number
    defer {
      lengths = before
      // A content that has changed meanwhile changes what is around it, too.
      if evaluation.generation == number { evaluation.generation = outer } else { evaluation.forgetSizes() }
    }
    return layOut()
  }

  private func generation(in outer: Int) -> Int {
    if generations.outer != outer { generations = (outer, []) }
    if let known = generations.own.first(where: { $0.lengths.isSame(as: lengths) }) { return known.number }
    let number = evaluation.newGeneration()
    generations.own.append((lengths, number))
    return number
  }
}

extension EnvironmentValues {
  /// The container; `nil` where there is none but the host.
  var container: ContainerLengths? {
    get { self[Container.self] }
    set { self[Container.self] = newValue }
  }
  private enum Container: EnvironmentKey { static var defaultValue: ContainerLengths? { nil } }
}

/// A view as long as a container, or as a part of it ("the nearest container": documentation of
/// `containerRelativeFrame(_:alignment:)`).
final class RelativeFrameNode: WrapperNode {
  var container: ContainerLengths?
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var part: ((CGFloat, Axis) -> CGFloat) = { length, _ in length }

  override func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      inner[axis] = max(0, Double(part(CGFloat(length(axis)), axis)))
    }
    return inner
  }

  /// Without a scroll view the container is the window, less its safe area.
  private func length(_ axis: Axis) -> Double {
    if let container, container.lengths[axis].isFinite { return container.lengths[axis] }
    let device = StatedDevice.current
    let insets = device.safeAreaInsets
    return Double(
      axis == .horizontal
        ? device.size.width - insets.left - insets.right : device.size.height - insets.top - insets.bottom)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let inner = inner(proposal)
    var size = axes.contains([.horizontal, .vertical]) ? .zero : child.size(for: inner)
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = inner[axis] }
    return size
  }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    origin(of: child, inner(proposal), alignment, in: proposal)
  }
}

/// `containerRelativeFrame`.
public nonisolated struct _RelativeFrame: _NodeModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let part: (CGFloat, Axis) -> CGFloat

  /// Nodes of a relative length.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_RelativeFrame.self, RelativeFrameNode.self) {
      ($1.axes, $1.alignment, $1.part) = ($0.axes, $0.alignment, $0.part)
      $1.container = $1.evaluation.environment.container
      $1.container?.isAsked = true
    }
  }
}

extension View {
  /// As long as the nearest container in some directions.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }
  /// As long as some of the parts that fit in the nearest container, with the spacing between them.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
  /// As long as an app makes of the nearest container's length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { modifier(_RelativeFrame(axes: axes, alignment: alignment, part: length)) }
}
