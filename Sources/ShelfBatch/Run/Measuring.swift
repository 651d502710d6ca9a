import Estimation

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
  ///   - diagnose: is told what is found in records and shelves, each once.
  ///   - report: gets the results.
  package func run(
    _ inputs: [BatchInput]? = nil, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onReport report: @escaping (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    // The same file is read again for each locale.
    let diagnose = plan.passes.count > 1 ? BatchDiagnostic.once(diagnose) : diagnose
    var counts = BatchCounts()
    for pass in plan.passes {
      let read: BatchCounts
      if let range = pass.widthRange {
        read = try measure(pass, StepWork(pass.variants, range: range), inputs, diagnose, report)
      } else if options.certifies {
        read = try measure(pass, CertificateWork(pass.variants), inputs, diagnose, report)
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
    var measuring = PassMeasuring(
      pass.records, work, options, prototypes: pass.variants[0].prototypes, batchSize: finishing.desks.batchSize,
      onDiagnostic: diagnose
    ) { shelves, tally in
      try FinishedShelf.tell(finishing.finish(shelves, of: tally), onDiagnostic: diagnose, onReport: report)
    }
    return try measuring.run(inputs ?? pass.records.inputs)
  }
}

extension BatchDiagnostic {
  /// Hands on what was not said before.
  static func once(_ diagnose: @escaping (BatchDiagnostic) -> Void) -> (BatchDiagnostic) -> Void {
    var said: Set<BatchDiagnostic> = []
    return { if said.insert($0).inserted { diagnose($0) } }
  }
}
