import HeadlessSwiftUI
import Testing

/// Mistakes of an app: each one is said in SwiftUI's words, and none hangs.
@MainActor @Suite(.serialized) struct MistakeTests {
  /// The sentences that are said while a closure runs.
  private func said(_ body: () -> Void) -> String {
    let before = Messages.write
    nonisolated(unsafe) var words: [String] = []
    Messages.write = { words.append($0) }
    body()
    Messages.write = before
    return words.joined(separator: "\n")
  }

  private struct Restless: View {
    @State var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  @Test func aBodyThatDoesNotComeToRestIsNamed() {
    let words = said { layOut(UIHostingController(rootView: Restless()), 100, 100) }
    #expect(words.contains("The body of Restless does not come to rest: an action of it"))
    #expect(words.contains("It has the size of round 10."))
  }

  private struct SelfChanging: View {
    @State var count = 0
    var body: some View {
      count += 1
      return Color.red.frame(width: 3, height: CGFloat(count))
    }
  }
  @Test func aBodyThatSetsItsStateIsNamed() {
    let words = said { _ = fresh(SelfChanging(), width: 100, height: 100) }
    #expect(words.contains("Modifying state during view update, this will cause undefined behavior."))
  }

  private struct Entry: Identifiable { let id: Int }
  @Test func equalIdentifiersAreNamed() {
    let words = said {
      let rows = HStack(spacing: 0) { ForEach([Entry(id: 4), Entry(id: 5), Entry(id: 4)]) { _ in box(10, 10) } }
      #expect(fresh(rows, width: 100, height: 100).width == 30)
    }
    #expect(words.contains("the ID 4 occurs multiple times within the collection, this will give undefined results!"))
  }

  private struct Endless: View { var body: some View { Color.red } }
  private struct NoNumber: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: CGFloat.nan, height: 5)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @Test func sizesThatAreNotFiniteAreNamed() {
    let infinite = said { _ = fresh(Endless(), width: .infinity, height: 10) }
    #expect(infinite.contains("The size of Endless is not finite: it is inf x 10.0."))
    let noNumber = said { #expect(ideal(NoNumber { box(1, 1) }) == CGSize(width: 0, height: 5)) }
    #expect(noNumber.contains("Invalid view geometry: NoNumber answers the size nan x 5.0"))
    let frame = said { #expect(ideal(box(10, 10).frame(width: -4)) == CGSize(width: 10, height: 10)) }
    #expect(frame.contains("Invalid frame dimension (negative or non-finite)."))
    let limit = said {
      let view = box(10, 10).frame(minWidth: .nan, idealWidth: .nan, maxWidth: .nan)
      #expect(ideal(view) == CGSize(width: 10, height: 10))
    }
    #expect(limit.contains("A view has .frame with nan, which counts as none"))
    let limits = said { _ = ideal(box(10, 10).frame(minWidth: 9, maxWidth: 3)) }
    #expect(limits.contains("Contradictory frame constraints specified."))
    #expect(said { _ = ideal(box(10, 10).frame(minWidth: 9, maxWidth: 30).frame(maxWidth: .infinity)) } == "")
  }

  fileprivate final class Store: ObservableObject {}
  private struct Handed: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(ObjectIdentifier(store).hashValue)") }
  }
  @Test func aMissingObjectIsNamedWithItsView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = fresh(Handed(), width: 10, height: 10) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor "
          + "of this view. The view is Handed."))
  }

  private struct Inside: View { var body: some View { AnyView(Inside()) } }
  @Test func aViewThatLiesInItselfIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = fresh(Inside(), width: 10, height: 10) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Inside lies in itself without end"))
  }

  private struct Fetched: View {
    @Query(sort: \Entry.id) var entries: [Entry]
    @Query var all: [Entry]
    @FetchRequest(sortDescriptors: [SortDescriptor(\Entry.id)]) var others: FetchedResults<Entry>
    var body: some View { Color.red.frame(width: 3, height: CGFloat(1 + entries.count + all.count + others.count)) }
  }
  @Test func fetchedValuesAreEmptyAndSaySo() {
    let words = said { #expect(fresh(Fetched(), width: 10, height: 10).height == 1) }
    #expect(words.contains("@Query of Array<Entry> in Fetched is empty: off the device there is no store."))
    #expect(words.contains("@FetchRequest of Entry in Fetched is empty"))
  }

  /// Rows in columns in rows, two flexible views at each depth: a hundred times no more work than two hundred questions
  /// for each view.
  @Test(.timeLimit(.minutes(1))) func deepStacksAreLaidOut() {
    var view = AnyView(Text("Some words"))
    for depth in 0..<100 {
      let inner = view
      view = AnyView(
        HStack {
          VStack {
            inner
            Spacer()
            Text("\(depth)")
          }
          Color.red.frame(minWidth: 1, maxWidth: 4)
        })
    }
    let start = ContinuousClock.now
    #expect(fresh(view, width: 4000, height: 8000).height == 8000)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
