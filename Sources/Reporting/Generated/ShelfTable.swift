/// Container heights by shelf, locale, text size, card width and scale, for files that an app reads.
///
/// Heights are in whole pixels: short to write, and divided by the scale they are the points of the report again.
struct ShelfTable {
  /// The shelves' names, in the order of their first results.
  private(set) var shelves: [String] = []
  /// By bytes: names may be canonically equal and yet different.
  private var numbers: [[UInt8]: Int] = [:]
  private var variants: [Variant: Int] = [:]
  /// By shelf and by variant, ``none`` for a combination without a result.
  private var pixels: [[Int32]] = []
  /// By scale, what the insets add to an item's height, in pixels.
  private var insets: [Double: Int] = [:]

  private static let none: Int32 = -1

  /// Adds a result. Of two results of one combination the taller one counts.
  mutating func add(_ report: ShelfReport) {
    let key = Array(report.shelf.utf8)
    let shelf = numbers[key] ?? shelves.count
    if shelf == shelves.count {
      numbers[key] = shelf
      shelves.append(report.shelf)
      pixels.append([])
    }
    let variant = variants[report.variant] ?? variants.count
    variants[report.variant] = variant
    while pixels[shelf].count <= variant { pixels[shelf].append(ShelfTable.none) }
    let (metrics, scale) = (report.metrics, report.variant.scale)
    let height = Int32(clamping: ShelfTable.wholePixels(metrics.containerHeight, scale))
    pixels[shelf][variant] = max(pixels[shelf][variant], height)
    if metrics.itemCount > 0 {
      insets[scale] = Int(height) - ShelfTable.wholePixels(metrics.itemSize.height, scale)
    }
  }

  /// Lengths are at most a million points, and scales 16.
  private static func wholePixels(_ points: Double, _ scale: Double) -> Int {
    Int(exactly: (points * scale).rounded()) ?? 0
  }

  // MARK: Dimensions

  /// Rising, in points.
  var cardWidths: [Double] { Set(variants.keys.map(\.cardWidth)).sorted() }
  /// Rising places in ``TextSize``.
  var textSizes: [Int] { Set(variants.keys.map { TextSize.rank($0.contentSizeCategory) }).sorted() }
  /// Rising, none first.
  var locales: [String?] { Set(variants.keys.map(\.locale)).sorted { $0 ?? "" < $1 ?? "" } }
  /// Rising, pixels a point.
  var scales: [Double] { Set(variants.keys.map(\.scale)).sorted() }
  /// By scale, what a container's height has over its items', in pixels.
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
  struct Step {
    /// Points.
    let cardWidth: Double
    /// By scale; `nil` for a combination without a result.
    let pixels: [Int?]
  }

  /// Calls `body` with the rows of all shelves. A row, and a step of a row, that repeats the one before it is left out.
  func forEachRow(_ body: (Row) -> Void) {
    let (cardWidths, textSizes, scales) = (cardWidths, textSizes, scales)
    let cells = locales.map { locale in
      (
        locale,
        textSizes.map { textSize in
          cardWidths.map { width in
            scales.map { scale in
              variants[
                Variant(
                  cardWidth: width, scale: scale, contentSizeCategory: TextSize.all[textSize].name, locale: locale)]
            }
          }
        }
      )
    }
    for shelf in shelves.indices {
      for (locale, cells) in cells {
        var last: [Step] = []
        for (textSize, cells) in zip(textSizes, cells) {
          let steps = steps(zip(cardWidths, cells).map { Step(cardWidth: $0, pixels: heights(shelf, $1)) })
          if steps.isEmpty || steps.elementsEqual(last, by: { $0.cardWidth == $1.cardWidth && $0.pixels == $1.pixels })
          {
            continue
          }
          body(Row(shelf: shelf, locale: locale, textSize: textSize, steps: steps))
          last = steps
        }
      }
    }
  }

  private func heights(_ shelf: Int, _ variants: [Int?]) -> [Int?] {
    variants.map { variant in
      guard let variant, variant < pixels[shelf].count else { return nil }
      return pixels[shelf][variant] == ShelfTable.none ? nil : Int(pixels[shelf][variant])
    }
  }

  private func steps(_ all: [Step]) -> [Step] {
    var steps: [Step] = []
    for step in all where step.pixels != steps.last?.pixels && step.pixels.contains(where: { $0 != nil }) {
      steps.append(step)
    }
    return steps
  }
}
