import Foundation
import Testing

@testable import HeadlessUIKit

/// A row as high as the number that it shows.
private final class NumberRow: UITableViewCell {
  static var made = 0
  var number = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    NumberRow.made += 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    calls.append("fit \(number)")
    return CGSize(width: targetSize.width, height: CGFloat(number))
  }
}

@MainActor private var calls: [String] = []

/// Numbers in sections; it writes down what it is asked.
private final class NumbersTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var numbers: [[Int]] = []

  convenience init(_ numbers: [[Int]]) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (calls, NumberRow.made, self.numbers) = ([], 0, numbers)
    separatorStyle = .none
    register(NumberRow.self, forCellReuseIdentifier: "number")
    (dataSource, delegate) = (self, self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { numbers.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    row(numbers[indexPath.section][indexPath.row], at: indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    calls.append("show \((cell as? NumberRow)?.number ?? 0)")
  }

  func row(_ number: Int, at path: IndexPath) -> UITableViewCell {
    calls.append("make \(number)")
    let cell = dequeueReusableCell(withIdentifier: "number", for: path)
    (cell as? NumberRow)?.number = number
    return cell
  }

  func tops(section: Int = 0) -> [CGFloat] {
    (0..<numberOfRows(inSection: section)).map {
      rectForRow(at: IndexPath(row: $0, section: section)).minY
    }
  }
}

@Suite(.serialized) @MainActor struct TableScaleTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func eachRowIsAskedOnce() {
    let table = NumbersTable([(0..<2000).map { 20 + $0 % 3 }])
    table.layoutIfNeeded()
    #expect(table.contentSize.height == CGFloat((0..<2000).reduce(0) { $0 + 20 + $1 % 3 }))
    #expect(calls.count { $0.hasPrefix("fit") } == 2000 && NumberRow.made < 10)
    table.layoutIfNeeded()
    #expect(calls.count { $0.hasPrefix("fit") } == 2000 && table.visibleCells.count == 5)
    #expect(table.cellForRow(at: path(1999))?.frame == table.rectForRow(at: path(1999)))
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 1000)) == path(47))
    #expect(
      table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == [47, 48, 49, 50, 51, 52])
  }

  @Test func changesKeepTheHeightsOfOthers() {
    let table = NumbersTable([[10, 11, 12], [20]])
    table.layoutIfNeeded()
    #expect(calls.prefix(3) == ["make 10", "fit 10", "make 11"] && calls.last == "show 20")
    calls = []
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.numbers = [[11, 15, 10], [20, 21]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(2)], with: .automatic)
      table.insertRows(at: [path(1), path(1, 1)], with: .automatic)
      table.moveRow(at: path(0), to: path(2))
    }
    table.layoutIfNeeded()
    #expect(calls == ["make 15", "fit 15", "make 21", "fit 21", "show 15", "show 21"])
    #expect(table.tops() == [0, 11, 26] && table.tops(section: 1) == [36, 56])
    #expect(table.indexPathForSelectedRow == path(0))
    calls = []
    table.numbers[0][1] = 16
    table.reconfigureRows(at: [path(1)])
    table.layoutIfNeeded()
    #expect(calls == ["make 16", "fit 16"] && table.tops() == [0, 11, 27])
  }

  @Test func snapshotsAskForWhatIsNew() {
    let table = NumbersTable([])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      [unowned table] _, path, number in
      table.row(number, at: path)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([10, 11], toSection: "a")
    snapshot.appendItems([12], toSection: "b")
    source.apply(snapshot)
    table.layoutIfNeeded()
    calls = []
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.insertItems([14], afterItem: 10)
    snapshot.reloadItems([11])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(calls == ["make 14", "fit 14", "make 11", "fit 11", "show 14", "show 11"])
    #expect(table.tops() == [0] && table.tops(section: 1) == [12, 22, 36])
    #expect(source.indexPath(for: 14) == path(1, 1) && source.sectionIdentifier(for: 0) == "b")
  }

  @Test func countsThatDoNotFitTheChangeAreSaid() {
    let table = NumbersTable([[10, 11]])
    table.layoutIfNeeded()
    table.numbers = [[10]]
    var said: [String] = []
    let write = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = write }
    table.deleteRows(at: [], with: .none)
    #expect(
      said.first?.contains(
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the \
        update (1) must be equal to the number of rows contained in that section before the update (2), plus or minus the \
        number of rows inserted or deleted from that section (0 inserted, 0 deleted)
        """) == true)
    table.layoutIfNeeded()
    #expect(table.tops() == [0])
  }
}
