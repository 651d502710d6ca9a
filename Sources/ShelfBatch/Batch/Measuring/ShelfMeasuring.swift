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
      _ = try pass.decidingWork(options).read(
        pass, inputs, in: run, warnsOfMissingFields: true, shelvesAtOnce: finishing.shelvesAtOnce
      ) { shelves in
        try FinishedShelf.handOn(finishing.finish(shelves), onDiagnostic: run.diagnose, onReport: report)
      }
    }
  }
}
