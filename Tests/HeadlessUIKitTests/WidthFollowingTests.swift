import HeadlessUIKit
import Testing

/// Views whose height follows the width that constraints hold them at, as a host of SwiftUI's views is one.
@MainActor @Suite struct WidthFollowingTests {
  /// Twice as wide as high; 10 points wide where nothing holds it.
  private final class Sheet: UIView, WidthFollowingView {
    var changes = 0
    var widthOfContent: CGFloat? {
      didSet {
        guard widthOfContent != oldValue else { return }
        changes += 1
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: CGSize {
      CGSize(width: widthOfContent ?? 10, height: (widthOfContent ?? 10) / 2)
    }
  }

  /// Wider and narrower than it likes to be, it has the height for its width; that is found once a width.
  @Test func heightsFollowWidths() {
    WidthFollowingViews.areThere = true
    let (container, sheet) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Sheet())
    sheet.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(sheet)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      sheet.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    for (width, height) in [(300, 150), (6, 3), (80, 40)] as [(CGFloat, CGFloat)] {
      container.frame.size.width = width
      container.layoutIfNeeded()
      #expect(sheet.frame.size == CGSize(width: width, height: height))
      let changes = sheet.changes
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect(sheet.changes == changes)
    }
    sheet.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    let fitting = container.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 200, height: 100))
    // Held by nothing, it is as large as it likes to be.
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 5))
  }
}
