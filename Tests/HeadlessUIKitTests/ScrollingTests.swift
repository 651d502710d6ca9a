import HeadlessUIKit
import Testing

/// Scrolling in code, of which delegates hear as on a device (Neuburg, "Programming iOS", "Scroll View Delegate").
@MainActor struct ScrollingTests {
  final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("\(Int(scrollView.contentOffset.y))") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  @Test func theDelegateHearsOfEachMove() {
    let (view, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
    view.contentSize = CGSize(width: 100, height: 500)
    view.delegate = delegate
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(delegate.calls == ["10", "20", "30", "end"])
  }

  /// The window moves no farther than it must, and stays where the rectangle is in sight.
  @Test(arguments: [(0.0, 0.0), (90, 50), (60, 20), (120, 80), (450, 400), (490, 400), (600, 0)])
  func aRectangleComesIntoSight(y: Double, offset: Double) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 60), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func aRectangleAboveComesToTheTop() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 300
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 60), animated: false)
    #expect(view.contentOffset.y == 250)
  }

  @Test func aCollectionViewThatScrollsToAnItemTellsItsDelegate() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    let delegate = Delegate()
    (view.dataSource, view.delegate) = (delegate, delegate)
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(delegate.calls == ["1000"] && view.visibleCells.count == 2)
  }
}
