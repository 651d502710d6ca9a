import TextMeasurement

/// The remarks in the results of a pass, besides sizes.
struct ShelfRemarks: Sendable {
  var strategy = EstimationStrategy.tallest
  /// The warnings about the cells, which each shelf's result repeats.
  var ofCells: [String] = []
  /// The file with translated texts and its locale, as messages name them.
  var stringsFile: String?
  /// The broken constraints that were reported before any record was read.
  var saidConstraints: [String] = []

  /// A shelf's warnings: first the new ones, `newCount` of them, then those already reported before reading.
  func warnings(
    _ notes: ShelfNotes, _ decision: Decision, fontWarnings: [String]
  ) -> (all: [CodedWarning], newCount: Int) {
    var approximations = decision.findings?.approximations ?? TextApproximations()
    var (new, known) = (decision.metrics.warnings.map { CodedWarning($0.code, $0.description) }, [CodedWarning]())
    approximations.formUnion(notes.approximations)
    new +=
      zip(approximations.codes, approximations.descriptions).map(CodedWarning.init) + CodedWarning.fonts(fontWarnings)
    for broken in decision.findings?.brokenConstraints ?? [] {
      let warning = CodedWarning("broken-constraint", broken)
      if saidConstraints.contains(broken) { known.append(warning) } else { new.append(warning) }
    }
    if let field = strategy.columnField { new += notes.faults.map { CodedWarning("not-a-number", $0.warning(field)) } }
    if let missing = notes.missingTextsWarning(stringsFile) { new.append(CodedWarning("missing-text", missing)) }
    return (new + CodedWarning.cells(ofCells) + known, new.count)
  }
}
