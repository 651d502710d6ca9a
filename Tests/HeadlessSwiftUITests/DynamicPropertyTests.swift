import HeadlessSwiftUI
import Testing

/// Values that a view keeps, watches and is handed down, each by its page of Apple's documentation.
@MainActor @Suite struct DynamicPropertyTests {
  private let size = CGSize(width: 500, height: 100)

  private final class Model: ObservableObject {
    @Published var width: CGFloat
    init(_ width: CGFloat = 12) { self.width = width }
  }
  private struct Answer: EnvironmentKey {
    static let defaultValue: Int? = 42
  }
  private struct Asking: View {
    @Environment(\.self) var values
    var body: some View { Color.red.frame(width: CGFloat(values[Answer.self] ?? 0), height: 1) }
  }

  /// A key's default counts where nobody has set a value, also where its type is optional (`EnvironmentKey`).
  @Test func anOptionalKeyHasItsDefault() {
    #expect(fresh(Asking(), width: 100, height: 10).width == 42)
    #expect(fresh(Asking().transformEnvironment(\.self) { $0[Answer.self] = nil }, width: 100, height: 10).width == 0)
  }

  private struct Watching: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }

  /// "Updates the view whenever the object's objectWillChange publisher emits" (`ObservedObject`).
  @Test func anObservedObjectIsFollowed() {
    let model = Model()
    let host = UIHostingController(rootView: Watching(model: model))
    #expect(host.sizeThatFits(in: size).width == 12)
    model.width = 30
    #expect(host.sizeThatFits(in: size).width == 30)
    let other = Model(5)
    host.rootView = Watching(model: other)
    #expect(host.sizeThatFits(in: size).width == 5)
    other.width = 6
    #expect(host.sizeThatFits(in: size).width == 6)
    let binding = Watching(model: other).$model.width
    binding.wrappedValue = 9
    #expect(other.width == 9)
  }

  private struct Keeping: View {
    static var made: [Model] = []
    @StateObject private var model: Model
    init(_ width: CGFloat) {
      _model = StateObject(
        wrappedValue: {
          Keeping.made.append(Model(width))
          return Keeping.made[Keeping.made.count - 1]
        }())
    }
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }

  /// "SwiftUI creates a new instance of the model object only once during the lifetime of the container" (`StateObject`).
  @Test func aStateObjectIsMadeOnce() {
    Keeping.made = []
    let host = UIHostingController(rootView: Keeping(10))
    #expect(host.sizeThatFits(in: size).width == 10)
    host.rootView = Keeping(20)
    #expect(host.sizeThatFits(in: size).width == 10)
    #expect(Keeping.made.count == 1)
    Keeping.made[0].width = 33
    #expect(host.sizeThatFits(in: size).width == 33)
  }

  private struct Handed: View {
    @EnvironmentObject var model: Model
    @EnvironmentObject var unused: Unused
    final class Unused: ObservableObject {}
    var body: some View { Color.red.frame(width: model.width, height: 10) }
  }

  /// An object of a view above; one that no body asks for may be missing (`EnvironmentObject`).
  @Test func anEnvironmentObjectIsFound() {
    let model = Model(7)
    let near = UIHostingController(rootView: Handed().environmentObject(model).environmentObject(Model(99)))
    #expect(near.sizeThatFits(in: size).width == 7)
    model.width = 8
    #expect(near.sizeThatFits(in: size).width == 8)
  }

  @Observable fileprivate final class Observed {
    var width: CGFloat = 12
    var name = ""
  }
  private struct Reading: View {
    @Bindable var model: Observed
    let note: (Binding<CGFloat>) -> Void
    var body: some View {
      note($model.width)
      return Color.red.frame(width: model.width, height: 10)
    }
  }

  /// "A view forms a dependency on properties that its body reads" (Apple's "Managing model data in your app").
  @Test func anObservableObjectIsFollowed() throws {
    let model = Observed()
    var binding: Binding<CGFloat>?
    let host = UIHostingController(rootView: Reading(model: model) { binding = $0 })
    #expect(host.sizeThatFits(in: size).width == 12)
    model.width = 20
    #expect(host.sizeThatFits(in: size).width == 20)
    try #require(binding).wrappedValue = 21
    #expect(host.sizeThatFits(in: size).width == 21)
  }

  private struct Bare: View {
    @AppStorage("width") var width = 10.0
    @AppStorage("name") var name: String?
    @SceneStorage("gap") var gap = 4.0
    @FocusState var isFocused: Bool
    @FocusState var field: Int?
    @GestureState var drag = CGSize(width: 1, height: 0)
    @Namespace var first
    @Namespace var second
    @Environment(\.dismiss) var dismiss
    @Environment(\.horizontalSizeClass) var sizeClass
    @ScaledMetric var scaled: CGFloat = 10
    var body: some View {
      let isBare = name == nil && !isFocused && field == nil && first != second && sizeClass == .compact
      return Color.red.frame(width: width + drag.width, height: isBare ? gap : 0)
        .focused($isFocused).focused($field, equals: 1)
    }
  }

  /// Stored values have their defaults, nothing is focused, no gesture goes on, and names differ.
  @Test func aViewBeginsWithDefaults() {
    #expect(fresh(Bare(), width: 100, height: 100) == CGSize(width: 11, height: 4))
  }

  private struct Rows: View {
    @State var items: [Item] = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
    struct Item: Identifiable {
      let id: Int
      var width: CGFloat
    }
    struct Row: View {
      @Binding var width: CGFloat
      let note: (Binding<CGFloat>) -> Void
      var body: some View {
        note($width)
        return Color.red.frame(width: width, height: 10)
      }
    }
    let note: (Binding<CGFloat>) -> Void
    var body: some View {
      HStack(spacing: 0) {
        ForEach($items) { $item in Row(width: $item.width, note: note) }
        ForEach($items, id: \.width) { $item in Color.red.frame(width: item.width, height: 1) }
        ForEach(0...1, id: \.self) { _ in box(1, 1) }
        ForEach(Array("ab".enumerated()), id: \.offset) { _, _ in box(1, 1) }
      }
    }
  }

  /// `ForEach` over a binding hands a binding of each element out (documentation of `Binding`, "sequence of bindings").
  @Test func rowsChangeTheirElements() throws {
    var bindings: [Binding<CGFloat>] = []
    let host = UIHostingController(rootView: Rows { bindings.append($0) })
    #expect(host.sizeThatFits(in: size).width == 64)
    try #require(bindings.first).wrappedValue = 15
    #expect(host.sizeThatFits(in: size).width == 74)
  }

  /// Parts of bindings: an optional's value, a member, a collection's element (documentation of `Binding`).
  @Test func bindingsHaveParts() {
    var value: [Int]? = [1, 2]
    let whole = Binding(get: { value }, set: { value = $0 })
    let part = Binding<[Int]>(whole)
    part?[1].wrappedValue = 5
    #expect(value == [1, 5])
    #expect(part?.map(\.wrappedValue) == [1, 5])
    value = nil
    #expect(Binding<[Int]>(whole) == nil)
    let some = Binding<Int?>(Binding.constant(3))
    #expect(some.wrappedValue == 3)
    whole.transaction(whole.transaction).wrappedValue = [7]
    #expect(value == [7])
  }

  private struct Remembering: View {
    @State var first: CGFloat
    var body: some View { Color.red.frame(width: first, height: 10) }
  }

  /// "When the proxy value specified by the id parameter changes, the identity of the view — for example, its state — is
  /// reset" (documentation of `id(_:)`).
  @Test func anotherIdentifierForgetsTheState() {
    let host = UIHostingController(rootView: Remembering(first: 10).id(1))
    #expect(host.sizeThatFits(in: size).width == 10)
    host.rootView = Remembering(first: 20).id(1)
    #expect(host.sizeThatFits(in: size).width == 10)
    host.rootView = Remembering(first: 20).id(2)
    #expect(host.sizeThatFits(in: size).width == 20)
  }

  /// An element that goes and comes again begins anew; one that moves keeps its state.
  @Test func elementsAreKnownByTheirIdentifiers() {
    func rows(_ ids: [Int]) -> some View {
      HStack(spacing: 0) { ForEach(ids, id: \.self) { Remembering(first: CGFloat($0 * ids.count)) } }
    }
    let host = UIHostingController(rootView: rows([1, 2, 3]))
    #expect(host.sizeThatFits(in: size).width == 18)
    host.rootView = rows([3, 1, 2])
    #expect(host.sizeThatFits(in: size).width == 18)
    host.rootView = rows([1, 3])
    #expect(host.sizeThatFits(in: size).width == 12)
    host.rootView = rows([1, 2, 3])
    #expect(host.sizeThatFits(in: size).width == 18)
    host.rootView = rows([9, 2, 3])
    _ = host.sizeThatFits(in: size)
    host.rootView = rows([1])
    #expect(host.sizeThatFits(in: size).width == 1)
  }
}

private struct Wide: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct Bounds: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Actions that wait for a layout, and closures that run later.
@MainActor @Suite struct WaitingTests {
  private struct Themed: View {
    @State private var width: CGFloat = 10
    @State private var height: CGFloat = 10
    var count = 1
    var body: some View {
      Color.red.frame(width: width, height: height)
        .onAppear { width = 50 }
        .onChange(of: count) { old, new in height = CGFloat(new * 10 + old) }
        .task { width = 90 }
    }
  }
  private let size = CGSize(width: 500, height: 100)

  /// Nothing has run when a host is first measured (leboncoin/spark-ios-component-button and -tag, whose theme comes in
  /// `onAppear`); an option runs `onAppear` once.
  @Test func nothingHasRunWhenAHostIsMeasured() {
    let host = UIHostingController(rootView: Themed())
    #expect(host.sizeThatFits(in: size) == CGSize(width: 10, height: 10))
    let early = UIHostingController(rootView: Themed().environment(\._runsOnAppear, true))
    #expect(early.sizeThatFits(in: size) == CGSize(width: 50, height: 10))
  }

  /// `onChange` runs with a layout after the value has changed, with both values (documentation of
  /// `onChange(of:initial:_:)`).
  @Test func aChangeRunsWithALayout() {
    let host = UIHostingController(rootView: Themed())
    layOut(host, 500, 100)
    #expect(host.sizeThatFits(in: size).height == 10)
    host.rootView = Themed(count: 3)
    layOut(host, 500, 100)
    #expect(host.sizeThatFits(in: size).height == 31)
  }

  private struct Measuring: View {
    @State var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        box(30, 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        Color.red.frame(width: 5, height: width)
      }
    }
  }

  /// A state that a frame sets is evaluated again until nothing changes (documentation of `onGeometryChange`).
  @Test func framesSettle() {
    let host = UIHostingController(rootView: Measuring())
    #expect(host.sizeThatFits(in: size).height == 10)
    layOut(host, 500, 100)
    #expect(host.sizeThatFits(in: size).height == 40)
  }

  private struct Named: View {
    @Environment(\.lineLimit) var limit
    var body: some View { Color.red.frame(width: CGFloat(limit ?? 0), height: 3) }
  }

  /// A closure that runs in a layout has the environment of its place.
  @Test func laterClosuresKeepTheirEnvironment() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      VStack {
        GeometryReader { _ in Named().noted("inner", recorder) }.lineLimit(7)
      }.lineLimit(2)
    }
    #expect(frames["inner"]?.width == 7)
  }

  /// "The proxy's frame in a space" (documentation of `GeometryProxy`).
  @Test func framesAreCountedFromSpaces() {
    var found: [CGRect] = []
    let view = VStack(spacing: 0) {
      box(10, 10)
      HStack(spacing: 0) {
        box(5, 5)
        GeometryReader { proxy -> Color in
          found = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("row"))]
          return Color.red
        }.frame(width: 4, height: 4)
      }.coordinateSpace(name: "row")
    }
    layOut(UIHostingController(rootView: view.frame(width: 100, height: 100, alignment: .topLeading)), 100, 100)
    #expect(found.map(\.origin) == [CGPoint(x: 5.5, y: 10.5), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0.5)])
  }

  private struct Layered: View {
    @State var width: CGFloat = 2
    var body: some View {
      box(10, 10).preference(key: Wide.self, value: 30)
        .onPreferenceChange(Wide.self) { [$width] in $width.wrappedValue = $0 }
        .overlayPreferenceValue(Wide.self) { _ in Color.clear }
        .padding(.leading, width)
    }
  }

  /// A layer that looks at a preference does not run the actions that wait for it.
  @Test func lookingAtPreferencesRunsNoAction() {
    let host = UIHostingController(rootView: Layered())
    #expect(host.sizeThatFits(in: size).width == 12)
    layOut(host, 500, 100)
    #expect(host.sizeThatFits(in: size).width == 40)
  }

  /// Values come up from readers and layers, and a layer may depend on them (documentation of
  /// `overlayPreferenceValue`, `anchorPreference`, `transformPreference`).
  @Test func layersDependOnPreferences() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      VStack(spacing: 0) {
        box(10, 10).preference(key: Wide.self, value: 4).transformPreference(Wide.self) { $0 += 3 }
        box(20, 20).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Wide.self) { width in Color.red.frame(width: width).noted("layer", recorder) }
      .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].minY).noted("anchor", recorder)
          }
        }
      }
    }
    #expect(frames["layer"]?.width == 7)
    #expect(frames["anchor"]?.size == CGSize(width: 20, height: 10))
  }
}
