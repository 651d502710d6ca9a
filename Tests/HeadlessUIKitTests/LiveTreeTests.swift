import Foundation
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Trees of views that change while they live.
@MainActor struct LiveTreeTests {
  @Test func cardsWithOtherTextsCostNoNewTemplate() {
    let cell = ArticleCell(frame: .zero)
    for count in 1...20 {
      cell.show("Title \(count)", String(repeating: "Some words. ", count: count))
      _ = cell.height(width: 176)
      _ = cell.height(width: 120)
    }
    #expect(cell.contentView.layout.templateCount == 1)
  }

  /// A declaration that comes back uses the layout that it had before.
  @Test func declarationsThatComeAgainAreKept() {
    let cell = ArticleCell(frame: .zero)
    cell.show("Title", "Body")
    let first = cell.height(width: 176)
    cell.bodyLabel.numberOfLines = 1
    cell.bodyLabel.font = .systemFont(ofSize: 40)
    let second = cell.height(width: 176)
    cell.bodyLabel.numberOfLines = 0
    cell.bodyLabel.font = .systemFont(ofSize: 14)
    #expect(cell.height(width: 176) == first && second > first)
  }

  /// To the bit: a tree answers as one that is made as it stands now, whatever it was before.
  @Test func answersDoNotDependOnHistory() {
    let before = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = before }
    var compared = 0
    for seed in 0..<UInt64(Sweep.isFull ? 1000 : 40) {
      let answers = compareWithFreshTrees(seed: seed)
      compared += answers.compared
      #expect(answers.differing.isEmpty, "\(answers.differing.first ?? "")")
    }
    #expect(compared >= 240)
  }
}
