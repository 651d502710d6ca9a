import HeadlessSwiftUI
import Testing

/// Containers that scroll or hold rows.
@MainActor @Suite struct ContainerTests {
  /// "A vertical scroll view always becomes exactly as tall as proposed", it proposes no height to its content, and it is
  /// as wide as that (swiftuifieldguide.com/layout/scrollview); without a proposal it is as long as its content
  /// (My-Wallet-V3-iOS, Colors).
  @Test func aScrollViewTakesTheLengthAlongItsAxis() {
    let column = ScrollView {
      box(30, 500)
      Color.red
    }
    #expect(fresh(column, width: 100, height: 200) == CGSize(width: 100, height: 200))
    #expect(ideal(column) == CGSize(width: 30, height: 518))
    #expect(fresh(ScrollView { box(30, 500) }, width: 100, height: 200) == CGSize(width: 30, height: 200))
    let row = ScrollView(.horizontal, showsIndicators: false) { box(300, 40) }
    #expect(fresh(row, width: 100, height: 200) == CGSize(width: 100, height: 40))
    let both = ScrollView([.horizontal, .vertical]) { box(300, 400) }
    #expect(fresh(both, width: 100, height: 200) == CGSize(width: 100, height: 200))
    #expect(fresh(both, width: 0, height: 0) == .zero)
  }

  /// Margins stand round the content, in the scroll view (documentation of `contentMargins(_:_:for:)`), and not in one
  /// inside of it.
  @Test func marginsStandRoundTheContent() {
    let row = ScrollView(.horizontal) { ScrollView(.horizontal) { box(300, 40) } }
    #expect(ideal(row.contentMargins(16)) == CGSize(width: 332, height: 72))
    #expect(ideal(row.contentMargins(.horizontal, 10, for: .scrollContent)) == CGSize(width: 320, height: 40))
    #expect(ideal(row.contentMargins(.horizontal, 10, for: .scrollIndicators)) == CGSize(width: 300, height: 40))
  }

  /// A lazy row is as high as its first view (WWDC 2026, session 321), which overflows it where others are higher.
  @Test func aLazyRowIsAsHighAsItsFirstView() {
    let row = LazyHStack(alignment: .top, spacing: 5) {
      box(10, 20)
      box(10, 50)
    }
    #expect(ideal(row) == CGSize(width: 25, height: 20))
    #expect(ideal(HStack(spacing: 5) { row }).height == 20)
    #expect(fresh(row, width: 100, height: 80) == CGSize(width: 25, height: 80))
    let shelf = ScrollView(.horizontal) { row }.fixedSize(horizontal: false, vertical: true)
    #expect(fresh(shelf, width: 100, height: 400) == CGSize(width: 100, height: 20))
    let frames = FrameRecorder.frames(width: 100, height: 20) { recorder in
      LazyHStack(alignment: .top, spacing: 5) {
        box(10, 20)
        box(10, 50).noted("higher", recorder)
      }.fixedSize()
    }
    #expect(frames["higher"]?.size == CGSize(width: 10, height: 50))
    #expect(frames["higher"]?.minY == 0)
  }

  /// A lazy column takes the width, proposes no height to its views, and of 0 x 0 has none in sight
  /// (leboncoin/spark-ios-common, lazy stacks in a host that is measured so).
  @Test func aLazyColumnTakesTheWidth() {
    let column = LazyVStack(spacing: 4) {
      Color.red
      Text("One")
    }
    #expect(fresh(column, width: 200, height: 300) == CGSize(width: 200, height: 34.5))
    #expect(fresh(column, width: 0, height: 0) == .zero)
    #expect(fresh(LazyVStack { EmptyView() }, width: 100, height: 100) == .zero)
  }

  /// A view as long as the nearest container, or as some of its parts: "(length - spacing * (count - 1)) / count * span
  /// + spacing * (span - 1)" (documentation of `containerRelativeFrame(_:count:span:spacing:alignment:)`).
  @Test func aViewIsAsLongAsAPartOfItsContainer() {
    for width in [320.0, 620] {
      let frames = FrameRecorder.frames(width: width, height: 200) { recorder in
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).noted("one", recorder)
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).noted("two", recorder)
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
              axis == .horizontal ? length / 2 : length / 4
            }.noted("half", recorder)
          }
        }
      }
      let part = (width - 20) / 3
      #expect(frames["one"]?.size == CGSize(width: part, height: 200))
      #expect(frames["two"]?.size == CGSize(width: 2 * part + 10, height: 200))
      #expect(frames["half"]?.size == CGSize(width: width / 2, height: 50))
    }
    let window = ideal(Color.red.containerRelativeFrame(.horizontal).frame(height: 10))
    #expect(window.width == StatedDevice.current.size.width)
  }

  /// A view at an edge takes room of the view that it is added to ("insets the safe area of the modified view":
  /// documentation of `safeAreaInset(edge:alignment:spacing:content:)`).
  @Test func aViewAtAnEdgeTakesRoom() {
    let frames = FrameRecorder.frames(width: 100, height: 200) { recorder in
      Color.red.noted("content", recorder).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 6) {
        box(20, 30).noted("bar", recorder)
      }
    }
    #expect(frames["content"] == CGRect(x: 0, y: 0, width: 100, height: 164))
    #expect(frames["bar"] == CGRect(x: 80, y: 170, width: 20, height: 30))
    let side = box(50, 40).safeAreaInset(edge: .leading, spacing: 0) { box(20, 10) }
    #expect(ideal(side) == CGSize(width: 70, height: 40))
  }

  /// A row's card has the list's width less the row's insets and stands in the middle of a row that is higher
  /// (documentation of `listRowInsets(_:)` and `defaultMinListRowHeight`); a list takes what it is proposed.
  @Test func aRowHasItsInsets() {
    let frames = FrameRecorder.frames(width: 300, height: 400) { recorder in
      List {
        Color.red.frame(height: 60).noted("usual", recorder)
        Section("Title") {
          Color.red.frame(height: 20).noted("own", recorder)
            .listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7))
        }
      }
    }
    #expect(frames["usual"] == CGRect(x: 20, y: 11, width: 260, height: 60))
    #expect(frames["own"] == CGRect(x: 5, y: 82 + 44 + 12, width: 288, height: 20))
    #expect(fresh(List { box(10, 10) }, width: 300, height: 400) == CGSize(width: 300, height: 400))
    let close = List([1, 2], id: \.self) { _ in box(10, 10).listRowInsets(EdgeInsets()) }
    #expect(ideal(close.environment(\.defaultMinListRowHeight, 0)).height == 20)
    #expect(fresh(Form { box(10, 10) }, width: 300, height: 400) == CGSize(width: 300, height: 400))
  }

  /// Pages take the room and give it to each (documentation of `PageTabViewStyle`); a stack is its root, several views
  /// of it a column.
  @Test func pagesAndStacksShowTheFirst() {
    let pages = TabView(selection: .constant(0)) {
      Color.red.containerRelativeFrame(.horizontal)
      Color.blue
    }.tabViewStyle(.page(indexDisplayMode: .never))
    #expect(fresh(pages, width: 100, height: 60) == CGSize(width: 100, height: 60))
    let root = NavigationStack {
      box(10, 20)
      box(30, 20)
    }
    #expect(ideal(root.navigationTitle("Title")) == CGSize(width: 30, height: 48))
    #expect(ideal(NavigationView { box(10, 20) }) == CGSize(width: 10, height: 20))
    #expect(ideal(NavigationStack(path: .constant(NavigationPath())) { box(3, 4) }) == CGSize(width: 3, height: 4))
  }

  /// Sections lie in no container of their own (documentation of `Section`).
  @Test func aSectionIsItsViews() {
    let column = VStack(spacing: 1) {
      Section {
        box(10, 10)
        box(20, 10)
      } header: {
        box(30, 5)
      } footer: {
        box(1, 2)
      }
    }
    #expect(ideal(column) == CGSize(width: 30, height: 30))
  }
}
