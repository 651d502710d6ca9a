/// How the scan finds the largest content: an estimator by its name.
package enum EstimationStrategy: Sendable, Hashable, CustomStringConvertible {
  /// The first card, whatever it holds.
  case first
  /// Words of all labels, parted by white space.
  case wordCount
  /// Characters (grapheme clusters) of all labels.
  case characterCount
  /// Lines from the count of characters and the font's average advance, at each label's column width.
  case averageAdvance
  /// Lines from the sum of advances, at each label's column width.
  case advanceSum
  /// One label, laid out at the card width: the estimator of the 2018 article.
  case sizingLabel(id: String?)
  /// One label, laid out at its own column width.
  case columnLabel(id: String?)
  /// All labels, each laid out at its own column width.
  case textColumn
  /// A number that each record brings in a field.
  case column(field: String)
  /// Every cell laid out.
  case exhaustive
  /// The estimate of the app's own view model.
  case viewModel
  /// The tallest card, found by bounds of all heights and proven to be the tallest.
  case tallest

  /// All that need nothing but the cell, from the cheapest to the exact ones; the two that take a label's id in their
  /// plain form.
  package static let all: [EstimationStrategy] = [
    .first, .wordCount, .characterCount, .averageAdvance, .advanceSum, .sizingLabel(id: nil), .columnLabel(id: nil),
    .textColumn, .exhaustive, .tallest,
  ]

  /// The names of ``all``.
  package static let names = all.map(\.description)

  /// The strategy of a name such as `text-column`, `sizing-label:bodyLabel` or `column:score`; `nil` for any other.
  package init?(_ name: String) {
    // By scalars: a mark after the colon would make it another Character.
    let parts = name.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let id = parts.count == 2 ? parts[1] : nil
    if parts[0] == "column", let id, !id.isEmpty {
      self = .column(field: id)
      return
    }
    if id == nil, parts[0] == EstimationStrategy.viewModel.description {
      self = .viewModel
      return
    }
    guard id != "", let plain = EstimationStrategy.all.first(where: { $0.description == parts[0] }) else { return nil }
    switch (plain, id) {
    case (.sizingLabel, let id): self = .sizingLabel(id: id)
    case (.columnLabel, let id): self = .columnLabel(id: id)
    case (let strategy, nil): self = strategy
    default: return nil
    }
  }

  /// The name, as the command takes it.
  package var description: String {
    switch self {
    case .first: "first"
    case .wordCount: "word-count"
    case .characterCount: "character-count"
    case .averageAdvance: "average-advance"
    case .advanceSum: "advance-sum"
    case .sizingLabel(let id): "sizing-label" + (id.map { ":\($0)" } ?? "")
    case .columnLabel(let id): "column-label" + (id.map { ":\($0)" } ?? "")
    case .textColumn: "text-column"
    case .column(let field): "column:\(field)"
    case .exhaustive: "exhaustive"
    case .viewModel: "view-model"
    case .tallest: "tallest"
    }
  }

  /// Whether its estimates are heights in points, which can be held against the true ones; others are counts or the
  /// records' own numbers.
  package var estimatesPoints: Bool {
    switch self {
    case .averageAdvance, .advanceSum, .sizingLabel, .columnLabel, .textColumn, .exhaustive, .viewModel, .tallest: true
    case .first, .wordCount, .characterCount, .column: false
    }
  }

  /// The field that brings the estimates, of a strategy that takes them from records.
  package var columnField: String? { if case .column(let field) = self { field } else { nil } }
}

/// A strategy that does not go with a cell.
package struct EstimationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence with the offender and what would do.
  package let description: String
}
