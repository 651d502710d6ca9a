import Catalog
import GeneratedCode
import ShelfReports

/// The names of the formats of `measure`.
package enum ReportFormatName: String, Sendable, CaseIterable {
  /// In the order of the help.
  case table, json, ndjson, csv, swift, html

  /// A writer of this format.
  ///
  /// - Parameters:
  ///   - widthRange: card widths in points, where there are results for every one.
  ///   - advice: on the compositional layout that the shelves are in, if there is one.
  ///   - page: the head of a page.
  package func makeFormat(
    widthRange: ClosedRange<Double>? = nil, advice: SectionAdvice? = nil, page: PageHead
  ) -> any ReportFormat<ShelfReport> {
    switch self {
    case .table: ShelfTableFormat(advice: advice)
    case .json: rows(.json(list: "shelves"), advice)
    case .ndjson: rows(.ndjson, advice)
    case .csv: rows(.csv)
    case .swift: GeneratedFormat(GeneratedFile(widthRange: widthRange))
    case .html: HTMLFormat(page)
    }
  }

  private func rows(_ notation: RowNotation, _ advice: SectionAdvice? = nil) -> RowFormat<ShelfReport> {
    RowFormat(notation) { columns, report in
      columns.measured(report)
      columns.advice(advice, on: report.map { ($0.shelf, $0.metrics.itemSize.height) })
    }
  }
}

/// A table for people, with lengths rounded to a thousandth of a point.
private struct ShelfTableFormat: ReportFormat {
  let advice: SectionAdvice?
  private var table = TextTable { $0.measured(nil) }
  private var showsVariant = false
  private var firstVariant: Variant?
  private var count = 0
  /// The lengths of the first shelf, and of the first for each reason why heights stay.
  private var lengths: [SectionAdvice.Lengths] = []

  init(advice: SectionAdvice?) { self.advice = advice }

  mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    if let firstVariant, firstVariant != report.variant { showsVariant = true }
    firstVariant = firstVariant ?? report.variant
    table.add { $0.measured(report) }
    count += 1
    guard let own = advice?.lengths(of: report), !lengths.contains(where: { $0.reason == own.reason }) else { return }
    lengths.append(own)
  }

  mutating func end(_ output: inout TextBuffer) {
    let hidden = (showsVariant ? [] : ["Variant"]) + (table.hasTexts(titled: "Clamped") ? [] : ["Clamped"])
    table.write(hiding: hidden, to: &output)
    for lengths in lengths { output.write((advice?.sentence(on: lengths, isOne: count == 1) ?? "") + "\n") }
  }
}
