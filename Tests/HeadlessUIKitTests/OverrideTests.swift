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
