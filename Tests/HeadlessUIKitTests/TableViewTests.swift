import Foundation
import Testing

@testable import HeadlessUIKit

/// A text 10 points inside of its row.
private final class NoteRow: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Notes in sections, with a header of 24 points above each.
private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: [CGFloat] = []
  var hasHeaders = false

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteRow)?.label.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights.isEmpty ? UITableView.automaticDimension : heights[indexPath.row]
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hasHeaders ? UIView() : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { hasHeaders ? 24 : 0 }
}

/// A table view holds its data weakly; this one keeps them.
private final class KeepingTable: UITableView {
  var data: Notes?
}

@MainActor struct TableViewTests {
  private func table(_ data: Notes) -> KeepingTable {
    let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(NoteRow.self, forCellReuseIdentifier: "note")
    (table.data, table.dataSource, table.delegate) = (data, data, data)
    return table
  }

  private func textHeight(_ text: String, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Rows are as high as their constraints say, and a pixel for the line.
  @Test func cellsTellTheirHeights() {
    let texts = ["Short", String(repeating: "A longer text. ", count: 9)]
    let table = table(Notes([texts]))
    table.layoutIfNeeded()
    var bottom: CGFloat = 0
    for (row, text) in texts.enumerated() {
      let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(frame == CGRect(x: 0, y: bottom, width: 320, height: textHeight(text, width: 300) + 20.5))
      bottom = frame.maxY
    }
    #expect(table.contentSize == CGSize(width: 320, height: bottom))
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.contentSize.height == bottom - 1)
  }

  /// A table view answers about rows as soon as it has data, as UIKit's does.
  @Test func placesAreKnownBeforeTheLayout() {
    let data = Notes([["a", "b"], ["c"]])
    (data.heights, data.hasHeaders) = ([40, 50], true)
    let table = table(data)
    table.sectionHeaderTopPadding = 0
    #expect(table.visibleCells.map(\.frame.minY) == [24, 64, 138])
    data.sections = [["a"], ["b", "c"]]
    table.reloadData()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 64, width: 320, height: 24))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 178, width: 320, height: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 130)) == IndexPath(row: 1, section: 1))
  }

  @Test func heightsOfTheDelegateAndHeaders() {
    let data = Notes([["", ""], [""]])
    (data.heights, data.hasHeaders) = ([50, 60], true)
    let table = table(data)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 24))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 174, width: 320, height: 60))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 258, width: 320, height: 50))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 234, width: 320, height: 74))
    // UIKit's own padding above headers since iOS 15.
    table.sectionHeaderTopPadding = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 352)
    let before = StatedDevice.current.systemVersion
    defer { StatedDevice.current.systemVersion = before }
    StatedDevice.current.systemVersion = 14
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 308)
  }

  /// Mac Catalyst 26.1's title of a section is 40.5 points high, under 22 free ones (Vercantez/openuikit, `TableViewTests`).
  @Test func titlesOfSections() {
    final class Titled: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruits" }
    }
    let data = Titled()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)
    table.dataSource = data
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 40.5))
    withExtendedLifetime(data) {}
  }

  @Test func headersOfARegisteredClass() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        tag = 7
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = table(Notes([]))
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view?.tag == 7 && view?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  /// A header that the app puts elsewhere is laid out with the views that it lies in then.
  @Test func headersThatMove() {
    let (header, label, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), UIView(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    label.trailingAnchor.constraint(equalTo: header.trailingAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let table = table(Notes([]))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(label.frame.minX == 290)
    box.addSubview(header)
    header.frame.size.width = 200
    box.layoutIfNeeded()
    #expect(label.frame.minX == 170)
  }

  @Test func dataThatChange() {
    let data = Notes([["one", "two", "three"]])
    let table = table(data)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    data.sections = [["four"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? NoteRow)?.label.text } == ["four"])
    #expect(table.subviews.count == 1)
  }

  @Test func controllersAreTheirData() {
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteRow.self, forCellReuseIdentifier: "note")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    }
    let controller = Controller(style: .plain)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.contentSize.height == 176)
  }

  @Test func snapshotsCountAtOnce() {
    let table = table(Notes([]))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteRow)?.label.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    snapshot.moveItem("a", afterItem: "c")
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? NoteRow)?.label.text } == ["b", "c", "a"])
  }

  @Test func selectionIsKept() {
    let table = table(Notes([["one", "two"]]))
    table.layoutIfNeeded()
    let second = IndexPath(row: 1, section: 0)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == second && table.cellForRow(at: second)?.isSelected == true)
    table.deselectRow(at: second, animated: false)
    #expect(table.indexPathsForSelectedRows == nil && table.cellForRow(at: second)?.isSelected == false)
  }
}
