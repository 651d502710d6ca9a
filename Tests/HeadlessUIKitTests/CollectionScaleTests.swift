import Foundation
import Testing

@testable import HeadlessUIKit

/// A cell as high as a number that it shows, at any width; it counts how many were made.
@MainActor final class NumberCell: UICollectionViewCell {
  static var made = 0
  var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    NumberCell.made += 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Numbers.calls.append("fit \(number)")
    let fitted = layoutAttributes.copied()
    fitted.size.height = CGFloat(number)
    return fitted
  }
}

/// Numbers in sections; it writes down what it is asked.
@MainActor final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static var calls: [String] = []
  var sections: [[Int]]

  init(_ sections: [[Int]]) {
    self.sections = sections
    Numbers.calls = []
    NumberCell.made = 0
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    Numbers.calls.append("make \(sections[indexPath.section][indexPath.item])")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { Numbers.calls.append("show \((cell as? NumberCell)?.number ?? 0)") }
}

/// A collection view holds its data weakly; this one keeps them.
final class NumbersView: UICollectionView {
  let data: Numbers

  init(_ data: Numbers, _ layout: UICollectionViewLayout, width: CGFloat = 100, height: CGFloat = 100) {
    self.data = data
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    register(NumberCell.self, forCellWithReuseIdentifier: "number")
    (dataSource, delegate) = (data, data)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// The tops of all items of a section.
  func tops(section: Int = 0) -> [CGFloat?] {
    (0..<numberOfItems(inSection: section)).map {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.minY
    }
  }
}

@Suite(.serialized) @MainActor struct CollectionScaleTests {
  private func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Each cell is asked once, off the window too, and few views do it.
  @Test func eachCellIsAskedOnce() {
    let view = NumbersView(Numbers([(0..<2000).map { 20 + $0 % 3 }]), rows())
    view.layoutIfNeeded()
    #expect(view.contentSize.height == CGFloat((0..<2000).reduce(0) { $0 + 20 + $1 % 3 }))
    #expect(Numbers.calls.count { $0.hasPrefix("fit") } == 2000)
    #expect(NumberCell.made < 10 && view.subviews.count < 10)
    view.layoutIfNeeded()
    #expect(Numbers.calls.count { $0.hasPrefix("fit") } == 2000)
    #expect(view.tops()[1999] == view.contentSize.height - CGFloat(20 + 1999 % 3))
  }

  /// Made, fitted, shown; those outside of the window are not shown.
  @Test func theOrderOfCalls() {
    let view = NumbersView(Numbers([[60, 61, 62]]), rows())
    view.layoutIfNeeded()
    #expect(
      Numbers.calls == ["make 60", "fit 60", "make 61", "fit 61", "make 62", "fit 62", "show 60", "show 61"])
    #expect(view.visibleCells.count == 2)
    // A cell outside comes when somebody asks for it.
    #expect(view.cellForItem(at: path(2))?.frame == CGRect(x: 0, y: 121, width: 100, height: 62))
    #expect(Numbers.calls.suffix(2) == ["make 62", "show 62"])
  }

  @Test func scrollingShowsOtherCells() {
    let view = NumbersView(Numbers([Array(repeating: 50, count: 10)]), rows())
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    #expect(view.indexPathsForVisibleItems == [path(4), path(5)])
    #expect(view.subviews.count == 2)
    view.contentOffset.y = 210
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { view.indexPath(for: $0) } == [path(4), path(5), path(6)])
  }

  /// A layout of the app's own may name cells that touch the window.
  @Test func aCellThatTouchesTheWindowIsNotShown() {
    final class Stack: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: 50 * item, width: 100, height: 50)
          return attributes
        }.filter { $0.frame.intersects(rect) }
      }
    }
    let view = NumbersView(Numbers([Array(repeating: 50, count: 4)]), Stack())
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [path(1), path(2)] && view.subviews.count == 2)
  }

  /// Only what is new is asked for its size.
  @Test func changesKeepTheSizesOfOthers() {
    let view = NumbersView(Numbers([[10, 11, 12], [20]]), rows())
    view.layoutIfNeeded()
    Numbers.calls = []
    view.data.sections = [[11, 15, 10], [20, 21]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(2)])
      view.insertItems(at: [path(1), path(1, 1)])
      view.moveItem(at: path(0), to: path(2))
    } completion: { _ in
      #expect(view.visibleCells.count == 5)
    }
    #expect(Numbers.calls == ["make 15", "fit 15", "make 21", "fit 21", "show 15", "show 21"])
    #expect(view.tops() == [0, 11, 26] && view.tops(section: 1) == [36, 56])
    Numbers.calls = []
    view.data.sections[0][1] = 16
    view.reconfigureItems(at: [path(1)])
    view.layoutIfNeeded()
    #expect(Numbers.calls == ["make 16", "fit 16"] && NumberCell.made <= 6)
    #expect(view.tops() == [0, 11, 27])
    view.data.sections = [[20, 21], [11, 16, 10]]
    view.moveSection(0, toSection: 1)
    view.layoutIfNeeded()
    #expect(view.tops() == [0, 20] && view.tops(section: 1) == [41, 52, 68])
  }

  @Test func snapshotsAskForWhatIsNew() {
    let view = NumbersView(Numbers([]), rows())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, number in
      Numbers.calls.append("make \(number)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.number = number
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([10, 11, 12])
    source.apply(snapshot)
    view.layoutIfNeeded()
    Numbers.calls = []
    snapshot.deleteItems([10])
    snapshot.insertItems([14], beforeItem: 12)
    snapshot.appendSections(["b"])
    snapshot.moveItem(11, afterItem: 12)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(Numbers.calls == ["make 14", "fit 14", "show 14"])
    #expect(view.tops() == [0, 14, 26])
    Numbers.calls = []
    snapshot.reconfigureItems([14])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(Numbers.calls == ["make 14", "fit 14"])
  }

  /// UIKit's words, and UIKit's way out: the data are loaded anew.
  @Test func countsThatDoNotFitTheChangeAreSaid() {
    let view = NumbersView(Numbers([[10, 11]]), rows())
    view.layoutIfNeeded()
    view.data.sections = [[10, 11, 12, 13]]
    let said = saying { view.insertItems(at: [path(0)]) }
    #expect(
      said.first?.contains(
        """
        Invalid update: invalid number of items in section 0. The number of items contained in an existing section after \
        the update (4) must be equal to the number of items contained in that section before the update (2), plus or minus \
        the number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of \
        items moved into or out of that section (0 moved in, 0 moved out).
        """) == true)
    view.layoutIfNeeded()
    #expect(view.tops() == [0, 10, 21, 33])
    func words(_ change: () -> Void) -> String {
      view.layoutIfNeeded()
      return saying(change).joined()
    }
    #expect(words { view.deleteItems(at: [path(9)]) }.contains("attempt to delete item 9 from section 0 which only"))
    #expect(words { view.insertItems(at: [path(9)]) }.contains("attempt to insert item 9 into section 0, but there"))
    #expect(words { view.insertSections([0]) }.contains("invalid number of sections. The number of sections contained"))
    #expect(words { view.deleteSections([4]) }.contains("attempt to delete section 4, but there are only 1 sections"))
  }

  /// A layout that never comes to rest ends with its last places, and UIKit's words.
  @Test func aLayoutThatInvalidatesItselfForEver() {
    final class Restless: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize.height += 1
      }
    }
    let view = NumbersView(Numbers([[10]]), Restless())
    #expect(saying { view.layoutIfNeeded() }.joined().contains("is stuck in its update/layout loop"))
  }

  /// A layout may set its item size while it prepares, as the layouts of Apple's sample code do.
  @Test func aLayoutThatSetsItsItemSizeWhilePreparing() {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 70)
      }
    }
    let view = NumbersView(Numbers([[10, 11]]), Columns())
    #expect(saying { view.layoutIfNeeded() }.isEmpty)
    #expect(view.contentSize.height == 150)
  }

  @Test func changesOfBoundsAreAskedFor() {
    final class Asked: UICollectionViewLayout {
      var asked: [CGRect] = []
      var contexts = 0
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 500) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append(newBounds)
        return true
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Asked()
    let view = NumbersView(Numbers([[10]]), layout)
    view.layoutIfNeeded()
    #expect(layout.asked.isEmpty)
    let before = layout.contexts
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(
      layout.asked == [CGRect(x: 0, y: 30, width: 100, height: 100), CGRect(x: 0, y: 30, width: 80, height: 100)])
    #expect(layout.contexts == before + 2)
  }

  private func saying(_ work: () -> Void) -> [String] {
    var said: [String] = []
    let write = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = write }
    work()
    return said
  }
}
