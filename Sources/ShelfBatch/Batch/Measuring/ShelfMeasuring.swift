/// Measures the shelves of a plan: one report for each shelf and variant, in order.
package struct ShelfMeasuring {
  private let plan: BatchPlan
  private let options: BatchOptions

  package init(_ plan: BatchPlan, _ options: BatchOptions) {
    self.plan = plan
    self.options = options
  }

  /// - Parameters:
  ///   - inputs: the records; `nil` for those of the plan.
  ///   - diagnose: is called with the findings in records and shelves, each once.
  ///   - report: is called with the results.
  package func run(
    _ inputs: [BatchInput]? = nil, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onReport report: (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    try BatchRun.forEach(plan.passes, options, onDiagnostic: diagnose) { _, pass, run in
      let finishing = ShelfFinishing(pass, options)
      let work = pass.decidingWork(options)
      _ = try work.read(
        pass, inputs, in: run, warnsOfMissingFields: true, shelvesAtOnce: finishing.shelvesAtOnce
      ) { shelves, decide in
        let finished = finishing.finish(shelves, by: work.method, decide)
        try FinishedShelf.handOn(finished, onDiagnostic: run.diagnose, onReport: report)
      }
    }
  }
}
