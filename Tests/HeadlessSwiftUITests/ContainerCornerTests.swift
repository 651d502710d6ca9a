import HeadlessSwiftUI
import Testing

/// Containers where values are extreme, change, or are many.
@MainActor @Suite struct ContainerCornerTests {
  /// As many adaptive tracks as fit in a room without an end end the count, not the program.
  @Test func tracksInARoomWithoutAnEnd() {
    let grid = LazyHGrid(rows: [GridItem(.adaptive(minimum: 10))], spacing: 0) { ForEach(0..<3) { _ in box(5, 5) } }
    #expect(ideal(grid.frame(height: 1e300)).width == 5)
    #expect(fresh(grid, width: 100, height: .greatestFiniteMagnitude).width > 0)
    let close = LazyHGrid(rows: [GridItem(.adaptive(minimum: 0), spacing: -1)]) { box(5, 5) }
    #expect(ideal(close.frame(height: 1e300)).width == 5)
    #expect(ideal(LazyVGrid(columns: []) { box(5, 5) }) == .zero)
    #expect(ideal(LazyVGrid(columns: [GridItem()]) {}) == .zero)
  }

  private struct Spanning: View {
    let columns: Int
    let alignment: VerticalAlignment
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          box(10, 10).gridCellColumns(columns)
          box(10, 30)
        }
        GridRow {
          box(50, 10)
          box(10, 10)
          box(10, 10)
        }
      }
    }
  }

  /// Wishes of cells are those of the view as it stands, whatever it was before.
  @Test func wishesOfCellsChangeWithTheView() {
    let host = UIHostingController(rootView: Spanning(columns: 1, alignment: .top))
    #expect(host.view.intrinsicContentSize == CGSize(width: 70, height: 40))
    host.rootView = Spanning(columns: 2, alignment: .bottom)
    #expect(host.view.intrinsicContentSize == ideal(Spanning(columns: 2, alignment: .bottom)))
    host.rootView = Spanning(columns: 3, alignment: .top)
    #expect(host.view.intrinsicContentSize == CGSize(width: 80, height: 40))
  }

  /// An option of a `ForEach` has its identifier as its tag (documentation of `Picker`), and a tag stands for an
  /// optional value too (documentation of `tag(_:includeOptional:)`).
  @Test func optionsHaveTheirIdentifiersAsTags() {
    func width(_ selection: Int) -> CGFloat {
      ideal(Picker("", selection: .constant(selection)) { ForEach(1..<4) { box(Double($0) * 10, 10) } }).width
    }
    #expect(width(3) - width(1) == 20)
    let chosen: Int? = 2
    let picker = Picker("", selection: .constant(chosen)) {
      box(10, 10).tag(1)
      box(40, 10).tag(2)
    }
    let other = Picker("", selection: .constant(chosen)) { ForEach([1, 2], id: \.self) { box(Double($0) * 20, 10) } }
    #expect(ideal(picker).width - width(1) == 30)
    #expect(ideal(other).width == ideal(picker).width)
    let own = Picker("", selection: .constant(7)) {
      ForEach([1, 2], id: \.self) { box(Double($0) * 20, 10).tag($0 + 5) }
    }
    #expect(ideal(own).width == ideal(picker).width)
  }

  /// "The vertical spacing between two adjacent rows in a List" (documentation of `listRowSpacing(_:)`).
  @Test func rowsOfAListStandApart() {
    let list = List([1, 2, 3], id: \.self) { _ in box(10, 10) }
    #expect(ideal(list.listRowSpacing(7)).height - ideal(list).height == 14)
    #expect(ideal(list.listRowSpacing(nil)) == ideal(list))
  }

  /// A row outside of a grid is no container (documentation of `GridRow`).
  @Test func aRowOutsideOfAGridIsItsViews() {
    let row = HStack(spacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 30)
      }
    }
    #expect(ideal(row) == CGSize(width: 30, height: 30))
  }

  /// A thousand views take milliseconds: nothing asks each for all others.
  @Test(.timeLimit(.minutes(1))) func aThousandViews() {
    let clock = ContinuousClock()
    func time(_ view: some View) -> Duration { clock.measure { layOut(UIHostingController(rootView: view), 300, 500) } }
    #expect(time(LazyVStack { ForEach(0..<1_000) { _ in box(5, 5) } }) < .seconds(1))
    let columns = [GridItem(.adaptive(minimum: 40))]
    #expect(time(LazyVGrid(columns: columns) { ForEach(0..<1_000) { _ in box(5, 5) } }) < .seconds(1))
    #expect(time(List { ForEach(0..<1_000) { _ in box(5, 5) } }) < .seconds(1))
    #expect(time(Grid { ForEach(0..<1_000) { _ in GridRow { ForEach(0..<4) { _ in box(5, 5) } } } }) < .seconds(2))
    #expect(time(Grid { GridRow { ForEach(0..<1_000) { _ in box(5, 5) } } }) < .seconds(2))
  }

  private func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 } })
    }
    return AnyView(
      HStack {
        VStack {
          nested(depth - 1)
          Text(verbatim: "\(depth)")
        }
        Spacer()
      })
  }

  /// Lengths of a container that change while stacks ask for least and greatest sizes forget what lies in it alone: the
  /// work does not multiply with the depth.
  @Test(.timeLimit(.minutes(1))) func relativeLengthsInDeepStacks() {
    let clock = ContinuousClock()
    #expect(clock.measure { layOut(UIHostingController(rootView: nested(14)), 300, 500) } < .seconds(2))
  }

  /// A relative length is that of the container in which the view lies, of two beside each other and of one in another.
  @Test func eachContainerHasItsLengths() {
    let frames = FrameRecorder.frames(width: 300, height: 100) { recorder in
      HStack(spacing: 0) {
        ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(height: 10).noted("left", recorder) }
          .frame(width: 100)
        ScrollView {
          ScrollView(.horizontal) {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.noted("right", recorder)
          }.frame(width: 80, height: 20)
        }
      }
    }
    #expect(frames["left"]?.width == 100)
    #expect(frames["right"]?.width == 40)
  }

  /// "A scrollable view like ScrollView or List" is a container (documentation of `containerRelativeFrame`).
  @Test func aListIsAContainer() {
    let frames = FrameRecorder.frames(width: 200, height: 100) { recorder in
      List {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.frame(height: 10)
          .noted("row", recorder)
      }
    }
    #expect(frames["row"]?.width == 50)
  }

  /// Titles of resources, labels of roles, rows that can be chosen: forms of Apple's documentation.
  @Test func formsOfInitialisers() {
    let resource: LocalizedStringResource = "Title"
    #expect(ideal(Label(resource, systemImage: "star")) == ideal(Label("Title", systemImage: "star")))
    #expect(ideal(Button(resource, role: .cancel) {}) == ideal(Button("Title") {}))
    #expect(ideal(Button("Title", systemImage: "star", role: .destructive) {}).width > ideal(Text("Title")).width)
    #expect(ideal(Toggle("Title", systemImage: "star", isOn: .constant(true))).height > 0)
    #expect(ideal(Button(role: .close) {}).width > 0)
    #expect(ButtonRole.cancel != .destructive && ButtonRole.close == .close)
    let list = List([1, 2], id: \.self, selection: .constant(1)) { Text(verbatim: "\($0)") }
    #expect(fresh(list, width: 30, height: 40) == CGSize(width: 30, height: 40))
    let stepper = Stepper("Title", value: .constant(2.5), format: .number)
    let plain = Stepper("Title", value: .constant(2))
    #expect(fresh(stepper, width: 300, height: 50) == fresh(plain, width: 300, height: 50))
    #expect(ideal(box(3, 4).toolbar(removing: .title).inspector(isPresented: .constant(true)) { box(9, 9) }).width == 3)
    let sections = VStack(spacing: 0) {
      Section("A") { box(1, 1) }
      Section(header: box(2, 2)) { box(1, 1) }
      Section {
        box(1, 1)
      } header: {
        box(1, 1)
      } footer: {
        box(1, 1)
      }
    }
    #expect(ideal(sections).height > 7)
    let tabs = TabView(selection: .constant(1)) {
      Tab("One", systemImage: "star", value: 1) { box(1, 1) }
      Tab(value: 2) { box(1, 1) }
    }
    #expect(fresh(tabs, width: 30, height: 40) == CGSize(width: 30, height: 40))
  }
}
