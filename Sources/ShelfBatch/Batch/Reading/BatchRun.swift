import CellLayout
import RecordCells

/// A pass over records, one for each locale.
protocol BatchPass {
  /// The diagnostics that are known before any record is read.
  var diagnostics: [BatchDiagnostic] { get }
}

/// One run over the passes of a plan: all features read, count and report in it alike.
final class BatchRun {
  let options: BatchOptions
  /// Reports a diagnostic.
  let diagnose: (BatchDiagnostic) -> Void
  /// The records of all passes so far.
  private var counts = BatchCounts()
  private var lacks = InputLacks()
  private let passCount: Int
  /// Whether a note says that records are measured in a language that is not theirs.
  private var hasNotedLanguage = false

  private init(_ options: BatchOptions, passCount: Int, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void) {
    self.options = options
    self.passCount = passCount
    self.diagnose = diagnose
  }

  /// Goes over passes, and reports the diagnostics of each before `body` reads its records.
  ///
  /// - Returns: how many records `body` has read.
  static func forEach<Pass: BatchPass>(
    _ passes: [Pass], _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    _ body: (_ number: Int, _ pass: Pass, _ run: BatchRun) throws -> Void
  ) throws -> BatchCounts {
    // Each locale reads the same file again.
    let run = BatchRun(
      options, passCount: passes.count,
      onDiagnostic: passes.count > 1 ? BatchDiagnostic.withoutRepeats(diagnose) : diagnose)
    for (number, pass) in passes.enumerated() {
      for diagnostic in pass.diagnostics { run.diagnose(diagnostic) }
      try body(number, pass, run)
    }
    if options.needsFields { try run.lacks.check() }
    return run.counts
  }

  /// Reads records, and hands shelves on once all their records were read.
  ///
  /// - Parameters:
  ///   - inputs: the files of the records; `nil` for those of the pass.
  ///   - prototypes: cells whose fields a warning names where no record has them; `nil` for no such warning.
  ///   - shelvesAtOnce: how many shelves are handed on together.
  ///   - onBatch: gets the tally of each batch before it merges into that of the batches before.
  ///   - onShelves: gets the numbers of shelves in a tally.
  /// - Returns: the number of records, and their fields.
  @discardableResult
  func read(
    _ records: PassRecords, _ inputs: [BatchInput]?, _ work: any CardWork, warningOf prototypes: Prototypes? = nil,
    shelvesAtOnce: Int = .max,
    onBatch: (_ batch: inout ShelfTally, _ whole: inout ShelfTally) throws -> Void = { _, _ in },
    onShelves: (_ shelves: [Int], _ tally: ShelfTally, _ input: BatchInput) throws -> Void
  ) throws -> (counts: BatchCounts, fields: ReadFields) {
    if !hasNotedLanguage, let note = records.languageNote((inputs ?? records.inputs).first) {
      hasNotedLanguage = true
      diagnose(note)
    }
    var reader = ShelfReader(
      records, work, options, warningOf: prototypes, shelvesAtOnce: shelvesAtOnce,
      isOnlyPass: passCount == 1, onDiagnostic: diagnose)
    try reader.run(inputs ?? records.inputs, onBatch: onBatch, onShelves: onShelves)
    lacks.merge(reader.lacks)
    counts.records += reader.counts.records
    counts.rejected += reader.counts.rejected
    return (reader.counts, reader.fields)
  }
}

extension BatchDiagnostic {
  /// Hands each diagnostic on once.
  fileprivate static func withoutRepeats(_ diagnose: @escaping (BatchDiagnostic) -> Void) -> (BatchDiagnostic) -> Void {
    var reported: Set<BatchDiagnostic> = []
    return { if reported.insert($0).inserted { diagnose($0) } }
  }
}
