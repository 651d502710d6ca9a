import Catalog

extension BatchPlan {
  /// Measures inputs. Results come in the order of the input and are the same however many threads there are.
  ///
  /// - Parameters:
  ///   - inputs: the records; those that the plan's configuration names where there are none.
  ///   - jobs: threads; `nil` for as many as cores.
  ///   - onDiagnostic: is told of records that are left out, and of what may not be as it is meant.
  ///   - onReport: gets a result for each shelf and variant. What it throws ends the batch.
  /// - Returns: how many records there were.
  /// - Throws: ``BatchError`` for inputs that can't be read, or what `onReport` throws.
  @discardableResult
  public func run(
    _ inputs: [BatchInput] = [], jobs: Int? = nil, onDiagnostic: (BatchDiagnostic) -> Void = { _ in },
    onReport: (ShelfReport) throws -> Void
  ) throws -> BatchCounts {
    var options = BatchOptions()
    options.jobs = jobs
    options.certifies = certifies
    return try BatchError.wrapping(onReport) { onReport in
      try withoutActuallyEscaping(onDiagnostic) { onDiagnostic in
        try Measuring(self, options).run(inputs.isEmpty ? nil : inputs, onDiagnostic: onDiagnostic, onReport: onReport)
      }
    }
  }

  /// Measures records in memory.
  ///
  /// - Parameters:
  ///   - records: by record, texts by field.
  ///   - onDiagnostic: is told of records that are left out, and of what may not be as it is meant.
  /// - Returns: a result for each shelf and variant; the shelf is called `records` where no field names it.
  /// - Throws: ``BatchError``.
  public func reports(
    of records: [[String: String]], onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [ShelfReport] {
    var reports: [ShelfReport] = []
    try run([BatchInput(records: records)], onDiagnostic: onDiagnostic) { reports.append($0) }
    return reports
  }
}

extension BatchError {
  /// Does work that hands results on: what the receiver throws goes on as it is, all else as a batch's own error.
  static func wrapping<Value, Answer>(
    _ receive: (Value) throws -> Void, _ work: (@escaping (Value) throws -> Void) throws -> Answer
  ) throws -> Answer {
    var thrown: (any Error)?
    do {
      return try withoutActuallyEscaping(receive) { receive in
        try work { value in
          do { try receive(value) } catch {
            thrown = error
            throw error
          }
        }
      }
    } catch {
      throw thrown ?? BatchError(error)
    }
  }
}
