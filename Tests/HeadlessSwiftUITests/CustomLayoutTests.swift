import HeadlessSwiftUI
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Views in lines as wide as there is room.
private struct Flow: Layout {
  var spacing: CGFloat = 0
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let places = places(in: proposal.width ?? .infinity, cache)
    return CGSize(
      width: zip(places, cache).map { $0.x + $1.width }.max() ?? 0,
      height: zip(places, cache).map { $0.y + $1.height }.max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    for (index, place) in places(in: bounds.width, cache).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(cache[index]))
    }
  }
  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  private func places(in width: CGFloat, _ sizes: [CGSize]) -> [CGPoint] {
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return sizes.map { size in
      if x > 0, x + size.width > width { (x, y, lineHeight) = (0, y + lineHeight + spacing, 0) }
      defer { (x, lineHeight) = (x + size.width + spacing, max(lineHeight, size.height)) }
      return CGPoint(x: x, y: y)
    }
  }
}

/// Views above one another, each as high as its weight says.
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: subviews.reduce(0) { $0 + $1[Weight.self] * 10 })
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .firstTextBaseline ? 4 : nil }
}

/// The usual distance between the first two views.
private struct Gap: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical), height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Layouts of an app's own (WWDC 2022, session 10056, "Compose custom layouts with SwiftUI").
@MainActor @Suite struct CustomLayoutTests {
  @Test(arguments: [(100.0, 60.0, 12.0), (45, 40, 24), (25, 20, 36)])
  func viewsFlowInLines(room: Double, width: Double, height: Double) {
    let flow = Flow { ForEach(0..<3) { _ in box(20, 12) } }
    #expect(fresh(flow, width: room, height: 100) == CGSize(width: width, height: height))
  }

  /// A layout places its views where it says; the anchor is the top leading point unless it says another.
  @Test func viewsStandWhereTheLayoutSays() {
    let frames = FrameRecorder.frames(width: 45, height: 24) { recorder in
      Flow(spacing: 0) { ForEach(0..<3) { index in box(20, 12).noted("\(index)", recorder) } }
    }
    #expect(frames["1"] == CGRect(x: 20, y: 0, width: 20, height: 12))
    #expect(frames["2"] == CGRect(x: 0, y: 12, width: 20, height: 12))
  }

  /// A layout's cache follows its views: the cache is made anew when there are others.
  @Test func aCacheFollowsTheViews() {
    let host = UIHostingController(rootView: Flow { ForEach(0..<2) { _ in box(20, 12) } })
    #expect(host.sizeThatFits(in: CGSize(width: 25, height: 100)).height == 24)
    host.rootView = Flow { ForEach(0..<4) { _ in box(20, 12) } }
    #expect(host.sizeThatFits(in: CGSize(width: 25, height: 100)).height == 48)
    struct Sized: View {
      let height: CGFloat
      var body: some View { Flow { Color.red.frame(width: 20, height: height) } }
    }
    let sized = UIHostingController(rootView: Sized(height: 10))
    #expect(sized.sizeThatFits(in: CGSize(width: 25, height: 100)).height == 10)
    sized.rootView = Sized(height: 30)
    #expect(sized.sizeThatFits(in: CGSize(width: 25, height: 100)).height == 30)
  }

  /// A value goes through modifiers round it (documentation of `layoutValue(key:value:)`); a view that the layout does
  /// not place stands in the middle (documentation of `placeSubviews`).
  @Test func layoutValuesReachTheLayout() {
    let weighted = Weighted {
      box(10, 10).layoutValue(key: Weight.self, value: 3).padding(2)
      box(10, 10)
    }
    #expect(ideal(weighted) == CGSize(width: 50, height: 40))
    let frames = FrameRecorder.frames(width: 50, height: 20) { recorder in
      Weighted {
        box(10, 10)
        box(10, 10).noted("left", recorder)
      }
    }
    #expect(frames["left"] == CGRect(x: 20, y: 5, width: 10, height: 10))
  }

  /// A layout may say where its lines are (documentation of `explicitAlignment`): at 4 points, of 20.
  @Test func aLayoutHasLines() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Weighted { ForEach(0..<2) { _ in box(10, 10) } }
      box(10, 10)
    }
    #expect(ideal(row).height == 26)
  }

  /// `ViewSpacing.distance(to:along:)`: 8 points for views without wishes, none beside a spacer, the leading between
  /// texts.
  @Test func layoutsAskForTheUsualDistance() {
    #expect(
      ideal(
        Gap {
          box(1, 1); box(1, 1)
        }
      ).width == 8)
    #expect(
      ideal(
        Gap {
          box(1, 1); Spacer()
        }
      ).width == 0)
    #expect(
      ideal(
        Gap {
          Text("One"); Text("Two")
        }
      ).width == 2)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing().union(.zero).distance(to: .zero, along: .horizontal) == 0)
  }

  private struct Adaptive: View {
    @State var isColumn = false
    @State var extra = 0
    let note: (Binding<Bool>, Binding<Int>) -> Void
    private struct Counter: View {
      @Binding var extra: Int
      @State var first: CGFloat = 10
      var body: some View { Color.red.frame(width: first, height: 10 + CGFloat(extra)) }
    }
    var body: some View {
      note($isColumn, $extra)
      let layout = isColumn ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(HStackLayout(spacing: 5))
      return layout {
        Counter(extra: $extra)
        Spacer()
        box(20, 30)
      }
    }
  }

  /// `AnyLayout` changes the layout and keeps the views and their state (documentation of `AnyLayout`); a spacer in it
  /// takes the direction of the stack.
  @Test func anyLayoutSwitches() throws {
    var bindings: (Binding<Bool>, Binding<Int>)?
    let host = UIHostingController(rootView: Adaptive { bindings = ($0, $1) })
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 90)) == CGSize(width: 100, height: 30))
    try #require(bindings).0.wrappedValue = true
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 90)) == CGSize(width: 20, height: 90))
    try #require(bindings).1.wrappedValue = 60
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 90)) == CGSize(width: 20, height: 114))
  }

  /// The stacks as layouts have the sizes of the stacks in all proposals (documentation of `HStackLayout`).
  @Test func stacksAsLayoutsHaveTheSameRules() {
    let content = Group {
      Text("Some words that need several lines")
      Spacer()
      Color.red.frame(minWidth: 5, maxWidth: 40).frame(height: 30).layoutPriority(1)
      Divider()
    }
    for width in stride(from: 0.0, through: 400, by: 25) {
      for height in [0.0, 50, 300] {
        #expect(
          fresh(HStackLayout(alignment: .top) { content }, width: width, height: height)
            == fresh(HStack(alignment: .top) { content }, width: width, height: height), "\(width) x \(height)")
        #expect(
          fresh(VStackLayout(alignment: .leading, spacing: 7) { content }, width: width, height: height)
            == fresh(VStack(alignment: .leading, spacing: 7) { content }, width: width, height: height))
        #expect(
          fresh(ZStackLayout { content }, width: width, height: height)
            == fresh(ZStack { content }, width: width, height: height))
      }
    }
  }
}
