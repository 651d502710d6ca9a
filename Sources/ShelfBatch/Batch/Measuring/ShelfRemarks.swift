import TextMeasurement

/// A warning of a result: its text, and a code that does not change with the wording.
struct CodedWarning: Sendable {
  let code: String
  let text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// Warnings about fonts that others stand in for.
  static func fonts(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("font", $0) } }

  /// Warnings about what is not understood in cells.
  static func cells(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("cell", $0) } }
}

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

/// A result, and which of its warnings were not reported for the cells before. A class, because reports are large and
/// handed on several times.
final class FinishedShelf: Sendable {
  /// The shelf's number in the tally.
  let shelf: Int
  let report: ShelfReport
  private let newCount: Int

  init(_ shelf: Int, _ report: ShelfReport, newCount: Int) {
    self.shelf = shelf
    self.report = report
    self.newCount = newCount
  }

  /// The report's warnings that were not reported for the cells before.
  var newWarnings: ArraySlice<String> { report.warnings.prefix(newCount) }

  /// Hands results on, with diagnostics for new warnings; one that was reported for a shelf in another variant is not
  /// repeated.
  static func handOn(
    _ shelves: [FinishedShelf], onDiagnostic diagnose: (BatchDiagnostic) -> Void,
    onReport report: (ShelfReport) throws -> Void
  ) rethrows {
    var (said, shelf) = (Set<String>(), -1)
    for finished in shelves {
      if finished.shelf != shelf { (said, shelf) = ([], finished.shelf) }
      for warning in finished.newWarnings where said.insert(warning).inserted {
        diagnose(.warning("shelf '\(finished.report.shelf)'", warning))
      }
      try report(finished.report)
    }
  }
}
