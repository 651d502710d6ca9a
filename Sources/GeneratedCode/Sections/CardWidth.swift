import CollectionLayout
import ShelfSizing

/// The width that a section gives its cards: a number, or Swift that computes it in the app from the width of the
/// collection view.
///
/// The rules are those of `CompositionalLayout`. A section that scrolls down loses its insets, one that scrolls sideways
/// does not; a fraction along the axis of a group is one of what the spacings leave; fractions are rounded down to pixels.
struct CardWidth {
  /// Points as Swift writes them.
  let swift: String
  /// The points, where they follow from the description alone.
  let points: Double?

  private init(_ points: Double) { (swift, self.points) = (shortestDecimal(points), points) }

  private init(swift: String) { (self.swift, points) = (swift, nil) }

  /// The width of a card; `nil` where UIKit measures a width, or one follows from a height.
  init?(_ path: CardPath, in section: CompositionalLayout.Section, _ scrollDirection: ScrollDirection) {
    var width: CardWidth? = CardWidth(swift: "container.width")
    if scrollDirection == .vertical, section.orthogonalScrollingBehavior == .none {
      width = width?.less(section.contentInsets)
    }
    width = width?.part(section.group.size.width)?.less(section.group.contentInsets)
    for (group, element) in zip(path.groups, path.elements.dropFirst()) {
      width = width?.part(element.size.width, in: group)?.less(element.contentInsets)
    }
    guard let width else { return nil }
    self = width
  }

  private func less(_ insets: EdgeInsets) -> CardWidth? {
    // Below 1 they are parts of the container.
    guard [insets.leading, insets.trailing].allSatisfy({ $0 == 0 || $0 >= 1 }) else { return nil }
    return less(insets.leading + insets.trailing)
  }

  private func less(_ length: Double) -> CardWidth {
    if let points { return CardWidth(points - length) }
    return length == 0 ? self : CardWidth(swift: "\(swift) - \(shortestDecimal(length))")
  }

  /// The length of a subitem of a group that has this width inside.
  private func part(_ length: CompositionalLayout.Dimension, in group: CompositionalLayout.Group) -> CardWidth? {
    guard group.axis == .horizontal else { return part(length) }
    let spacing = group.interItemSpacing?.least ?? 0
    var count = Double(group.repeats ?? 1)
    if case .shared = group.content {
      return less((count - 1) * spacing).pixels { "\($0) / \(shortestDecimal(count))" }
    }
    // As many as fit: n items of a fraction of what n - 1 spacings leave.
    if case .subitems = group.content, case .fractionalWidth(let fraction) = length, fraction > 0 {
      count = max(1, (1 / fraction + 1e-9).rounded(.down))
    }
    return less((count - 1) * spacing).part(length)
  }

  private func part(_ length: CompositionalLayout.Dimension) -> CardWidth? {
    switch length {
    case .absolute(let points): CardWidth(points)
    case .fractionalWidth(1): self
    case .fractionalWidth(let fraction): pixels { "\(shortestDecimal(fraction)) * \($0)" }
    case .estimated, .fractionalHeight, .uniformAcrossSiblings: nil
    }
  }

  /// A part of this width.
  private func pixels(_ part: (String) -> String) -> CardWidth {
    CardWidth(swift: "pixels(\(part(swift.contains(" - ") ? "(\(swift))" : swift)), traits.displayScale)")
  }
}
