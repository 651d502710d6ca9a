import Catalog
import ShelfReports
import ShelfSizing

extension RowWriter {
  /// The columns of `measure`, in all of its formats but pages.
  mutating func measured(_ report: ShelfReport?) {
    text("shelf", title: "Shelf", report?.shelf)
    object("variant", prefix: "") { $0.variant(report?.variant) }
    text(title: "Variant", report?.variant.summary)
    text(title: "Items", report?.shownItems)
    object("itemSize", prefix: "item") { $0.size(report?.metrics.itemSize) }
    text(title: "Item size", report?.shownSize)
    number("containerHeight", title: "Container", report?.metrics.containerHeight)
    object("containerHeightRange", if: report?.metrics.containerHeightRange != nil) {
      $0.number("from", report?.metrics.containerHeightRange?.lowerBound)
      $0.number("below", report?.metrics.containerHeightRange?.upperBound)
    }
    number("contentHeight", report?.metrics.contentHeight)
    flag("isClamped", report?.metrics.isClamped)
    text(title: "Clamped", report?.shownClamp)
    count("items", report?.metrics.itemCount)
    count("rejected", report?.rejectedCount)
    count("rendered", report?.metrics.renderedCount)
    object("largest", prefix: "largest", if: report?.metrics.largestIndex != nil) {
      $0.id("id", report?.largestID)
      $0.count("index", report?.metrics.largestIndex)
      $0.number("estimate", report?.metrics.largestEstimate)
    }
    text(title: "Tallest card", report?.shownTallest)
    text("estimator", report?.estimator)
    object("certificate", if: report?.certificate != nil) {
      $0.count("rendered", report?.certificate?.rendered)
      $0.count("bounded", report?.certificate?.bounded)
      $0.number("largestBoundLeft", report?.certificate?.largestBoundLeft)
      $0.flag("exact", report?.certificate?.exact)
    }
    warnings(report?.warnings ?? [])
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
