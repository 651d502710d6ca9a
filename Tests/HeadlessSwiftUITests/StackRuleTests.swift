import HeadlessSwiftUI
import Testing

/// How stacks share their room, by WWDC 2019, session 237, and swiftuifieldguide.com/layout.
@MainActor @Suite struct StackRuleTests {
  private func widths(_ width: Double, @ViewBuilder of row: (FrameRecorder) -> some View) -> [String: Double] {
    FrameRecorder.frames(width: width, height: 50, scale: 100) { recorder in HStack(spacing: 0) { row(recorder) } }
      .mapValues { (Double($0.width) * 100).rounded() / 100 }
  }

  /// The least flexible view chooses first, of an equal part: of 120 points the limited one takes 20 of its 40, the
  /// other two share 100; a wide view of a fixed size leaves the rest.
  @Test func theLeastFlexibleChoosesFirst() {
    let shared = widths(120) { recorder in
      Color.red.noted("free", recorder)
      Color.blue.frame(minWidth: 10, maxWidth: 20).noted("limited", recorder)
      Color.green.noted("other", recorder)
    }
    #expect(shared == ["free": 50, "limited": 20, "other": 50])
    let fixed = widths(120) { recorder in
      Color.red.noted("free", recorder)
      box(90, 10).noted("fixed", recorder)
    }
    #expect(fixed == ["free": 30, "fixed": 90])
  }

  /// A row that does not fit overflows, and no view gets less than nothing (documentation of `HStack`).
  @Test func fixedViewsOverflow() {
    let view = HStack(spacing: 10) {
      box(90, 10)
      Color.red
      box(90, 10)
    }
    #expect(fresh(view, width: 100, height: 20) == CGSize(width: 200, height: 20))
  }

  /// A group of a higher priority comes first; it leaves to the others the least that they need (documentation of
  /// `layoutPriority(_:)`): of 100 points 30 are kept back, and 70 go to the first.
  @Test func aPriorityLeavesTheLeast() {
    let shared = widths(100) { recorder in
      Color.red.frame(minWidth: 30).noted("low", recorder)
      Color.blue.layoutPriority(1).noted("high", recorder)
    }
    #expect(shared == ["low": 30, "high": 70])
    let even = widths(100) { recorder in
      Color.red.frame(maxWidth: 10).noted("last", recorder)
      Color.blue.layoutPriority(2).frame(maxWidth: 25).layoutPriority(2).noted("first", recorder)
      Color.green.layoutPriority(1).frame(maxWidth: 30).layoutPriority(1).noted("second", recorder)
    }
    #expect(even == ["first": 25, "second": 30, "last": 10])
  }

  /// Nothing, 0 and infinity go to each view as they are (documentation of `ProposedViewSize`).
  @Test func extremeProposalsGoOn() {
    let column = VStack(spacing: 4) {
      Color.red.frame(minHeight: 5, idealHeight: 20, maxHeight: 50)
      Text("One")
      Color.blue.frame(minHeight: 7, maxHeight: 9)
    }
    #expect(ideal(column).height == 57.5)
    #expect(fresh(column, width: 0, height: 0).height == 40.5)
    #expect(fresh(column, width: 50, height: .infinity).height == 87.5)
  }

  /// An explicit spacing stands between all views, spacers too (documentation of `HStack.init(alignment:spacing:)`); an
  /// empty view is none.
  @Test func anExplicitSpacingStandsBetweenAll() {
    let row = HStack(spacing: 5) {
      box(10, 10)
      Spacer(minLength: 0)
      EmptyView()
      Text("")
      box(10, 10)
    }
    #expect(ideal(row).width == 35)
  }

  /// Layers of the highest priority decide the size (swiftuifieldguide.com/layout/zstack).
  @Test func theHighestPriorityDecidesTheSizeOfLayers() {
    let layers = ZStack {
      box(90, 5)
      box(20, 30).layoutPriority(1)
      box(10, 40).layoutPriority(1)
    }
    #expect(ideal(layers) == CGSize(width: 20, height: 40))
  }

  /// Right to left mirrors, and changes no size (documentation of `layoutDirection`).
  @Test func theDirectionChangesNoSize() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("Some words that are long")
      Spacer()
      Color.red.frame(width: 10, height: 10).padding(.leading, 3)
    }
    for width in stride(from: 20.0, through: 300, by: 40) {
      #expect(
        fresh(row.environment(\.layoutDirection, .rightToLeft), width: width, height: 100)
          == fresh(row, width: width, height: 100))
    }
  }

  /// The answer of a flexible frame for a proposal and a child's length, case by case (documentation of
  /// `frame(minWidth:idealWidth:maxWidth:…)`, its discussion; swiftuifieldguide.com/layout/flexible-frames).
  @Test(
    arguments: [
      // least, most, proposed, child, answer
      (nil, nil, 100, 30, 30), (20, nil, 100, 30, 30), (50, nil, 100, 30, 50), (50, nil, 40, 30, 50),
      (20, nil, 25, 30, 25), (nil, 60, 100, 30, 60), (nil, 60, 40, 30, 40), (nil, 60, 20, 30, 30),
      (nil, 20, 100, 30, 20),
      (20, 60, 100, 30, 60), (20, 60, 40, 30, 40), (20, 60, 10, 30, 20), (20, 60, nil, 30, 30), (40, 60, nil, 30, 40),
      (10, 20, nil, 30, 20), (nil, .infinity, 100, 30, 100), (nil, .infinity, nil, 30, 30), (0, .infinity, 5, 30, 5),
    ] as [(Double?, Double?, Double?, Double, Double)])
  func aFlexibleFrameAnswers(least: Double?, most: Double?, proposed: Double?, child: Double, answer: Double) {
    let frame = box(child, 10).frame(minWidth: least.map { CGFloat($0) }, maxWidth: most.map { CGFloat($0) })
    let size = proposed.map { fresh(frame, width: $0, height: 10) } ?? ideal(frame)
    #expect(Double(size.width) == answer)
  }

  /// An ideal length counts where nothing is proposed (documentation of the same).
  @Test func anIdealLengthCountsWithoutAProposal() {
    let view = Color.red.frame(idealWidth: 40, idealHeight: 30)
    #expect(ideal(view) == CGSize(width: 40, height: 30))
    #expect(fresh(view, width: 70, height: 60) == CGSize(width: 70, height: 60))
  }
}
