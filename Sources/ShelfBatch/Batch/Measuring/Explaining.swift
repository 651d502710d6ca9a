import ShelfSizing

/// Explains the shelves of a plan in its first variant, and counts in the others the cards that a maximum height cuts: a
/// reader of one variant would not look there.
package struct Explaining {
  /// The variant that is explained.
  package let plan: BatchPlan
  private let others: BatchPlan?

  /// Explains the first variant of a plan.
  package init(_ plan: BatchPlan) {
    self.plan = plan.explaining()
    others = plan.leftUnexplained()
  }

  /// The reports of all shelves, with their anatomies, and the counts of records.
  ///
  /// - Parameters:
  ///   - options: say how many cards are kept.
  ///   - diagnose: gets the findings in the variant that is explained.
  package func run(
    _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void
  ) throws -> (reports: [ShelfReport], counts: BatchCounts) {
    var (reports, numbers) = ([ShelfReport](), ShelfNumbers())
    let counts = try ShelfMeasuring(plan, options).run(onDiagnostic: diagnose) { report in
      // The first variant's shelves are numbered as they come.
      _ = numbers.number(of: report)
      reports.append(report)
    }
    guard let others else { return (reports, counts) }
    var counting = options
    counting.sampleLimits = .forCounts
    counting.needsFields = false
    (counting.onFieldsFound, counting.onRead, counting.onFinished) = (nil, nil, nil)
    _ = try ShelfMeasuring(others, counting).run(onDiagnostic: { _ in }) { report in
      let number = numbers.number(of: report)
      // A shelf of other languages alone is explained nowhere.
      guard reports.indices.contains(number), let other = OtherVariant(report) else { return }
      reports[number].anatomy?.otherVariants.append(other)
    }
    return (reports, counts)
  }
}
