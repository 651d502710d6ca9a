import HeadlessUIKit
import Observation
import Testing

/// `updateProperties()` of iOS 26, as Apple's documentation and "What's new in UIKit" (WWDC 2025) have it.
@MainActor struct UpdatePropertiesTests {
  @Observable final class Story {
    var title = "Short"
  }

  /// A cell that shows its model when UIKit asks for it.
  final class StoryCell: UICollectionViewCell {
    let label = UILabel()
    var story: Story? { didSet { setNeedsUpdateProperties() } }
    var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
      label.text = story?.title
    }
    override func updateConstraints() {
      calls.append("constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      calls.append("layout")
      super.layoutSubviews()
    }
    /// Its height at 100 points, in lines.
    var lines: CGFloat {
      let size = systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return (size.height / label.font.lineHeight).rounded()
    }
  }

  @Test func aCellIsAsTallAsWhatItsPropertiesShow() {
    let cell = StoryCell(frame: .zero)
    cell.story = Story()
    #expect(cell.lines == 1)
    let long = Story()
    long.title = "A title that takes three lines at a hundred points"
    cell.story = long
    #expect(cell.lines > 2)
  }

  @Test func propertiesComeBeforeLayoutAndOnlyWhereTheyAreNeeded() {
    let cell = StoryCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.layoutIfNeeded()
    #expect(cell.calls == ["properties", "constraints", "layout"])
    cell.calls = []
    cell.layoutIfNeeded()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.calls == ["layout"])
    cell.calls = []
    cell.setNeedsUpdateProperties()
    cell.updatePropertiesIfNeeded()
    cell.updatePropertiesIfNeeded()
    #expect(cell.calls == ["properties"])
  }

  @Test func aChangeOfWhatWasReadHasItCalledAgain() {
    let (cell, story) = (StoryCell(frame: .zero), Story())
    cell.story = story
    #expect(cell.lines == 1)
    story.title = "A title that takes three lines at a hundred points"
    #expect(cell.lines > 2)
    story.title = "Short"
    #expect(cell.lines == 1)
  }

  /// "Forces an immediate properties update for this view (and its view controller, if applicable) and any subviews."
  @Test func aViewUpdatesItsControllerAndItsSubviews() {
    final class Controller: UIViewController {
      var count = 0
      override func updateProperties() {
        super.updateProperties()
        count += 1
      }
    }
    let (controller, cell) = (Controller(), StoryCell(frame: .zero))
    controller.view.addSubview(cell)
    controller.view.updatePropertiesIfNeeded()
    #expect(controller.count == 1 && cell.calls == ["properties"])
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1)
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 2)
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(controller.count == 3)
  }
}
