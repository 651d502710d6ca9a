/// Sums over all shelves of which some change at a time.
///
/// Each sum is a function of the present values alone: adding and subtracting differences would leave other rounding
/// errors behind on each way to a width, and equal choices would not be equal.
struct SumTree {
  struct Sums: Hashable {
    var containerHeight = 0.0
    var highest = 0.0
    var itemHeights = 0.0
    var whiteSpace = 0.0
    var cutCards = 0
    var lostLines = 0

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(
        containerHeight: left.containerHeight + right.containerHeight, highest: max(left.highest, right.highest),
        itemHeights: left.itemHeights + right.itemHeights, whiteSpace: left.whiteSpace + right.whiteSpace,
        cutCards: left.cutCards + right.cutCards, lostLines: left.lostLines + right.lostLines)
    }
  }

  /// A binary heap's order: the root is 1, the leaves begin at `leafCount`.
  private var nodes: [Sums]
  private let leafCount: Int

  init(count: Int) {
    var leafCount = 1
    while leafCount < count { leafCount *= 2 }
    self.leafCount = leafCount
    nodes = Array(repeating: Sums(), count: 2 * leafCount)
  }

  var total: Sums { nodes[1] }

  subscript(index: Int) -> Sums {
    get { nodes[leafCount + index] }
    set {
      var node = leafCount + index
      guard nodes[node] != newValue else { return }
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
      }
    }
  }
}
