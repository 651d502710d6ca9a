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
