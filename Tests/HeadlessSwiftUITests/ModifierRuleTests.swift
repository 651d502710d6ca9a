import HeadlessSwiftUI
import Testing

/// Modifiers and leaves, by the rules that Apple documents or that swiftuifieldguide.com states.
@MainActor @Suite struct ModifierRuleTests {
  /// "Constrains this view's dimensions to the specified aspect ratio" (documentation of `aspectRatio`).
  @Test func aRatioFitsOrCovers() {
    #expect(
      fresh(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100) == CGSize(width: 100, height: 50))
    #expect(fresh(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 20) == CGSize(width: 40, height: 20))
    #expect(
      fresh(Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100) == CGSize(width: 200, height: 100))
    #expect(
      fresh(Color.red.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit), width: 100, height: 100).width == 25)
    // Nothing is proposed: a colour's ideal square of 10 points, adjusted.
    #expect(ideal(Color.red.aspectRatio(2, contentMode: .fit)) == CGSize(width: 10, height: 5))
    // One length decides the other.
    #expect(ideal(Color.red.aspectRatio(2, contentMode: .fit).frame(width: 60)) == CGSize(width: 60, height: 30))
  }

  /// Without a ratio, that of the ideal size; the answer is the child's own.
  @Test func scaledToFitHasTheIdealRatio() {
    let wide = Color.red.frame(idealWidth: 40, idealHeight: 10)
    #expect(fresh(wide.scaledToFit(), width: 100, height: 100) == CGSize(width: 100, height: 25))
    #expect(fresh(wide.scaledToFill(), width: 100, height: 100) == CGSize(width: 400, height: 100))
    #expect(fresh(box(10, 10).scaledToFit(), width: 100, height: 100) == CGSize(width: 10, height: 10))
  }

  /// "Offsets … the view is drawn elsewhere, and its frame stays" (documentation of `offset(_:)`); `position` takes the
  /// room.
  @Test func offsetsMoveAndPositionsFill() {
    #expect(ideal(box(10, 10).offset(x: 50, y: 3)) == CGSize(width: 10, height: 10))
    #expect(fresh(box(10, 10).position(x: 5, y: 5), width: 70, height: 60) == CGSize(width: 70, height: 60))
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      ZStack(alignment: .topLeading) {
        Color.clear
        box(10, 10).noted("offset", recorder).offset(x: 20, y: 3)
        box(10, 10).noted("position", recorder).position(x: 50, y: 60)
      }
    }
    #expect(frames["offset"] == CGRect(x: 20, y: 3, width: 10, height: 10))
    #expect(frames["position"] == CGRect(x: 45, y: 55, width: 10, height: 10))
  }

  private struct ByDirection: EnvironmentalModifier {
    let least: CGFloat
    func resolve(in environment: EnvironmentValues) -> Least {
      Least(width: environment.isEnabled ? least : least * 2)
    }
  }
  private struct Least: ViewModifier {
    let width: CGFloat
    @State private var more: CGFloat = 1
    func body(content: Content) -> some View { content.frame(width: width + more) }
  }

  /// "A modifier that must resolve to a concrete modifier in an environment before use" (documentation of
  /// `EnvironmentalModifier`).
  @Test func aModifierIsResolvedInTheEnvironment() {
    let view = Color.red.frame(height: 5).modifier(ByDirection(least: 20))
    #expect(ideal(view) == CGSize(width: 21, height: 5))
    let host = UIHostingController(rootView: AnyView(view.disabled(true)))
    #expect(host.sizeThatFits(in: CGSize(width: 90, height: 90)) == CGSize(width: 41, height: 5))
  }

  private struct Two: View {
    var body: some View {
      Group {
        Circle()
        Rectangle()
      }.fixedSize().frame(width: 30, height: 20)
    }
  }

  /// A modifier of several views changes their column where a host needs one view (leboncoin/spark-ios-common), and
  /// each of them where others stand beside them: two such groups are 30 x 104 points
  /// (paulz/SwiftUI-snapshot-testing, SampleView-blank).
  @Test func severalViewsBesideOthersAreChangedEach() {
    #expect(ideal(Two()) == CGSize(width: 30, height: 20))
    let both = Group {
      Two().background(Color.yellow)
      Two().background(Color.green)
    }
    #expect(ideal(both) == CGSize(width: 30, height: 104))
    #expect(ideal(ForEach(0..<2) { _ in Two() }) == CGSize(width: 30, height: 104))
  }

  /// "A circle's radius equals half the length of the frame rectangle's smallest edge", and it has a `sizeThatFits(_:)`
  /// of its own (documentation of `Circle`); other shapes take what is proposed.
  @Test func aCircleIsASquare() {
    #expect(fresh(Circle(), width: 30, height: 50) == CGSize(width: 30, height: 30))
    #expect(ideal(Circle()) == CGSize(width: 10, height: 10))
    #expect(fresh(Circle().fill(.red), width: 80, height: 50) == CGSize(width: 50, height: 50))
    let concentric = AnyShape(.rect(corners: .concentric(minimum: .fixed(8))))
    for shape in [
      AnyShape(Rectangle()), AnyShape(Capsule()), AnyShape(Ellipse()), AnyShape(.rect(cornerRadius: 4)), concentric,
    ] {
      #expect(fresh(shape, width: 30, height: 50) == CGSize(width: 30, height: 50))
    }
    #expect(fresh(Circle().size(width: 5, height: 5), width: 30, height: 50) == CGSize(width: 30, height: 30))
  }

  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: rect.origin)
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        $0.closeSubpath()
      }
    }
  }
  private struct Stamp: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 12, height: 7) }
  }

  /// A shape of an app's own fills as well, unless it chooses a size (documentation of `Shape.sizeThatFits(_:)`).
  @Test func anAppsShapeHasASize() {
    #expect(fresh(Corner().stroke(.red), width: 30, height: 50) == CGSize(width: 30, height: 50))
    #expect(fresh(Stamp(), width: 30, height: 50) == CGSize(width: 12, height: 7))
    #expect(!Corner().path(in: CGRect(x: 0, y: 0, width: 3, height: 4)).isEmpty)
  }

  /// Gradients are views that fill (documentation of `LinearGradient`).
  @Test func gradientsFill() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(fresh(gradient, width: 30, height: 50) == CGSize(width: 30, height: 50))
    #expect(ideal(gradient) == CGSize(width: 10, height: 10))
  }

  /// "The first child view whose ideal size on the constrained axes fits within the proposed size" (documentation of
  /// `ViewThatFits`), else the last.
  @Test(arguments: [(200.0, 100.0), (100, 100), (99, 40), (30, 40), (10, 40)])
  func theFirstViewThatFitsIsShown(width: Double, shown: Double) {
    let choice = ViewThatFits {
      box(100, 10)
      box(40, 10)
    }
    #expect(Double(fresh(choice, width: width, height: 100).width) == shown)
    // Too low for both: the last.
    #expect(fresh(choice, width: 500, height: 5).width == 40)
    // Heights alone: no width is asked for.
    let upright = ViewThatFits(in: .vertical) {
      box(100, 50)
      box(40, 10)
    }
    #expect(fresh(upright, width: 5, height: 60).width == 100)
    #expect(fresh(upright, width: 5, height: 40).width == 40)
  }

  /// Nothing proposed holds all, and the view that is chosen gets the proposal.
  @Test func aChosenViewGetsTheProposal() {
    let choice = ViewThatFits(in: .horizontal) {
      Color.red.frame(minWidth: 50)
      Color.red
    }
    #expect(fresh(choice, width: 80, height: 20) == CGSize(width: 80, height: 20))
    #expect(fresh(choice, width: 40, height: 20) == CGSize(width: 40, height: 20))
    #expect(ideal(choice) == CGSize(width: 50, height: 10))
  }

  /// Proposed less than its insets, a padding proposes 0, and never less; each edge may have its own (documentation of
  /// `padding(_:_:)`).
  @Test func paddingProposesNoLessThanNothing() {
    #expect(fresh(Color.red.padding(20), width: 10, height: 100) == CGSize(width: 40, height: 100))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(ideal(box(10, 10).padding(insets)) == CGSize(width: 20, height: 15))
    #expect(ideal(box(10, 10).padding(.vertical)) == CGSize(width: 10, height: 42))
    #expect(ideal(box(10, 10).safeAreaPadding(.horizontal, 3)) == CGSize(width: 16, height: 10))
    #expect(ideal(box(10, 10).padding([.top, .leading], 3)) == CGSize(width: 13, height: 13))
  }

  /// `fixedSize` in one direction leaves the other's proposal (documentation of `fixedSize(horizontal:vertical:)`).
  @Test func aFixedSizeProposesNothing() {
    let text = Text("Some words that need several lines")
    let wide = fresh(text, width: 1000, height: 100)
    #expect(fresh(text.fixedSize(), width: 20, height: 10) == wide)
    #expect(fresh(text.fixedSize(horizontal: true, vertical: false), width: 20, height: 100) == wide)
    #expect(
      fresh(text.fixedSize(horizontal: false, vertical: true), width: 90, height: 5)
        == fresh(text, width: 90, height: 1000))
    #expect(
      fresh(Color.red.fixedSize(horizontal: true, vertical: false), width: 50, height: 20)
        == CGSize(width: 10, height: 20))
  }

  /// Modifiers that only change how a view looks or is touched keep its size (documentation of each).
  @Test func looksDecideNoSize() {
    let view = box(10, 10).foregroundStyle(.red).opacity(0.5).scaleEffect(3).rotationEffect(.degrees(45)).hidden()
      .clipShape(Circle()).mask { box(90, 90) }.cornerRadius(4).ignoresSafeArea().animation(.default, value: 1)
      .transition(.opacity).gesture(TapGesture().onEnded {}).background(.red, in: .capsule).tag(1).disabled(true)
      .background(.thinMaterial).overlay(.blue, in: Circle()).animation(.spring(), value: 2)
      .shadow(color: Color(cgColor: Color.red.cgColor ?? .black), radius: 4)
    #expect(ideal(view) == CGSize(width: 10, height: 10))
  }

  /// An effect that an app writes moves what is drawn, and keeps the size (documentation of `GeometryEffect`); each view of
  /// several has it.
  @Test func geometryEffectsDecideNoSize() {
    let views = Group {
      box(10, 10)
      box(20, 10)
    }
    #expect(ideal(HStack(spacing: 1) { views.modifier(Shake(turns: 2)) }) == CGSize(width: 31, height: 10))
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0)]) }.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(ideal(line) == CGSize(width: 10, height: 10))
  }
}

private struct Shake: GeometryEffect {
  var turns: CGFloat
  var animatableData: CGFloat {
    get { turns }
    set { turns = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 3 * turns, y: 0))
  }
}
