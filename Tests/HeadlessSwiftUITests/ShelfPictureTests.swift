import HeadlessSwiftUI
import Testing

/// The picture of the article "My card is SwiftUI".
@MainActor @Suite struct ShelfPictureTests {
  /// Cards of several heights, or of one, in a `LazyHStack`.
  private struct Shelf: View {
    let title: String
    var height: CGFloat?

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.footnote)
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 8) {
            ForEach(["A book is a garden.", "A room without books is like a body.", "Read twice."], id: \.self) {
              Text($0).padding(8).frame(width: 112, height: height, alignment: .topLeading).background(.yellow)
            }
          }
        }
        .fixedSize(horizontal: false, vertical: true)
        .background(.gray)
        Text("The next shelf").font(.footnote)
      }
      .frame(width: 352)
    }
  }

  /// The row of the first shelf is as high as its first card, so that the second one reaches into what stands below.
  @Test func theArticleShowsAShelfThatIsAsHighAsItsFirstCard() throws {
    let shelves = HStack(alignment: .top, spacing: 24) {
      Shelf(title: "As high as the first card")
      Shelf(title: "As high as the tallest", height: 102.5)
    }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let guide = tests.deletingLastPathComponent().appending(path: "Sources/ShelfBatch/ShelfBatch.docc/Guide")
    let drawing = shelves.padding(16).svg(width: 760, appearance: .light)
    #expect(drawing == (try String(contentsOf: guide.appending(path: "lazy-shelf.svg"), encoding: .utf8)))
  }
}
