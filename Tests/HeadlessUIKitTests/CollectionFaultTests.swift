import Foundation
import Testing

@testable import HeadlessUIKit

/// Mistakes that stop the program in UIKit's words.
@MainActor struct CollectionFaultTests {
  @Test func countsThatNoDataSourceHas() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Liar: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { -1 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let (view, data) = (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), Liar())
        view.dataSource = data
        view.layoutIfNeeded()
      }
    }
    let words = NibText.words(of: result)
    #expect(words.contains("the data source Liar says that there are -1 items in section 0"))
  }

  @Test func rowsThatNoDataSourceHas() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Liar: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -2 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        let (view, data) = (UITableView(frame: .zero), Liar())
        view.dataSource = data
        view.layoutIfNeeded()
      }
    }
    #expect(NibText.words(of: result).contains("the data source Liar says that there are -2 rows in section 0"))
  }

  /// The data source is asked once for its counts; one whose numbers change all the time has those of its first answer.
  @Test func countsThatChangeWithEachCall() {
    final class Waverer: NSObject, UICollectionViewDataSource, UITableViewDataSource {
      private var count = 5
      private func next() -> Int {
        count -= 1
        return count
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { next() }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { next() }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let data = Waverer()
    let frame = CGRect(x: 0, y: 0, width: 60, height: 500)
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 4 && view.contentSize.height == 230)
    let table = UITableView(frame: frame)
    table.dataSource = data
    table.rowHeight = 10
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 3 && table.contentSize.height == 30)
  }

  /// A layout that keeps places which the data have no longer.
  @Test func placesOfItemsThatAreNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Stale: UICollectionViewLayout {
          override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 0))
            place.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return [place]
          }
        }
        NumbersView(Numbers([[1, 2]]), Stale()).layoutIfNeeded()
      }
    }
    #expect(
      NibText.words(of: result).contains(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: {0, 4}"))
  }
}
