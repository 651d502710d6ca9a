import Catalog
import ShelfBatch
import ShelfSizing

/// A row of `measure`, valid while it is written: a report is so large that copies for its columns would cost more than
/// all they write.
typealias LentReport = UnsafePointer<ShelfReport>

extension Columns<LentReport> {
  /// The columns of `measure`, in all of its formats but pages.
  static var measured: Columns {
    [
      .text("shelf", title: "Shelf") { $0.pointee.shelf },
      .object("variant", prefix: "", repeated: .variant) { $0.pointee.variant },
      .text(title: "Variant") { $0.pointee.variant.summary },
      .text(title: "Items") { row in
        let rejected = row.pointee.rejectedCount
        return "\(row.pointee.metrics.itemCount)" + (rejected > 0 ? " (\(rejected) rejected)" : "")
      },
      .object("itemSize", prefix: "item", itemSize),
      .text(title: "Item size") { row in
        let size = row.pointee.metrics.itemSize
        return "\(rounded(size.width)) x \(rounded(size.height))"
      },
      .number("containerHeight", title: "Container") { $0.pointee.metrics.containerHeight },
      .object("containerHeightRange", range) { $0.pointee.metrics.containerHeightRange },
      .number("contentHeight") { $0.pointee.metrics.contentHeight },
      .flag("isClamped") { $0.pointee.metrics.isClamped },
      .text(title: "Clamped") { row in
        row.pointee.metrics.isClamped ? "from \(rounded(row.pointee.metrics.contentHeight))" : nil
      },
      .count("items") { $0.pointee.metrics.itemCount },
      .count("rejected") { $0.pointee.rejectedCount },
      .count("rendered") { $0.pointee.metrics.renderedCount },
      .object("largest", prefix: "largest", if: { $0.pointee.metrics.largestIndex != nil }, largest),
      .text(title: "Tallest card") { row in
        row.pointee.metrics.largestIndex.map { index in row.pointee.largestID?.text ?? "#\(index)" }
      },
      .text("estimator") { $0.pointee.estimator },
      .object("certificate", certificate) { $0.pointee.certificate },
      .warnings({ $0.pointee.warnings }, codes: { $0.pointee.warningCodes }),
    ]
  }

  private static var itemSize: Columns {
    [
      .number("width") { $0.pointee.metrics.itemSize.width }, .number("height") { $0.pointee.metrics.itemSize.height },
    ]
  }

  private static var range: Columns<Range<Double>> {
    [.number("from") { $0.lowerBound }, .number("below") { $0.upperBound }]
  }

  private static var certificate: Columns<Certificate> {
    [
      .count("rendered") { $0.rendered }, .count("bounded") { $0.bounded },
      .number("largestBoundLeft") { $0.largestBoundLeft }, .flag("exact") { $0.exact },
    ]
  }

  private static var largest: Columns {
    [
      .id("id") { $0.pointee.largestID }, .count("index") { $0.pointee.metrics.largestIndex },
      .number("estimate") { $0.pointee.metrics.largestEstimate },
    ]
  }
}

extension Column {
  /// Warnings, in CSV each behind its code: `no-items: the shelf has no items, …`; several parted by semicolons. JSON has a
  /// list of their codes besides, if there are any.
  static func warnings(_ texts: @escaping (Row) -> [String], codes: @escaping (Row) -> [String]) -> Column {
    let joined = Column.text("warnings") { row in
      let (texts, codes) = (texts(row), codes(row))
      guard !texts.isEmpty else { return nil }
      return (codes.count == texts.count ? zip(codes, texts).map { "\($0): \($1)" } : texts).joined(separator: "; ")
    }
    return .all([
      joined.onlyInCSV,
      .json("warnings") { $1.write(json: texts($0)) },
      .json("warningCodes") { $1.write(json: codes($0)) }.leftOut { codes($0).isEmpty },
    ])
  }
}

extension Columns<Variant> {
  /// The parts of a variant.
  static var variant: Columns { [.number("cardWidth") { $0.cardWidth }, .all(.withoutWidth)] }

  /// All parts of a variant but the card width.
  static var withoutWidth: Columns {
    [
      .number("scale") { $0.scale }, .text("contentSizeCategory") { $0.contentSizeCategory },
      .text("locale") { $0.locale },
    ]
  }
}

extension Columns<Size> {
  /// The sides of a size.
  static var size: Columns { [.number("width") { $0.width }, .number("height") { $0.height }] }
}

extension Columns<CardName> {
  /// The names of a card.
  static var card: Columns { [.id("id") { $0.id }, .count("index") { $0.index }] }
}

extension Variant {
  /// `176 @2x large`
  var summary: String {
    "\(rounded(cardWidth)) @\(rounded(scale))x \(contentSizeCategory)" + (locale.map { " \($0)" } ?? "")
  }
}
