import Foundation
import SeededRandom

@testable import HeadlessUIKit

/// A tree of views in which anything may change.
@MainActor struct RandomTree {
  let root = UIView(frame: .zero)
  private var constraints: [NSLayoutConstraint] = []
  /// The fonts that labels may have.
  private static let fonts = [
    UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 12), UIFont.preferredFont(forTextStyle: .headline),
    UIFont(name: "Helvetica", size: 20) ?? .systemFont(ofSize: 20),
  ]

  mutating func change(_ random: inout SeededGenerator) {
    let views = root.all
    let view = views[Int.random(in: views.indices, using: &random)]
    switch Int.random(in: 0..<18, using: &random) {
    case 0...3: add(to: view, &random)
    case 4...6: constrain(item(in: views, &random), item(in: views, &random), &random)
    case 7:
      guard let constraint = constraints.randomElement(using: &random) else { return }
      constraint.constant = CGFloat(Int.random(in: -10...60, using: &random))
    case 8:
      guard let constraint = constraints.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        constraint.priority = UILayoutPriority(Float([250, 500, 750, 999].randomElement(using: &random) ?? 999))
      } else if constraint.isActive || constraint.isOf(root) {
        constraint.isActive.toggle()
      }
    case 9: if view !== root { view.isHidden.toggle() }
    case 10: if let label = view as? UILabel { change(label, &random) }
    case 11:
      let other = views[Int.random(in: views.indices, using: &random)]
      if view === root || other.isDescendant(of: view) || other is UILabel { return }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: view.removeFromSuperview()
      case 1: other.addSubview(view)
      default: if let stack = other as? UIStackView { stack.addArrangedSubview(view) }
      }
    case 12:
      if view.layoutGuides.count < 2 {
        view.addLayoutGuide(UILayoutGuide())
      } else {
        view.removeLayoutGuide(view.layoutGuides[0])
      }
    case 13:
      view.layoutMargins = UIEdgeInsets(
        top: 1, left: CGFloat(Int.random(in: 0...20, using: &random)), bottom: 3,
        right: CGFloat(Int.random(in: -2...9, using: &random)))
      if Int.random(in: 0..<4, using: &random) == 0 { view.preservesSuperviewLayoutMargins.toggle() }
    case 14:
      view.semanticContentAttribute = [.forceRightToLeft, .unspecified].randomElement(using: &random) ?? .unspecified
    case 15: if let stack = view as? UIStackView { change(stack, &random) }
    case 16:
      let priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      if Bool.random(using: &random) {
        view.setContentHuggingPriority(priority, for: .horizontal)
      } else {
        view.setContentCompressionResistancePriority(priority, for: .vertical)
      }
    default:
      if view === root || (view.superview as? UIStackView)?.arrangedSubviews.contains(view) == true { return }
      if Bool.random(using: &random) {
        view.translatesAutoresizingMaskIntoConstraints.toggle()
      } else {
        view.frame = CGRect(
          x: 3, y: 4, width: Int.random(in: 0...90, using: &random), height: Int.random(in: 0...50, using: &random))
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
      }
    }
    constraints.removeAll { !$0.isOf(root) }
  }

  private func item(in views: [UIView], _ random: inout SeededGenerator) -> any Anchors {
    let view = views[Int.random(in: views.indices, using: &random)]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return view.layoutMarginsGuide
    case 1: return view.layoutGuides.randomElement(using: &random) ?? view
    default: return view
    }
  }

  private func change(_ label: UILabel, _ random: inout SeededGenerator) {
    let text = String(repeating: "word ", count: Int.random(in: 0...30, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: label.font = RandomTree.fonts.randomElement(using: &random)
    case 1: label.preferredMaxLayoutWidth = CGFloat(Int.random(in: 0...1, using: &random) * 70)
    case 2:
      label.attributedText = NSAttributedString(
        string: text, attributes: [.font: RandomTree.fonts.randomElement(using: &random) ?? RandomTree.fonts[0]])
    default:
      label.text = text
      label.numberOfLines = Int.random(in: 0...3, using: &random)
    }
  }

  private func change(_ stack: UIStackView, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
    case 1: stack.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
    case 2:
      stack.distribution =
        [.fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally].randomElement(using: &random)
        ?? .fill
    case 3: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 4:
      if let view = stack.arrangedSubviews.randomElement(using: &random) { stack.removeArrangedSubview(view) }
    default:
      if let view = stack.arrangedSubviews.randomElement(using: &random) {
        stack.setCustomSpacing(CGFloat(Int.random(in: 0...20, using: &random)), after: view)
        stack.insertArrangedSubview(view, at: 0)
      }
    }
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

  private mutating func constrain(_ first: any Anchors, _ second: any Anchors, _ random: inout SeededGenerator) {
    guard first !== second, constraints.count < 24 else { return }
    let constant = CGFloat(Int.random(in: 0...20, using: &random))
    let constraint =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: first.topAnchor.constraint(equalTo: second.topAnchor, constant: constant)
      case 1: first.leadingAnchor.constraint(greaterThanOrEqualTo: second.leadingAnchor, constant: constant)
      case 2: second.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: constant)
      case 3: second.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: constant)
      case 4: first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: constant)
      case 5: first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0.5, constant: constant)
      case 6: first.centerXAnchor.constraint(lessThanOrEqualTo: second.centerXAnchor, constant: constant)
      default: first.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
      }
    constraint.priority = UILayoutPriority(Float([500, 750, 999, 1000].randomElement(using: &random) ?? 1000))
    constraint.isActive = true
    constraints.append(constraint)
  }
}

/// A view or a guide, which have anchors.
@MainActor protocol Anchors: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension UIView: Anchors {}
extension UILayoutGuide: Anchors {}

extension NSLayoutConstraint {
  /// Whether all that it speaks of lies in a view.
  fileprivate func isOf(_ root: UIView) -> Bool {
    [firstItem, secondItem].allSatisfy { item in
      item.map { NSLayoutConstraint.owner(of: $0)?.isDescendant(of: root) ?? false } ?? true
    } && firstItem != nil
  }
}

/// A tree that is made as another one stands.
@MainActor struct TreeCopy {
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  private(set) var root = UIView()

  init(of original: UIView) {
    root = copy(original)
    original.forEachInside { view in
      for constraint in view.constraints {
        guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else { continue }
        let second = constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] }
        guard second != nil || constraint.secondAttribute == .notAnAttribute else { continue }
        let twin = NSLayoutConstraint(
          item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: second,
          attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
        twin.priority = constraint.priority
        (copies[ObjectIdentifier(view)] as? UIView)?.addConstraint(twin)
      }
    }
  }

  private mutating func copy(_ view: UIView) -> UIView {
    let twin: UIView
    switch view {
    case let label as UILabel: twin = TreeCopy.label(label)
    case let stack as UIStackView:
      let other = UIStackView()
      (other.axis, other.alignment, other.distribution) = (stack.axis, stack.alignment, stack.distribution)
      (other.spacing, other.isLayoutMarginsRelativeArrangement) = (
        stack.spacing, stack.isLayoutMarginsRelativeArrangement
      )
      twin = other
    case is UISwitch: twin = UISwitch()
    default: twin = UIView()
    }
    copies[ObjectIdentifier(view)] = twin
    copies[ObjectIdentifier(view.layoutMarginsGuide)] = twin.layoutMarginsGuide
    for guide in view.layoutGuides {
      let other = UILayoutGuide()
      twin.addLayoutGuide(other)
      copies[ObjectIdentifier(guide)] = other
    }
    for subview in view.subviews { twin.addSubview(copy(subview)) }
    if let stack = view as? UIStackView, let other = twin as? UIStackView {
      for subview in stack.arrangedSubviews {
        guard let twin = copies[ObjectIdentifier(subview)] as? UIView else { continue }
        other.addArrangedSubview(twin)
        other.setCustomSpacing(stack.customSpacing(after: subview), after: twin)
      }
    }
    twin.directionalLayoutMargins = view.ownMargins
    twin.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    twin.semanticContentAttribute = view.semanticContentAttribute
    twin.isHidden = view.isHidden
    (twin.hugging, twin.resistance) = (view.hugging, view.resistance)
    twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    twin.autoresizingMask = view.autoresizingMask
    twin.autoresizesSubviews = false
    twin.frame = view.frame
    twin.autoresizesSubviews = true
    return twin
  }

  private static func label(_ label: UILabel) -> UILabel {
    let other = UILabel()
    other.font = label.font
    if label.hasPlainText { other.text = label.text } else { other.attributedText = label.attributedText }
    other.numberOfLines = label.numberOfLines
    other.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    return other
  }
}

extension UIView {
  /// The view and all in it, in the order of the template.
  var all: [UIView] { LiveTree(layingOut: self).views.map(\.view) }

  func fitting(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// Changes a tree, and compares its answers now and then with those of a tree that is made as it stands.
///
/// - Returns: how many times they were compared, and what differed.
@MainActor func compareWithFreshTrees(seed: UInt64, steps: Int = 24) -> (compared: Int, differing: [String]) {
  var random = SeededGenerator(seed: seed)
  var tree = RandomTree()
  var (compared, differing) = (0, [String]())
  let before = UITraitCollection.current
  defer { UITraitCollection.current = before }
  for step in 0..<steps {
    tree.change(&random)
    if Int.random(in: 0..<12, using: &random) == 0 {
      UITraitCollection.current = UITraitCollection(displayScale: [2, 3].randomElement(using: &random) ?? 2)
    }
    guard step % 4 == 3 else { continue }
    compared += 1
    let width = CGFloat(Int.random(in: 80...400, using: &random))
    let roots = [tree.root, TreeCopy(of: tree.root).root]
    var answers = roots.map { [$0.fitting(width: width)] }
    for (index, root) in roots.enumerated() {
      root.frame = CGRect(x: 0, y: 0, width: width, height: 120)
      root.layoutIfNeeded()
      answers[index].append(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    let frames = roots.map { $0.all.map(\.frame) }
    if answers[0] != answers[1] || frames[0] != frames[1] {
      differing.append("seed \(seed), step \(step): \(answers), \(frames)")
    }
  }
  return (compared, differing)
}
