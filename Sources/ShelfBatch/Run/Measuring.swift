/// Measures the shelves of a plan: one report for each shelf and variant, in order.
package struct Measuring {
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
    onReport report: @escaping (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    // Each locale reads the same file again.
    let diagnose = plan.passes.count > 1 ? BatchDiagnostic.once(diagnose) : diagnose
    var counts = BatchCounts()
    for pass in plan.passes {
      let read: BatchCounts
      if let range = pass.widthRange {
        read = try measure(pass, StepWork(pass.variants, range: range), inputs, diagnose, report)
      } else if pass.strategy == .tallest || options.certifies {
        let isOneShelf = if case .file = pass.records.grouping { true } else { false }
        let work = CertificateWork(
          pass.variants, strategy: pass.strategy, sampleLimits: options.sampleLimits, isOneShelf: isOneShelf)
        read = try measure(pass, work, inputs, diagnose, report)
      } else {
        let work = ScanWork(pass.variants, strategy: pass.strategy, sampleLimits: options.sampleLimits)
        read = try measure(pass, work, inputs, diagnose, report)
      }
      counts.records += read.records
      counts.rejected += read.rejected
    }
    return counts
  }

  private func measure<Work: CardWork>(
    _ pass: PassPlan, _ work: Work, _ inputs: [BatchInput]?, _ diagnose: @escaping (BatchDiagnostic) -> Void,
    _ report: @escaping (ShelfReport) throws -> Void
  ) throws -> BatchCounts where Work.Worker.Outcome: DecidingOutcome {
    let findings = pass.findings
    for warning in pass.notes + findings.warnings { diagnose(warning) }
    let finishing = ShelfFinishing<Work.Worker.Outcome>(
      pass, jobs: options.threads, saidConstraints: findings.brokenConstraints)
    let desks = finishing.desks
    var measuring = PassMeasuring(
      pass.records, work, options, prototypes: pass.variants[0].prototypes,
      batchSize: options.sampleLimits == nil ? desks.batchSize : desks.smallBatchSize, onDiagnostic: diagnose
    ) { shelves, tally in
      try FinishedShelf.tell(finishing.finish(shelves, of: tally), onDiagnostic: diagnose, onReport: report)
    }
    return try measuring.run(inputs ?? pass.records.inputs)
  }
}

extension BatchDiagnostic {
  /// Hands each diagnostic on once.
  static func once(_ diagnose: @escaping (BatchDiagnostic) -> Void) -> (BatchDiagnostic) -> Void {
    var said: Set<BatchDiagnostic> = []
    return { if said.insert($0).inserted { diagnose($0) } }
  }
}
