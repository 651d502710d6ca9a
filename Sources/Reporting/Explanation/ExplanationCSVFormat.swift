import Catalog
import ShelfBatch
import ShelfSizing

/// One row a shelf (RFC 4180, lines end in LF): the card that decides, the field to blame, and what it costs.
package struct ExplanationCSVFormat: ReportFormat {
  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {
    output.write(
      """
      shelf,itemHeight,containerHeight,contentHeight,items,tallestId,tallestIndex,tallestHeight,\
      heightWithoutTallest,blamedField,characters,fittingCharacters,whiteSpace,cutCards,warnings

      """)
  }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    let metrics = report.metrics
    let tallest = anatomy.tallest.first
    let blamed = anatomy.blame.map { anatomy.fields[$0.field] }
    let space = WhiteSpace(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
    output.write(csv: report.shelf)
    output.writeCell(metrics.itemSize.height)
    output.writeCell(metrics.containerHeight)
    output.writeCell(metrics.contentHeight)
    output.writeCell(metrics.itemCount)
    output.writeCell(tallest?.name.id?.text)
    output.writeCell(tallest?.name.index)
    output.writeCell(tallest?.height)
    output.writeCell(tallest == nil ? nil : metrics.itemSize.height - anatomy.outlierCost)
    output.writeCell(blamed?.field)
    output.writeCell(blamed?.characterCount)
    output.writeCell(anatomy.blame.flatMap(\.fittingCount))
    output.writeCell(space.total)
    output.writeCell(space.cutCardCount)
    output.writeCell(warnings: report.allWarnings, report.allWarningCodes)
    output.write(byte: UInt8(ascii: "\n"))
  }

  package mutating func end(_ output: inout TextBuffer) {}
}
