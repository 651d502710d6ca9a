import Catalog
import CollectionLayout
import ShelfSizing

// Values of compositional layouts as Swift writes them.

/// A string literal.
func literal(_ text: String) -> String {
  switch text {
  // UIKit has constants for these.
  case "UICollectionElementKindSectionHeader": return "UICollectionView.elementKindSectionHeader"
  case "UICollectionElementKindSectionFooter": return "UICollectionView.elementKindSectionFooter"
  default:
    var buffer = TextBuffer()
    buffer.write(swift: text)
    return buffer.text
  }
}

extension MeasuredHeights.Length {
  /// `3 * $0 + 16`, where `$0` is the height of a card.
  var swift: String {
    (times == 1 ? "$0" : "\(shortestDecimal(times)) * $0")
      + (plus == 0 ? "" : plus < 0 ? " - \(shortestDecimal(-plus))" : " + \(shortestDecimal(plus))")
  }
}

extension CompositionalLayout.Dimension {
  var swift: String {
    switch self {
    case .absolute(let points): ".absolute(\(shortestDecimal(points)))"
    case .estimated(let points): ".estimated(\(shortestDecimal(points)))"
    case .fractionalWidth(let fraction): ".fractionalWidth(\(shortestDecimal(fraction)))"
    case .fractionalHeight(let fraction): ".fractionalHeight(\(shortestDecimal(fraction)))"
    case .uniformAcrossSiblings(let points): "uniform(\(shortestDecimal(points)))"
    }
  }
}

extension CompositionalLayout.Spacing {
  var swift: String {
    switch self {
    case .fixed(let points): ".fixed(\(shortestDecimal(points)))"
    case .flexible(let points): ".flexible(\(shortestDecimal(points)))"
    }
  }
}

extension CompositionalLayout.Point {
  var swift: String { "CGPoint(x: \(shortestDecimal(x)), y: \(shortestDecimal(y)))" }
}

extension CompositionalLayout.Anchor {
  var swift: String {
    let name = edges.rawValue
    let sides = ["top", "bottom", "leading", "trailing"].filter { side in
      // The name of a corner begins with its horizontal edge: topLeading.
      name.hasPrefix(side) || name.hasSuffix(side.prefix(1).uppercased() + side.dropFirst())
    }
    let list = sides.map { "." + $0 }.joined(separator: ", ")
    let edges = sides.count == 1 ? list : "[\(list)]"
    switch offset {
    case .absolute(CompositionalLayout.Point(x: 0, y: 0)): return "NSCollectionLayoutAnchor(edges: \(edges))"
    case .absolute(let point): return "NSCollectionLayoutAnchor(edges: \(edges), absoluteOffset: \(point.swift))"
    case .fractional(let point): return "NSCollectionLayoutAnchor(edges: \(edges), fractionalOffset: \(point.swift))"
    }
  }
}

extension CompositionalLayout.Group.Content {
  /// The subitems, each once.
  var described: [CompositionalLayout.Subitem] {
    switch self {
    case .subitems(let subitems): subitems
    case .shared(let subitem, _), .repeating(let subitem, _): [subitem]
    case .custom: []
    }
  }
}
