import CellLayout
import Foundation
import LiveViews
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
    var random = SeededGenerator(seed: 7)
    var compared = 0
    for _ in 0..<(Sweep.isFull ? 300 : 30) {
      var tree = RandomTree()
      for step in 0..<24 {
        tree.change(&random)
        guard step % 4 == 3 else { continue }
        compared += 1
        let width = CGFloat(Int.random(in: 80...400, using: &random))
        let fresh = LiveViews(LiveTree(tree.root).template).views[0]
        for (view, label) in zip(tree.root.all, fresh.all) {
          (label as? UILabel)?.text = (view as? UILabel)?.text
        }
        #expect(tree.root.fitting(width: width) == fresh.fitting(width: width))
        for root in [tree.root, fresh] {
          root.frame = CGRect(x: 0, y: 0, width: width, height: 120)
          root.layoutIfNeeded()
        }
        #expect(tree.root.all.map(\.frame) == fresh.all.map(\.frame))
      }
    }
    #expect(compared > 100)
  }
}

/// A tree of views in which anything may change.
@MainActor private struct RandomTree {
  let root = UIView(frame: .zero)
  private var constraints: [NSLayoutConstraint] = []

  mutating func change(_ random: inout SeededGenerator) {
    let views = root.all
    let view = views[Int.random(in: views.indices, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3: add(to: view, &random)
    case 4...6: constrain(view, views[Int.random(in: views.indices, using: &random)], &random)
    case 7:
      guard let constraint = constraints.randomElement(using: &random) else { return }
      constraint.constant = CGFloat(Int.random(in: -10...60, using: &random))
    case 8:
      guard let constraint = constraints.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        constraint.priority = UILayoutPriority(Float([250, 500, 750, 999].randomElement(using: &random) ?? 999))
      } else {
        constraint.isActive.toggle()
      }
    case 9: if view !== root { view.isHidden.toggle() }
    case 10:
      if let label = view as? UILabel {
        label.text = String(repeating: "word ", count: Int.random(in: 0...30, using: &random))
        label.numberOfLines = Int.random(in: 0...3, using: &random)
      }
    default:
      let other = views[Int.random(in: views.indices, using: &random)]
      if view === root || other.isDescendant(of: view) || other is UILabel { return }
      if Int.random(in: 0..<3, using: &random) == 0 { view.removeFromSuperview() } else { other.addSubview(view) }
    }
    constraints.removeAll { $0.firstItem.map { ($0 as? UIView)?.isDescendant(of: root) != true } ?? true }
  }

  private func add(to view: UIView, _ random: inout SeededGenerator) {
    guard root.all.count < 14, !(view is UILabel) else { return }
    let child: UIView
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let label = UILabel()
      label.text = "Some words that may wrap"
      label.numberOfLines = Int.random(in: 0...2, using: &random)
      child = label
    case 2: child = UIStackView()
    case 3: child = UISwitch()
    default: child = UIView()
    }
    child.translatesAutoresizingMaskIntoConstraints = false
    if let stack = child as? UIStackView {
      stack.axis = Bool.random(using: &random) ? .vertical : .horizontal
      stack.spacing = CGFloat(Int.random(in: 0...8, using: &random))
    }
    if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
  }

  private mutating func constrain(_ first: UIView, _ second: UIView, _ random: inout SeededGenerator) {
    guard first !== second, constraints.count < 24 else { return }
    let constant = CGFloat(Int.random(in: 0...20, using: &random))
    let constraint =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: first.topAnchor.constraint(equalTo: second.topAnchor, constant: constant)
      case 1: first.leadingAnchor.constraint(greaterThanOrEqualTo: second.leadingAnchor, constant: constant)
      case 2: second.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: constant)
      case 3: second.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: constant)
      case 4: first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: constant)
      default: first.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
      }
    constraint.priority = UILayoutPriority(Float([500, 750, 999, 1000].randomElement(using: &random) ?? 1000))
    constraint.isActive = true
    constraints.append(constraint)
  }
}

extension UIView {
  /// The view and all in it, in the order of the template.
  fileprivate var all: [UIView] { LiveTree(self).views }

  fileprivate func fitting(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
