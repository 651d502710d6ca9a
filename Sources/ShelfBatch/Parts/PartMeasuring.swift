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
    self.plan = plan
    self.options = options
    self.number = number
    self.configuration = configuration
    groupBy = field
  }

  /// - Parameters:
  ///   - inputs: the records; `nil` for those of the plan.
  ///   - diagnose: is told what is found in records and cells; what is to be said of shelves, the merging says.
  ///   - write: gets the bytes of the part, one after another.
  package func run(
    _ inputs: [BatchInput]? = nil, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> BatchCounts {
    var options = options
    options.namesFiles = true
    // Other parts may have the fields that this one lacks: merging judges them.
    options.needsFields = false
    let diagnose = plan.passes.count > 1 ? BatchDiagnostic.once(diagnose) : diagnose
    // The first line counts what is known at the end alone.
    let lines = try ScratchFile()
    var header: PartHeader?
    for (place, pass) in plan.passes.enumerated() {
      for note in pass.notes { diagnose(note) }
      let read: Pass
      if let range = pass.widthRange {
        read = try measure(place, pass, StepWork(pass.variants, range: range), options, inputs, lines, diagnose)
      } else if searches(pass) {
        let work = CertificateWork(pass.variants, strategy: pass.strategy)
        read = try measure(place, pass, work, options, inputs, lines, diagnose)
      } else {
        let work = ScanWork(pass.variants, strategy: pass.strategy)
        read = try measure(place, pass, work, options, inputs, lines, diagnose)
      }
      var own = header ?? newHeader(pass, file: (inputs ?? pass.records.inputs).last?.shownPath ?? "")
      own.counts.records += read.counts.records
      own.counts.rejected += read.counts.rejected
      own.shelfCount += read.shelfCount
      own.passes.append(read.known)
      header = own
    }
    guard let header else { return BatchCounts() }
    var first = TextBuffer()
    first.write(header)
    try write(UnsafeRawBufferPointer(first.elements))
    try lines.rewind()
    while case let bytes = try lines.read(1 << 20), !bytes.isEmpty { try bytes.withUnsafeBytes(write) }
    return header.counts
  }

  /// Whether the tallest cards are searched for, with a proof.
  private func searches(_ pass: PassPlan) -> Bool { pass.strategy == .tallest || options.certifies }

  private func newHeader(_ pass: PassPlan, file: String) -> PartHeader {
    PartHeader(
      configuration: configuration, groupBy: groupBy,
      method: pass.widthRange != nil ? .widths : searches(pass) ? .bounds : .largest, strategy: pass.strategy,
      widthRange: pass.widthRange, isNumbered: number != nil, parts: PartNumbers(number ?? 0), file: file, passes: [])
  }

  /// What became of a pass.
  private struct Pass {
    var known: PartPass
    var counts = BatchCounts()
    var shelfCount = 0
  }

  private func measure<Work: CardWork>(
    _ place: Int, _ pass: PassPlan, _ work: Work, _ options: BatchOptions, _ inputs: [BatchInput]?,
    _ lines: ScratchFile, _ diagnose: @escaping (BatchDiagnostic) -> Void
  ) throws -> Pass where Work.Worker.Outcome: DecidingOutcome {
    var result = Pass(known: PartPass(pass))
    for warning in result.known.warnings { diagnose(BatchDiagnostic(warning: warning)) }
    let (desks, variantCount) = (SizingDesks(pass.variants, jobs: options.threads), pass.variants.count)
    var measuring = PassMeasuring(
      pass.records, work, options, prototypes: nil, batchSize: desks.batchSize, onDiagnostic: diagnose
    ) { shelves, tally in
      let laidOut = desks.map(shelves) { shelf, variant, cells, results in
        tally.entries.withElement(shelf) {
          results.append($0.outcome.laidOut(variant, desks.variants[variant], pass.strategy, cells))
        }
      }
      var buffer = TextBuffer()
      for (index, shelf) in shelves.enumerated() {
        let cards = laidOut[index * variantCount..<(index + 1) * variantCount]
        let known = tally.entries.withElement(shelf) {
          PartShelf($0, place: result.shelfCount, part: number ?? 0, cards)
        }
        buffer.write(known, name: tally.keys.name(shelf), pass: place)
        result.shelfCount += 1
        result.known.hasCards = result.known.hasCards || known.cardCount > 0
      }
      for (field, isPresent) in tally.fieldIsPresent.enumerated() where isPresent {
        result.known.fields[field].isPresent = true
      }
      try lines.write(UnsafeRawBufferPointer(buffer.elements))
    }
    result.counts = try measuring.run(inputs ?? pass.records.inputs)
    result.known.recordCount = result.counts.records
    result.known.lackingFields = measuring.lackingFields.map { $0.inPart(number ?? 0) }
    return result
  }
}

extension PartShelf {
  /// What is known after one part.
  fileprivate init<Outcome: DecidingOutcome>(
    _ entry: borrowing ShelfTally<Outcome>.Entry, place: Int, part: Int, _ cards: ArraySlice<LaidOutCards>
  ) {
    let notes = entry.notes
    self.place = place
    rejectedCount = notes.rejectedCount
    records = [PartCount(part: part, count: entry.outcome.cardCount + rejectedCount)]
    approximations = notes.approximations
    fault = notes.faults.first.map {
      PartFinding(count: $0.count, part: part, file: $0.file ?? "", position: $0.first)
    }
    missingTexts = notes.missingTexts.map {
      PartFinding(count: $0.count, part: part, file: $0.file ?? "", position: $0.first)
    }
    variants = Array(cards)
    moveCards(to: part)
  }
}
