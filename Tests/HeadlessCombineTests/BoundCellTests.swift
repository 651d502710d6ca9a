import HeadlessCombine
import HeadlessLog
import HeadlessUIKit
import Testing

/// Cells that bind what they show to a view model.
@MainActor @Suite struct BoundCellTests {
  private final class Story: ObservableObject {
    @Published var title: String
    @Published var isRead = false
    init(title: String) { self.title = title }
  }

  private final class StoryCell: UICollectionViewCell {
    let titleLabel = UILabel()
    private var kept: Set<Combine.AnyCancellable> = []

    func bind(_ story: Story, on queue: DispatchQueue? = nil) {
      titleLabel.numberOfLines = 0
      titleLabel.frame = contentView.bounds
      let titles = story.$title.map { Optional($0) }
      if let queue {
        titles.receive(on: queue).assign(to: \.text, on: titleLabel).store(in: &kept)
      } else {
        titles.assign(to: \.text, on: titleLabel).store(in: &kept)
      }
    }
  }

  @Test func aBoundLabelGrowsWithItsText() {
    let (story, cell) = (Story(title: "Short"), StoryCell(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    cell.bind(story)
    let one = cell.titleLabel.sizeThatFits(CGSize(width: 100, height: 0)).height
    story.title = "A title that takes more than one line of the cell"
    #expect(cell.titleLabel.text == story.title)
    #expect(cell.titleLabel.sizeThatFits(CGSize(width: 100, height: 0)).height > one)
  }

  /// On the device the main queue's turn comes after the cell was asked for its size.
  @Test func aQueuesTurnComesLater() {
    let queue = DispatchQueue(label: "held")
    queue.suspend()
    let cell = StoryCell(frame: .zero)
    cell.bind(Story(title: "Later"), on: queue)
    #expect(cell.titleLabel.text == nil)
    queue.resume()
    queue.sync {}
    #expect(cell.titleLabel.text == "Later")
  }

  @Test func aPropertyIsPublishedBeforeItIsStored() {
    let story = Story(title: "a")
    var (seen, changes): ([String], Int) = ([], 0)
    let titles = story.$title.sink { seen.append("\(story.title)>\($0)") }
    let all = story.objectWillChange.sink { changes += 1 }
    story.title = "b"
    story.isRead = true
    #expect(seen == ["a>a", "a>b"] && changes == 2)
    withExtendedLifetime((titles, all)) {}
  }

  @Test func aPropertyTakesWhatIsAssignedToIt() {
    let (story, source) = (Story(title: "a"), PassthroughSubject<String, Never>())
    source.assign(to: &story.$title)
    source.send("b")
    #expect(story.title == "b")
  }

  @Test func messagesGoNowhere() {
    let logger = Logger(subsystem: "app", category: "cells")
    var isMade = false
    func make() -> Int {
      isMade = true
      return 1
    }
    logger.error(
      "height \(make(), format: .decimal(minDigits: 2), privacy: .public) of \("a", align: .left(columns: 4))")
    os_log("height %d", log: OSLog(subsystem: "app", category: "cells"), type: .debug, 1)
    #expect(!isMade)
  }
}
