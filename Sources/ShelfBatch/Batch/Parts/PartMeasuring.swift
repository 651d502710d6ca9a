import Catalog
import Platform

/// Measures a part of the records, for other parts to be merged with: the cards that may decide are laid out here.
package struct PartMeasuring {
  private let plan: BatchPlan
  private let options: BatchOptions
  private let groupBy: String
  private let number: Int?
  private let configuration: String

  /// - Parameters:
  ///   - number: where the part stands among the others; `nil` where the order in which they are merged says so.
  ///   - configuration: a hash of all that decides heights.
  /// - Throws: ``BatchError`` where no field names the shelves: those named after files differ by part.
  package init(_ plan: BatchPlan, _ options: BatchOptions, number: Int?, configuration: String) throws(BatchError) {
    guard case .field(let field) = plan.passes[0].records.grouping else {
      throw BatchError(.setting, "the shelves of a part are told by a field, as those named after files differ by part")
    }
    groupBy = field
    self.plan = plan
    self.options = options
    self.number = number
    self.configuration = configuration
  }

  /// - Parameters:
  ///   - inputs: the records; `nil` for those of the plan.
  ///   - diagnose: gets the findings in records and cells; those in shelves are the merging's.
  ///   - write: gets the bytes of the part, one after another.
  package func run(
    _ inputs: [BatchInput]? = nil, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> BatchCounts {
    var options = options
    options.namesFiles = true
    // Other parts may have the fields that this one lacks: merging judges them.
    options.needsFields = false
    // The first line counts what is known at the end alone.
    let lines = try ScratchFile()
    var header: PartHeader?
    let counts = try BatchRun.forEach(plan.passes, options, onDiagnostic: diagnose) { index, pass, run in
      let work = pass.decidingWork(options)
      var own = header ?? newHeader(pass, work.method, file: (inputs ?? pass.records.inputs).last?.shownPath ?? "")
      var known = PartPass(pass)
      let threads = SizingThreads(pass.variants, jobs: options.threads)
      var shelfCount = 0
      let (read, fields) = try work.read(
        pass, inputs, in: run, warnsOfMissingFields: false, shelvesAtOnce: threads.shelvesAtOnce
      ) { shelves, decide in
        let decided = threads.map(shelves) { shelf, variant, cells, results in
          results.append(decide(shelf, variant, pass.variants[variant], pass.strategy, cells))
        }
        var coder = PartCoder()
        for first in stride(from: 0, to: decided.count, by: pass.variants.count) {
          let shelf = decided[first..<first + pass.variants.count]
          let known = PartShelf(shelf, index: shelfCount, part: number ?? 0)
          try coder.write(line: PartLine(name: shelf[first].name, pass: index, shelf: known))
          shelfCount += 1
        }
        try lines.write(coder.lines)
      }
      known.recordCount = read.records
      known.hasCards = fields.hasCards
      known.missingFields = fields.missing.map { $0.inPart(number ?? 0) }
      for (field, isPresent) in fields.isPresent.enumerated() { known.fields[field].isPresent = isPresent }
      own.shelfCount += shelfCount
      own.passes.append(known)
      header = own
    }
    guard var header else { return counts }
    header.counts = counts
    var coder = PartCoder()
    try coder.write(line: header)
    try write(coder.lines)
    try lines.rewind()
    while case let bytes = try lines.read(1 << 20), !bytes.isEmpty { try bytes.withUnsafeBytes(write) }
    return counts
  }

  private func newHeader(_ pass: PassPlan, _ method: DecidingMethod, file: String) -> PartHeader {
    PartHeader(
      configuration: configuration, groupBy: groupBy, method: method, strategy: pass.strategy,
      widthRange: pass.widthRange, isNumbered: number != nil, parts: PartNumbers(number ?? 0), file: file, passes: [])
  }
}

extension PartShelf {
  /// A shelf after one part.
  ///
  /// - Parameter shelf: in each variant.
  fileprivate init(_ shelf: ArraySlice<DecidedShelf>, index: Int, part: Int) {
    let first = shelf[shelf.startIndex]
    let notes = first.notes
    self.index = index
    rejectedCount = notes.rejectedCount
    records = [PartCount(part: part, count: first.cardCount + rejectedCount)]
    approximations = notes.approximations
    fault = notes.faults.first?.inPart(part)
    missingTexts = notes.missingTexts?.inPart(part)
    variants = shelf.map(\.cards)
    moveCards(to: part)
  }
}
