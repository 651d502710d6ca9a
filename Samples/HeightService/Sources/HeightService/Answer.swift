import Hummingbird
import ShelfBatch

/// The heights of the shelves of a request.
struct Answer: ResponseEncodable {
  /// In the order of the records, each in all variants of the configuration.
  var shelves: [Shelf] = []
  /// Records that were left out, and what may be a mistake.
  var diagnostics: [Diagnostic] = []

  struct Shelf: Encodable {
    let name: String
    let cardWidth: Double
    let scale: Double
    let contentSizeCategory: String
    let locale: String?
    let itemHeight: Double
    let containerHeight: Double
    let itemCount: Int
    /// The `id` of the card that decides.
    let tallest: String?
  }

  struct Diagnostic: Encodable {
    let kind: String
    let message: String
    let line: Int?
    let column: Int?
  }

  /// Measures a body.
  ///
  /// - Throws: ``Refusal`` for a body that can't be measured.
  init(_ plan: BatchPlan, to input: BatchInput) throws {
    do {
      // Requests run side by side, so each is content with one thread.
      try plan.run([input], jobs: 1) {
        diagnostics.append(Diagnostic($0))
      } onReport: {
        shelves.append(Shelf($0))
      }
    } catch let error as BatchError where error.kind == .malformed {
      throw Refusal(.badRequest, error.message, line: error.line, column: error.column)
    }
  }
}

extension Answer.Shelf {
  init(_ report: ShelfReport) {
    name = report.shelf
    cardWidth = report.variant.cardWidth
    scale = report.variant.scale
    contentSizeCategory = report.variant.contentSizeCategory
    locale = report.variant.locale
    itemHeight = report.metrics.itemSize.height
    containerHeight = report.metrics.containerHeight
    itemCount = report.metrics.itemCount
    tallest = report.largestID?.text
  }
}

extension Answer.Diagnostic {
  init(_ diagnostic: BatchDiagnostic) {
    kind = "\(diagnostic.kind)"
    message = diagnostic.message
    line = diagnostic.line
    column = diagnostic.column
  }
}
