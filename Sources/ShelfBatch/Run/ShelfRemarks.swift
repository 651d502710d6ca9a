import Estimation
import TextMeasurement

/// A warning of a result: its words, and a name that does not change with them.
struct CodedWarning: Sendable {
  let code: String
  let text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// What fonts stand in for.
  static func fonts(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("font", $0) } }

  /// What is not understood of cells.
  static func cells(_ texts: [String]) -> [CodedWarning] { texts.map { CodedWarning("cell", $0) } }
}

/// What is said in the results of a pass besides sizes.
struct ShelfRemarks: Sendable {
  let strategy: EstimationStrategy
  /// What each shelf's result says of the cells.
  let ofCells: [String]
  /// Where translated texts come from.
  let stringsFile: String?
  /// What was said of constraints before any record was read.
  let saidConstraints: [String]

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

/// A result, and those of its warnings that were not said of the cells before. A class, because reports are large and
/// handed on several times.
final class FinishedShelf: Sendable {
  /// Its number in the tally.
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

  /// Hands results on, and says what is new in them; what was said of a shelf in other variants is not said again.
  static func tell(
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
