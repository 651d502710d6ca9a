import HeadlessSwiftUI
import Testing

/// Work that would double with each depth: thirty depths would then take hours.
@MainActor @Suite(.serialized) struct DeepTreeTests {
  private func wrapped(_ view: some View, _ times: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<times).reduce(AnyView(view)) { inner, _ in wrap(inner) }
  }

  /// A line that one view has moved goes up through 50 stacks, each of which asks its children for it several times.
  /// Each stack stands 1 point left of its child's line, so that the box of 10 points reaches from -51 to -41.
  @Test(.timeLimit(.minutes(1))) func aGuideGoesUpThroughManyStacks() {
    let start = ContinuousClock.now
    let deep = wrapped(box(10, 10).alignmentGuide(.leading) { _ in 1 }, 50) { inner in
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          inner.alignmentGuide(.leading) { $0[.leading] + 1 }
          box(4, 1)
        })
    }
    #expect(ideal(deep) == CGSize(width: 55, height: 60))
    let rows = wrapped(box(10, 10).alignmentGuide(.leading) { _ in 1 }, 50) { inner in
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            inner
            box(1, 1)
          }
        })
    }
    #expect(fresh(rows, width: 1000, height: 1000) == CGSize(width: 60, height: 10))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// A frame asks its child for the lines that it is aligned by, and for the one that goes up: so do layers.
  @Test(.timeLimit(.minutes(1))) func aGuideGoesUpThroughManyFramesAndLayers() {
    let start = ContinuousClock.now
    let frames = wrapped(Text("Title"), 50) { AnyView($0.frame(maxHeight: 100, alignment: .top)) }
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      frames
      box(1, 1).alignmentGuide(.firstTextBaseline) { _ in 0 }
    }
    #expect(fresh(row, width: 100, height: 100).height == 100)
    let layers = wrapped(box(10, 10).alignmentGuide(.top) { _ in 3 }, 50) { inner in
      AnyView(
        ZStack(alignment: .top) {
          inner
          box(2, 2)
        })
    }
    #expect(ideal(layers) == CGSize(width: 10, height: 10))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// An app's layout with the default `spacing(subviews:cache:)`.
  private struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  /// A layout's wish at an edge comes from all wishes of its views; a text's at the bottom comes out of 40 layouts, so
  /// that two texts stand as far apart as without them.
  @Test(.timeLimit(.minutes(1))) func aWishGoesUpThroughManyLayouts() {
    let start = ContinuousClock.now
    func column(_ first: some View) -> CGSize {
      ideal(
        VStack {
          first
          Text("Below")
        })
    }
    let plain = wrapped(Text("Above"), 40) { inner in AnyView(Plain { inner }) }
    let erased = wrapped(Text("Above"), 40) { inner in AnyView(AnyLayout(Plain()) { inner }) }
    let usual = column(Text("Above"))
    #expect(column(plain).height == usual.height)
    #expect(column(erased).height == usual.height)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// An outline of 100,000 lines costs no more than its lines: it isn't copied with each. A copy stays as it was.
  @Test(.timeLimit(.minutes(1))) func anOutlineGrowsWhereItIs() {
    let start = ContinuousClock.now
    var path = Path { $0.move(to: .zero) }
    for index in 1...100_000 { path.addLine(to: CGPoint(x: Double(index), y: 1)) }
    #expect(ContinuousClock.now - start < .seconds(10))
    let (copy, outline) = (path, path.cgPath)
    path.addLine(to: .zero)
    #expect(copy.currentPoint == CGPoint(x: 100_000, y: 1))
    #expect(outline.currentPoint == CGPoint(x: 100_000, y: 1))
    #expect(path.currentPoint == .zero)
    #expect(path != copy)
  }
}
