import HeadlessSwiftUI
import Testing

private struct Wide: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Views whose values are needed after the update that brought them, and changes that come in between.
@MainActor @Suite struct LateContentTests {
  private final class Mark {}
  @MainActor private final class Marks {
    weak var last: Mark?
    var wasAlive: [Bool] = []
    func make() -> Mark {
      let mark = Mark()
      last = mark
      return mark
    }
  }
  private struct Marked: View {
    let mark: Mark
    let name: String
    let recorder: FrameRecorder
    var body: some View { Color.red.noted(name, recorder) }
  }

  /// Its content stands in a closure that runs when the reader is placed.
  private struct Half: ViewModifier {
    let marks: Marks
    func body(content: Content) -> some View {
      GeometryReader { proxy in
        let _ = marks.wasAlive.append(marks.last != nil)
        content.frame(width: proxy.size.width / 2, height: 10)
      }
    }
  }
  private struct Twice: ViewModifier {
    let marks: Marks
    func body(content: Content) -> some View { content.modifier(Half(marks: marks)) }
  }
  private struct Usual: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }
  private struct Card<M: ViewModifier>: View {
    let marks: Marks
    let recorder: FrameRecorder
    let modifier: M
    var body: some View {
      AnyView(Marked(mark: marks.make(), name: "a name that takes memory", recorder: recorder).modifier(modifier))
    }
  }

  /// "The content view of the modifier" may stand in any closure of its body (documentation of `ViewModifier`): a
  /// geometry reader's runs when it is placed, and the view is still there. It once read memory that was free.
  @Test func aModifiersContentOutlivesTheUpdate() {
    let marks = Marks()
    let once = FrameRecorder.frames(width: 80, height: 40) {
      Card(marks: marks, recorder: $0, modifier: Half(marks: marks))
    }
    #expect(once["a name that takes memory"]?.size == CGSize(width: 40, height: 10))
    let nested = FrameRecorder.frames(width: 60, height: 40) {
      Card(marks: marks, recorder: $0, modifier: Twice(marks: marks))
    }
    #expect(nested["a name that takes memory"]?.size == CGSize(width: 30, height: 10))
    #expect(!marks.wasAlive.isEmpty && marks.wasAlive.allSatisfy { $0 })
  }

  /// A body that keeps its content in no closure costs no copy of it: the view is gone with the update.
  @Test func aUsualModifierCopiesNothing() {
    let marks = Marks()
    let host = UIHostingController(rootView: Card(marks: marks, recorder: FrameRecorder(), modifier: Usual()))
    #expect(host.sizeThatFits(in: CGSize(width: 30, height: 30)).width == 30)
    #expect(marks.last == nil)
  }

  private struct Counter: View {
    @State var name = "0"
    let note: (Binding<String>) -> Void
    var body: some View {
      note($name)
      return Color.red.frame(width: CGFloat(Int(name) ?? 0), height: 10)
    }
  }

  /// "You can safely mutate state properties from any thread" (documentation of `State`).
  @Test func aStateIsSetOnAnyThread() async throws {
    let size = CGSize(width: 5000, height: 100)
    var bound: Binding<String>?
    let host = UIHostingController(rootView: Counter { bound = $0 })
    #expect(host.sizeThatFits(in: size).width == 0)
    let binding = try #require(bound)
    await Task.detached { binding.wrappedValue = "5" }.value
    #expect(host.sizeThatFits(in: size).width == 5)
    await Task.detached {
      DispatchQueue.concurrentPerform(iterations: 1000) { index in
        binding.wrappedValue = "\(1000 + index)"
        _ = binding.wrappedValue.count
      }
    }.value
    #expect((1000.0..<2000).contains(Double(host.sizeThatFits(in: size).width)))
  }

  private struct Ruled: View {
    let width: Double
    let recorder: FrameRecorder
    var body: some View {
      box(width, 10)
        .background { GeometryReader { Color.clear.preference(key: Wide.self, value: $0.size.width) } }
        .overlayPreferenceValue(Wide.self) { outer in
          Color.red.frame(width: outer, height: 1).noted("rule", recorder)
            .overlayPreferenceValue(Wide.self) { _ in Color.clear }
        }
    }
  }

  /// A layer shows the values that come up from the card which the host shows, not from the one before; a layer in it
  /// has the same rule, and both come to rest (documentation of `overlayPreferenceValue`).
  @Test func aLayerFollowsTheNextView() {
    let recorder = FrameRecorder()
    let host = UIHostingController(rootView: Ruled(width: 30, recorder: recorder))
    for width in [30.0, 50, 20] {
      host.rootView = Ruled(width: width, recorder: recorder)
      layOut(host, 100, 100)
      #expect(recorder.frames["rule"]?.width == CGFloat(width))
    }
  }
}
