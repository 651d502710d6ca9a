import ShelfReports
import ShelfSizing

/// Container heights by shelf, locale, text size, card width and scale, for files that an app reads.
///
/// Heights are in whole pixels: short to write, and divided by the scale they are the points of the report again.
struct ShelfTable {
  /// Card widths in points, in which a result holds up to the next one's width; `nil` where it holds for its own.
  let widthRange: ClosedRange<Double>?
  /// The shelves' names, in the order of their first results.
  private(set) var shelves: [String] = []
  /// The number of each shelf, by the UTF-8 bytes of its name: names may be canonically equal and yet different.
  private var numbers: [[UInt8]: Int] = [:]
  /// For each shelf and column, the height in pixels by card width.
  private var columns: [[Column: [Double: Int]]] = []
  /// For each scale, by how many pixels a container is taller than its items.
  private var insets: [Double: Int] = [:]
  private var widths: Set<Double> = []
  private var dimensions: Set<Column> = []

  private struct Column: Hashable {
    let locale: String?
    let textSize: Int
    let scale: Double
  }

  init(widthRange: ClosedRange<Double>?) { self.widthRange = widthRange }

  /// Adds a result.
  mutating func add(_ report: ShelfReport) {
    let (metrics, scale) = (report.metrics, report.variant.scale)
    let pixels = add(report.shelf, report.variant, height: metrics.containerHeight)
    if metrics.itemCount > 0 {
      insets[scale] = pixels - ShelfTable.wholePixels(metrics.itemSize.height, scale)
    }
  }

  /// Adds the height of a shelf or an item, in points. Of two of one combination the taller one counts.
  ///
  /// - Returns: the height in pixels.
  @discardableResult
  mutating func add(_ name: String, _ variant: Variant, height: Double) -> Int {
    let key = Array(name.utf8)
    let shelf = numbers[key] ?? shelves.count
    if shelf == shelves.count {
      numbers[key] = shelf
      shelves.append(name)
      columns.append([:])
    }
    let column = Column(
      locale: variant.locale, textSize: TextSize.rank(variant.contentSizeCategory), scale: variant.scale)
    let pixels = ShelfTable.wholePixels(height, variant.scale)
    let other = columns[shelf][column]?[variant.cardWidth] ?? 0
    columns[shelf][column, default: [:]][variant.cardWidth] = max(pixels, other)
    dimensions.insert(column)
    widths.insert(variant.cardWidth)
    return pixels
  }

  /// Lengths are at most a million points, and scales 16.
  private static func wholePixels(_ points: Double, _ scale: Double) -> Int {
    Int(exactly: (points * scale).rounded()) ?? 0
  }

  // MARK: Dimensions

  /// The card widths that were measured each by itself, rising, in points; none for a range.
  var cardWidths: [Double] { widthRange == nil ? widths.sorted() : [] }
  /// The text sizes, as rising indices in ``TextSize``.
  var textSizes: [Int] { Set(dimensions.map(\.textSize)).sorted() }
  /// The locales, rising, `nil` first.
  var locales: [String?] { Set(dimensions.map(\.locale)).sorted { $1 != nil && $0 ?? "" < $1 ?? "" } }
  /// The scales, rising, in pixels a point.
  var scales: [Double] { Set(dimensions.map(\.scale)).sorted() }
  /// For each scale, by how many pixels a container is taller than its items.
  var verticalInsets: [Int] { scales.map { insets[$0] ?? 0 } }

  // MARK: Rows

  /// The heights of a shelf in a locale, from a text size on.
  struct Row {
    let shelf: Int
    let locale: String?
    let textSize: Int
    let steps: [Step]
  }

  /// The heights from a card width on.
  struct Step: Equatable {
    /// Points.
    let cardWidth: Double
    /// For each scale, the height in pixels; `nil` for a combination without a result.
    let pixels: [Int?]
  }

  /// Calls `body` with the rows of all shelves. A row, and a step of a row, that repeats the one before it is left out.
  func forEachRow(_ body: (Row) -> Void) {
    let (locales, textSizes, scales) = (locales, textSizes, scales)
    for shelf in shelves.indices {
      for locale in locales {
        var last: [Step] = []
        for textSize in textSizes {
          let steps = steps(
            scales.map { columns[shelf][Column(locale: locale, textSize: textSize, scale: $0)] ?? [:] })
          if steps.isEmpty || steps == last { continue }
          body(Row(shelf: shelf, locale: locale, textSize: textSize, steps: steps))
          last = steps
        }
      }
    }
  }

  /// - Parameter columns: by scale.
  private func steps(_ columns: [[Double: Int]]) -> [Step] {
    var steps: [Step] = []
    for width in Set(columns.flatMap(\.keys)).sorted() {
      // In a range the heights of each scale change at widths of their own.
      let before = widthRange == nil ? nil : steps.last?.pixels
      let pixels = columns.indices.map { columns[$0][width] ?? before?[$0] }
      if pixels != steps.last?.pixels { steps.append(Step(cardWidth: width, pixels: pixels)) }
    }
    return steps
  }
}
