import HeadlessUIKit
import Testing

/// Members that apps override outside of the module.
@MainActor struct OverrideTests {
  private final class GrowingTextView: UITextView {
    var told: [String] = []
    override var delegate: UITextViewDelegate? { didSet { told.append("delegate") } }
    override var selectedRange: NSRange { didSet { told.append("\(selectedRange.location)") } }
    override func scrollRangeToVisible(_ range: NSRange) { told.append("range \(range.length)") }
  }
  private final class Hearer: NSObject, UITextViewDelegate {}

  private final class Zooming: UIScrollView {
    override var zoomScale: CGFloat { didSet { contentSize.width = 100 * zoomScale } }
    override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
  }

  private final class Glyphs: NSLayoutManager {
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  }

  private final class Child: UIViewController {
    var told: [String] = []
    override func viewWillAppear(_ animated: Bool) { told.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { told.append("did") }
    override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
  }

  private final class CountingTable: UITableView {
    var told: [String] = []
    override func beginUpdates() {
      told.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      super.endUpdates()
      told.append("end")
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      told.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      told.append(identifier)
      return super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      told.append("editing \(isEditing)")
    }
  }

  private final class CountingCollection: UICollectionView {
    var told: [String] = []
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      told.append(identifier)
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      told.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { told.append("\(contentOffset.y)") }
    override var indexPathsForVisibleItems: [IndexPath] { [] }
  }

  @Test func tablesTellTheirSubclasses() {
    let table = CountingTable()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.performBatchUpdates { table.insertRows(at: [], with: .none) }
    _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    table.setEditing(true, animated: false)
    #expect(table.told == ["begin", "insert 0", "end", "row", "editing true"])
  }

  @Test func collectionViewsTellTheirSubclasses() {
    let layout = UICollectionViewFlowLayout()
    let view = CountingCollection(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.performBatchUpdates(nil)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    #expect(view.told == ["item", "batch"] && view.visibleCells.isEmpty)
  }

  @Test func textViewsTellTheirSubclasses() {
    let (view, hearer) = (GrowingTextView(), Hearer())
    view.delegate = hearer
    view.selectedRange = NSRange(location: 3, length: 0)
    view.scrollRangeToVisible(NSRange(location: 0, length: 2))
    #expect(view.told == ["delegate", "3", "range 2"] && view.delegate === hearer)
  }

  @Test func scrollViewsTellTheirSubclasses() {
    let view = Zooming()
    view.setZoomScale(2, animated: true)
    #expect(view.contentSize.width == 200 && view.adjustedContentInset.top == 7)
  }

  @Test func imagesAreDrawnInTheirBounds() {
    var bounds = CGRect.zero
    _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { bounds = $0.format.bounds }
    #expect(bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func containersTellTheirChildren() {
    let child = Child()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.told == ["will true", "did", "gone"])
  }

  /// Controls for editing have no place beside a row that is not edited; a label has that of its text.
  @Test func accessoriesForEditingTakeNoRoom() {
    func height(_ accessories: [UICellAccessory]) -> CGFloat {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      var content = cell.defaultContentConfiguration()
      content.text = "A title of two lines beside a label"
      cell.contentConfiguration = content
      cell.accessories = accessories
      return cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height([.delete(), .reorder()]) == height([]))
    #expect(height([.label(text: "A long label")]) > height([]))
  }
}
