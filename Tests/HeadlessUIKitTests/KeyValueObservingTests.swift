import Foundation
import Testing

@testable import HeadlessUIKit

/// A list that is as high as its rows, by an observer of `contentSize`, as apps have it where lists lie in other views.
private final class ListCard: UIView {
  let list = UITableView(frame: .zero)
  let below = UIView()
  private var height: NSLayoutConstraint?
  private var observation: NSKeyValueObservation?
  private let isByName: Bool

  init(isByName: Bool) {
    self.isByName = isByName
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    for view in [list, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let height = list.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: topAnchor), list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      below.topAnchor.constraint(equalTo: list.bottomAnchor), below.leadingAnchor.constraint(equalTo: leadingAnchor),
      below.trailingAnchor.constraint(equalTo: trailingAnchor), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    self.height = height
    if isByName {
      list.addObserver(self, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    } else {
      observation = list.observe(\.contentSize, options: .new) { [weak self] _, change in
        self?.height?.constant = change.newValue?.height ?? -1
      }
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { if isByName { list.removeObserver(self, forKeyPath: "contentSize") } }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentSize", object as? UITableView === list else { return }
    height?.constant = (change?[.newKey] as? CGSize)?.height ?? -1
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  var count = 3
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Observers of places and sizes, as Foundation tells them (Apple's "Key-Value Observing Programming Guide").
@MainActor struct KeyValueObservingTests {
  @Test(arguments: [false, true]) func aListIsAsHighAsItsRows(_ isByName: Bool) {
    let (card, rows) = (ListCard(isByName: isByName), Rows())
    card.list.rowHeight = 30
    card.list.dataSource = rows
    card.layoutIfNeeded()
    #expect(card.list.frame.height == 90 && card.below.frame.minY == 90)
    rows.count = 5
    card.list.reloadData()
    card.layoutIfNeeded()
    #expect(card.list.frame.height == 150 && card.below.frame.minY == 150)
  }

  @Test func changesHaveTheValuesThatWereAskedFor() {
    let view = UIScrollView()
    var seen: [String] = []
    let observation = view.observe(\.contentSize, options: [.initial, .new, .old]) { _, change in
      seen.append("\(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1)")
    }
    view.contentSize.width = 5
    view.contentSize.width = 5
    view.contentOffset.x = 3
    observation.invalidate()
    view.contentSize.width = 6
    #expect(seen == ["-1.0 0.0", "0.0 5.0"])
  }

  @Test func framesBoundsAndOffsetsTellObservers() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [String] = []
    let observations = [
      view.observe(\.frame) { view, change in seen.append("frame \(view.frame.width) \(change.newValue == nil)") },
      view.observe(\.contentOffset) { view, _ in seen.append("offset \(view.contentOffset.y)") },
      view.observe(\.center) { view, _ in seen.append("center \(view.center.x)") },
    ]
    view.frame.size.width = 20
    view.contentOffset.y = 7
    view.center.x = 100
    #expect(seen == ["frame 20.0 true", "center 10.0", "offset 7.0", "frame 20.0 true", "center 100.0"])
    _ = observations
  }

  /// An observation that nobody keeps is over (Apple's documentation of `NSKeyValueObservation`).
  @Test func anObservationEndsWithItsObject() {
    let view = UIScrollView()
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.contentSize) { _, _ in count += 1 }
    view.contentSize.width = 1
    _ = observation
    observation = nil
    view.contentSize.width = 2
    #expect(count == 1)
  }

  /// Names that UIKit keeps to itself change nothing, and are said.
  @Test func propertiesAreSetByTheirNames() {
    let before = Messages.write
    defer { Messages.write = before }
    var said: [String] = []
    Messages.write = { said.append($0) }
    let label = UILabel()
    label.setValue("A text", forKey: "text")
    label.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(label.text == "A text" && label.layer.cornerRadius == 4 && said.isEmpty)
    label.setValue(UIColor.red, forKey: "secretTint")
    #expect(said.first?.contains("knows no 'secretTint' of UILabel") == true)
  }

  @Test func placesOfItemsAsObjects() {
    let path = NSIndexPath(forRow: 3, inSection: 1)
    #expect(path.row == 3 && path.section == 1 && (path as IndexPath) == IndexPath(row: 3, section: 1))
  }
}
