import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows of 40 points in two sections.
private final class Sections: NSObject, UITableViewDataSource {
  let title: String?

  init(title: String? = nil) { self.title = title }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
}

/// Room above sections, as Interface Builder of Xcode 16 stored it of static tables: 17.67 points of an automatic header at
/// three pixels a point and 35 between sections at two, 50 above a plain section whose header of 28 points shows nothing,
/// and titles of grouped tables that are as high at 1, 18 and 20 points of `sectionHeaderHeight`.
@MainActor struct SectionHeightTests {
  private func tops(
    _ style: UITableView.Style, _ sections: Sections, _ change: (UITableView) -> Void = { _ in }
  ) -> [CGFloat] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.rowHeight = 40
    change(table)
    table.dataSource = sections
    table.layoutIfNeeded()
    return (0...1).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  @Test func groupedSectionsWithoutTitlesHaveRoom() {
    #expect(tops(.grouped, Sections()) == [17.5, 92.5])
    UITraitCollection(displayScale: 3).performAsCurrent {
      let tops = tops(.grouped, Sections())
      #expect((tops[0] * 3).rounded() == 53)
    }
    #expect(tops(.plain, Sections()) == [0, 40])
    let stated = tops(.grouped, Sections()) { ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (18, 18) }
    #expect(stated == [18, 94])
  }

  @Test func titlesOfGroupedTablesHaveHeightsOfTheirOwn() {
    let sections = Sections(title: "A title")
    let automatic = tops(.grouped, sections)
    #expect(automatic[0] > 20)
    for height: CGFloat in [1, 18, 20] {
      #expect(tops(.grouped, sections) { $0.sectionHeaderHeight = height } == automatic)
    }
  }

  @Test func plainHeadersWithoutViewsHavePaddingAbove() {
    #expect(tops(.plain, Sections()) { $0.sectionHeaderHeight = 28 } == [50, 140])
    let none = tops(.plain, Sections()) { ($0.sectionHeaderHeight, $0.sectionHeaderTopPadding) = (28, 0) }
    #expect(none == [28, 96])
  }
}
