import Catalog
import GeneratedCode
import ShelfBatch
import ShelfSizing

/// Results as generated files take them.
enum GeneratedFixture {
  static func report(
    _ shelf: String, width: Double = 160, scale: Double = 2, _ category: String = "large", locale: String? = nil,
    height: Double?
  ) throws -> ShelfReport {
    let sizer = ShelfSizer(shelf: try Shelf(cardWidth: width, insets: EdgeInsets(all: 4.3), scale: scale))
    var scan = LargestContentScan<Int>()
    if height != nil { scan.offer(0, estimate: 1) }
    return ShelfReport(
      shelf: shelf,
      variant: Variant(cardWidth: width, scale: scale, contentSizeCategory: category, locale: locale),
      metrics: sizer.metrics(scan: scan, renderedHeight: height ?? 0, renderedCount: 1), rejectedCount: 0,
      largestID: nil, estimator: "first", warnings: [])
  }

  static func source(_ reports: [ShelfReport], _ file: GeneratedFile = GeneratedFile()) -> String {
    var format = GeneratedFormat(file)
    var buffer = TextBuffer()
    format.begin(&buffer)
    for report in reports { format.write(report, to: &buffer) }
    format.end(&buffer)
    return buffer.text
  }

  /// Names that need escapes, that are canonically equal, or equal once they are escaped carelessly.
  static let names = [
    "", " ", "a b", "a  b", "a%20b", "\u{e9}", "e\u{301}", "\n", "\u{a}b", "\u{ab}", "*", "\"", "\\(1)", "\"\"\"",
    "\u{202e}",
    "func", "\u{1f600}", "\0",
  ]
}
