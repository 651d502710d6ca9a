/// Which texts of a cell stand above which others, by the constraints that tie a top edge to a bottom edge.
///
/// With it, the height of the texts alone is computed without solving constraints.
struct TextChains: Sendable {
  /// For each text, the texts that stand above it; in ``order``, a text comes after those above it.
  private let above: [[Int32]]
  private let order: [Int]

  /// - Parameters:
  ///   - texts: in the order of the heights that are asked about.
  ///   - isShown: for each view, whether it takes part.
  init(_ template: CellTemplate, _ texts: [LabelView], isShown: [Bool]) {
    var graph = EdgeGraph(template, isShown: isShown)
    let shown = texts.filter { isShown[$0.viewIndex] }
    var textsOfView: [Int: [Int]] = [:]
    for (index, text) in shown.enumerated() { textsOfView[text.viewIndex, default: []].append(index) }
    var above = [[Int32]](repeating: [], count: shown.count)
    for (index, text) in shown.enumerated() {
      for view in graph.viewsBelow(text.viewIndex) {
        for other in textsOfView[view] ?? [] where other != index {
          above[other].append(Int32(truncatingIfNeeded: index))
        }
      }
    }
    // A text that stands above another has fewer texts above itself.
    order = shown.indices.sorted { (above[$0].count, $0) < (above[$1].count, $1) }
    self.above = above
  }

  /// Whether every text stands above or below every other.
  var isOneColumn: Bool { order.enumerated().allSatisfy { above[$1].count == $0 } }

  /// The largest sum of lengths along a chain of texts under each other.
  func longest(_ lengths: [Double]) -> Double {
    if order.count == 1 { return lengths[0] }
    var sums = lengths
    var longest = 0.0
    for text in order {
      var best = 0.0
      for other in above[text] { best = max(best, sums[Int(other)]) }
      sums[text] = lengths[text] + best
      longest = max(longest, sums[text])
    }
    return longest
  }
}

/// The top and bottom edges of views and guides, and which edges must lie below which.
private struct EdgeGraph {
  /// For each edge, the edges that must lie below it. An edge's number is twice its view's index for the top, one more
  /// for the bottom; guides follow the views.
  private var below: [[Int]]
  private let viewCount: Int
  /// For each edge, the view from which it was reached last.
  private var seenFrom: [Int]

  init(_ template: CellTemplate, isShown: [Bool]) {
    viewCount = template.views.count
    below = Array(repeating: [], count: 2 * (template.views.count + template.guides.count))
    seenFrom = Array(repeating: -1, count: below.count)
    for (viewIndex, view) in template.views.enumerated() {
      below[2 * viewIndex].append(2 * viewIndex + 1)
      if let superview = view.superview, view.autoresizing != nil || view.isArranged {
        tie(2 * superview, 2 * viewIndex)
        tie(2 * viewIndex + 1, 2 * superview + 1)
      }
    }
    for guide in template.guides.indices { below[2 * (viewCount + guide)].append(2 * (viewCount + guide) + 1) }
    for (viewIndex, views) in template.arrangedSubviews.enumerated() {
      guard case .stack(let stack) = template.views[viewIndex].content, stack.axis == .vertical else { continue }
      let shown = views.filter { isShown[$0] }
      for (upper, lower) in zip(shown, shown.dropFirst()) { tie(2 * upper + 1, 2 * lower) }
    }
    for constraint in template.constraints {
      guard let item = constraint.secondItem, let attribute = constraint.secondAttribute,
        let first = edge(constraint.firstItem, constraint.firstAttribute), let second = edge(item, attribute)
      else { continue }
      switch (first % 2, second % 2) {
      case (0, 1): tie(second, first)
      case (1, 0): tie(first, second)
      default:
        tie(first, second)
        tie(second, first)
      }
    }
  }

  private mutating func tie(_ upper: Int, _ lower: Int) {
    below[upper].append(lower)
  }

  private func edge(_ item: ConstraintTemplate.Item, _ attribute: ConstraintTemplate.Attribute) -> Int? {
    let viewIndex =
      switch item {
      case .view(let view), .safeArea(let view), .layoutMargins(let view), .readableContent(let view): view
      case .guide(let guide): viewCount + guide
      }
    return switch attribute {
    case .top, .topMargin, .firstBaseline: 2 * viewIndex
    case .bottom, .bottomMargin, .lastBaseline: 2 * viewIndex + 1
    default: nil
    }
  }

  /// The views whose top lies below the bottom of a view, or at it.
  mutating func viewsBelow(_ view: Int) -> [Int] {
    var found: [Int] = []
    var open = [2 * view + 1]
    while let edge = open.popLast() {
      for next in below[edge] where seenFrom[next] != view {
        seenFrom[next] = view
        open.append(next)
        if next % 2 == 0, next / 2 < viewCount { found.append(next / 2) }
      }
    }
    return found
  }
}
