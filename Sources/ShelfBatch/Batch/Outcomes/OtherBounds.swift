import ShelfSizing

/// The upper bounds of all cards of a shelf but the tallest: what a proof needs of them.
///
/// A bound that is not above the tallest height rules its card out, and only the largest of those is kept. Bounds above
/// it are counted, as those cards have to be laid out. All heights are in whole pixels, so that few bounds differ.
struct OtherBounds: Sendable, Hashable {
  /// A bound, and how many cards have it.
  struct Group: Sendable, Hashable {
    /// The bound in whole pixels; infinite where nothing is known of a card.
    var bound: Double
    var count: Int
  }

  /// The largest bound that is not above the tallest height; `-infinity` where there is none.
  private(set) var largest = -Double.infinity
  /// The bounds above the tallest height, rising.
  private(set) var above: [Group] = []

  /// No other cards.
  init() {}

  /// The bounds that an earlier search found, as a part stores them.
  ///
  /// - Parameter above: by rising bounds.
  init(largest: Double, above: [Group]) {
    self.largest = largest
    self.above = above
  }

  /// How many of the cards have to be laid out.
  var openCount: Int { above.reduce(0) { $0 + $1.count } }

  /// Adds cards whose bounds are not above the tallest height.
  @inline(__always)
  mutating func ruleOut(_ bound: Double) {
    largest = max(largest, bound)
  }

  /// Adds cards.
  mutating func add(_ group: Group, tallest height: Double) {
    guard group.bound > height else { return ruleOut(group.bound) }
    let index = above.firstIndex { $0.bound >= group.bound } ?? above.count
    if index < above.count, above[index].bound == group.bound {
      above[index].count += group.count
    } else {
      above.insert(group, at: index)
    }
  }

  /// Adds the cards of another part, and the lower one of the two parts' tallest.
  ///
  /// - Parameters:
  ///   - bound: that of the lower one.
  ///   - height: that of the higher one.
  mutating func merge(_ others: OtherBounds, beaten bound: Double, tallest height: Double) {
    rise(to: height)
    ruleOut(others.largest)
    for group in others.above { add(group, tallest: height) }
    add(Group(bound: bound, count: 1), tallest: height)
  }

  /// Rules out the cards whose bounds are not above a tallest height that has risen.
  mutating func rise(to height: Double) {
    guard let last = above.last(where: { $0.bound <= height }) else { return }
    ruleOut(last.bound)
    above.removeAll { $0.bound <= height }
  }
}

extension OtherBounds: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(largest:above:), \.largest, \.above) }
}

extension OtherBounds.Group: ProcessValue { static var form: ProcessForm<Self> { .raw } }

extension Certificate {
  /// The outcome of a search among `count` cards.
  ///
  /// - Parameter grid: the pixels of the bounds.
  init(_ others: OtherBounds, of count: Int, on grid: PixelGrid) {
    let rendered = 1 + others.openCount
    self.init(
      rendered: rendered, bounded: count - rendered,
      largestBoundLeft: others.largest.isFinite ? grid.points(pixels: others.largest) : nil)
  }
}
