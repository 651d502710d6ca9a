import HeadlessSwiftUI
import Testing

private struct GapKey: EnvironmentKey {
  static let defaultValue: CGFloat = 4
}
extension EnvironmentValues {
  fileprivate var gap: CGFloat {
    get { self[GapKey.self] }
    set { self[GapKey.self] = newValue }
  }
}
private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A wrapper of an app, with dynamic properties of its own.
@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var base: CGFloat
  @Environment(\.gap) private var gap
  private(set) var wrappedValue: CGFloat = 0
  init(wrappedValue: CGFloat) { _base = State(wrappedValue: wrappedValue) }
  mutating func update() { wrappedValue = base * 2 + gap }
}

/// "The view gives values to these properties prior to recomputing the view's body" (documentation of
/// `DynamicProperty`).
@MainActor @Suite struct StateTests {
  private struct Bar: View {
    @Doubled var height: CGFloat = 10
    @Environment(\.gap) var gap
    var body: some View { Color.red.frame(width: gap, height: height) }
  }

  @Test func dynamicPropertiesAreBoundBeforeABody() {
    #expect(fresh(Bar(), width: 100, height: 100) == CGSize(width: 4, height: 24))
    #expect(fresh(Bar().environment(\.gap, 7), width: 100, height: 100) == CGSize(width: 7, height: 27))
  }

  private struct Counter: View {
    @State var count = 1
    let note: (Binding<Int>) -> Void
    var body: some View {
      note($count)
      return Color.red.frame(width: CGFloat(count), height: 10)
    }
  }

  /// A state belongs to the place of the view, not to its value.
  @Test func stateOutlivesTheValue() throws {
    var binding: Binding<Int>?
    let host = UIHostingController(rootView: Counter { binding = $0 })
    let size = CGSize(width: 100, height: 100)
    #expect(host.sizeThatFits(in: size).width == 1)
    try #require(binding).wrappedValue = 5
    #expect(host.sizeThatFits(in: size).width == 5)
    host.rootView = Counter(count: 9) { binding = $0 }
    #expect(host.sizeThatFits(in: size).width == 5)
  }

  private struct Inset: ViewModifier {
    @Environment(\.gap) var gap
    func body(content: Content) -> some View { content.padding(gap).overlay { content } }
  }

  @Test func anAppsModifierHasTheEnvironment() {
    let view = Color.red.frame(width: 10, height: 10).modifier(Inset())
    #expect(fresh(view, width: 100, height: 100).width == 18)
    #expect(fresh(view.environment(\.gap, 1), width: 100, height: 100).width == 12)
  }

  private struct Measured: View {
    @State var width: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 30, height: 10 + width)
        .background { GeometryReader { Color.blue.preference(key: WidthKey.self, value: $0.size.width) } }
        .onPreferenceChange(WidthKey.self) { [$width] in $width.wrappedValue = $0 }
    }
  }

  /// A preference that changes a state has not done so when a host is first measured (salute-developers/plasma-ios,
  /// code fields); a layout of its view does it.
  @Test func preferencesSettleWithALayout() {
    let host = UIHostingController(rootView: Measured())
    let size = CGSize(width: 100, height: 100)
    #expect(host.sizeThatFits(in: size).height == 10)
    host.view.frame.size = size
    host.view.setNeedsLayout()
    host.view.layoutIfNeeded()
    #expect(host.sizeThatFits(in: size).height == 40)
  }

  private struct Item: Identifiable {
    let id: Int
    let width: CGFloat
  }
  private struct Row: View {
    @State var first: CGFloat
    var body: some View { Color.red.frame(width: first, height: 10) }
  }

  /// Identity by `id`: an element that moves keeps its state (documentation of `ForEach`).
  @Test func elementsKeepTheirState() {
    let size = CGSize(width: 500, height: 100)
    func rows(_ items: [Item]) -> some View {
      HStack(spacing: 0) { ForEach(items) { Row(first: $0.width) } }
    }
    let host = UIHostingController(rootView: rows([Item(id: 1, width: 10), Item(id: 2, width: 20)]))
    #expect(host.sizeThatFits(in: size).width == 30)
    host.rootView = rows([Item(id: 2, width: 100), Item(id: 3, width: 5)])
    #expect(host.sizeThatFits(in: size).width == 25)
  }

  @Observable final class Model { var width: CGFloat = 12 }
  private struct Watching: View {
    @Environment(Model.self) var model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }
  @Test func objectsAreHandedDown() {
    #expect(fresh(Watching().environment(Model()), width: 100, height: 100).width == 12)
  }
}
