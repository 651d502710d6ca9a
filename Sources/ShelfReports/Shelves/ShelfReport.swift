import ShelfSizing

/// The result of one shelf in one variant.
public struct ShelfReport: Sendable {
  /// The shelf's key, or the name of its file.
  public let shelf: String
  /// Which of the combinations asked for this is.
  public let variant: Variant
  /// The sizes.
  public let metrics: ShelfMetrics
  /// How many records of the shelf were passed over.
  public let rejectedCount: Int
  /// The `id` of the card that decided; `nil` if it has none.
  public let largestID: RecordID?
  /// The name of the strategy.
  public let estimator: String
  /// The proof that the card is the tallest, where one was asked for.
  public let certificate: Certificate?
  /// The warnings of ``metrics``, of the texts and of the cells.
  public let warnings: [CodedWarning]
  /// One or none: an anatomy is large, and most reports have none.
  private var anatomies: [ShelfAnatomy]

  /// A result.
  package init(
    shelf: String, variant: Variant, metrics: ShelfMetrics, rejectedCount: Int, largestID: RecordID?,
    estimator: String, certificate: Certificate? = nil, warnings: [CodedWarning],
    anatomy: ShelfAnatomy? = nil
  ) {
    self.shelf = shelf
    self.variant = variant
    self.metrics = metrics
    self.rejectedCount = rejectedCount
    self.largestID = largestID
    self.estimator = estimator
    self.certificate = certificate
    self.warnings = warnings
    anatomies = anatomy.map { [$0] } ?? []
  }

  /// The heights of all cards, with an explanation of the tallest; `nil` where nobody asks.
  package var anatomy: ShelfAnatomy? {
    get { anatomies.first }
    set { anatomies = newValue.map { [$0] } ?? [] }
  }
}

extension ShelfReport {
  /// Why its heights are a guess rather than an answer; `nil` where they are none.
  package var approximation: String? { warnings.first { $0.code == CodedWarning.approximateAdvances }?.text }

  /// The warnings, followed by ``outlierWarnings``.
  package var allWarnings: [CodedWarning] { warnings + outlierWarnings }

  /// Warnings that need an explanation: of a card that stands out, of an estimate that chose a card other than the
  /// tallest, and of a text without room.
  package var outlierWarnings: [CodedWarning] {
    guard let anatomy else { return [] }
    return [
      anatomy.outlierWarning.map { CodedWarning("outlier", $0) },
      wrongPickWarning(anatomy).map { CodedWarning("wrong-pick", $0) },
      anatomy.squeezedWarning.map { CodedWarning("squeezed-text", $0) },
    ].compactMap { $0 }
  }

  private func wrongPickWarning(_ anatomy: ShelfAnatomy) -> String? {
    guard let tallest = anatomy.tallest.first, tallest.height > metrics.contentHeight else { return nil }
    let missing = anatomy.shelf.grid.difference(tallest.height, metrics.contentHeight)
    return "the estimator '\(estimator)' chose a card that is \(rounded(missing)) points lower than the tallest, "
      + "card \(tallest.name.short) (index \(tallest.name.index)); choose one that is exact"
  }
}
