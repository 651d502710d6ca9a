import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that does something of the app's wherever UIKit calls it.
private final class Calling: UIView {
  var onLayout: ((Calling) -> Void)?
  var onConstraints: ((Calling) -> Void)?
  var onProperties: ((Calling) -> Void)?
  var onSize: ((Calling) -> CGSize)?
  private(set) var (layouts, updates, readings, sizes) = (0, 0, 0, 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?(self)
  }
  override func updateConstraints() {
    updates += 1
    onConstraints?(self)
    super.updateConstraints()
  }
  override func updateProperties() {
    super.updateProperties()
    readings += 1
    onProperties?(self)
  }
  override var intrinsicContentSize: CGSize {
    sizes += 1
    return onSize?(self) ?? super.intrinsicContentSize
  }
}

/// Apps ask for layout while they are laid out; UIKit does not call a view again that it is calling.
@MainActor @Suite struct ReentryTests {
  /// A view with a box in it, whose width a constraint says.
  private func views() -> (view: Calling, box: Calling, width: NSLayoutConstraint) {
    let (view, box) = (Calling(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Calling())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (view, box, width)
  }

  @Test func aSubviewIsLaidOutInLayout() {
    let (view, box, first) = views()
    var width = first
    view.onLayout = { view in
      // As `remakeConstraints` of SnapKit.
      width.isActive = false
      width = box.widthAnchor.constraint(equalToConstant: view.bounds.width / 2)
      width.isActive = true
      box.layoutIfNeeded()
      #expect(box.frame.width == 50)
    }
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.layouts < 5)
  }

  @Test(arguments: [0, 1, 2]) func layoutIsAskedForInLayout(kind: Int) {
    let (view, box, _) = views()
    box.onLayout = { box in
      let asked = [box, view, box][kind]
      asked.setNeedsLayout()
      if kind < 2 { asked.layoutIfNeeded() } else { _ = asked.systemLayoutSizeFitting(.zero) }
    }
    view.onLayout = { _ in box.layoutIfNeeded() }
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.layouts < 20 && box.layouts < 20)
  }

  @Test func siblingsLayEachOtherOut() {
    let (view, box, _) = views()
    let other = Calling(frame: CGRect(x: 0, y: 30, width: 9, height: 9))
    view.addSubview(other)
    box.onLayout = { _ in
      other.setNeedsLayout()
      other.layoutIfNeeded()
    }
    other.onLayout = { _ in
      box.setNeedsLayout()
      box.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    #expect(box.frame.width == 10 && other.layouts < 20)
  }

  @Test func constraintsAskForLayout() {
    let (view, box, width) = views()
    view.onConstraints = { view in
      width.constant = 30
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
    }
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(box.frame.width == 30 && view.updates < 10)
  }

  /// An update that asks for itself, or for that of the views about it, runs once a layout.
  @Test(arguments: [0, 1, 2]) func updatesAskForUpdates(kind: Int) {
    let (view, box, _) = views()
    let controller = Updating()
    box.onConstraints = { box in
      box.setNeedsUpdateConstraints()
      [box, view, box][kind].updateConstraintsIfNeeded()
      if kind == 2 { _ = view.systemLayoutSizeFitting(.zero) }
    }
    box.onProperties = { box in
      box.setNeedsUpdateProperties()
      [box, view, box][kind].updatePropertiesIfNeeded()
    }
    controller.view = view
    view.layoutIfNeeded()
    #expect(box.frame.width == 10)
    for count in [box.updates, box.readings, controller.updates] { #expect(1..<20 ~= count) }
  }

  private final class Updating: UIViewController {
    var updates = 0
    override func updateProperties() {
      super.updateProperties()
      updates += 1
      setNeedsUpdateProperties()
      updatePropertiesIfNeeded()
    }
  }

  /// A size that a class finds by a layout of the same view is that of the layout without it.
  @Test(arguments: [0, 1, 2, 3]) func aSizeAsksForLayout(kind: Int) {
    let (view, box, width) = views()
    width.isActive = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 12), inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    ])
    box.onSize = { box in
      switch kind {
      case 0:
        box.setNeedsLayout()
        box.layoutIfNeeded()
      case 1: view.layoutIfNeeded()
      case 2: return box.systemLayoutSizeFitting(.zero)
      default: box.invalidateIntrinsicContentSize()
      }
      return CGSize(width: 12, height: 20)
    }
    view.layoutIfNeeded()
    #expect(box.frame.width == 12 && box.sizes < 50)
  }

  @Test func aLabelsSizeAsksForWhatFits() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = sizeThatFits(CGSize(width: 100, height: 100))
        return CGSize(width: size.width + 8, height: size.height)
      }
    }
    let (plain, label) = (UILabel(), Padded())
    (plain.text, label.text) = ("Hi", "Hi")
    #expect(label.systemLayoutSizeFitting(.zero).width == plain.intrinsicContentSize.width + 8)
  }

  @Test func traitsAskForLayout() {
    final class Changing: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changes += 1
        traitOverrides.preferredContentSizeCategory = .extraLarge
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let view = Changing(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.traitOverrides.preferredContentSizeCategory = .small
    view.layoutIfNeeded()
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge && view.changes < 10)
  }

  /// Other answers of a class than its size may ask for a layout of the view, too.
  @Test(arguments: [true, false]) func edgesAskForLayout(ofSuperview: Bool) {
    final class Asking: UIView {
      var (asks, ofSuperview) = (0, false)
      private func ask() {
        asks += 1
        let asked = ofSuperview ? superview ?? self : self
        asked.setNeedsLayout()
        asked.layoutIfNeeded()
      }
      override var alignmentRectInsets: UIEdgeInsets {
        ask()
        return UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0)
      }
      override var forFirstBaselineLayout: UIView {
        ask()
        return super.forFirstBaselineLayout
      }
    }
    let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Asking())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    box.ofSuperview = ofSuperview
    NSLayoutConstraint.activate([
      box.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 8, width: 10, height: 22) && 1..<50 ~= box.asks)
  }

  /// A handler that asks for the button's size is not asked again about that.
  @Test func aConfigurationAsksForTheSize() {
    let button = UIButton(configuration: .plain())
    var (calls, widths): (Int, [CGFloat]) = (0, [])
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = "Go"
      button.isSelected.toggle()
      widths.append(button.intrinsicContentSize.width)
    }
    #expect(button.intrinsicContentSize.width == widths.first && calls == 1)
  }

  /// A view that changes its traits in `traitCollectionDidChange(_:)` ends.
  @Test(arguments: [true, false]) func traitsThatTurn(ofSuperview: Bool) {
    final class Turning: UIView {
      var changes = 0
      var turned: UIView?
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        changes += 1
        let isSmall = traitCollection.preferredContentSizeCategory == .small
        (turned ?? self).traitOverrides.preferredContentSizeCategory = isSmall ? .large : .small
      }
    }
    let (outer, view) = (UIView(), Turning())
    outer.addSubview(view)
    view.turned = ofSuperview ? outer : nil
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(1..<20 ~= view.changes)
  }

  @Test func aTintIsSetWhileItIsTold() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
        tintColor = .red
      }
    }
    let view = Tinted()
    view.tintColor = .blue
    #expect(view.changes == 1 && view.tintColor == .red)
  }

  // MARK: Collections

  /// A data source and delegate that does something of the app's wherever it is asked.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UITableViewDataSource,
    UITableViewDelegate
  {
    var onCell: ((UIScrollView) -> Void)?
    var onSize: ((UIScrollView) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      onCell?(collectionView)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      onSize?(collectionView)
      return CGSize(width: 40, height: 30)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      onCell?(tableView)
      return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onSize?(tableView)
      return 30
    }
  }

  /// An app calls one of these for a view that is calling the app.
  @MainActor private static let questions: [(UIScrollView) -> Void] = [
    { $0.layoutIfNeeded() },
    {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    },
    { _ = $0.contentSize },
    { _ = $0.systemLayoutSizeFitting(.zero) },
    { ($0 as? UICollectionView)?.collectionViewLayout.invalidateLayout() },
    { _ = ($0 as? UICollectionView)?.collectionViewLayout.collectionViewContentSize },
    { _ = ($0 as? UICollectionView)?.indexPathsForVisibleItems },
    { _ = ($0 as? UITableView)?.visibleCells },
    { _ = ($0 as? UITableView)?.rectForRow(at: IndexPath(row: 0, section: 0)) },
  ]

  @Test(arguments: 0..<9, [true, false]) func itemsAskForLayout(question: Int, inCells: Bool) {
    let source = Source()
    let ask = ReentryTests.questions[question]
    if inCells { source.onCell = ask } else { source.onSize = ask }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (collection.dataSource, collection.delegate) = (source, source)
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 100, height: 70))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 90)
  }
}
