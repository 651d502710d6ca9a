import Foundation
import HeadlessUIKit
import Testing

/// A content of the app's own.
private struct LinesConfiguration: UIContentConfiguration {
  var lines = 1

  func makeContentView() -> UIView & UIContentView { LinesView(self) }
  func updated(for state: UIConfigurationState) -> LinesConfiguration {
    var updated = self
    if let state = state as? UICellConfigurationState, state.isSelected { updated.lines = 2 }
    return updated
  }
}

private final class LinesView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { show() } }
  private let height: NSLayoutConstraint

  init(_ configuration: LinesConfiguration) {
    self.configuration = configuration
    let view = UIView()
    height = view.heightAnchor.constraint(equalToConstant: 0)
    super.init(frame: .zero)
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      height, view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    if let lines = (configuration as? LinesConfiguration)?.lines { height.constant = CGFloat(lines) * 20 }
  }
}

/// Rows of a table, headers and footers, and the contents that configurations describe.
@MainActor struct TableCellTests {
  private func height(_ view: UIView, _ width: CGFloat = 414) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func laidOut(
    _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType = .none, width: CGFloat = 375,
    _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessory
    change(cell)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height(cell, width))
    cell.layoutIfNeeded()
    return cell
  }

  /// A row without a size is as large as UIKit makes it.
  @Test func rowsHaveASize() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(UITableViewCell(frame: .zero).frame.size == CGSize(width: 320, height: 44))
    #expect(
      UITableViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame.size == CGSize(width: 30, height: 40))
  }

  /// Xcode 26 stores 51 for rows of one line and 56 for two, and these frames in an iPhone's 375 points.
  @Test func stylesOfRows() throws {
    let row = laidOut(.default)
    #expect(row.frame.height == 51 && row.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 51))
    let value = laidOut(.value1)
    #expect(value.frame.height == 51 && value.textLabel?.frame == CGRect(x: 16, y: 16, width: 33, height: 20.5))
    let detail = try #require(value.detailTextLabel?.frame)
    #expect(detail.maxX == 359 && detail.minY == 16 && detail.height == 20.5 && abs(detail.minX - 315) <= 0.5)
    let subtitle = laidOut(.subtitle) { $0.imageView?.image = UIImage(size: CGSize(width: 24, height: 24)) }
    #expect(subtitle.frame.height == 56)
    #expect(subtitle.imageView?.frame == CGRect(x: 16, y: 16, width: 24, height: 24))
    #expect(subtitle.textLabel?.frame == CGRect(x: 55, y: 9, width: 33, height: 20.5))
    #expect(subtitle.detailTextLabel?.frame == CGRect(x: 55, y: 31.5, width: 33, height: 14.5))
    #expect(row.detailTextLabel == nil && laidOut(.value2).imageView == nil)
  }

  /// A chevron takes 10.5 points and the margin, a checkmark 24; texts end 8 points before it.
  @Test func accessoriesTakeRoom() {
    let chevron = laidOut(.value1, .disclosureIndicator)
    #expect(chevron.contentView.frame.width == 348.5 && chevron.detailTextLabel?.frame.maxX == 340.5)
    #expect(laidOut(.default, .checkmark).contentView.frame.width == 335)
    let own = laidOut(.default) { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    #expect(own.contentView.frame.width == 309 && own.accessoryView?.frame.origin == CGPoint(x: 309, y: 15.5))
    own.accessoryView = nil
    #expect(own.contentView.frame.width == 375)
  }

  @Test func rowsGrowWithTheirTexts() {
    let row = laidOut(.default, width: 200) {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = "A text that needs some lines in so narrow a row"
    }
    #expect(row.frame.height > 80 && row.frame.height == row.sizeThatFits(CGSize(width: 200, height: 0)).height)
  }

  /// Constraints on the content view decide, in the width beside an accessory.
  @Test func constraintsBesideAnAccessory() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    #expect(height(cell, 400) == 200)
    cell.accessoryType = .checkmark
    #expect(height(cell, 400) == 180)
  }

  /// Until iOS 12 a row that is asked itself has the pixel of its line: `CustomListTableViewCellSnapshotTest` of
  /// wmhass/BDDComicsList has 60.5 for a content of 60, at 2x.
  @Test(arguments: [(12, 60.5), (13, 60)]) func theLineOfARow(system: Int, expected: CGFloat) {
    let before = StatedDevice.current.systemVersion
    defer { StatedDevice.current.systemVersion = before }
    StatedDevice.current.systemVersion = system
    let (cell, view) = (UITableViewCell(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 1000)).height == expected)
    #expect(height(cell) == expected)
  }

  /// A row's own label may be placed by constraints.
  @Test func constraintsOnTheLabelOfAStyle() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = try #require(cell.textLabel)
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
      cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 30),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 9),
    ])
    #expect(height(cell) == 80.5)
    cell.frame.size.height = 80.5
    cell.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 9, y: 30))
  }

  /// `openuikit` recorded rows of 51.5 and 70.5 points of Mac Catalyst 26.1, a point of which is the separator; there a
  /// second text of 15 points is 19 high, and 18 here.
  @Test func contentsOfLists() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    #expect(height(cell) == 50.5)
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    #expect(height(cell) == 68.5 && cell.contentView is UIListContentView)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 70.5)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.map(\.frame.minX) == [16, 16])
    #expect(cell.contentView.subviews.map(\.frame.minY) == [16, 36.5])

    var value = UIListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Name", "Value")
    cell.accessoryType = .disclosureIndicator
    cell.contentConfiguration = value
    #expect(height(cell) == 50.5)
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews[1].frame.maxX == 340.5)

    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var title = header.defaultContentConfiguration()
    title.text = "Fruits"
    header.contentConfiguration = title
    #expect(height(header) == 40.5)
    let other = UITableViewHeaderFooterView(reuseIdentifier: nil)
    other.textLabel?.text = "Fruits"
    #expect(height(other) == 40.5)
  }

  @Test func contentsFollowTheState() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = LinesConfiguration()
    #expect(height(cell) == 20)
    cell.isSelected = true
    #expect(height(cell) == 40)
    cell.isSelected = false
    cell.automaticallyUpdatesContentConfiguration = false
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = LinesConfiguration(lines: state.isHighlighted ? 5 : 3)
    }
    #expect(height(cell) == 60)
    cell.isHighlighted = true
    #expect(height(cell) == 100)
  }

  @Test func cellsOfLists() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessories = [
      .disclosureIndicator(),
      .customView(configuration: .init(customView: view, placement: .leading(displayed: .always))),
    ]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 375, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 375, height: 50.5))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 46 && cell.contentView.frame.width == 375 - 46 - 26.5)
    #expect(view.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
  }

  /// Off a list a cell is often made without a size, and asked for its height at a width.
  @Test func aCellOfAListWithoutAList() {
    func height(_ frame: CGRect, isLong: Bool = true) -> CGFloat {
      let cell = UICollectionViewListCell(frame: frame)
      var content = cell.defaultContentConfiguration()
      content.text = isLong ? "A title that takes two lines beside an accessory" : "A title"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 320)
      return size.height
    }
    let framed = height(CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(height(.zero) == framed && height(.zero, isLong: false) < framed)
  }

  /// A row places the labels of its style itself; a drawing has them all the same.
  @Test func textsOfAStyleAreInTheCellThatIsDrawn() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.placesTexts && !UITableViewCell(style: .subtitle, reuseIdentifier: nil).placesTexts)
    let views = cell.frozenCell(height: 60).placedViews(cardWidth: 200)
    #expect(views.flatMap { $0.lines.map(\.text) } == ["Title", "Detail"])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(!header.placesTexts)
    header.textLabel?.text = "Header"
    #expect(header.placesTexts)
  }
}
