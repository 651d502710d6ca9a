import Catalog
import ShelfReports
import ShelfSizing

/// A row of `measure`, valid while it is written: a report is so large that copies for its columns would cost more than
/// all they write.
typealias LentReport = UnsafePointer<ShelfReport>

extension RowWriter {
  /// The columns of `measure`, in all of its formats but pages.
  mutating func measured(_ report: LentReport?) {
    text("shelf", title: "Shelf", report?.pointee.shelf)
    object("variant", prefix: "") { $0.variant(report?.pointee.variant) }
    text(title: "Variant", report?.pointee.variant.summary)
    text(title: "Items", report?.pointee.shownItems)
    object("itemSize", prefix: "item") { $0.size(report?.pointee.metrics.itemSize) }
    text(title: "Item size", report?.pointee.shownSize)
    number("containerHeight", title: "Container", report?.pointee.metrics.containerHeight)
    object("containerHeightRange", if: report?.pointee.metrics.containerHeightRange != nil) {
      $0.number("from", report?.pointee.metrics.containerHeightRange?.lowerBound)
      $0.number("below", report?.pointee.metrics.containerHeightRange?.upperBound)
    }
    number("contentHeight", report?.pointee.metrics.contentHeight)
    flag("isClamped", report?.pointee.metrics.isClamped)
    text(title: "Clamped", report?.pointee.shownClamp)
    count("items", report?.pointee.metrics.itemCount)
    count("rejected", report?.pointee.rejectedCount)
    count("rendered", report?.pointee.metrics.renderedCount)
    object("largest", prefix: "largest", if: report?.pointee.metrics.largestIndex != nil) {
      $0.id("id", report?.pointee.largestID)
      $0.count("index", report?.pointee.metrics.largestIndex)
      $0.number("estimate", report?.pointee.metrics.largestEstimate)
    }
    text(title: "Tallest card", report?.pointee.shownTallest)
    text("estimator", report?.pointee.estimator)
    object("certificate", if: report?.pointee.certificate != nil) {
      $0.count("rendered", report?.pointee.certificate?.rendered)
      $0.count("bounded", report?.pointee.certificate?.bounded)
      $0.number("largestBoundLeft", report?.pointee.certificate?.largestBoundLeft)
      $0.flag("exact", report?.pointee.certificate?.exact)
    }
    warnings(report?.pointee.warnings ?? [])
  }

  /// Warnings, in CSV each behind its code: `no-items: the shelf has no items, …`; several parted by semicolons. JSON has a
  /// list of their codes besides, if there are any.
  mutating func warnings(_ warnings: [CodedWarning]) {
    if isJSON {
      json("warnings", .list(.text())) { $0.write(json: warnings.map(\.text)) }
      optional(!warnings.isEmpty) { $0.json("warningCodes", .list(.text())) { $0.write(json: warnings.map(\.code)) } }
    } else {
      let texts = warnings.map { "\($0.code): \($0.text)" }
      text("warnings", texts.isEmpty ? nil : texts.joined(separator: "; "))
    }
  }

  /// The parts of a variant.
  mutating func variant(_ variant: Variant?) {
    number("cardWidth", variant?.cardWidth)
    variantWithoutWidth(variant)
  }

  /// All parts of a variant but the card width.
  mutating func variantWithoutWidth(_ variant: Variant?) {
    number("scale", variant?.scale)
    text("contentSizeCategory", variant?.contentSizeCategory)
    text("locale", variant?.locale)
  }

  /// The sides of a size.
  mutating func size(_ size: Size?) {
    number("width", size?.width)
    number("height", size?.height)
  }

  /// The names of a card.
  mutating func card(_ card: CardName?) {
    id("id", card?.id)
    count("index", card?.index)
  }
}

/// Cells that people read.
extension ShelfReport {
  fileprivate var shownItems: String {
    "\(metrics.itemCount)" + (rejectedCount > 0 ? " (\(rejectedCount) rejected)" : "")
  }
  fileprivate var shownSize: String { "\(rounded(metrics.itemSize.width)) x \(rounded(metrics.itemSize.height))" }
  fileprivate var shownClamp: String? { metrics.isClamped ? "from \(rounded(metrics.contentHeight))" : nil }
  fileprivate var shownTallest: String? { metrics.largestIndex.map { largestID?.text ?? "#\($0)" } }
}

extension Variant {
  /// `176 @2x large`
  var summary: String {
    "\(rounded(cardWidth)) @\(rounded(scale))x \(contentSizeCategory)" + (locale.map { " \($0)" } ?? "")
  }
}
