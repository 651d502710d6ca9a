import CollectionLayout
import Foundation
import Testing

/// Collection views whose cells, headers and footers Apple's flow layout placed, on Interface Builder's canvas.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct StoredCollectionViewTests {
  @Test func flowLayoutIsApples() throws {
    let path = try #require(Oracles.folder) + "/truth/flow/flow.json"
    let views = try JSONDecoder().decode(
      [StoredCollectionView].self, from: Data(contentsOf: URL(fileURLWithPath: path))
    ).filter(\.counts)
    var causes: [String: Int] = [:]
    var right = 0
    var emptyRows = 0
    for view in views {
      if try view.isRight() {
        right += 1
        continue
      }
      causes[try view.cause(), default: 0] += 1
      if try view.isRightAfterAnEmptyRow() { emptyRows += 1 }
      print("  \(view.repo) \(view.id) of Xcode \(view.tools): \(try view.cause())")
    }
    print("stored collection views: \(right) of \(views.count) right in all frames")
    for (cause, count) in causes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(cause)")
    }
    #expect(views.count == 1199)
    #expect(right >= 1184)
    #expect(right + emptyRows >= 1191)
  }
}
